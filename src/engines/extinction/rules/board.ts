/** Animals and tiles on the board, supplies, and how they are lost. */
import type { EventLog } from '../../../core/contract.ts';
import { sumOfBytes, sumOfHalves } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { ANIMALS, SIDE, SPACES } from '../content/terms.ts';
import type { State } from './state.ts';
import { type ENDINGS, resultOf } from './terms.ts';

/** Animals on the board. */
export const animalsOf = ({ animalWords }: State): number => sumOfBytes(animalWords);

/** Whether there are animals in the supply. */
export const hasSupply = (state: State): boolean => animalsOf(state) < ANIMALS;

/** Pairs: two animals on one space are one, four are two (rulebook page 8). */
export const pairsOf = ({ animalWords }: State): number => sumOfHalves(animalWords);

/** Tiles on the board. */
export const tilesOf = ({ tileWords }: State): number => sumOfBytes(tileWords);

/** Tiles in the pile. */
export const pileOf = (state: State): number => state.rules.difficulty.tiles - tilesOf(state);

/** Whether a space holds neither an animal nor a tile (rulebook page 8). */
export const isEmpty = ({ animals, tiles }: State, space: number): boolean =>
  animals[space] === 0 && tiles[space] === 0;

/** Whether a space beside this one has a tile. */
export const besideTile = ({ tiles, rules: { beside } }: State, space: number): boolean => {
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) if (tiles[beside[at]!] === 1) return true;
  return false;
};

/** Whether a space beside this one has an animal. */
export const besideAnimal = ({ animals, rules: { beside } }: State, space: number): boolean => {
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) if (animals[beside[at]!]! > 0) return true;
  return false;
};

/** Whether a space beside this one has no tile, so that an animal may go there. */
export const hasExit = ({ tiles, rules: { beside } }: State, space: number): boolean => {
  for (let at = space * 4; at < space * 4 + 4 && beside[at] !== NONE; at++) if (tiles[beside[at]!] === 0) return true;
  return false;
};

const DISTANCES = Int8Array.from({ length: SPACES * SPACES }, (_, pair) => {
  const [from, to] = [Math.trunc(pair / SPACES), pair % SPACES];
  return Math.abs(Math.trunc(from / SIDE) - Math.trunc(to / SIDE)) + Math.abs((from % SIDE) - (to % SIDE));
});

/** Steps between two spaces, orthogonally, whatever lies between. */
export const distance = (from: number, to: number): number => DISTANCES[from * SPACES + to]!;

/** Row and column of a space, from 1, as events tell it. */
export const told = (space: number) => ({ row: Math.trunc(space / SIDE) + 1, column: (space % SIDE) + 1 });

/** Ends the game. */
export const end = (state: State, ending: (typeof ENDINGS)[number], log?: EventLog): void => {
  state.result = resultOf(ending);
  log?.({ code: 'event.ended', params: { ending } });
};

/** Loses the game when the herd is down to one animal or none (rulebook page 12). */
const checkHerd = (state: State, log?: EventLog): void => {
  if (animalsOf(state) <= 1) end(state, 'population', log);
};

/** Animals of one space return to the supply (rulebook page 8), and the herd is counted. */
export const loseAnimals = (state: State, space: number, count: number, log?: EventLog): void => {
  state.animals[space]! -= count;
  log?.({ code: 'event.lost', params: { count, ...told(space) } });
  checkHerd(state, log);
};

/** Uses up what prevents this once: `mask` is a bit of `shields`. @returns whether it is prevented */
export const isShielded = (state: State, mask: number, log?: EventLog): boolean => {
  if ((state.shields & mask) === 0) return false;
  state.shields &= ~mask;
  log?.({ code: mask === SHIELD.loss ? 'event.loss-prevented' : 'event.tile-prevented', params: {} });
  return true;
};

/** Bits of `shields`, by `SHIELD_AGAINST`. */
export const SHIELD = { loss: 1, tile: 2 } as const;

/**
 * Lays a destruction tile: all animals there are lost (rulebook page 9). Where one is needed and there is none, the game is.
 * What prevents a loss of animals keeps a tile off them.
 */
export const placeTile = (state: State, space: number, log?: EventLog): void => {
  if (pileOf(state) === 0) {
    end(state, 'tiles', log);
    return;
  }
  const animals = state.animals[space]!;
  if (animals > 0 && isShielded(state, SHIELD.loss, log)) return;
  state.tiles[space] = 1;
  log?.({ code: 'event.tile', params: told(space) });
  if (animals > 0) loseAnimals(state, space, animals, log);
  if (state.result === 0 && state.rules.rulings.emptyPile === 'last-tile' && pileOf(state) === 0)
    end(state, 'tiles', log);
};

/** Puts an animal of the supply on the board. */
export const addAnimal = (state: State, space: number, log?: EventLog): void => {
  state.animals[space]!++;
  log?.({ code: 'event.animal', params: told(space) });
};

/** Moves one animal. */
export const moveAnimal = (state: State, from: number, to: number, log?: EventLog): void => {
  state.animals[from]!--;
  state.animals[to]!++;
  const { row, column } = told(from);
  log?.({ code: 'event.moved', params: { fromRow: row, fromColumn: column, ...told(to) } });
};
