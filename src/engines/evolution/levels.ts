import type { Level } from '../../core/contract.ts';

/** Levels of which each beats the one below clearly; docs/strength.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 1 },
  { level: 2, visits: 40, temperature: 0.8 },
  { level: 3, visits: 70, temperature: 0.7 },
  { level: 4, visits: 120, temperature: 0.55 },
  { level: 5, visits: 200, temperature: 0.4 },
  { level: 6, visits: 330, temperature: 0.25 },
  { level: 7, visits: 600, temperature: 0.15 },
  { level: 8, visits: 1200, temperature: 0 },
  { level: 9, visits: 2600, temperature: 0 },
  { level: 10, visits: 6000, temperature: 0 },
];
