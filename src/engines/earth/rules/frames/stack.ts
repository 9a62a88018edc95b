/** Effects in progress, the one that is decided now on top: what every kind of frame has. */
import { pushOnto, topOf } from '../../../kit/stack.ts';
import type { AbilityRow } from '../../content/rows.ts';
import { noteGoals } from '../goals.ts';
import { EVERYWHERE } from '../grid.ts';
import type { State } from '../state.ts';
import { FRAME, FRAME_SIZE, NEWS, SOURCE } from '../terms.ts';

/** The offset of the frame on top, in `state.frames`. */
export const topFrame = (state: State): number => topOf(state, FRAME_SIZE);

/** Lays an empty frame of the seat that decides on top; the caller enters its amounts. */
export const pushFrame = (state: State, source: number, card: number): number => {
  const { frames } = state;
  const at = pushOnto(state, frames, FRAME_SIZE);
  frames[at + FRAME.source] = source;
  frames[at + FRAME.card] = card;
  frames[at + FRAME.targets] = EVERYWHERE;
  frames[at + FRAME.owner] = state.seat;
  return at;
};

/** Lays a gain of `owner` on top, sprouts and growth restricted to `targets`. */
export const pushGain = (state: State, owner: number, gain: Gain, targets: number): number => {
  const { frames } = state;
  const at = pushFrame(state, SOURCE.gift, 0);
  frames[at + FRAME.owner] = owner;
  frames[at + FRAME.soil] = gain.soil ?? 0;
  frames[at + FRAME.draw] = gain.draw ?? 0;
  frames[at + FRAME.compostDeck] = gain.compostDeck ?? 0;
  frames[at + FRAME.compostHand] = gain.compostHand ?? 0;
  frames[at + FRAME.sprouts] = gain.sprouts ?? 0;
  frames[at + FRAME.growth] = gain.growth ?? 0;
  frames[at + FRAME.targets] = targets;
  return at;
};
type Gain = NonNullable<AbilityRow['gain']>;

/** Takes the frame on top away: its owner is done with it, and what it met is noted. */
export const closeFrame = (state: State): void => {
  // One of which nothing was taken has changed nothing.
  const at = topFrame(state);
  if (state.frames[at + FRAME.fresh] === 0) state.news |= NEWS.effect;
  const source = state.frames[at + FRAME.source];
  state.depth--;
  noteGoals(state, state.seat, source === SOURCE.planted || source === SOURCE.payment);
};

/** A mask of spaces in a frame, which holds it as a number with a sign. */
export const maskOf = (state: State, frame: number, field: number): number => state.frames[frame + field]! & EVERYWHERE;
