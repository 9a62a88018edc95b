import { type Random, stream } from '../../src/core/random.ts';

/** The chance by which the lines of a table are continued, from its beginning. */
export const line = (): Random => stream('lines', 'line');

/** Everything added up. */
export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
