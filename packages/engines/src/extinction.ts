import { extinction as game } from '../../../src/engines/extinction/index.ts';
import type { ExtinctionAction, ExtinctionOptions, ExtinctionState } from './documents.ts';
import { engineOf } from './engine.ts';
import type { Engine } from './types.ts';

export { Refusal } from './refusal.ts';
export type * from './types.ts';
export type { ExtinctionAction, ExtinctionOptions, ExtinctionState };

export const extinction: Engine<ExtinctionOptions, ExtinctionState, ExtinctionAction> = engineOf(game);
