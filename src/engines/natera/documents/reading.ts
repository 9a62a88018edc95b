import { type Reading as AnyReading, blame, takeOnce } from '../../kit/reading.ts';
import type { Table } from '../content/tables.ts';
import type { State } from '../rules/state.ts';
import { rowNamed } from './names.ts';
import type { StateJson } from './schema.ts';

/** A document of NATERA on its way to become a state. */
export type Reading = AnyReading<StateJson, State>;

/** The row of a table with this id; undefined, and blamed, where there is none. */
export const readRow = (reading: Reading, table: Table, id: string, at: string, what: string): number | undefined => {
  const row = rowNamed(table, id);
  if (row === undefined) blame(reading, at, `no-such-${what}`, `The catalog has no ${what} "${id}".`);
  return row;
};

/** The card that this game has by this name, for the first time. */
export const readCard = (reading: Reading, id: string, taken: Set<number>, at: string): number | undefined => {
  const { content, nuclear } = reading.state.rules;
  const card = readRow(reading, content.cards, id, at, 'card');
  if (card === undefined) return undefined;
  if (content.cards.nuclear[card] === 1 && !nuclear)
    blame(reading, at, 'not-in-game', `${id} is of the mini-expansion, without which this game is played.`);
  return takeOnce(reading, taken, card, at, id) ? card : undefined;
};

/** The bits of some seats. */
export const maskOf = (seats: readonly number[] = []): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);
