/** What levels are worth, as a table for the page of each game; as `bench -- ladder` has measured it. */
import type { Game } from '../../src/core/contract.ts';
import { table } from './table.ts';

/** The table of one game, by the name of its block. */
export const ladderTables = ({ id, ladder }: Pick<Game, 'id' | 'ladder'>): ReadonlyMap<string, string> => {
  const rungs = ladder?.rungs ?? [];
  const rows = rungs.map(({ level, visits, temperature, elo, error }) => [
    String(level),
    String(visits),
    String(temperature),
    `${elo} ± ${error}`,
    ladder?.search ?? '',
  ]);
  return new Map([[`${id}/ladder`, table(['level', 'visits', 'temperature', 'Elo', 'search'], rows, '–')]]);
};
