import { blame, isShown, takeOnce } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { SPECIALIST_WORDS } from '../content/terms.ts';
import { include } from '../rules/sets.ts';
import { type Reading, readRow } from './reading.ts';

/** Reads specialists: hired, in the river, discarded, in the pile. Each is in one place; those that are hidden lie in the pile. */
export const readSpecialists = (reading: Reading): void => {
  const { json, state } = reading;
  const taken = new Set<number>();
  for (const [seat, { specialists }] of json.players.entries())
    for (const row of readList(reading, specialists, taken, `/players/${seat}/specialists`))
      include(state.hired, seat * SPECIALIST_WORDS, row);
  for (const row of readList(reading, json.specialistDiscards, taken, '/specialistDiscards'))
    include(state.specialistDiscards, 0, row);
  for (const [place, id] of json.river.entries())
    state.river[place] = id === null ? NONE : (readList(reading, [id], taken, '/river', place)[0] ?? NONE);
  readPile(reading, taken);
};

const readList = (reading: Reading, names: readonly string[], taken: Set<number>, at: string, first = 0): number[] =>
  names.flatMap((id, index) => {
    const here = `${at}/${first + index}`;
    const row = readRow(reading, reading.state.rules.content.specialists, id, here, 'specialist');
    return row !== undefined && takeOnce(reading, taken, row, here, id) ? [row] : [];
  });

const readPile = (reading: Reading, taken: Set<number>): void => {
  const { json, state } = reading;
  const { size, order, bottom = [] } = json.piles.specialists;
  const { ids } = state.rules.content.specialists;
  const at = '/piles/specialists';
  const visible = json.viewer === 'all' || json.ending !== undefined;
  state.specialistSize = size;
  state.bottomSeen = bottom.length;
  if (bottom.length > size) blame(reading, `${at}/bottom`, 'wrong-size', `The pile has only ${size} cards.`);
  if (isShown(reading, order, visible, `${at}/order`, 'this order')) {
    if (order.length !== size) blame(reading, `${at}/size`, 'wrong-size', `The order lists ${order.length} cards.`);
    state.specialists.set(readList(reading, order, taken, `${at}/order`).toReversed());
    if (bottom.some((id, index) => order.at(-1 - index) !== id))
      blame(reading, `${at}/bottom`, 'wrong-order', 'These are not the lowest cards of the order, from the lowest on.');
    for (const [row, id] of ids.entries())
      if (!taken.has(row)) blame(reading, `${at}/order`, 'card-missing', `${id} is in no place.`);
    return;
  }
  const low = readList(reading, bottom, taken, `${at}/bottom`);
  const rest = [...ids.keys()].filter((row) => !taken.has(row));
  if (low.length === bottom.length && low.length + rest.length !== size)
    blame(reading, `${at}/size`, 'wrong-size', `${low.length + rest.length} specialists are in no other place.`);
  state.specialists.set([...low, ...rest]);
};
