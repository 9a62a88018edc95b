/** What is printed on the boards: the four actions, and the points of leaves on the Fauna board. */

/** The four actions; each but the first has the colour of its place less one in `COLOURS`. */
export const ACTIONS = ['plant', 'compost', 'water', 'grow'] as const;

/** Points by order of arrival on an objective (rules section 3.5); the usual ones in solo games too. */
const ARRIVAL_POINTS = [15, 11, 8, 6, 5] as const;
/** Points of the completion bonus. */
export const COMPLETION_POINTS = 7;

/** Points of the leaf that came to its objective as the `order`th, from 0. */
export const leafPoints = (order: number): number => ARRIVAL_POINTS[order]!;
