import type { Reading as AnyReading } from '../../kit/reading.ts';
import type { State } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/** A document of Extinction on its way to become a state. */
export type Reading = AnyReading<StateJson, State>;
