import { pointer } from '../../../core/fault.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { blame, takeOnce } from '../../kit/reading.ts';
import { COLUMNS, NEIGHBOURS, ROWS } from '../rules/grid.ts';
import { changeGrowth, changeSprouts, settleOn } from '../rules/tableau.ts';
import type { Reading } from './reading.ts';
import type { PlayerJson } from './schema.ts';

/**
 * Reads the tableaux.
 * @returns the cards in them
 */
export const readTableaux = (reading: Reading): Set<number> => {
  const { json, state } = reading;
  const seen = new Set<number>();
  for (const [seat, player] of json.players.entries()) {
    for (const index of player.tableau.keys()) readPlanted(reading, seat, player, index, seen);
    checkOutline(reading, state.occupied[seat]!, pointer('players', seat, 'tableau'));
  }
  return seen;
};

const readPlanted = (
  reading: Reading,
  seat: number,
  { tableau }: PlayerJson,
  index: number,
  seen: Set<number>,
): void => {
  const { state } = reading;
  const { content } = state.rules;
  const { card, row, column, sprouts = 0, growth = 0, fresh } = tableau[index]!;
  const at = pointer('players', seat, 'tableau', index);
  const space = row * 4 + column;
  if (!takeOnce(reading, seen, card, `${at}/card`, `Card ${card}`)) return;
  if (hasBit(state.occupied[seat]!, space)) {
    blame(reading, at, 'space-twice', 'Another card lies on this space.');
    return;
  }
  if (content.isEvent[card] === 1) {
    blame(reading, `${at}/card`, 'wrong-kind', 'Events are not planted.');
    return;
  }
  settleOn(state, seat, card, space);
  if (fresh === true) state.fresh[seat]! |= 1 << space;
  const [most, highest] = [content.sproutSpaces[card]!, content.growthSpaces[card]!];
  if (sprouts > most) blame(reading, `${at}/sprouts`, 'too-many', `Card ${card} has ${most} spaces for sprouts.`);
  else if (sprouts > 0) changeSprouts(state, seat, space, sprouts);
  if (growth > highest) blame(reading, `${at}/growth`, 'too-many', `Card ${card} grows ${highest} at most.`);
  else if (growth > 0) changeGrowth(state, seat, space, growth);
};

/** The first row and column hold a card, and each card touches another one. */
const checkOutline = (reading: Reading, occupied: number, at: string): void => {
  if (occupied === 0) return;
  if ((occupied & ROWS[0]) === 0) blame(reading, at, 'not-aligned', 'Rows are counted from the first with a card.');
  if ((occupied & COLUMNS[0]) === 0)
    blame(reading, at, 'not-aligned', 'Columns are counted from the first with a card.');
  let reached = occupied & -occupied;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let rest = before; rest !== 0; rest = withoutLowest(rest)) reached |= NEIGHBOURS[lowestBit(rest)]! & occupied;
  }
  if (reached !== occupied) blame(reading, at, 'not-connected', 'Every card of a tableau touches another one.');
};
