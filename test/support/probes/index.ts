import type { Probe } from '../probe.ts';
import { anthropocene } from './anthropocene.ts';
import { earth } from './earth.ts';
import { evolution } from './evolution.ts';
import { extinction } from './extinction.ts';
import { natera } from './natera.ts';

/** The probe of each game, by id. */
export const PROBES: ReadonlyMap<string, Probe> = new Map([
  ['anthropocene', anthropocene],
  ['evolution', evolution],
  ['earth', earth],
  ['extinction', extinction],
  ['natera', natera],
]);
