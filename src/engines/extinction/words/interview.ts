/** The interview of Extinction: the actions of an own turn, with no card in the middle of what it does. */
import {
  ask,
  askCatalog,
  askNumber,
  askRulings,
  askYesNo,
  type Draft,
  onDemand,
  type Part,
} from '../../kit/interview.ts';
import { readName } from '../../kit/interview-reading.ts';
import { DIFFICULTIES } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import { OptionsSchema, withDefaults } from '../rules/options.ts';
import { makeRules } from '../rules/state.ts';
import { type Desk, named, printed, type Setting, textsOf, usually } from './interview-desk.ts';
import { askAmbassadors, askBoard, askEffects, askFlags } from './interview-table.ts';
import { askTeam } from './interview-team.ts';
import { namesOf } from './row-fields.ts';

const options = onDemand(OptionsSchema);

/** Asks the way to a view: the game, the year, role by role, then the table. */
export function* script(setting: Setting): Part<Draft<StateJson>> {
  const { desk, head } = yield* askGame(setting);
  const { lang, texts, before, rules, you } = desk;
  const asked = { key: 'year', text: texts.year, ...usually(before?.year), at: ['/year'] };
  const year = yield* askNumber(asked, 1, rules.secondVote, lang);
  const current = rules.seats === 1 ? yield* askCurrent(desk) : you;
  const team = yield* askTeam(desk, year, current);
  const board = yield* askBoard(desk);
  const row = yield* askAmbassadors(desk, year > rules.firstVote);
  const effects = yield* askEffects(desk);
  const flags = yield* askFlags(desk);
  const view = { ...head, viewer: you, year, current, team, ...board, ...row, ...effects, ...flags };
  return { view, remarks: [texts.filled] };
}

type Head = Pick<StateJson, 'game' | 'version' | 'catalog' | 'options'>;

/** Which game is played. How roles and abilities were given out changes nothing any more. */
function* askGame(setting: Setting): Part<{ readonly desk: Desk; readonly head: Head }> {
  const { lang, before } = setting;
  const texts = textsOf(lang);
  const catalog = yield* askCatalog(setting);
  const was = before && withDefaults(before.options);
  const players = { key: 'seats', text: texts.seats, usual: String(was?.seats ?? 4), at: ['/team'] };
  const seats = yield* askNumber(players, 1, 5, lang);
  const viewer = before !== undefined && before.viewer !== 'all' ? Math.min(before.viewer, seats - 1) : 0;
  const seat = { key: 'seat', text: texts.seat, help: texts.playersHelp, usual: String(viewer + 1), quiet: true };
  const you = (yield* askNumber(seat, 1, seats, lang)) - 1;
  const scenarios = catalog.content.scenarios.map(({ id }) =>
    printed(id, namesOf(catalog.tables, ['scenarios'], id), lang),
  );
  const first = scenarios.find(({ id }) => id === (was?.scenario ?? 'tiger')) ?? scenarios[0];
  const played = { key: 'scenario', text: texts.scenario, ...usually(first?.names[0]), at: ['/options/scenario'] };
  const help = [scenarios.map(({ names }) => names[0]).join(', ')];
  const { id: scenario } = yield* ask({ ...played, help }, (line) => readName(scenarios, line, lang));
  const levels = DIFFICULTIES.map((id) => named(id, lang, (each) => each.levels[id]));
  const usual = texts.levels[was?.level ?? 'normal'];
  const { id: level } = yield* ask({ key: 'level', text: texts.level, usual }, (line) => readName(levels, line, lang));
  const hidden = { key: 'closed', text: texts.closed, quiet: true };
  const isClosed = seats > 1 && (yield* askYesNo(hidden, was?.hands === 'closed', lang));
  const hands = isClosed ? 'closed' : 'open';
  const chosen = yield* askRulings(
    (rulings) => options.check({ seats, scenario, level, hands, rulings }),
    withDefaults({}).rulings,
    before?.options.rulings,
    lang,
  );
  const head = { game: 'extinction', version: 1, catalog: { id: catalog.id }, options: chosen } as const;
  const rules = makeRules(chosen, catalog);
  return { desk: { lang, texts, ...(before !== undefined && { before }), rules, you }, head };
}

/** Alone, which of the two roles has its turn. */
function* askCurrent({ lang, texts, before }: Desk): Part<number> {
  const question = { key: 'current', text: texts.current, help: texts.playersHelp, at: ['/current'] };
  return (yield* askNumber({ ...question, ...usually(before && before.current + 1) }, 1, 2, lang)) - 1;
}
