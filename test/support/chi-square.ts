import { expect } from 'vitest';

/** The statistic that one true hypothesis in ten thousand exceeds (Wilson and Hilferty 1931). */
const critical = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
};

const countOf = <Cell>(cells: Iterable<Cell>): Map<Cell, number> => {
  const counts = new Map<Cell, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
};

/** The cell that is furthest from its share, for a person who looks for the reason. */
const unevenest = <Cell>(weights: ReadonlyMap<Cell, number>, drawn: ReadonlyMap<Cell, number>): string => {
  const sum = (counts: ReadonlyMap<Cell, number>): number =>
    [...counts.values()].reduce((one, other) => one + other, 0);
  const scale = sum(drawn) / sum(weights);
  const [[cell, weight] = []] = [...weights].sort(
    ([one, two], [other, third]) =>
      Math.abs((drawn.get(other) ?? 0) - third * scale) - Math.abs((drawn.get(one) ?? 0) - two * scale),
  );
  return cell === undefined || weight === undefined
    ? 'there are none'
    : `furthest off is “${cell}”, drawn ${drawn.get(cell) ?? 0} times for ${Math.round(weight * scale)}`;
};

/**
 * Expects `draws` to be spread evenly over `cells`, with none outside (Pearson's test).
 * @param cells everything that may be drawn; a cell given twice is twice as likely
 * @param draws what was drawn; at least five a cell, or the test means nothing
 */
export const expectUniform = <Cell>(cells: readonly Cell[], draws: Iterable<Cell>): void => {
  const weights = countOf(cells);
  const drawn = countOf(draws);
  const outside = [...drawn.keys()].filter((cell) => !weights.has(cell));
  expect(outside, 'drew what is not possible').toEqual([]);
  const total = [...drawn.values()].reduce((sum, count) => sum + count, 0);
  expect(total, 'too few draws to tell').toBeGreaterThanOrEqual(5 * cells.length);
  let statistic = 0;
  for (const [cell, weight] of weights) {
    const expected = (total * weight) / cells.length;
    statistic += ((drawn.get(cell) ?? 0) - expected) ** 2 / expected;
  }
  if (weights.size > 1)
    expect(statistic, `χ² of ${total} draws over ${weights.size} cells; ${unevenest(weights, drawn)}`).toBeLessThan(
      critical(weights.size - 1),
    );
};

/** The results of `count` calls of `draw`. */
export function* repeat<T>(count: number, draw: (index: number) => T): Generator<T> {
  for (let index = 0; index < count; index++) yield draw(index);
}
