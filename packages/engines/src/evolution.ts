import { evolution as game } from '../../../src/engines/evolution/index.ts';
import type { EvolutionAction, EvolutionOptions, EvolutionState } from './documents.ts';
import { engineOf } from './engine.ts';
import type { Engine } from './types.ts';

export { Refusal } from './refusal.ts';
export type * from './types.ts';
export type { EvolutionAction, EvolutionOptions, EvolutionState };

export const evolution: Engine<EvolutionOptions, EvolutionState, EvolutionAction> = engineOf(game);
