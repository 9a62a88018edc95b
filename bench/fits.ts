/** Terms, and the number that they are to tell. */
export interface Row {
  readonly terms: readonly number[];
  readonly outcome: number;
}

/** How log-odds are fitted: steps, their length, and what pulls factors to 0. */
const STEPS = 800;
const RATE = 0.5;
const SHRINK = 0.002;

/** The number that terms tell by these factors. */
export const product = (terms: readonly number[], factors: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * factors[index]!, 0);

/** Log-odds of an outcome of 1 by gradient ascent, kept small where little is known. */
export const logistic = (rows: readonly Row[]): number[] => {
  const factors = new Array<number>(rows[0]?.terms.length ?? 0).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = factors.map((factor) => -SHRINK * factor);
    for (const { terms, outcome } of rows) {
      const miss = (outcome - 1 / (1 + Math.exp(-product(terms, factors)))) / rows.length;
      for (const [index, term] of terms.entries()) slope[index]! += miss * term;
    }
    for (const [index, each] of slope.entries()) factors[index]! += RATE * each;
  }
  return factors;
};

/** Factors of the terms by least squares: the normal equations, solved by elimination. */
export const leastSquares = (rows: readonly Row[]): number[] => {
  const size = rows[0]?.terms.length ?? 0;
  const table = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) =>
      rows.reduce((sum, { terms, outcome }) => sum + terms[row]! * (column < size ? terms[column]! : outcome), 0),
    ),
  );
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = table[row]![pivot]! / table[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) table[row]![column]! -= factor * table[pivot]![column]!;
    }
  return table.map((row, index) => row[size]! / row[index]!);
};
