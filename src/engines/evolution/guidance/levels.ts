import type { Level } from '../../../core/contract.ts';

/** From the weakest to the strongest; docs/strength/evolution.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 3 },
  { level: 2, visits: 21, temperature: 1.95 },
  { level: 3, visits: 25, temperature: 1.18 },
  { level: 4, visits: 38, temperature: 0.94 },
  { level: 5, visits: 84, temperature: 0.7 },
  { level: 6, visits: 145, temperature: 0.54 },
  { level: 7, visits: 212, temperature: 0.4 },
  { level: 8, visits: 310, temperature: 0.3 },
  { level: 9, visits: 490, temperature: 0.2 },
  { level: 10, visits: 6000, temperature: 0 },
];
