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

/** What a playout came to: the terms of the position where it was cut, or how it ended, by number. */
export type Leaf = readonly number[] | number;

/** A forecast, which is the mean over some leaves, and what came of it. */
export interface Bag {
  readonly leaves: readonly Leaf[];
  /** The outcome, by number. */
  readonly outcome: number;
  /** How much it counts; all weights together are 1. */
  readonly weight: number;
}

/** How outcomes follow from terms. */
export interface Model {
  /** Rows of factors. */
  readonly rows: number;
  readonly outcomes: number;
  /** Writes the chance of each outcome. */
  chances(terms: readonly number[], factors: readonly Float64Array[], into: Float64Array): void;
  /** What the logarithm of the chance of `outcome` gains by a little more of each row's product, at these chances of all. */
  slopes(chances: Float64Array, outcome: number): readonly number[];
}

/** How bags are fitted: steps, and the first, the least and the greatest move of a factor. */
const BAG_STEPS = 150;
const FIRST_MOVE = 0.05;
const LEAST_MOVE = 1e-4;
const MOST_MOVE = 0.5;
/** Chance that an outcome has nothing to do with what is told, so that no single game outweighs all others. */
const ASTRAY = 0.02;

/** Adds the slope of the likelihood of one bag. */
const addSlope = (
  model: Model,
  { leaves, outcome, weight }: Bag,
  factors: readonly Float64Array[],
  slopes: readonly Float64Array[],
): void => {
  const each = leaves.map((leaf): Float64Array => {
    const chances = new Float64Array(model.outcomes);
    if (typeof leaf === 'number') chances[leaf] = 1;
    else model.chances(leaf, factors, chances);
    return chances;
  });
  const told = each.reduce((sum, chances) => sum + chances[outcome]!, 0) / leaves.length;
  const scale = (weight * (1 - ASTRAY)) / (((1 - ASTRAY) * told + ASTRAY / model.outcomes) * leaves.length);
  for (const [index, leaf] of leaves.entries()) {
    if (typeof leaf === 'number') continue;
    const chances = each[index]!;
    for (const [row, by] of model.slopes(chances, outcome).entries()) {
      const much = scale * chances[outcome]! * by;
      for (const [term, value] of leaf.entries()) slopes[row]![term]! += much * value;
    }
  }
};

/**
 * Factors of so many terms by which what came was likeliest, each bag telling the mean of the chances of its leaves, kept small
 * where little is known. Each factor moves by its own step, longer while its slope keeps its sign (Riedmiller and Braun 1993).
 */
export const fitBags = (model: Model, bags: readonly Bag[], terms: number): number[][] => {
  const table = (value: number) => Array.from({ length: model.rows }, () => new Float64Array(terms).fill(value));
  const [factors, moves, before] = [table(0), table(FIRST_MOVE), table(0)];
  for (let step = 0; step < BAG_STEPS; step++) {
    const slopes = table(0);
    for (const bag of bags) addSlope(model, bag, factors, slopes);
    for (const [row, own] of factors.entries())
      for (const [term, factor] of own.entries()) {
        const slope = slopes[row]![term]! - SHRINK * factor;
        const turned = slope * before[row]![term]!;
        const move = moves[row]![term]! * (turned > 0 ? 1.2 : turned < 0 ? 0.5 : 1);
        moves[row]![term] = Math.min(MOST_MOVE, Math.max(LEAST_MOVE, move));
        before[row]![term] = slope;
        own[term] = factor + Math.sign(slope) * moves[row]![term]!;
      }
  }
  return factors.map((row) => [...row]);
};
