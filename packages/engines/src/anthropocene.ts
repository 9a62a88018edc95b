import { anthropocene as game } from '../../../src/engines/anthropocene/index.ts';
import type { AnthropoceneAction, AnthropoceneOptions, AnthropoceneState } from './documents.ts';
import { engineOf } from './engine.ts';
import type { Engine } from './types.ts';

export { Refusal } from './refusal.ts';
export type * from './types.ts';
export type { AnthropoceneAction, AnthropoceneOptions, AnthropoceneState };

export const anthropocene: Engine<AnthropoceneOptions, AnthropoceneState, AnthropoceneAction> = engineOf(game);
