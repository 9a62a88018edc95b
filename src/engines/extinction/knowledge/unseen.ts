/** What nobody has seen, and what a seat has not: the cards that `redeal` deals and `belief` counts. */
import { hasBit } from '../../kit/bits.ts';
import { DECK } from '../content/terms.ts';
import { hidesHand } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';

/** Cards of a role that `seat` cannot see, as a mask over its deck: those of the deck, and of a hand that is closed to it. */
export const unseenCards = (state: State, place: number, seat: number): number => {
  const { role, hand, deckSize, decks } = state;
  const mine = role[place]!;
  let unseen = hidesHand(state, place, seat) ? hand[mine]! : 0;
  for (let depth = 0; depth < deckSize[mine]!; depth++) unseen |= 1 << decks[mine * DECK + depth]!;
  return unseen;
};

/** Ambassadors of the back of a place in the row that are not face up, ascending. */
export const unseenAmbassadors = (state: State, slot: number): number[] => {
  const { back, ofBack } = state.rules.content.ambassadors;
  const shown = Array.from(state.ambassador).filter((_, other) => hasBit(state.revealed, other));
  return Array.from(ofBack[back[state.ambassador[slot]!]!]!).filter((each) => !shown.includes(each));
};
