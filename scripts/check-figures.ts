/**
 * Names the figures of docs/strength* that were measured with another search than today's. Such a figure is no fault, so
 * they are listed and nothing fails; a table of figures without a stamp, or with one that cannot be read, is.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { STAMP_DIGITS, stampOf } from '../bench/stamp.ts';

/** A game, where the page is not a game's own, and the signature of its search; a dash where no search was measured. */
const STAMP = new RegExp(`^(?:([a-z-]+) )?([0-9a-f]{${STAMP_DIGITS}})$|^–$`);

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

interface Table {
  /** Line of the head, from 1. */
  readonly at: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a page. */
const tablesOf = (text: string): Table[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\|[-|]+\|$/.test(line)) return [];
    const end = lines.findIndex((each, at) => at > index && !each.startsWith('|'));
    return [{ at: index, head: cellsOf(lines[index - 1] ?? ''), rows: lines.slice(index + 1, end).map(cellsOf) }];
  });
};

const stale: string[] = [];
const faults: string[] = [];

const checkRow = (page: string, line: number, stamp: string): void => {
  const read = STAMP.exec(stamp);
  if (read === null) {
    faults.push(`${page}:${line}  "${stamp}" is no stamp of a search`);
    return;
  }
  const [, game = basename(page, '.md'), measured] = read;
  const now = stampOf(game);
  if (measured !== undefined && measured !== now) stale.push(`${page}:${line}  ${game}: ${measured}, now ${now}`);
};

for (const page of globSync(['docs/strength.md', 'docs/strength/*.md']).sort())
  for (const { at, head, rows } of tablesOf(readFileSync(page, 'utf8'))) {
    const column = head.indexOf('search');
    // A table of commands or of links has no figures to stamp.
    if (column < 0 && !head.includes('command') && !head.includes('page'))
      faults.push(`${page}:${at}  a table of figures needs the column "search"`);
    if (column >= 0) for (const [index, row] of rows.entries()) checkRow(page, at + 2 + index, row[column] ?? '');
  }

if (stale.length > 0) console.log(`Measured with another search than today's, ${stale.length}:\n${stale.join('\n')}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
