/** The interview of NATERA: an own turn, before its action or after it, with nothing begun. */
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
import { isNone, partsOf, readAll, readNumber, said, wordsOf } from '../../kit/interview-reading.ts';
import { SEASONS, SEATS } from '../content/terms.ts';
import { rowNamed } from '../documents/names.ts';
import type { PlayerJson, StateJson } from '../documents/schema.ts';
import { OptionsSchema, withDefaults } from '../rules/options.ts';
import { makeRules } from '../rules/state.ts';
import { askAccomplishments, askBoard, askDiscs } from './interview-board.ts';
import { type Desk, deskOf, type Setting, TEXTS, usually } from './interview-desk.ts';
import { askPiles, backsOf } from './interview-piles.ts';
import { askPlayers, type Told } from './interview-players.ts';

const options = onDemand(OptionsSchema);

/** Asks the way to a view: the game, the season, seat by seat, the board, then the piles. */
export function* script(setting: Setting): Part<Draft<StateJson>> {
  const { desk, head } = yield* askGame(setting);
  const progress = yield* askProgress(desk);
  const told = yield* askPlayers(desk);
  const board = yield* askBoard(desk);
  const discs = yield* askDiscs(desk, told);
  const accomplishments = yield* askAccomplishments(desk);
  const { nobody, aside, unknown } = yield* askPiles(desk, told);
  const players = told.map((each, seat) => playerOf(each, seat, board, aside, desk));
  const { texts } = desk;
  return {
    view: {
      ...{ ...head, viewer: desk.you, ...progress, players, tribesShown: true },
      ...{ board, discs, accomplishments, ...nobody },
    },
    remarks: [
      texts.filledSeen,
      ...(told[desk.you]?.aside === null ? [texts.filledAside] : []),
      ...(unknown > 0 ? [texts.filledDiscards(unknown)] : []),
    ],
  };
}

type Head = Pick<StateJson, 'game' | 'version' | 'catalog' | 'options'>;

/** Which game is played. */
function* askGame(setting: Setting): Part<{ readonly desk: Desk; readonly head: Head }> {
  const { lang, before } = setting;
  const texts = TEXTS[lang];
  const catalog = yield* askCatalog(setting);
  const players = { key: 'seats', text: texts.seats, ...usually(before?.players.length ?? 4), at: ['/players'] };
  const seats = yield* askNumber(players, 2, SEATS, lang);
  const viewer = before !== undefined && before.viewer !== 'all' ? Math.min(before.viewer, seats - 1) : 0;
  const seat = { key: 'seat', text: texts.seat, help: texts.playersHelp, usual: String(viewer + 1), quiet: true };
  const you = (yield* askNumber(seat, 1, seats, lang)) - 1;
  const was = withDefaults(before?.options ?? {});
  const nuclear = yield* askYesNo({ key: 'nuclear', text: texts.nuclear }, was.nuclear, lang);
  const draft = yield* askYesNo({ key: 'draft', text: texts.draft }, was.draft, lang);
  const chosen = yield* askRulings(
    (rulings) => options.check({ seats, nuclear, draft, rulings }),
    withDefaults({}).rulings,
    before?.options.rulings,
    lang,
  );
  const head = { game: 'natera', version: 1, catalog: { id: catalog.id }, options: chosen } as const;
  return { desk: deskOf(setting, makeRules(chosen, catalog), you), head };
}

type Progress = Pick<StateJson, 'season' | 'stage' | 'firstSeat' | 'current' | 'turn' | 'acted' | 'passed' | 'done'>;

/** Where the game stands. How many turns there were is quiet: as many as there must have been. */
function* askProgress({ lang, texts, before, rules, you }: Desk): Part<Progress> {
  const { seats } = rules;
  const played = { key: 'season', text: texts.season, ...usually(before?.season), at: ['/season'] };
  const season = yield* askNumber(played, 1, SEASONS, lang);
  const since = season - (before?.season ?? season);
  const began = before && ((((before.firstSeat + since) % seats) + seats) % seats) + 1;
  const first = { key: 'first', text: texts.first, help: texts.playersHelp, ...usually(began), at: ['/firstSeat'] };
  const firstSeat = (yield* askNumber(first, 1, seats, lang)) - 1;
  const out = since === 0 ? (before?.passed ?? []).map((seat) => seat + 1) : [];
  const usual = out.join(', ') || wordsOf(lang).none;
  const over = { key: 'passed', text: texts.passed, help: texts.passedHelp, usual, at: ['/passed', '/current'] };
  const passed = yield* ask(over, (line) =>
    isNone(line) ? said([]) : readAll(partsOf(line), (part) => readNumber(part, 1, seats, lang)),
  );
  const acted = yield* askYesNo({ key: 'acted', text: texts.acted, at: ['/acted'] }, before?.acted === true, lang);
  const least = (season - 1) * seats + 1;
  const count = { key: 'turn', text: texts.turn, usual: String(Math.max(least, before?.turn ?? 0)), quiet: true };
  const turn = yield* askNumber({ ...count, at: ['/turn'] }, least, 30000, lang);
  const seatsOut = [...new Set(passed)].map((seat) => seat - 1).sort();
  const course = { season, stage: 'actions', firstSeat, current: you, turn, passed: seatsOut, done: [] } as const;
  return { ...course, passed: seatsOut, done: [], ...(acted && { acted }) };
}

/** A seat as a view has it: its pawns that are not on the board are those of its tribe that are left. */
const playerOf = (
  { hand, handSize, aside: remembered, asideSize, forgotten, ...open }: Told,
  seat: number,
  board: StateJson['board'],
  aside: readonly string[],
  desk: Desk,
): PlayerJson => {
  const { tribes } = desk.rules.content;
  const row = rowNamed(tribes, open.tribe) ?? 0;
  const leading = board.filter(({ leader }) => leader === seat).length;
  const exploring = board.filter(({ explorers = [] }) => explorers.includes(seat)).length;
  const put = seat === desk.you ? [...(remembered ?? aside)] : null;
  return {
    ...open,
    leaders: Math.max(0, (tribes.leaders[row] ?? 0) - leading),
    explorers: Math.max(0, (tribes.explorers[row] ?? 0) - exploring),
    hand,
    handSize: handSize ?? backsOf(desk, hand ?? []),
    aside: put,
    asideSize: asideSize ?? backsOf(desk, put ?? []),
  };
};
