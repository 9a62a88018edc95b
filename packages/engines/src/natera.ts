import { natera as game } from '../../../src/engines/natera/index.ts';
import type { NateraAction, NateraOptions, NateraState } from './documents.ts';
import { engineOf } from './engine.ts';
import type { Engine } from './types.ts';

export { Refusal } from './refusal.ts';
export type * from './types.ts';
export type { NateraAction, NateraOptions, NateraState };

export const natera: Engine<NateraOptions, NateraState, NateraAction> = engineOf(game);
