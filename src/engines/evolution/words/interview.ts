/** The interview of Evolution: an ordinary go of one's own, in development or feeding; nothing may be half done. */
import {
  ask,
  askCatalog,
  askNumber,
  askRulings,
  askYesNo,
  type Draft,
  object,
  onDemand,
  type Part,
} from '../../kit/interview.ts';
import { isNone, partsOf, readAll, readName, readNumber, said, wordsOf } from '../../kit/interview-reading.ts';
import type { StateJson } from '../documents/schema.ts';
import { mostFood } from '../rules/food-bank.ts';
import { OptionsSchema, withDefaults } from '../rules/options.ts';
import { MOST_SEATS, makeRules } from '../rules/rules.ts';
import { type Desk, deskOf, named, type Setting, textsOf } from './interview-desk.ts';
import { countTold, playersOf, remarksOf, shellsOf, withoutEchoes } from './interview-draft.ts';
import { askPlayers, type Told } from './interview-players.ts';

const options = onDemand(OptionsSchema);

/** From so many seats on the expansion is needed, and not asked for. */
const MANY = 5;

/** Asks the way to a view: what stands in the head of the game, then seat by seat, then the deck. */
export function* script(setting: Setting): Part<Draft<StateJson>> {
  const { desk, head } = yield* askGame(setting);
  const progress = yield* askProgress(desk);
  const told = (yield* askPlayers(desk)).map((each) => ({ ...each, animals: withoutEchoes(each.animals) }));
  const passed = yield* askPassed(desk);
  const centre = yield* askCentre(desk);
  const { deckSize, unknown } = yield* askDeck(desk, progress.year, told, centre.length);
  return {
    view: {
      ...head,
      viewer: desk.you,
      ...progress,
      turn: desk.you,
      deckSize,
      deck: null,
      centre,
      players: playersOf(told, passed, centre, unknown, desk),
    },
    remarks: remarksOf(told, unknown, desk),
  };
}

type Head = Pick<StateJson, 'game' | 'version' | 'catalog' | 'options'>;

/** Which game is played. */
function* askGame(setting: Setting): Part<{ readonly desk: Desk; readonly head: Head }> {
  const { lang, before } = setting;
  const texts = textsOf(lang);
  const catalog = yield* askCatalog(setting);
  const usual = String(before?.players.length ?? 4);
  const seats = yield* askNumber({ key: 'seats', text: texts.seats, usual, at: ['/players'] }, 2, MOST_SEATS, lang);
  const viewer = before !== undefined && before.viewer !== 'all' ? Math.min(before.viewer, seats - 1) : 0;
  const seat = { key: 'seat', text: texts.seat, help: texts.playersHelp, usual: String(viewer + 1), quiet: true };
  const you = (yield* askNumber(seat, 1, seats, lang)) - 1;
  const expansion = { key: 'expansion', text: texts.timeToFly };
  const timeToFly = seats >= MANY || (yield* askYesNo(expansion, before?.options.timeToFly ?? true, lang));
  const chosen = yield* askRulings(
    (rulings) => options.check({ seats, timeToFly, rulings }),
    withDefaults({}).rulings,
    before?.options.rulings,
    lang,
  );
  const head = { game: 'evolution', version: 1, catalog: { id: catalog.id }, options: chosen } as const;
  return { desk: deskOf(setting, makeRules(chosen, catalog), you), head };
}

type Progress = Pick<StateJson, 'year' | 'phase' | 'firstSeat' | 'bank' | 'go'>;

/** Latest year that a document can have. */
const LAST_YEAR = 100;

function* askProgress({ lang, texts, before, rules }: Desk): Part<Progress> {
  const usual = (value: string | number | undefined) => (value === undefined ? {} : { usual: String(value) });
  const year = yield* askNumber(
    { key: 'year', text: texts.year, help: texts.yearHelp, ...usual(before?.year), at: ['/year'] },
    1,
    LAST_YEAR,
    lang,
  );
  const phases = (['development', 'feeding'] as const).map((id) => named(id, lang, (each) => each.phases[id]));
  const last = before === undefined || before.phase === 'finished' ? undefined : texts.phases[before.phase];
  const phase = yield* ask({ key: 'phase', text: texts.phase, ...usual(last), at: ['/phase'] }, (line) =>
    readName(phases, line, lang),
  );
  const first = { key: 'first', text: texts.first, help: texts.playersHelp, at: ['/firstSeat'] };
  const firstSeat =
    (yield* askNumber({ ...first, ...usual(before && before.firstSeat + 1) }, 1, rules.seats, lang)) - 1;
  if (phase.id === 'development') return { year, phase: phase.id, firstSeat };
  const food = { key: 'bank', text: texts.bank, ...usual(before?.phase === 'feeding' ? before.bank : undefined) };
  const bank = yield* askNumber({ ...food, at: ['/bank'] }, 0, mostFood(rules.seats), lang);
  return { year, phase: phase.id, firstSeat, bank, go: yield* askGo(lang, before) };
}

/** What may have been done in a go, and what the document says then. */
const GOES = {
  nothing: { main: 'open', acted: false },
  free: { main: 'open', acted: true },
  main: { main: 'spent', acted: true },
  attack: { main: 'hunted', acted: true },
} as const;
const GO_IDS = ['nothing', 'free', 'main', 'attack'] as const;

function* askGo(lang: Desk['lang'], before: StateJson | undefined): Part<NonNullable<StateJson['go']>> {
  const texts = textsOf(lang);
  const was = before?.go;
  const usual = GO_IDS.find((id) => GOES[id].main === was?.main && GOES[id].acted === was?.acted) ?? 'nothing';
  const goes = GO_IDS.map((id) => named(id, lang, (each) => each.goes[id]));
  const question = { key: 'go', text: texts.go, help: texts.goHelp, usual: texts.goes[usual], at: ['/go', '/turn'] };
  const done = yield* ask(question, (line) => readName(goes, line, lang));
  return { ...GOES[done.id] };
}

function* askPassed({ lang, texts, before, rules }: Desk): Part<ReadonlySet<number>> {
  const was = (before?.players ?? []).flatMap(({ passed }, seat) => (passed ? [seat + 1] : []));
  const usual = was.join(', ') || wordsOf(lang).none;
  const at = Array.from({ length: rules.seats }, (_, seat) => `/players/${seat}/passed`);
  const seats = yield* ask({ key: 'passed', text: texts.passed, help: texts.passedHelp, usual, at }, (line) =>
    isNone(line) ? said([]) : readAll(partsOf(line), (part) => readNumber(part, 1, rules.seats, lang)),
  );
  return new Set(seats.map((seat) => seat - 1));
}

function* askCentre({ lang, texts, before, rules }: Desk): Part<string[]> {
  const most = shellsOf(rules, rules.cards).length;
  const usual = String(Math.min(before?.centre.length ?? 0, most));
  const centre = { key: 'centre', text: texts.centre, usual, quiet: true, at: ['/centre'] };
  return shellsOf(rules, yield* askNumber(centre, 0, most, lang));
}

/** The deck takes what is left; in the first year all of it, later what is counted, and the rest are discards. */
function* askDeck(
  { lang, texts, before, rules }: Desk,
  year: number,
  told: readonly Told[],
  centre: number,
): Part<{ readonly deckSize: number; readonly unknown: number }> {
  const most = rules.cards - countTold(told, centre);
  const usual = before?.deckSize ?? (year === 1 ? most : undefined);
  const question = {
    key: 'deck',
    text: texts.deck(most),
    ...(usual !== undefined && { usual: String(Math.min(usual, most)) }),
    at: ['/deckSize'],
  };
  if (most < 0) return yield* object(question, texts.tooManyCards(rules.cards, rules.cards - most));
  const deckSize = yield* askNumber(question, 0, most, lang);
  return { deckSize, unknown: most - deckSize };
}
