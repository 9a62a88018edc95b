/** Cards that are looked at, of which one is kept: planting has four of the deck, an event the top of the own compost. */
import type { ActionList } from '../../../../core/actions.ts';
import type { Random } from '../../../../core/random.ts';
import { codeOf, KIND } from '../codes.ts';
import type { State } from '../state.ts';
import { FRAME, LOOKED, PLACE, SOURCE } from '../terms.ts';
import { fromCompost, takeFromDeck, toCompost, toDiscard, toHand, toPile } from '../zones.ts';

/** Takes up the cards that the frame at `at` looks at. */
export const lookAt = (state: State, at: number, random: Random): void => {
  const { frames, seat } = state;
  const fromDeck = frames[at + FRAME.source] === SOURCE.main;
  for (let left = frames[at + FRAME.looks]!; left > 0 && state.looked < LOOKED; left--) {
    if (!fromDeck && state.compostSize[seat] === 0) break;
    const card = fromDeck ? takeFromDeck(state, random) : fromCompost(state, seat);
    if (card === 0) break;
    state.place[card] = PLACE.looked;
    state.look[state.looked++] = card;
  }
  if (fromDeck) state.cardsDrawn += frames[at + FRAME.looks]!;
  frames[at + FRAME.looks] = 0;
};

/** Appends the cards that may be kept. */
export const listLooked = (state: State, into: ActionList): void => {
  for (let index = 0; index < state.looked; index++) into.insert(codeOf(KIND.keep, state.look[index]!));
};

/**
 * Keeps one of the cards looked at; the rest is discarded, or goes to Gaïa in a solo game (rules section 4.1),
 * or back to the compost after an event.
 */
export const keep = (state: State, at: number, card: number): void => {
  const { seat, frames } = state;
  const fromDeck = frames[at + FRAME.source] === SOURCE.main;
  for (let index = state.looked - 1; index >= 0; index--) {
    const other = state.look[index]!;
    if (other === card) toHand(state, seat, card);
    else if (fromDeck && state.rules.solo) toPile(state, other);
    else if (fromDeck) toDiscard(state, other);
    else toCompost(state, seat, other, true);
  }
  state.looked = 0;
};
