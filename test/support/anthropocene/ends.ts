import { type Played, play } from './play.ts';
import { deck, type Objective, type Scene, type Stacks, scene } from './scene.ts';

export type Grid = NonNullable<Scene['grid']>;

/** Rows whose visible sums are air 4, earth 6, water 3, W 1, N 5, E 7, without carbon dioxide, as a generation ends. */
export const CLEAN: Readonly<Record<1 | 2 | 3, Required<Grid>>> = {
  1: {
    air: ['1-air-0', '1-air-2', '1-air-3'],
    earth: ['1-earth-1', '1-earth-2', '1-earth-3'],
    water: ['1-water-0', '1-water-1', '1-water-3'],
  },
  2: {
    air: ['2-air-0', '2-air-1', '1-air-3'],
    earth: ['2-earth-0', '2-earth-3', '2-earth-2'],
    water: ['1-water-0', '2-water-1', '2-water-2'],
  },
  3: {
    air: ['3-air-0', '3-air-1', '3-air-3'],
    earth: ['3-earth-1', '3-earth-3', '2-earth-2'],
    water: ['3-water-0', '3-water-1', '3-water-2'],
  },
};

/** The clean grid with another air row. */
export const withAir = (generation: 1 | 2 | 3, air: Stacks): Required<Grid> => ({ ...CLEAN[generation], air });

/** Objectives that the clean grid of generation 3 meets, by seat. */
export const MET: readonly Objective[] = [
  ['air', 4],
  ['earth', 6],
  ['water', 3],
  ['N', 5],
];
const NOT_MET: readonly Objective[] = [
  ['W', 4],
  ['E', 6],
  ['water', 5],
  ['N', 4],
];

/** The end of a generation; what it leaves out is as in `Scene`. */
export interface End extends Omit<Scene, 'grid' | 'unplayed'> {
  readonly generation: 1 | 2 | 3;
  /** What is visible when the generation is over; the clean grid when absent. */
  readonly grid?: Required<Grid>;
  /** How many seats, the first ones, have met their objectives on the clean grid of generation 3; none when absent. */
  readonly met?: number;
}

/** Plays the last card of a generation, the one on water N, so that `grid` lies on the table in the end. */
export const endOf = ({ met = 0, grid: wanted, ...rest }: End): Played => {
  const { generation, seats = 3 } = rest;
  const grid = wanted ?? CLEAN[generation];
  const [west, last, east] = grid.water;
  const shown = new Set(Object.values(grid).flat());
  const covered = [...deck(generation), ...deck(1)].find((card) => card.includes('water') && !shown.has(card)) ?? '';
  const objectives = Array.from({ length: seats }, (_, seat) => (seat < met ? MET : NOT_MET)[seat]!);
  const before = { ...grid, water: [west, covered, east] as const };
  return play(scene({ objectives, ...rest, grid: before, unplayed: [last] }), [last, 'N']);
};
