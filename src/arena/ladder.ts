/**
 * A ladder: players of one game on one scale, from matches of some with others, by the model of Bradley and Terry (1952), whose
 * strengths are those that make the results most likely. The first player stands at 0.
 */

/** What two players made of their deals. */
export interface Pairing {
  /** Numbers of the two players; 0 is the one that the scale begins at. */
  readonly first: number;
  readonly second: number;
  /** Points of the first one by deal, 0–1. */
  readonly points: readonly number[];
}

/** Where a player stands. */
export interface Standing {
  readonly player: number;
  /** Above the first player; a difference of 400 is ten points to one. */
  readonly elo: number;
  /** Standard error of that, by how much deals of a pairing differ. */
  readonly error: number;
}

/** A natural unit of strength in Elo. */
const UNIT = 400 / Math.LN10;

/** Half a deal that was won and half a deal that was lost: pairings in which all went to one side say no strength without. */
const PRIOR: readonly number[] = [0, 1];
const PRIOR_WEIGHT = 0.5;

const MOST_STEPS = 100;
/** A longer step than this, in natural units, is cut: far from the answer the model is nothing like a parabola. */
const LONGEST_STEP = 1;
const SMALL_STEP = 1e-10;

/** The players that are tied to player 0 by pairings, with where each stands; player 0 itself is not among them. */
export const standingsOf = (pairings: readonly Pairing[]): Standing[] => {
  const played = pairings.filter(({ points }) => points.length > 0);
  const players = reached(played);
  const known = played.filter(({ first }) => first === 0 || players.includes(first));
  const strengths = likeliest(known, players);
  const bread = inverse(slopes(known, players, strengths).information);
  const meat = scatter(known, players, strengths);
  return players.map((player, index) => {
    const row = bread[index] ?? [];
    const variance = row.reduce(
      (sum, left, at) => sum + left * row.reduce((part, right, to) => part + (meat[at]?.[to] ?? 0) * right, 0),
      0,
    );
    return { player, elo: UNIT * (strengths[index] ?? 0), error: UNIT * Math.sqrt(variance) };
  });
};

/** Numbers of the players that pairings lead to from player 0, ascending. */
const reached = (pairings: readonly Pairing[]): number[] => {
  const found = new Set([0]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { first, second } of pairings) {
      if (found.has(first)) found.add(second);
      else if (found.has(second)) found.add(first);
    }
  }
  return [...found].filter((player) => player > 0).sort((one, other) => one - other);
};

/** Points that the first is expected to make of a deal. */
const expected = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** Calls `visit` with each pairing, the places of its players among `players`, -1 for player 0, and what the first is expected to make. */
const eachPairing = (
  pairings: readonly Pairing[],
  players: readonly number[],
  strengths: readonly number[],
  visit: (pairing: Pairing, first: number, second: number, part: number) => void,
): void => {
  for (const pairing of pairings) {
    const [first, second] = [players.indexOf(pairing.first), players.indexOf(pairing.second)];
    visit(pairing, first, second, expected((strengths[first] ?? 0) - (strengths[second] ?? 0)));
  }
};

const zeros = (count: number): number[][] => Array.from({ length: count }, () => new Array<number>(count).fill(0));

/** Adds `value` times the square of a pairing’s difference of strengths to a matrix. */
const addSquare = (matrix: number[][], first: number, second: number, value: number): void => {
  for (const [row, sign] of [
    [first, 1],
    [second, -1],
  ] as const)
    for (const [column, other] of [
      [first, 1],
      [second, -1],
    ] as const)
      if (row >= 0 && column >= 0) matrix[row]![column]! += sign * other * value;
};

/** The first and, without its sign, the second derivative of the log-likelihood. */
const slopes = (pairings: readonly Pairing[], players: readonly number[], strengths: readonly number[]) => {
  const gradient = players.map(() => 0);
  const information = zeros(players.length);
  eachPairing(pairings, players, strengths, ({ points }, first, second, part) => {
    const count = points.length + 2 * PRIOR_WEIGHT;
    const excess = points.reduce((sum, each) => sum + each, PRIOR_WEIGHT) - count * part;
    if (first >= 0) gradient[first]! += excess;
    if (second >= 0) gradient[second]! -= excess;
    addSquare(information, first, second, count * part * (1 - part));
  });
  return { gradient, information };
};

/** How far the points of deals are from what is expected: what they really vary by, which ties and paired seats make less. */
const scatter = (
  pairings: readonly Pairing[],
  players: readonly number[],
  strengths: readonly number[],
): number[][] => {
  const matrix = zeros(players.length);
  eachPairing(pairings, players, strengths, ({ points }, first, second, part) => {
    const prior = PRIOR.reduce((sum, each) => sum + PRIOR_WEIGHT * (each - part) ** 2, 0);
    addSquare(
      matrix,
      first,
      second,
      points.reduce((sum, each) => sum + (each - part) ** 2, prior),
    );
  });
  return matrix;
};

/** The strengths of `players`, in natural units, that make the results most likely: Newton’s method. */
const likeliest = (pairings: readonly Pairing[], players: readonly number[]): number[] => {
  let strengths = players.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, information } = slopes(pairings, players, strengths);
    const way = inverse(information).map((row) => row.reduce((sum, each, at) => sum + each * (gradient[at] ?? 0), 0));
    const longest = Math.max(0, ...way.map(Math.abs));
    const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    strengths = strengths.map((strength, index) => strength + scale * (way[index] ?? 0));
    if (longest < SMALL_STEP) break;
  }
  return strengths;
};

/** The inverse of a symmetric positive definite matrix (Gauss and Jordan). */
const inverse = (matrix: readonly (readonly number[])[]): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0)),
  ]);
  for (const [at, pivot] of rows.entries()) {
    const factor = pivot[at] ?? 1;
    for (let column = 0; column < 2 * size; column++) pivot[column]! /= factor;
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[at] ?? 0;
      for (let column = 0; column < 2 * size; column++) row[column]! -= times * pivot[column]!;
    }
  }
  return rows.map((row) => row.slice(size));
};
