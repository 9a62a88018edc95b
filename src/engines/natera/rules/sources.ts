/**
 * What a frame's `source` says: the location whose steps it has, or those of which a copy is; and on which track its step up, or
 * down, of the player's choice was. `NO_SOURCE` for everything else.
 */
import { FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { NONE } from '../content/tables.ts';
import type { State } from './state.ts';
import { NO_SOURCE } from './terms.ts';

const SPACE_BITS = 5;
const SPACE_MASK = (1 << SPACE_BITS) - 1;

/** The source of a program that a location says. */
export const sourceAt = (space: number): number => space;

/** The location that a source is of; `NONE` for none. */
const spaceOf = (source: number): number => (source === NO_SOURCE ? NONE : source & SPACE_MASK);

/** The track that the program of a frame has had a step on; `NONE` for none, and where it does not matter. */
export const trackOf = ({ frames }: State, at: number): number => {
  const source = frames[at + FRAME.source]!;
  return source === NO_SOURCE ? NONE : (source >> SPACE_BITS) - 1;
};

/** Says that the program of a frame has had a step on a track. */
export const setTrack = ({ frames }: State, at: number, zone: number): void => {
  const source = frames[at + FRAME.source]!;
  if (source !== NO_SOURCE) frames[at + FRAME.source] = (source & SPACE_MASK) | ((zone + 1) << SPACE_BITS);
};

/** Locations whose steps are in progress, as a mask. */
export const spacesInProgress = ({ depth, frames }: State): number => {
  let mask = 0;
  for (let at = 0; at < depth * FRAME_SIZE; at += FRAME_SIZE) {
    const space = spaceOf(frames[at + FRAME.source]!);
    if (space !== NONE) mask |= 1 << space;
  }
  return mask;
};
