/** What the places of animals and tiles are worth, by eye: house estimates, in dice. */
import { NONE } from '../content/tables.ts';
import { SIDE, SPACES } from '../content/terms.ts';
import { animalsOf, besideTile, distance } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

/** A pair, and one that has room for a newborn. */
const PAIR = 0.6;
const ROOM = 0.5;
/** For each animal and each tile beside it. */
const NEAR = -0.12;
/** For the square of the animals on a space: all of them are lost at once. */
const CROWD = -0.05;

/** What so many animals on a space are worth by where they are. */
export const placeWorth = ({ animals, tiles, rules: { beside } }: State, space: number, count: number): number => {
  if (count === 0) return 0;
  let room = 0;
  let near = 0;
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) {
    if (tiles[beside[at]!] === 1) near++;
    else if (animals[beside[at]!] === 0) room++;
  }
  return (count >> 1) * (PAIR + (room > 1 ? ROOM : 0)) + NEAR * count * near + CROWD * count * count;
};

/** What moving one animal between two spaces brings. */
export const moveWorth = (state: State, from: number, to: number): number => {
  const { animals } = state;
  const left = animals[from]!;
  const there = animals[to]!;
  return (
    placeWorth(state, from, left - 1) -
    placeWorth(state, from, left) +
    placeWorth(state, to, there + 1) -
    placeWorth(state, to, there)
  );
};

/** The best that one animal of a space can bring by a move of up to two steps, or of one. */
export const bestMove = (state: State, from: number, steps: number): number => {
  const { tiles, rules } = state;
  let best = -1;
  for (let index = 0; index < rules.spaces.length; index++) {
    const to = rules.spaces[index]!;
    const far = distance(from, to);
    if (far === 0 || far > Math.min(2, steps) || tiles[to] === 1) continue;
    best = Math.max(best, moveWorth(state, from, to));
  }
  return best;
};

/** What an animal is worth: dear while few are left. */
export const animalWorth = (state: State): number => {
  const herd = animalsOf(state);
  return herd <= 4 ? 4 : herd <= 7 ? 2.5 : 1.5;
};

/** What a space costs on which a tile is laid. */
export const tileCost = (state: State, space: number): number => {
  const { animals, rules } = state;
  let near = 0;
  for (let at = space * 4; at < space * 4 + 4 && rules.beside[at] !== NONE; at++) near += animals[rules.beside[at]!]!;
  return animals[space]! * animalWorth(state) + placeWorth(state, space, animals[space]!) - NEAR * near;
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

/** What choosing a line for the destruction costs, over all rolls; after `readSpread`. */
export const lineCost = (state: State, line: number): number => {
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
