/** What a seat has in play, counted, and points for it. */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { COUNTED } from '../content/rows.ts';
import { NONE, type Points } from '../content/tables.ts';
import { CARD_WORDS, GROWTH, PILES, SPACES, SPECIALIST_WORDS, TYPES, ZONES } from '../content/terms.ts';
import { sizeOf, sizeWithin } from './sets.ts';
import type { State } from './state.ts';

const SPECIALIST = TYPES.indexOf('specialist');
const ADVANCED = PILES.indexOf('advanced');
const COLONIES = COUNTED.indexOf('colonies');
const GROWTHS = COUNTED.indexOf('growth');
/** Points of a colony (rulebook page 16). */
export const COLONY_POINTS = 3;

/** Number of specialists that a seat has hired. */
export const specialistsOf = (state: State, seat: number): number =>
  sizeOf(state.hired, seat * SPECIALIST_WORDS, SPECIALIST_WORDS);

/** Number of cards in play of a seat that are in a set of `content.cards`. */
export const cardsIn = (state: State, seat: number, set: Int32Array): number =>
  sizeWithin(state.played, seat * CARD_WORDS, set);

/** Number of cards of a seat of a type, an index in `TYPES`; each specialist shows its type (rulebook page 10). */
export const cardsOfType = (state: State, seat: number, type: number): number =>
  type === SPECIALIST ? specialistsOf(state, seat) : cardsIn(state, seat, state.rules.content.cards.ofType[type]!);

/** Number of colonies of a seat. */
export const coloniesOf = ({ colonies }: State, seat: number): number => {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (colonies[space] === seat) count++;
  return count;
};

/** Sum of the levels of a seat. */
export const authorityOf = ({ authority }: State, seat: number): number => {
  let sum = 0;
  for (let zone = 0; zone < ZONES.length; zone++) sum += authority[seat * ZONES.length + zone]!;
  return sum;
};

/** How many a seat has of `COUNTED[what]`. */
export const countOf = (state: State, seat: number, what: number): number => {
  if (what < TYPES.length) return cardsOfType(state, seat, what);
  if (what < TYPES.length + ZONES.length) return state.authority[seat * ZONES.length + what - TYPES.length]!;
  if (what === COLONIES) return coloniesOf(state, seat);
  if (what === GROWTHS) return countBits(state.growth[seat]!);
  return cardsIn(state, seat, state.rules.content.cards.ofPile[ADVANCED]!);
};

/** Points of a row in play: its plain ones, and those for what its owner has. */
const pointsOf = (state: State, seat: number, table: Points, row: number): number => {
  const per = table.pointsPer[row]!;
  if (per === NONE) return table.points[row]!;
  const times = Math.trunc(countOf(state, seat, per) / table.pointsEvery[row]!);
  return table.points[row]! + times * table.pointsEach[row]!;
};

/** Points of the exploration cards in play of a seat (rulebook page 16). */
export const cardPoints = (state: State, seat: number): number => {
  const { cards } = state.rules.content;
  let sum = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.played[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      sum += pointsOf(state, seat, cards, word * 32 + lowestBit(rest));
  return sum;
};

/** Points of the specialists of a seat (rulebook page 16). */
export const specialistPoints = (state: State, seat: number): number => {
  const { specialists } = state.rules.content;
  let sum = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = state.hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      sum += pointsOf(state, seat, specialists, word * 32 + lowestBit(rest));
  return sum;
};

/** Points of the colonies of a seat: 3 each, of turtles what their card says (rulebook page 16). */
export const colonyPoints = (state: State, seat: number): number => {
  const tribe = state.tribe[seat]!;
  const each = tribe === NONE ? COLONY_POINTS : state.rules.content.tribes.colonyPoints[tribe]!;
  return coloniesOf(state, seat) * each;
};

/** The row of a seat's science board in `content.boards`; `NONE` while its side is not chosen. */
export const boardOf = ({ board, side }: State, seat: number): number =>
  board[seat] === NONE || side[seat] === NONE ? NONE : board[seat]! * 2 + side[seat]!;

/** Points of the covered spaces of a seat's science board (rulebook page 16). */
export const sciencePoints = (state: State, seat: number): number => {
  const row = boardOf(state, seat);
  if (row === NONE) return 0;
  let sum = 0;
  for (let rest = state.growth[seat]!; rest !== 0; rest = withoutLowest(rest))
    sum += state.rules.content.boards.points[row * GROWTH + lowestBit(rest)]!;
  return sum;
};
