import type { Level } from '../../core/contract.ts';

/** From the weakest to the strongest; docs/strength.md has the matches, and says which steps they do not show. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 1 },
  { level: 2, visits: 38, temperature: 0.82 },
  { level: 3, visits: 69, temperature: 0.68 },
  { level: 4, visits: 104, temperature: 0.6 },
  { level: 5, visits: 150, temperature: 0.48 },
  { level: 6, visits: 200, temperature: 0.4 },
  { level: 7, visits: 300, temperature: 0.28 },
  { level: 8, visits: 450, temperature: 0.2 },
  { level: 9, visits: 680, temperature: 0.12 },
  { level: 10, visits: 1200, temperature: 0 },
];
