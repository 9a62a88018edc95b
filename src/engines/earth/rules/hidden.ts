import { EARTH_CARDS } from '../content/ids.ts';
import { topFrame } from './frames/stack.ts';
import type { State } from './state.ts';
import { FRAME, PLACE, PLACES, STAGE } from './terms.ts';

/** Cards are composted in ascending order; which was last is known to nobody else. */
export const hidesFloor = (state: State, viewer: number | 'all'): boolean => {
  if (state.depth === 0 || viewer === 'all' || viewer === state.seat) return false;
  const at = topFrame(state);
  const { frames } = state;
  if (frames[at + FRAME.paySprouts]! + frames[at + FRAME.payGrowth]! > 0) return false;
  return (
    frames[at + FRAME.payHand]! > 0 ||
    (frames[at + FRAME.payMixed]! > 0 ? frames[at + FRAME.payWith] === 1 : frames[at + FRAME.compostHand]! > 0)
  );
};

/**
 * Whether `viewer` is not told how far the seat that decides is with activating: which ability comes next, or whether all have fired
 * and it is asked for events. That question is put only to whoever can play one, so that it is there would tell of its hand.
 */
export const hidesStep = ({ depth, stage, seat }: State, viewer: number | 'all'): boolean =>
  depth === 0 && (stage === STAGE.activate || stage === STAGE.more) && viewer !== 'all' && viewer !== seat;

/** Whether `seat` cannot see a card. */
export const isHidden = (state: State, seat: number, card: number): boolean => {
  const place = state.place[card]!;
  return place === PLACE.compost + seat ? (state.slot[card]! & 1) === 0 : hidesPlace(state, seat, place);
};

/** Whether `seat` cannot see what lies in a place, which is not its own compost. */
const hidesPlace = (state: State, seat: number, place: number): boolean => {
  if (place === PLACE.deck) return true;
  if (place === PLACE.looked) return seat !== state.seat;
  if (place >= PLACE.tableau || place < PLACE.hand) return false;
  return place !== PLACE.hand + seat;
};

// By place, 1 for those that are hidden; filled anew each time.
const hides = new Uint8Array(PLACES);

/**
 * Lists the cards that `seat` cannot see, ascending.
 * @returns how many there are
 */
export const listHidden = (state: State, seat: number, into: Int32Array): number => {
  for (let place = 0; place < PLACES; place++) hides[place] = hidesPlace(state, seat, place) ? 1 : 0;
  const compost = PLACE.compost + seat;
  let size = 0;
  for (let card = 1; card <= EARTH_CARDS; card++) {
    // Written in any case, and counted if it is hidden: a branch would be guessed wrong for every third card.
    into[size] = card;
    const place = state.place[card]!;
    size += place === compost ? 1 - (state.slot[card]! & 1) : hides[place]!;
  }
  return size;
};
