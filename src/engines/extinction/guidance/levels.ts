import type { Level } from '../../../core/contract.ts';

/**
 * From the weakest to the strongest. Straying loses these games whatever the visits, so the first three do so, less from one
 * to the next, and the others only think longer. docs/strength/extinction.md has what each is worth.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, visits: 20, temperature: 0.3 },
  { level: 2, visits: 24, temperature: 0.15 },
  { level: 3, visits: 27, temperature: 0.07 },
  { level: 4, visits: 30, temperature: 0 },
  { level: 5, visits: 60, temperature: 0 },
  { level: 6, visits: 120, temperature: 0 },
  { level: 7, visits: 250, temperature: 0 },
  { level: 8, visits: 1000, temperature: 0 },
  { level: 9, visits: 4000, temperature: 0 },
  { level: 10, visits: 20_000, temperature: 0 },
];
