import { emptyTable, type RootTable } from '../../src/mcts/root.ts';

/** A table that says only how many iterations it stands for. */
export const tableOf = (iterations: number): RootTable => ({
  ...emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, [0]),
  iterations,
});
