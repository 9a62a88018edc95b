import type { Catalog } from '../../../core/catalog.ts';
import { fault } from '../../../core/fault.ts';
import { FRAME_SIZE } from '../../kit/frames.ts';
import { builtIn } from '../content/layout.ts';
import type { Level } from '../content/rows.ts';
import { type Content, NONE, type Sheet } from '../content/tables.ts';
import { AMBASSADORS, DECK, DIFFICULTIES, EFFECTS, ROLES, SIDE, SPACES, STARTERS } from '../content/terms.ts';
import { type Options, type Settings, withDefaults } from './options.ts';
import { DICE, FRAMES, PLACES } from './terms.ts';

/** What Node asks an object for to print it, by its public name: the rules also run where there is no Node. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules extends Settings {
  readonly catalog: Catalog<Content>;
  readonly content: Content;
  readonly sheet: Sheet;
  readonly difficulty: Level;
  /** Roles in play: two in a solo game (rulebook page 5), else the seats. */
  readonly places: number;
  /** Voting years, from 1. */
  readonly firstVote: number;
  readonly secondVote: number;
  /** Targets of ambassadors, by index in the catalog, with so many roles in play. */
  readonly targets: Int8Array;
  /** Votes that win. */
  readonly votesNeeded: number;
  /** By how much a die must be higher than others on a card (rulebook page 6). */
  readonly gap: number;
  /** Spaces of the board, ascending. */
  readonly spaces: Int8Array;
  /** Spaces beside each space, four a space, the last ones `NONE` where there are fewer. */
  readonly beside: Int8Array;
  /** Spaces two steps from each space, whatever lies between, eight a space as well. */
  readonly beyond: Int8Array;
  /** First instructions of the built-in programs. */
  readonly setupStart: number;
  readonly turnStart: number;
  /** Shown instead of the tables when a state is printed. */
  readonly [PRINTED]: () => string;
}

/** What is wrong with options that each are in range, with pointers relative to them. */
export const optionFaults = (options: Options, { content }: Catalog<Content>) => {
  const { seats, scenario, team, firstSeat } = withDefaults(options);
  const places = Math.max(2, seats);
  const known = content.scenarios.map(({ id }) => id);
  return [
    ...(known.includes(scenario)
      ? []
      : [fault('/scenario', 'unknown-scenario', `The catalog has the scenarios ${known.join(', ')}.`)]),
    ...(team !== undefined && team.length !== places
      ? [fault('/team', 'role-count', `This game is played with ${places} roles, and ${team.length} are named.`)]
      : []),
    ...(team !== undefined && new Set(team).size < team.length
      ? [fault('/team', 'role-twice', 'Each role is there once; name different ones.')]
      : []),
    ...(firstSeat !== undefined && firstSeat >= places
      ? [fault('/firstSeat', 'no-such-seat', `Roles in play are counted from 0; the last one here is ${places - 1}.`)]
      : []),
  ];
};

/** Spaces beside each other, never across corners (rulebook page 12). */
const neighbours = (rows: number, columns: number): Int8Array => {
  const beside = new Int8Array(SPACES * 4).fill(NONE);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let at = (row * SIDE + column) * 4;
      if (row > 0) beside[at++] = (row - 1) * SIDE + column;
      if (column > 0) beside[at++] = row * SIDE + column - 1;
      if (column < columns - 1) beside[at++] = row * SIDE + column + 1;
      if (row < rows - 1) beside[at++] = (row + 1) * SIDE + column;
    }
  return beside;
};

/** Spaces two steps away: those beside the ones beside it. */
const secondNeighbours = (beside: Int8Array): Int8Array => {
  const beyond = new Int8Array(SPACES * 8).fill(NONE);
  const besideIt = (space: number): number[] =>
    [...beside.subarray(space * 4, space * 4 + 4)].filter((at) => at !== NONE);
  for (let space = 0; space < SPACES; space++) {
    const found = new Set(besideIt(space).flatMap(besideIt));
    found.delete(space);
    beyond.set([...found], space * 8);
  }
  return beyond;
};

/** The rules of a game with these options, defaults filled in; `optionFaults` finds none in them. */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const settings = withDefaults(options);
  const { seats, scenario, level, rulings } = settings;
  const { content } = catalog;
  const sheet = content.scenarios.find(({ id }) => id === scenario)!;
  const difficulty = sheet.levels[DIFFICULTIES.indexOf(level)]!;
  const { rows, columns } = sheet;
  const beside = neighbours(rows, columns);
  const alone = seats === 1 && rulings.soloGap === 'as-with-more';
  return {
    ...settings,
    ...{ catalog, content, sheet, difficulty },
    places: Math.max(2, seats),
    firstVote: content.firstVote[seats]!,
    secondVote: content.secondVote[seats]!,
    targets: content.ambassadors.target.map(
      (target, index) => target + content.ambassadors.perRole[index]! * (Math.max(2, seats) - 4),
    ),
    votesNeeded: rulings.votes === 'four' ? 4 : difficulty.votes,
    gap: seats > 2 || alone ? 1 : 2,
    spaces: Int8Array.from({ length: rows * columns }, (_, at) => Math.floor(at / columns) * SIDE + (at % columns)),
    beside,
    beyond: secondNeighbours(beside),
    setupStart: builtIn(content.program, 'setup'),
    turnStart: builtIn(content.program, 'turn'),
    [PRINTED]: () => JSON.stringify([catalog.id, settings]),
  };
};

/** Numbers of the state that are not arrays. */
const emptyProgress = () => ({
  /** Turns that have begun; 0 before the game begins. */
  turn: 0,
  /** From 1. */
  year: 1,
  /** Place of the role whose turn it is, or that is set up. */
  current: 0,
  /** Place of the role that has the first turn. */
  first: 0,
  /** Places that have begun their turn of this year, as a mask: their turn markers are on the track. */
  acted: 0,
  /** Programs in progress. */
  depth: 0,
  /** 0 while the game goes on, then one more than the index of the ending. */
  result: 0,
  /** The next phases of these kinds are skipped: a mask by `SKIPPED`. */
  skips: 0,
  /** What is prevented once: a mask by `SHIELD_AGAINST`. */
  shields: 0,
  /** What the next die of this turn need not heed: a mask by `FREE_FROM`. */
  free: 0,
  /** Added to the target of births in this turn. */
  birthBonus: 0,
  /** Permanents that the role to act has used in this turn, as a mask over its deck, and whether it has used its ability. */
  used: 0,
  abilityUsed: 0,
  /** Dice of the role to act that were taken back in this turn, as a mask. */
  returned: 0,
  effectSize: 0,
  /** How many effect cards from the top were revealed to all and put back. */
  seen: 0,
  /** The kind of the effect card that is being resolved; `NONE` when there is none. */
  shown: NONE,
  constantCount: 0,
  /** Ambassadors that are face up, as a mask. */
  revealed: 0,
  /** Those that voted Yes in the last vote, and in the best one, as masks. */
  votes: 0,
  bestVotes: 0,
});

const BYTES = 944;

/** What lies on the board, at two offsets of a buffer that are multiples of 4. */
const board = (buffer: ArrayBuffer, animals: number, tiles: number) => ({
  /** By space: animals, and 1 for a tile. */
  animals: new Int8Array(buffer, animals, SPACES),
  tiles: new Int8Array(buffer, tiles, SPACES),
  /** The same, four spaces a word, to be counted (`sumOfBytes`). */
  animalWords: new Int32Array(buffer, animals, SPACES / 4),
  tileWords: new Int32Array(buffer, tiles, SPACES / 4),
});

/** The arrays of the state, all in one buffer so that a copy is one move of memory. */
const emptyArrays = () => {
  const bytes = new Uint8Array(BYTES);
  let offset = 0;
  const take = (width: number, length: number) => {
    const at = offset;
    offset += width * length;
    return [bytes.buffer, at, length] as const;
  };
  return {
    bytes,
    frames: new Int16Array(...take(2, FRAMES * FRAME_SIZE)),
    ...board(bytes.buffer, take(1, SPACES)[1], take(1, SPACES)[1]),
    /** Cards by role as masks over its deck: in the hand, in the action zone, beside the role, discarded. */
    hand: new Int16Array(...take(2, ROLES.length)),
    zone: new Int16Array(...take(2, ROLES.length)),
    permanents: new Int16Array(...take(2, ROLES.length)),
    discards: new Int16Array(...take(2, ROLES.length)),
    /** Decks by role, `DECK` each, as numbers within the deck of the role from bottom to top; what lies beyond means nothing. */
    decks: new Int8Array(...take(1, ROLES.length * DECK)),
    deckSize: new Int8Array(...take(1, ROLES.length)),
    /** By place: the role, an index in `ROLES`, the ability, an index in the catalog, and M$; `NONE` while not chosen. */
    role: new Int8Array(...take(1, PLACES)),
    ability: new Int8Array(...take(1, PLACES)),
    money: new Int8Array(...take(1, PLACES)),
    /** By die, `DICE` a place: the card it is on, `NONE` while it is not placed, and its value, 0 while it was not rolled. */
    diceCard: new Int8Array(...take(1, PLACES * DICE)),
    diceValue: new Int8Array(...take(1, PLACES * DICE)),
    /** Ambassadors by their place in the row: index in the catalog, and cubes. */
    ambassador: new Int8Array(...take(1, AMBASSADORS)),
    cubes: new Int8Array(...take(1, AMBASSADORS)),
    /** Kinds of the effect deck from bottom to top; what lies beyond `effectSize` means nothing. */
    effectDeck: new Int8Array(...take(1, EFFECTS)),
    /** Effect cards discarded, by kind. */
    effectDiscards: new Int8Array(...take(1, EFFECTS)),
    /** Kinds of the constant effects in play, the oldest first. */
    constants: new Int8Array(...take(1, EFFECTS)),
  };
};

/**
 * The working state. A place is that of a role in play: the seat, but in a solo game, where the one seat plays both. Whatever
 * follows from the rest is not here: supplies, piles, dice that are free, cards in the box.
 */
export type State = { readonly rules: Rules } & ReturnType<typeof emptyProgress> &
  Readonly<ReturnType<typeof emptyArrays>>;

/** A state in which nothing is set up. */
export const emptyState = (rules: Rules): State => {
  const state: State = { rules, ...emptyProgress(), ...emptyArrays() };
  for (const array of [state.role, state.ability, state.diceCard, state.ambassador]) array.fill(NONE);
  return state;
};

/** Makes `into` equal to `from`; both are states of the same options. */
export const copyState = (from: State, into: State): void => {
  into.turn = from.turn;
  into.year = from.year;
  into.current = from.current;
  into.first = from.first;
  into.acted = from.acted;
  into.depth = from.depth;
  into.result = from.result;
  into.skips = from.skips;
  into.shields = from.shields;
  into.free = from.free;
  into.birthBonus = from.birthBonus;
  into.used = from.used;
  into.abilityUsed = from.abilityUsed;
  into.returned = from.returned;
  into.effectSize = from.effectSize;
  into.seen = from.seen;
  into.shown = from.shown;
  into.constantCount = from.constantCount;
  into.revealed = from.revealed;
  into.votes = from.votes;
  into.bestVotes = from.bestVotes;
  into.bytes.set(from.bytes);
};

/** The seat that plays the role at a place: one seat plays both roles of a solo game (rulebook page 5). */
export const seatOf = (state: State, place: number): number => (state.rules.seats === 1 ? 0 : place);

/** The number of a card of a role. */
export const cardOf = (role: number, index: number): number => STARTERS + role * DECK + index;

/** The place of a role in play; `NONE` when nobody has it. */
export const placeOf = ({ role, rules: { places } }: State, wanted: number): number => {
  for (let place = 0; place < places; place++) if (role[place] === wanted) return place;
  return NONE;
};
