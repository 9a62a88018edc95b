import { CENTRE, NONE, REVEALED, SEEN, type State } from './state.ts';

/** Whether `seat` cannot see which card an animal is: it is another seat's and was never turned up. */
export const hidesAnimal = (state: State, slot: number, seat: number): boolean => {
  const owner = state.owner[slot]!;
  return owner !== NONE && owner !== seat && (state.flags[slot]! & REVEALED) === 0;
};

/** Whether `seat` cannot see a discard: it is another seat's and nobody else saw it. */
export const hidesDiscard = (state: State, index: number, seat: number): boolean => {
  const owner = state.discardSeat[index]!;
  return owner !== seat && owner !== CENTRE && (state.discardKnown[index]! & SEEN) === 0;
};
