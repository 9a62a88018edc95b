import { randomBytes } from 'node:crypto';
import type { Seed } from '../core/random.ts';

const FRESH_BYTES = 8;

/** The seed that a caller gave, or a fresh one to report. */
export const seedOr = (given: Seed | undefined): Seed => given ?? randomBytes(FRESH_BYTES).toString('hex');
