import type { State } from './state.ts';

/** A card of a seat's hand lies open now. */
export const cardShown = (_state: State, _seat: number, _card: number): void => {};
