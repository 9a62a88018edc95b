import type { ActionList } from '../../../core/actions.ts';
import { type Action, TERMINAL } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { openColumns } from './grid.ts';
import { activeSeat, type State } from './state.ts';

/** The code of placing a card of the current generation (0–11) in a column (0–2). */
export const actionOf = (card: number, column: number): Action => card * 3 + column;

/** The card, 0–11, that an action places. */
export const cardOf = (action: Action): number => (action / 3) | 0;

/** The column, 0–2, that an action places it in. */
export const columnOf = (action: Action): number => action % 3;

/** The row of a card of the current generation: its element. */
export const rowOf = (card: number): number => card >> 2;

/** The seat to act, or `TERMINAL`. */
export const toAct = (state: State): number => (state.finished ? TERMINAL : activeSeat(state));

/** Every card of the hand in every open column of its row (rulebook page 5). */
export const legalActions = (state: State, into: ActionList): void => {
  into.clear();
  if (state.finished) return;
  let hand = state.hands[activeSeat(state)]!;
  while (hand !== 0) {
    const card = lowestBit(hand);
    const columns = openColumns(state, rowOf(card));
    const first = actionOf(card, 0);
    if ((columns & 1) !== 0) into.push(first);
    if ((columns & 2) !== 0) into.push(first + 1);
    if ((columns & 4) !== 0) into.push(first + 2);
    hand = withoutLowest(hand);
  }
};
