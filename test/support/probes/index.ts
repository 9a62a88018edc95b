import type { Probe } from '../probe.ts';
import { anthropocene } from './anthropocene.ts';
import { earth } from './earth.ts';

/** The probe of each game, by id. */
export const PROBES: ReadonlyMap<string, Probe> = new Map([
  ['anthropocene', anthropocene],
  ['earth', earth],
]);
