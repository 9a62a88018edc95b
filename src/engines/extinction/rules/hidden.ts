import { hasBit } from '../../kit/bits.ts';
import { type State, seatOf } from './state.ts';

/** Whether `seat` cannot see the hand of the role at a place: hands lie open unless the options say (rulebook page 5). */
export const hidesHand = (state: State, place: number, seat: number): boolean =>
  state.rules.hands === 'closed' && seatOf(state, place) !== seat;

/** Whether an ambassador is face down: nobody knows which one it is. */
export const hidesAmbassador = ({ revealed }: State, slot: number): boolean => !hasBit(revealed, slot);

/** Cards of the effect deck that nobody knows: all but those on top that were revealed. They are the lowest of the deck. */
export const hiddenEffects = ({ effectSize, seen }: State): number => effectSize - seen;
