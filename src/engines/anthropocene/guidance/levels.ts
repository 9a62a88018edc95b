import type { Level } from '../../../core/contract.ts';

/**
 * Levels in about equal steps of the mean score, from nearly none to all that a search reaches: it gains nothing
 * more by thinking longer than level 10. docs/strength/anthropocene.md has what each is worth.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 40, temperature: 1 },
  { level: 2, visits: 80, temperature: 0.75 },
  { level: 3, visits: 165, temperature: 0.65 },
  { level: 4, visits: 225, temperature: 0.57 },
  { level: 5, visits: 280, temperature: 0.52 },
  { level: 6, visits: 310, temperature: 0.41 },
  { level: 7, visits: 400, temperature: 0.33 },
  { level: 8, visits: 600, temperature: 0.23 },
  { level: 9, visits: 1000, temperature: 0.15 },
  { level: 10, visits: 20_000, temperature: 0 },
];
