/**
 * The interview of Earth: the choice of the main action in one's own turn, with two seats or more, before the discard pile
 * has become the deck.
 */
import type { Catalog } from '../../../core/catalog.ts';
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
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  readNumber,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import type { Content } from '../content/catalog.ts';
import { EARTH_CARDS } from '../content/ids.ts';
import type { StateJson } from '../documents/schema.ts';
import { LEVELS, type Options, OptionsSchema, withDefaults } from '../rules/options.ts';
import { FULL, OBJECTIVES, PUBLIC } from '../rules/terms.ts';
import { called, type Desk, namesIn, readCards, type Setting, TEXTS, writeCards } from './interview-desk.ts';
import { askPlayers, type Told } from './interview-players.ts';

const options = onDemand(OptionsSchema);

/** Asks the way to a view: the game, the board, seat by seat, and what lies about. */
export function* script(setting: Setting): Part<Draft<StateJson>> {
  const { desk, head } = yield* askGame(setting);
  const board = yield* askBoard(desk);
  const told = yield* askPlayers(desk);
  const players = told.map(({ player }) => player);
  const completion = yield* askCompletion(desk, players);
  const rest = yield* askRest(desk, players);
  const round = yield* askRound(desk, players);
  const { texts, you } = desk;
  return {
    view: {
      ...head,
      viewer: you,
      round,
      stage: 'choose',
      active: you,
      seat: you,
      action: null,
      ...board,
      completion,
      ...rest,
      deck: null,
      players,
    },
    remarks: [...(told.some((each: Told) => each.isGuessed) ? [texts.filledCompost] : []), texts.filledDeck],
  };
}

const usually = (value: string | number | undefined): { readonly usual?: string } =>
  value === undefined ? {} : { usual: String(value) };

type Head = Pick<StateJson, 'game' | 'version' | 'catalog' | 'options'>;

/** Which game is played. */
function* askGame(setting: Setting): Part<{ readonly desk: Desk; readonly head: Head }> {
  const { lang, before } = setting;
  const texts = TEXTS[lang];
  const catalog = yield* askCatalog(setting);
  const players = { key: 'seats', text: texts.seats, usual: String(before?.players.length ?? 2), at: ['/players'] };
  const seats = yield* askNumber(players, 2, 5, lang);
  const viewer = before !== undefined && before.viewer !== 'all' ? Math.min(before.viewer, seats - 1) : 0;
  const seat = { key: 'seat', text: texts.seat, help: texts.playersHelp, usual: String(viewer + 1), quiet: true };
  const you = (yield* askNumber(seat, 1, seats, lang)) - 1;
  const levels = LEVELS.map((id): Named<(typeof LEVELS)[number]> => {
    const names = [texts.levels[id], TEXTS.en.levels[id], TEXTS.fr.levels[id]];
    return { id, names };
  });
  const usual = texts.levels[before?.options.level ?? 'standard'];
  const level = yield* ask({ key: 'level', text: texts.level, usual }, (line) => readName(levels, line, lang));
  const expansion = { key: 'expansion', text: texts.animals };
  const animals = yield* askYesNo(expansion, before?.options.animals ?? false, lang);
  const chosen = yield* askOptions(setting, { seats, level: level.id, animals });
  const head = { game: 'earth', version: 1, catalog: { id: catalog.id }, options: chosen } as const;
  return { desk: deskOf(setting, catalog, head, you), head };
}

function* askOptions({ lang, before }: Setting, told: Options): Part<Options> {
  const byDefault = withDefaults({});
  const question = {
    key: 'round-limit',
    text: TEXTS[lang].roundLimit,
    usual: String(before?.options.roundLimit ?? byDefault.roundLimit),
    quiet: true,
    at: ['/options/roundLimit'],
  };
  const roundLimit = yield* askNumber(question, 1, 200, lang);
  return yield* askRulings(
    (rulings) => options.check({ ...told, roundLimit, rulings }),
    byDefault.rulings,
    before?.options.rulings,
    lang,
  );
}

const deskOf = ({ lang, before }: Setting, catalog: Catalog<Content>, { options: chosen }: Head, you: number): Desk => {
  const { seats, level, animals } = withDefaults(chosen);
  const names = namesIn(catalog, lang);
  return { lang, texts: TEXTS[lang], ...(before && { before }), seats, you, level, withAnimals: animals, names };
};

type Board = Pick<StateJson, 'firstSeat' | 'fauna' | 'ecosystems' | 'arrivals' | 'collective'>;

/** What lies on the table for all. */
function* askBoard(desk: Desk): Part<Board> {
  const { lang, texts, before, seats, names, level, withAnimals } = desk;
  const first = { key: 'first', text: texts.first, help: texts.playersHelp, at: ['/firstSeat'] };
  const marked = usually(before && before.firstSeat + 1);
  const firstSeat = (yield* askNumber({ ...first, ...marked }, 1, seats, lang)) - 1;
  const fauna = yield* askSome('fauna', texts.fauna, names.fauna, OBJECTIVES, before?.fauna, desk);
  const ecosystems =
    level === 'beginner'
      ? []
      : yield* askSome('ecosystems', texts.ecosystems, names.ecosystems, PUBLIC, before?.ecosystems, desk);
  const arrivals = yield* askLeaves(desk);
  if (!withAnimals) return { firstSeat, fauna, ecosystems, arrivals };
  const was = before?.collective === undefined ? undefined : called(names.animals, before.collective);
  const question = { key: 'collective', text: texts.collective, ...usually(was), at: ['/collective'] };
  const collective = yield* ask(question, (line) => readName(names.animals, line, lang));
  return { firstSeat, fauna, ecosystems, arrivals, collective: collective.id };
}

/** Asks for so many sides by name. */
const askSome = (
  key: 'fauna' | 'ecosystems',
  text: string,
  entries: readonly Named[],
  wanted: number,
  before: readonly string[] | undefined,
  { lang, texts }: Desk,
): Part<string[]> => {
  const usual = before?.length === wanted ? before.map((id) => called(entries, id)).join(', ') : undefined;
  const at = [`/${key}`];
  return ask({ key, text, help: texts.faunaHelp, ...usually(usual), at }, (line): Said<string[]> => {
    const parts = partsOf(line);
    if (parts.length !== wanted) return unsaid(texts.notSides(wanted));
    const found = readAll(parts, (part) => readName(entries, part, lang));
    return found.ok ? said(found.value.map(({ id }) => id)) : found;
  });
};

/** Leaves on each objective, in order of arrival. */
const askLeaves = ({ lang, texts, before, seats }: Desk): Part<number[][]> => {
  const was = before?.arrivals ?? [];
  const usual = was.some(({ length }) => length > 0)
    ? was.map((order) => order.map((seat) => seat + 1).join(' ') || '-').join(', ')
    : wordsOf(lang).none;
  const question = { key: 'leaves', text: texts.leaves, help: texts.leavesHelp, usual, at: ['/arrivals'] };
  return ask(question, (line): Said<number[][]> => {
    if (isNone(line) && !line.includes(',')) return said(Array.from({ length: OBJECTIVES }, () => []));
    const parts = partsOf(line);
    if (parts.length !== OBJECTIVES) return unsaid(texts.notLeaves(line));
    return readAll(parts, (part): Said<number[]> => {
      const players = readAll(isNone(part) ? [] : part.split(/\s+/), (each) => readNumber(each, 1, seats, lang));
      return players.ok ? said(players.value.map((player) => player - 1)) : players;
    });
  });
};

/** The bonus, which nobody has before an island is full: then it is not asked for. */
function* askCompletion(
  { lang, texts, before, seats }: Desk,
  players: readonly StateJson['players'][number][],
): Part<number | null> {
  const was = before?.completion ?? null;
  const question = {
    key: 'completion',
    text: texts.completion,
    usual: was === null ? wordsOf(lang).none : String(was + 1),
    quiet: !players.some(({ tableau }) => tableau.length === FULL),
    at: ['/completion'],
  };
  return yield* ask(question, (line): Said<number | null> => {
    if (isNone(line)) return said(null);
    const seat = readNumber(line, 1, seats, lang);
    return seat.ok ? said(seat.value - 1) : seat;
  });
}

/** The discard pile, and the deck, which is all that was not told. */
function* askRest(
  desk: Desk,
  players: readonly StateJson['players'][number][],
): Part<Pick<StateJson, 'deckSize' | 'discards'>> {
  const { texts, before } = desk;
  const usual = writeCards(before?.discards ?? [], desk);
  const question = { key: 'discards', text: texts.discards, usual, quiet: true, at: ['/discards', '/deckSize'] };
  const discards = yield* ask(question, (line) => readCards(line, desk));
  const placed = players.reduce(
    (sum, { handSize, compost, tableau, events }) => sum + handSize + compost.length + tableau.length + events.length,
    discards.length,
  );
  if (placed > EARTH_CARDS) return yield* object(question, texts.tooManyCards);
  return { deckSize: EARTH_CARDS - placed, discards };
}

/** The round, which nobody counts: about one for each card that the person has planted. */
const askRound = (
  { lang, texts, before, you }: Desk,
  players: readonly StateJson['players'][number][],
): Part<number> => {
  const usual = String(before?.round ?? (players[you]?.tableau.length ?? 0) + 1);
  return askNumber({ key: 'round', text: texts.round, help: texts.roundHelp, usual, at: ['/round'] }, 1, 201, lang);
};
