import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { COLUMNS, NEIGHBOURS, ROWS } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import { changeGrowth, changeSprouts, settleOn } from '../rules/tableau.ts';
import type { PlayerJson, StateJson } from './schema.ts';

/**
 * Reads the tableaux.
 * @returns the cards in them
 */
export const readTableaux = (json: StateJson, state: State, faults: Fault[]): Set<number> => {
  const seen = new Set<number>();
  for (const [seat, player] of json.players.entries()) {
    for (const index of player.tableau.keys()) readPlanted(state, seat, player, index, seen, faults);
    checkOutline(state.occupied[seat]!, pointer('players', seat, 'tableau'), faults);
  }
  return seen;
};

const readPlanted = (
  state: State,
  seat: number,
  { tableau }: PlayerJson,
  index: number,
  seen: Set<number>,
  faults: Fault[],
): void => {
  const { content } = state.rules;
  const { card, row, column, sprouts = 0, growth = 0, fresh } = tableau[index]!;
  const at = pointer('players', seat, 'tableau', index);
  const space = row * 4 + column;
  if (seen.has(card)) {
    faults.push(fault(`${at}/card`, 'card-twice', `Card ${card} is planted a second time.`));
    return;
  }
  seen.add(card);
  if (hasBit(state.occupied[seat]!, space)) {
    faults.push(fault(at, 'space-twice', 'Another card lies on this space.'));
    return;
  }
  if (content.isEvent[card] === 1) {
    faults.push(fault(`${at}/card`, 'wrong-kind', 'Events are not planted.'));
    return;
  }
  settleOn(state, seat, card, space);
  if (fresh === true) state.fresh[seat]! |= 1 << space;
  const [most, highest] = [content.sproutSpaces[card]!, content.growthSpaces[card]!];
  if (sprouts > most) faults.push(fault(`${at}/sprouts`, 'too-many', `Card ${card} has ${most} spaces for sprouts.`));
  else if (sprouts > 0) changeSprouts(state, seat, space, sprouts);
  if (growth > highest) faults.push(fault(`${at}/growth`, 'too-many', `Card ${card} grows ${highest} at most.`));
  else if (growth > 0) changeGrowth(state, seat, space, growth);
};

/** The first row and column hold a card, and each card touches another one. */
const checkOutline = (occupied: number, at: string, faults: Fault[]): void => {
  if (occupied === 0) return;
  if ((occupied & ROWS[0]) === 0) faults.push(fault(at, 'not-aligned', 'Rows are counted from the first with a card.'));
  if ((occupied & COLUMNS[0]) === 0)
    faults.push(fault(at, 'not-aligned', 'Columns are counted from the first with a card.'));
  let reached = occupied & -occupied;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let rest = before; rest !== 0; rest = withoutLowest(rest)) reached |= NEIGHBOURS[lowestBit(rest)]! & occupied;
  }
  if (reached !== occupied) faults.push(fault(at, 'not-connected', 'Every card of a tableau touches another one.'));
};
