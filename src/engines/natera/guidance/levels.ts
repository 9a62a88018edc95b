import type { Level } from '../../../core/contract.ts';

/** From the weakest to the strongest; docs/strength/natera.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 2 },
  { level: 2, visits: 22, temperature: 1.4 },
  { level: 3, visits: 26, temperature: 1.15 },
  { level: 4, visits: 40, temperature: 0.83 },
  { level: 5, visits: 66, temperature: 0.6 },
  { level: 6, visits: 110, temperature: 0.45 },
  { level: 7, visits: 200, temperature: 0.33 },
  { level: 8, visits: 400, temperature: 0.2 },
  { level: 9, visits: 1000, temperature: 0.1 },
  { level: 10, visits: 8000, temperature: 0 },
];
