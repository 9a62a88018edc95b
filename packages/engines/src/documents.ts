/**
 * Options, states and actions by game. In the package's declarations `build.ts` writes the schemas themselves out in their place,
 * with the descriptions of all fields, and without a type of typebox.
 */
export type {
  ActionJson as AnthropoceneAction,
  StateJson as AnthropoceneState,
} from '../../../src/engines/anthropocene/documents/schema.ts';
export type { Options as AnthropoceneOptions } from '../../../src/engines/anthropocene/rules/options.ts';
export type { ActionJson as EarthAction } from '../../../src/engines/earth/documents/action-schema.ts';
export type { StateJson as EarthState } from '../../../src/engines/earth/documents/schema.ts';
export type { Options as EarthOptions } from '../../../src/engines/earth/rules/options.ts';
export type { ActionJson as EvolutionAction } from '../../../src/engines/evolution/documents/action-schema.ts';
export type { StateJson as EvolutionState } from '../../../src/engines/evolution/documents/schema.ts';
export type { Options as EvolutionOptions } from '../../../src/engines/evolution/rules/options.ts';
export type { ActionJson as ExtinctionAction } from '../../../src/engines/extinction/documents/action-schema.ts';
export type { StateJson as ExtinctionState } from '../../../src/engines/extinction/documents/schema.ts';
export type { Options as ExtinctionOptions } from '../../../src/engines/extinction/rules/options.ts';
export type { ActionJson as NateraAction } from '../../../src/engines/natera/documents/action-schema.ts';
export type { StateJson as NateraState } from '../../../src/engines/natera/documents/schema.ts';
export type { Options as NateraOptions } from '../../../src/engines/natera/rules/options.ts';
