/**
 * States of Anthropocène for tests, written down by what matters and completed by the printed rules:
 * cards that are not mentioned lie under others, or in hands, wherever they change nothing.
 */

import { BIOSPHERES, COLUMNS, ELEMENTS, LANDMARKS } from '../../../src/engines/anthropocene/content/terms.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import type { Options } from '../../../src/engines/anthropocene/rules/options.ts';

export type Column = (typeof COLUMNS)[number];
export type Element = (typeof ELEMENTS)[number];
export type Landmark = (typeof LANDMARKS)[number];
export type Objective = readonly [landmark: Landmark, biosphere: number];
/** The stacks of a row, W N E, bottom to top; cards apart by spaces: `['1-air-0 2-air-1', '1-air-2', '']`. */
export type Stacks = readonly [west: string, north: string, east: string];

/** What a test says of a state; see `scene`. */
export interface Scene {
  readonly seats?: number;
  readonly mode?: NonNullable<Options['mode']>;
  readonly rulings?: NonNullable<Options['rulings']>;
  readonly catalog?: string;
  readonly generation?: number;
  readonly firstSeat?: number;
  readonly ice?: number;
  readonly sky?: readonly number[];
  readonly grid?: Readonly<Partial<Record<Element, Stacks>>>;
  /** Current cards still in hands, those the acting seat holds first; absent: all that the grid does not show. */
  readonly unplayed?: readonly string[];
  /** Cards that the acting seat must hold, when `unplayed` is absent. */
  readonly holding?: readonly string[];
  readonly objectives?: readonly Objective[];
}

/** The twelve cards of a generation. */
export const deck = (generation: number): string[] =>
  ELEMENTS.flatMap((element) => [0, 1, 2, 3].map((value) => `${generation}-${element}-${value}`));

/** Landmark and value pairs that exist: 6 landmarks by 4 values. */
export const ALL_OBJECTIVES: readonly Objective[] = LANDMARKS.flatMap((landmark) =>
  [...new Set<number>(BIOSPHERES)].map((value): Objective => [landmark, value]),
);

export const generationOf = (card: string): number => Number(card[0]) || 0;
const elementOf = (card: string): string | undefined => card.split('-')[1];
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Puts `card` as deep in its row as the order of generations allows, never on top. */
const bury = (row: Record<Column, string[]>, card: string): void => {
  const generation = generationOf(card);
  const covered = COLUMNS.filter((column) => generationOf(row[column].at(-1) ?? '') >= generation);
  const bare = covered.find((column) => !row[column].some((other) => generationOf(other) === 1));
  const column = (generation === 1 ? bare : undefined) ?? covered[0];
  if (column === undefined) throw new Error(`${card} would be on top; mention more cards`);
  row[column].splice(row[column].filter((other) => generationOf(other) < generation).length, 0, card);
};

const buildGrid = ({ grid = {}, generation = 1, unplayed }: Scene): StateJson['grid'] => {
  const rowOf = (element: Element): Record<Column, string[]> => {
    const [west, north, east] = grid[element] ?? ['', '', ''];
    const row = { W: words(west), N: words(north), E: words(east) };
    const mentioned = new Set(Object.values(row).flat());
    for (let past = 1; past <= generation; past++) {
      if (past === generation && unplayed === undefined) break;
      for (const card of deck(past))
        if (elementOf(card) === element && !mentioned.has(card) && !(past === generation && unplayed?.includes(card)))
          bury(row, card);
    }
    return row;
  };
  return { air: rowOf('air'), earth: rowOf('earth'), water: rowOf('water') };
};

/** Every card on the grid. */
export const cardsOn = (grid: StateJson['grid']): string[] =>
  ELEMENTS.flatMap((element) => COLUMNS.flatMap((column) => grid[element][column]));

/** Cards each seat still holds when `played` of the twelve have been played, `firstSeat` having begun. */
export const handSizes = (seats: number, firstSeat: number, played: number): number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - firstSeat + seats) % seats;
    return 12 / seats - Math.ceil(Math.max(0, played - turn) / seats);
  });

const dealHands = (scene: Scene, grid: StateJson['grid'], seats: number, firstSeat: number): string[][] => {
  const current = deck(scene.generation ?? 1);
  const onGrid = new Set(cardsOn(grid));
  const hidden = scene.unplayed ?? current.filter((card) => !onGrid.has(card));
  const holding = scene.holding ?? [];
  const pile = [...holding, ...hidden.filter((card) => !holding.includes(card))];
  const played = 12 - hidden.length;
  const sizes = handSizes(seats, firstSeat, played);
  const hands = sizes.map((): string[] => []);
  for (let turn = 0; turn < seats; turn++) {
    const seat = (firstSeat + played + turn) % seats;
    hands[seat] = pile.splice(0, sizes[seat]);
  }
  return hands;
};

const FILLERS: readonly Objective[] = [
  ['W', 6],
  ['E', 5],
  ['N', 5],
  ['water', 4],
];

/** The full state that `given` describes; seat 0 begins, three seats, base mode, unless it says otherwise. */
export const scene = (given: Scene): StateJson => {
  const { seats = 3, firstSeat = 0, generation = 1, mode, rulings, catalog } = given;
  const grid = buildGrid(given);
  const hands = dealHands(given, grid, seats, firstSeat);
  const objectives = given.objectives ?? FILLERS.slice(0, seats);
  return {
    game: 'anthropocene',
    version: 1,
    ...(catalog === undefined ? {} : { catalog: { id: catalog } }),
    options: { seats, ...(mode === undefined ? {} : { mode }), ...(rulings === undefined ? {} : { rulings }) },
    viewer: 'all',
    generation,
    firstSeat,
    ice: given.ice ?? 3,
    sky: [...(given.sky ?? Array(generation - 1).fill(seats % 2))],
    grid,
    players: hands.map((hand, seat) => {
      const [landmark, biosphere] = objectives[seat] ?? [];
      if (landmark === undefined || biosphere === undefined) throw new Error(`seat ${seat} has no objective`);
      return { hand, landmark, biosphere };
    }),
  };
};
