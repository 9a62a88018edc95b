import type { GameJson } from '../../api/schemas/answers.ts';
import type { Seat } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import type { Input } from '../input.ts';
import type { GameRoutes } from '../routes.ts';
import type { Told } from '../told.ts';

/** What a person sees a game by. */
export interface Sight {
  readonly you: Seat;
  readonly lang: Lang;
  /** Rows of the game's catalog by kind, for drawing. */
  readonly catalog: unknown;
  /** The same rows in words. */
  readonly rows: readonly Told[];
  /** Whether seats have points to compare. */
  readonly hasPoints: boolean;
}

/** What a whole game has at hand. */
export interface Session extends Sight {
  readonly routes: GameRoutes;
  readonly input: Input;
  /** Whether a person types, at a terminal that shows what is written; else lines come and go through pipes. */
  readonly isTerminal: boolean;
  /** Level of the bots, from 1 to 10; it may change at any time. */
  level: number;
  /** What the service says of each level. */
  readonly levels: GameJson['levels'];
  /** Whether anything is concluded from what others did. */
  readonly concludes: boolean;
  /** A seed for one step of the game, so that the same game can be played again. */
  stepSeed(step: number): string;
}

/** A choice: an action, or the wish to take the last one back, or to leave. */
export type Chosen = { readonly action: unknown } | 'undo' | 'quit';
