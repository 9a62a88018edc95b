/** What the places of animals and tiles are worth, by eye: house estimates, in dice. */
import { NONE } from '../content/tables.ts';
import { ANIMALS, SIDE, SPACES } from '../content/terms.ts';
import { animalsOf, besideTile, distance } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

/** A pair, and one that has room for a newborn. */
const PAIR = 0.6;
const ROOM = 0.5;
/** For each animal and each tile beside it. */
const NEAR = -0.12;
/** For the square of the animals on a space: all of them are lost at once. */
const CROWD = -0.05;

/** Animals that there may be on a space, one that is only thought of included. */
const COUNTS = ANIMALS + 2;
/** Most tiles beside a space. */
const SIDES = 4;

/** What animals are worth by where they are: a row for so many tiles beside them and whether a newborn has room, by their count. */
const WORTHS = Float64Array.from({ length: (SIDES + 1) * 2 * COUNTS }, (_, index) => {
  const count = index % COUNTS;
  const row = Math.trunc(index / COUNTS);
  if (count === 0) return 0;
  return (count >> 1) * (PAIR + (row % 2 === 1 ? ROOM : 0)) + NEAR * count * (row >> 1) + CROWD * count * count;
});

// The board that was read last, and what was worked out of it, for boards stay the same for several decisions: with what
// `worth.ts` keeps for one decision, this made weighing 2.2 times as fast.
let besideRead: Int8Array | undefined;
const animalsRead = new Int32Array(SPACES / 4);
const tilesRead = new Int32Array(SPACES / 4);
/** Number of that board, and by what was worked out the board that it was worked out for: filling arrays anew takes longer. */
let board = 0;
/** By space, where its row of `WORTHS` begins. */
const rows = new Int16Array(SPACES);
const rowFor = new Float64Array(SPACES);
/** By space. */
const costs = new Float64Array(SPACES);
const costFor = new Float64Array(SPACES);
/** By space and steps of 0–2. */
const moves = new Float64Array(SPACES * 3);
const moveFor = new Float64Array(SPACES * 3);
/** By line. */
const lines = new Float64Array(2 * SIDE);
const lineFor = new Float64Array(2 * SIDE);
let herdWorth = 1.5;

const isSame = (words: Int32Array, read: Int32Array): boolean => {
  for (let index = 0; index < read.length; index++) if (words[index] !== read[index]) return false;
  return true;
};

const worthOfHerd = (state: State): number => {
  const herd = animalsOf(state);
  return herd <= 4 ? 4 : herd <= 7 ? 2.5 : 1.5;
};

/** Reads a board, for all that follows. */
export const readBoard = (state: State): void => {
  const { beside } = state.rules;
  if (beside === besideRead && isSame(state.animalWords, animalsRead) && isSame(state.tileWords, tilesRead)) return;
  besideRead = beside;
  animalsRead.set(state.animalWords);
  tilesRead.set(state.tileWords);
  board++;
  herdWorth = worthOfHerd(state);
};

/** What an animal is worth: dear while few are left. After `readBoard`, as all that follows. */
export const animalWorth = (): number => herdWorth;

const findRow = ({ animals, tiles, rules: { beside } }: State, space: number): number => {
  let room = 0;
  let near = 0;
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) {
    if (tiles[beside[at]!] === 1) near++;
    else if (animals[beside[at]!] === 0) room++;
  }
  return (2 * near + (room > 1 ? 1 : 0)) * COUNTS;
};

const rowAt = (state: State, space: number): number => {
  if (rowFor[space] !== board) {
    rows[space] = findRow(state, space);
    rowFor[space] = board;
  }
  return rows[space]!;
};

/** What one more animal on a space brings, or less than nothing for one less: `more` is 1 or -1. */
export const changeWorth = (state: State, space: number, more: 1 | -1): number => {
  const at = rowAt(state, space) + state.animals[space]!;
  return WORTHS[at + more]! - WORTHS[at]!;
};

/** What moving one animal between two spaces brings. */
export const moveWorth = (state: State, from: number, to: number): number => {
  const at = rowAt(state, to) + state.animals[to]!;
  return changeWorth(state, from, -1) + WORTHS[at + 1]! - WORTHS[at]!;
};

/** The best of moves to spaces, up to the first that is `NONE`. */
const bestTo = (state: State, from: number, spaces: Int8Array, first: number, most: number): number => {
  let best = -1;
  for (let at = first; at < first + most && spaces[at] !== NONE; at++)
    if (state.tiles[spaces[at]!] !== 1) best = Math.max(best, moveWorth(state, from, spaces[at]!));
  return best;
};

const findMove = (state: State, from: number, steps: number): number => {
  if (steps === 0) return -1;
  const { beside, beyond } = state.rules;
  const near = bestTo(state, from, beside, from * 4, 4);
  return steps === 1 ? near : Math.max(near, bestTo(state, from, beyond, from * 8, 8));
};

/** The best that one animal of a space can bring by a move of up to two steps, or of one. */
export const bestMove = (state: State, from: number, steps: number): number => {
  const at = from * 3 + Math.min(2, steps);
  if (moveFor[at] !== board) {
    moves[at] = findMove(state, from, Math.min(2, steps));
    moveFor[at] = board;
  }
  return moves[at]!;
};

const findCost = (state: State, space: number): number => {
  const { animals, rules } = state;
  let near = 0;
  for (let at = space * 4; at < space * 4 + 4 && rules.beside[at] !== NONE; at++) near += animals[rules.beside[at]!]!;
  const here = animals[space]!;
  return here * herdWorth + WORTHS[rowAt(state, space) + here]! - NEAR * near;
};

/** What a space costs on which a tile is laid. */
export const tileCost = (state: State, space: number): number => {
  if (costFor[space] !== board) {
    costs[space] = findCost(state, space);
    costFor[space] = board;
  }
  return costs[space]!;
};

// Scratch of `lineCost`: spaces where tiles spread to.
const spread = new Int8Array(SPACES);
let spreads = 0;

/** Notes where a tile may spread to, once for all lines. */
export const readSpread = (state: State): void => {
  spreads = 0;
  if (state.rules.sheet.destruction !== 'spread') return;
  const { spaces } = state.rules;
  for (let index = 0; index < spaces.length; index++)
    if (state.tiles[spaces[index]!] === 0 && besideTile(state, spaces[index]!)) spread[spreads++] = spaces[index]!;
};

const spreadCost = (state: State, rolled: number): number => {
  let near = SPACES;
  let cost = 0;
  for (let index = 0; index < spreads; index++) {
    const far = distance(spread[index]!, rolled);
    if (far > near) continue;
    const here = tileCost(state, spread[index]!);
    cost = far < near ? here : Math.min(cost, here);
    near = far;
  }
  return cost;
};

const slopeCost = (state: State, rolled: number): number => {
  const { animals, tiles, rules } = state;
  let most = -1;
  let cost = 0;
  for (let at = rolled * 4; at < rolled * 4 + 4 && rules.beside[at] !== NONE; at++) {
    const space = rules.beside[at]!;
    if (tiles[space] === 1 || animals[space]! <= most) continue;
    most = animals[space]!;
    cost = tileCost(state, space);
  }
  return cost;
};

/** Where a tile comes to lie that is rolled onto another one: towards the nearest animal of its line. */
const slideTo = (state: State, first: number, step: number, length: number, rolled: number): number => {
  let direction = 1;
  for (let far = 1; far < length; far++) {
    if (rolled - far >= 0 && state.animals[first + (rolled - far) * step]! > 0) {
      direction = -1;
      break;
    }
    if (rolled + far < length && state.animals[first + (rolled + far) * step]! > 0) break;
  }
  let index = rolled;
  while (index > 0 && index < length - 1 && state.tiles[first + index * step] === 1) index += direction;
  return first + index * step;
};

const findLineCost = (state: State, line: number): number => {
  const { sheet } = state.rules;
  const row = line < SIDE;
  const length = row ? sheet.columns : sheet.rows;
  const first = row ? line * SIDE : line - SIDE;
  const step = row ? 1 : SIDE;
  let cost = 0;
  for (let index = 0; index < length; index++) {
    const space = first + index * step;
    if (spreads > 0) cost += spreadCost(state, space);
    else if (state.tiles[space] === 0) cost += tileCost(state, space);
    else if (sheet.destruction === 'landslide') cost += slopeCost(state, space);
    else cost += tileCost(state, slideTo(state, first, step, length, index));
  }
  return cost / length;
};

/** What choosing a line for the destruction costs, over all rolls; after `readSpread`. */
export const lineCost = (state: State, line: number): number => {
  if (lineFor[line] !== board) {
    lines[line] = findLineCost(state, line);
    lineFor[line] = board;
  }
  return lines[line]!;
};
