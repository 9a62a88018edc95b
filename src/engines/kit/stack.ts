/**
 * Unfinished business of a game: frames of one width in an array of the state, the innermost on top, and `depth` of the state
 * says how many there are. What a frame's numbers mean is the game's.
 */

/** A state with such a stack. */
interface Stacked {
  /** Frames on the stack. */
  depth: number;
}

/** What frames lie in: an `Int16Array`, a `Uint8Array`. */
interface Frames {
  readonly length: number;
  [index: number]: number;
}

/** Offset of the top frame; the stack must not be empty. */
export const topOf = ({ depth }: Readonly<Stacked>, width: number): number => (depth - 1) * width;

/**
 * Lays a frame of zeros on top.
 * @returns its offset
 * @throws RangeError when there is no room: a game must have room for all that its rules can nest
 */
export const pushOnto = (state: Stacked, frames: Frames, width: number): number => {
  const at = state.depth * width;
  if (at + width > frames.length)
    throw new RangeError(`there is room for ${frames.length / width} frames, and no more`);
  for (let field = at; field < at + width; field++) frames[field] = 0;
  state.depth++;
  return at;
};
