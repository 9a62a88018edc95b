import type { Level } from '../../../core/contract.ts';

/** From the weakest to the strongest; docs/strength/earth.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 2 },
  { level: 2, visits: 21, temperature: 1.5 },
  { level: 3, visits: 25, temperature: 1.2 },
  { level: 4, visits: 40, temperature: 0.82 },
  { level: 5, visits: 66, temperature: 0.57 },
  { level: 6, visits: 100, temperature: 0.42 },
  { level: 7, visits: 150, temperature: 0.31 },
  { level: 8, visits: 200, temperature: 0.24 },
  { level: 9, visits: 390, temperature: 0.11 },
  { level: 10, visits: 3000, temperature: 0 },
];
