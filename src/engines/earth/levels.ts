import type { Level } from '../../core/contract.ts';

/** From the weakest to the strongest; docs/strength.md has the matches, and says which steps they do not show. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 1 },
  { level: 2, visits: 45, temperature: 0.7 },
  { level: 3, visits: 60, temperature: 0.58 },
  { level: 4, visits: 90, temperature: 0.5 },
  { level: 5, visits: 140, temperature: 0.42 },
  { level: 6, visits: 210, temperature: 0.34 },
  { level: 7, visits: 320, temperature: 0.24 },
  { level: 8, visits: 520, temperature: 0.12 },
  { level: 9, visits: 900, temperature: 0 },
  { level: 10, visits: 2000, temperature: 0 },
];
