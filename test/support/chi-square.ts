import { expect } from 'vitest';

/** Pearson's statistic of `counts` against equal expectations. */
const statistic = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** The statistic that one true hypothesis in ten thousand exceeds (Wilson and Hilferty 1931). */
const critical = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
};

/**
 * Expects `draws` to be spread evenly over `cells`, with none outside.
 * @param cells everything that may be drawn, each once
 * @param draws what was drawn; at least five a cell, or the test means nothing
 */
export const expectUniform = <Cell>(cells: readonly Cell[], draws: Iterable<Cell>): void => {
  const counts = new Map<Cell, number>(cells.map((cell) => [cell, 0]));
  expect(counts.size, 'cells are distinct').toBe(cells.length);
  for (const draw of draws) {
    const count = counts.get(draw);
    expect(count, `drew ${String(draw)}, which is outside of what is possible`).toBeDefined();
    counts.set(draw, (count ?? 0) + 1);
  }
  const observed = [...counts.values()];
  expect(observed.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5 * cells.length);
  if (cells.length > 1) expect(statistic(observed)).toBeLessThan(critical(cells.length - 1));
};

/** The results of `count` calls of `draw`. */
export function* repeat<T>(count: number, draw: (index: number) => T): Generator<T> {
  for (let index = 0; index < count; index++) yield draw(index);
}
