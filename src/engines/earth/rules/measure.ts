/** Counting what terrains, ecosystems and fauna objectives ask for; one case a measure of `content/measures.ts`. */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS } from '../content/ids.ts';
import { measureIndex } from '../content/measures.ts';
import type { Score } from '../content/tables.ts';
import { TRAITS, traitIndex } from '../content/traits.ts';
import { COLUMNS, columnOf, DIAGONAL, DIAGONALS, ORTHOGONAL, ROWS, rowOf } from './grid.ts';
import { longestDiagonal, longestOrthogonal } from './paths.ts';
import { linesOf } from './shapes.ts';
import type { State } from './state.ts';
import { SPACES } from './terms.ts';

/** Mask of the spaces, of those `among` which, whose card has a trait. */
const spacesWith = (state: State, owner: number, trait: number, among = state.occupied[owner]!): number => {
  const { has } = state.rules.content;
  let mask = 0;
  for (let rest = among; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    if (has[trait * CARDS + state.tableau[owner * SPACES + space]!] === 1) mask |= 1 << space;
  }
  return mask;
};

/** Cards with a trait in the tableau. */
const planted = ({ traits }: State, owner: number, trait: number): number => traits[owner * TRAITS.length + trait]!;

/** Cards with a trait in the tableau, and, being cards too, the island and the climate (rules section 3.5; ruling E9). */
const cardsWith = (state: State, owner: number, trait: number): number => {
  const { has } = state.rules.content;
  const row = trait * CARDS;
  return planted(state, owner, trait) + has[row + state.island[owner]!]! + has[row + state.climate[owner]!]!;
};

/** Whether island and climate count where that is not printed (ruling E9). */
const countsArea = ({ rules }: State): boolean => rules.rulings.objectivesCountIslandAndClimate === 'yes';

const floraWithAtLeast = (owner: number, pieces: Int8Array, candidates: number, least: number): number => {
  let count = 0;
  for (let rest = candidates; rest !== 0; rest = withoutLowest(rest))
    if (pieces[owner * SPACES + lowestBit(rest)]! >= least) count++;
  return count;
};

const FLORA = traitIndex('flora');
const RED = traitIndex('red');
const TERRAIN = traitIndex('terrain');

/** Mask of the flora with spaces of a kind. */
const spacesFor = (state: State, owner: number, spaces: Int8Array): number => {
  let mask = 0;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    if (spaces[state.tableau[owner * SPACES + space]!]! > 0) mask |= 1 << space;
  }
  return mask;
};

const fullLines = (state: State, owner: number, lines: readonly number[]): number => {
  const occupied = state.occupied[owner]!;
  let count = 0;
  for (const line of lines) if ((occupied & line) === line) count++;
  return count;
};

const colourCounts = new Int8Array(8);

/**
 * Most sets of a red, a blue and a yellow card, a terrain and an event, all different. By Hall's theorem
 * k sets exist exactly when every choice of slots has k times as many cards that fit one of them;
 * terrains and events fit one slot only.
 */
const setsOf = (state: State, owner: number): number => {
  const { has } = state.rules.content;
  colourCounts.fill(0);
  const enter = (card: number): void => {
    const colours =
      has[RED * CARDS + card]! | (has[(RED + 1) * CARDS + card]! << 1) | (has[(RED + 2) * CARDS + card]! << 2);
    for (let wanted = 1; wanted < 8; wanted++) if ((colours & wanted) !== 0) colourCounts[wanted]!++;
  };
  enter(state.island[owner]!);
  enter(state.climate[owner]!);
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest))
    enter(state.tableau[owner * SPACES + lowestBit(rest)]!);
  let sets = Math.min(cardsWith(state, owner, TERRAIN), state.events[owner]!);
  for (let wanted = 1; wanted < 8; wanted++)
    sets = Math.min(sets, Math.floor(colourCounts[wanted]! / countBits(wanted)));
  return sets;
};

const bestArea = (state: State, trait: number): number => {
  let most = 0;
  for (let owner = 0; owner < state.rules.seats; owner++) most = Math.max(most, cardsWith(state, owner, trait));
  return most;
};

const M = {
  cards: measureIndex('cards'),
  unsaid: measureIndex('cards-unsaid'),
  tableau: measureIndex('tableau'),
  floraSprouts: measureIndex('flora-sprouts'),
  floraGrowth: measureIndex('flora-growth'),
  floraFullSprouts: measureIndex('flora-full-sprouts'),
  floraFullGrowth: measureIndex('flora-full-growth'),
  floraFull: measureIndex('flora-full'),
  floraBare: measureIndex('flora-bare'),
  soil: measureIndex('soil'),
  hand: measureIndex('hand'),
  compost: measureIndex('compost'),
  events: measureIndex('events'),
  sprouts: measureIndex('sprouts'),
  growth: measureIndex('growth'),
  fullRows: measureIndex('full-rows'),
  fullColumns: measureIndex('full-columns'),
  diagonals: measureIndex('diagonals'),
  rowsDistinct: measureIndex('rows-distinct'),
  columnsAlike: measureIndex('columns-alike'),
  sets: measureIndex('sets'),
  diagonalPath: measureIndex('diagonal-path'),
  orthogonalPath: measureIndex('orthogonal-path'),
  bestArea: measureIndex('best-area'),
  row: measureIndex('row'),
  column: measureIndex('column'),
  orthogonal: measureIndex('orthogonal'),
  diagonal: measureIndex('diagonal'),
} as const;

/**
 * How much of what `score` counts `owner` has.
 * @param space of the terrain that asks; ecosystems and fauna have none
 */
export const measure = (state: State, owner: number, score: Score, space: number): number => {
  const { what } = score;
  if (what <= M.tableau) {
    const everywhere = what === M.cards || (what === M.unsaid && countsArea(state));
    return everywhere ? cardsWith(state, owner, score.trait) : planted(state, owner, score.trait);
  }
  if (what <= M.floraBare) return measureFlora(state, owner, score);
  if (what <= M.growth) return measureStore(state, owner, what);
  if (what <= M.columnsAlike) return measureLines(state, owner, score);
  return measurePlace(state, owner, score, space);
};

const measureFlora = (state: State, owner: number, { what, least }: Score): number => {
  const { sproutSpaces, growthSpaces } = state.rules.content;
  switch (what) {
    case M.floraSprouts:
      return floraWithAtLeast(owner, state.sprouts, state.hasSprouts[owner]!, least);
    case M.floraGrowth:
      return floraWithAtLeast(owner, state.growth, state.hasGrowth[owner]!, least);
    case M.floraFullSprouts:
      return countBits(spacesFor(state, owner, sproutSpaces) & ~state.sproutRoom[owner]!);
    case M.floraFullGrowth:
      return countBits(spacesFor(state, owner, growthSpaces) & ~state.growthRoom[owner]!);
    case M.floraFull:
      return countBits(spacesWith(state, owner, FLORA) & ~state.sproutRoom[owner]! & ~state.growthRoom[owner]!);
    default:
      return countBits(spacesWith(state, owner, FLORA) & ~state.hasSprouts[owner]! & ~state.hasGrowth[owner]!);
  }
};

const measureStore = (state: State, owner: number, what: number): number => {
  switch (what) {
    case M.soil:
      return state.soil[owner]!;
    case M.hand:
      return state.handSize[owner]!;
    case M.compost:
      return state.compostSize[owner]!;
    case M.events:
      return state.events[owner]!;
    case M.sprouts:
      return state.sproutCount[owner]!;
    default:
      return state.growthCount[owner]!;
  }
};

const measureLines = (state: State, owner: number, score: Score): number => {
  switch (score.what) {
    case M.fullRows:
      return fullLines(state, owner, ROWS);
    case M.fullColumns:
      return fullLines(state, owner, COLUMNS);
    case M.diagonals:
      return fullLines(state, owner, DIAGONALS);
    default:
      return linesOf(
        state,
        owner,
        score.by,
        (score.what - M.rowsDistinct) % 2 === 0 ? ROWS : COLUMNS,
        score.what - M.rowsDistinct < 2,
      );
  }
};

const measurePlace = (state: State, owner: number, { what, trait }: Score, space: number): number => {
  const occupied = state.occupied[owner]!;
  const among = (spaces: number): number => countBits(spacesWith(state, owner, trait, occupied & spaces));
  switch (what) {
    case M.sets:
      return setsOf(state, owner);
    case M.diagonalPath:
      return longestDiagonal(spacesWith(state, owner, trait));
    case M.orthogonalPath:
      return longestOrthogonal(spacesWith(state, owner, trait) | (1 << space), space);
    case M.bestArea:
      return bestArea(state, trait);
    case M.row:
      return among(ROWS[rowOf(space)]!);
    case M.column:
      return among(COLUMNS[columnOf(space)]!);
    case M.orthogonal:
      return among(ORTHOGONAL[space]!);
    case M.diagonal:
      return among(DIAGONAL[space]!);
    default:
      return 4 - countBits(occupied & ORTHOGONAL[space]!);
  }
};

/** Points for what `owner` has of what `score` counts. */
export const pointsFor = (state: State, owner: number, score: Score, space: number): number => {
  const count = measure(state, owner, score, space);
  if (score.table.length > 0) return score.table[Math.min(count, score.table.length - 1)]!;
  return Math.min(score.max, score.points * Math.floor(count / score.per));
};
