import type { MODES } from '../rules/options.ts';

/** How one generation comes out. */
export interface Odds {
  /** Chance of meeting 0, 1, 2 … objectives. */
  readonly met: Float64Array;
  /** Chance of turning 0, 1, 2 or 3 ice cards. */
  readonly melted: Float64Array;
}

const odds = (met: readonly number[], melted: readonly number[]): Odds => ({
  met: Float64Array.from(met),
  melted: Float64Array.from(melted),
});

/** By number of seats, then by generation; no rows below two seats. */
type Table = readonly (readonly Odds[])[];

const BASE: Table = [
  [],
  [],
  [
    odds([0.07, 0.42, 0.51], [0.8, 0.2, 0, 0]),
    odds([0, 0.12, 0.88], [0.95, 0.05, 0, 0]),
    odds([0.02, 0.17, 0.81], [0.88, 0.1, 0.02, 0]),
  ],
  [
    odds([0, 0.22, 0.5, 0.28], [0.9, 0.1, 0, 0]),
    odds([0, 0.02, 0.15, 0.83], [0.95, 0.05, 0, 0]),
    odds([0, 0, 0.27, 0.73], [0.88, 0.12, 0, 0]),
  ],
  [
    odds([0, 0.13, 0.4, 0.38, 0.09], [0.92, 0.08, 0, 0]),
    odds([0, 0, 0.02, 0.4, 0.58], [0.85, 0.15, 0, 0]),
    odds([0, 0, 0.07, 0.42, 0.51], [0.73, 0.25, 0.02, 0]),
  ],
];

const EXPERT: Table = [
  [],
  [],
  [
    odds([0.05, 0.53, 0.42], [0.48, 0.52, 0, 0]),
    odds([0.02, 0.21, 0.77], [0.9, 0.1, 0, 0]),
    odds([0, 0.23, 0.77], [0.8, 0.18, 0.02, 0]),
  ],
  [
    odds([0.02, 0.53, 0.38, 0.07], [0.8, 0.2, 0, 0]),
    odds([0, 0, 0.2, 0.8], [0.87, 0.13, 0, 0]),
    odds([0, 0.05, 0.37, 0.58], [0.77, 0.21, 0.02, 0]),
  ],
  [
    odds([0, 0.42, 0.33, 0.22, 0.03], [0.72, 0.28, 0, 0]),
    odds([0, 0, 0.02, 0.45, 0.53], [0.8, 0.2, 0, 0]),
    odds([0, 0, 0.1, 0.62, 0.28], [0.62, 0.33, 0.05, 0]),
  ],
];

const CHICK: Table = BASE.map((generations) => generations.map(({ met }) => odds([...met], [1, 0, 0, 0])));

/**
 * Odds by mode: house estimates, no printed values. Base and expert were measured by `npm run bench -- odds` over
 * 60 games of 1,500 visits a move with an earlier search, and rounded to sum to 1; young is taken to be
 * like base, and chick like base without the ice. A newer search prints somewhat different rows.
 */
export const ODDS: Readonly<Record<(typeof MODES)[number], Table>> = {
  base: BASE,
  expert: EXPERT,
  young: BASE,
  chick: CHICK,
};

/** What any number of objectives met is likely at least, before odds are tilted: numbers that no game has come to may be tilted to. */
const RARE = 0.003;

/** The odds when an objective that is met, and an ice card that is not turned, are likelier by a factor of e to `by`. */
export const tilted = ({ met, melted }: Odds, by: number): Odds => ({
  met: scaled(
    met.map((chance) => chance + RARE),
    by,
  ),
  melted: scaled(melted, -by),
});

const scaled = (chances: Float64Array, by: number): Float64Array => {
  const weights = chances.map((chance, count) => chance * Math.exp(by * count));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};
