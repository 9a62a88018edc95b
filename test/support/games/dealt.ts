/** Positions of games in which every seat gets one hidden thing and then all actions are public. */
import Type from 'typebox';
import type { Viewer } from '../../../src/core/contract.ts';
import { type Fault, fault } from '../../../src/core/fault.ts';

/** Schema of what each seat was dealt, as a number from `first` on; null where it is hidden. */
export const dealtSchema = (seats: number, first: number, last: number) =>
  Type.Array(Type.Union([Type.Integer({ minimum: first, maximum: last }), Type.Null()]), {
    minItems: seats,
    maxItems: seats,
    description: 'What each seat was dealt; null when the viewer cannot see it.',
  });

/** Schema of the actions taken so far. */
export const actionsSchema = (most: number) =>
  Type.Array(Type.String({ maxLength: 20 }), { maxItems: most, description: 'Every action so far, in notation.' });

/** What was dealt, as `viewer` sees it: its own; everything in a full document or a finished game. */
export const shown = (dealt: ArrayLike<number>, viewer: Viewer, finished: boolean): (number | null)[] =>
  Array.from(dealt, (value, seat) => (finished || viewer === 'all' || viewer === seat ? value : null));

/** Writes what was dealt into a state; what is hidden becomes `placeholder`. */
export const placeAny = (dealt: readonly (number | null)[], placeholder: number, into: Int8Array): void => {
  for (const [seat, value] of dealt.entries()) into[seat] = value ?? placeholder;
};

/**
 * Writes cards of a deck, 0 to `deck - 1`, into a state; hidden ones become the lowest cards left.
 * @param also a card that lies elsewhere, if there is one
 * @returns a fault for each card that is there twice
 */
export const placeCards = (
  dealt: readonly (number | null)[],
  deck: number,
  into: Int8Array,
  also: number | null = null,
): Fault[] => {
  const faults: Fault[] = [];
  const used = new Set(also === null ? [] : [also]);
  for (const [seat, card] of dealt.entries()) {
    if (card === null) continue;
    if (used.has(card)) faults.push(fault(`/dealt/${seat}`, 'card-twice', `Card ${card} is here a second time.`));
    used.add(card);
    into[seat] = card;
  }
  const free = Array.from({ length: deck }, (_, card) => card).filter((card) => !used.has(card));
  for (const [seat, card] of dealt.entries()) if (card === null) into[seat] = free.shift() ?? 0;
  return faults;
};
