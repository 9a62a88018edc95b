import { earth as game } from '../../../src/engines/earth/index.ts';
import type { EarthAction, EarthOptions, EarthState } from './documents.ts';
import { engineOf } from './engine.ts';
import type { Engine } from './types.ts';

export { Refusal } from './refusal.ts';
export type * from './types.ts';
export type { EarthAction, EarthOptions, EarthState };

export const earth: Engine<EarthOptions, EarthState, EarthAction> = engineOf(game);
