/** Points of leaves on the Fauna board (rules section 3.5), for whole games and for Gaïa at a real table alike. */

/** Points by order of arrival on an objective; the usual ones in solo games too. */
const ARRIVAL_POINTS = [15, 11, 8, 6, 5] as const;
/** Points of the completion bonus. */
export const COMPLETION_POINTS = 7;

/** Points of the leaf that came to its objective as the `order`th, from 0. */
export const leafPoints = (order: number): number => ARRIVAL_POINTS[order]!;
