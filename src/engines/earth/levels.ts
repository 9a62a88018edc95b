import type { Level } from '../../core/contract.ts';

/** Levels of which each beats the one below clearly; docs/strength.md has the matches. */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 1 },
  { level: 2, visits: 27, temperature: 0.9 },
  { level: 3, visits: 37, temperature: 0.78 },
  { level: 4, visits: 51, temperature: 0.65 },
  { level: 5, visits: 75, temperature: 0.55 },
  { level: 6, visits: 125, temperature: 0.44 },
  { level: 7, visits: 210, temperature: 0.32 },
  { level: 8, visits: 370, temperature: 0.2 },
  { level: 9, visits: 700, temperature: 0.08 },
  { level: 10, visits: 1500, temperature: 0 },
];
