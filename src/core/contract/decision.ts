/** Who decides, and what. */

/** A place at the table, 0-based, counted clockwise. */
export type Seat = number;

/**
 * A decision as an int32. The same code is the same decision in every determinization, so that
 * statistics of different worlds can be added.
 */
export type Action = number;

/** What `toAct` returns when the game is over. */
export const TERMINAL = -1;

/** Who sees a document: one seat, or somebody who may see all. */
export type Viewer = Seat | 'all';
