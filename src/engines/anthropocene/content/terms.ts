/** Words of the printed game. */

/** Rows of the grid from top to bottom; printed Air, Terre, Eau (rulebook page 3). */
export const ELEMENTS = ['air', 'earth', 'water'] as const;
/** Columns from left to right; printed W, N, E. */
export const COLUMNS = ['W', 'N', 'E'] as const;
/** Lines an objective can ask for: the rows, then the columns. */
export const LANDMARKS = [...ELEMENTS, ...COLUMNS] as const;
/** Values of the six biosphere objective cards; two cards show 4 and two show 5. */
export const BIOSPHERES = [3, 4, 4, 5, 5, 6] as const;
