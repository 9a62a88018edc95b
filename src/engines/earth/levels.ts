import type { Level } from '../../core/contract.ts';

/** Levels of which each beats the one below clearly; docs/strength.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 1 },
  { level: 2, visits: 60, temperature: 0.6 },
  { level: 3, visits: 150, temperature: 0.4 },
  { level: 4, visits: 400, temperature: 0.2 },
  { level: 5, visits: 1000, temperature: 0 },
  { level: 6, visits: 3000, temperature: 0 },
  { level: 7, visits: 900, temperature: 0.1 },
  { level: 8, visits: 1500, temperature: 0 },
  { level: 9, visits: 3000, temperature: 0 },
  { level: 10, visits: 8000, temperature: 0 },
];
