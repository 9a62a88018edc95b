/** The rules' own programs: the order of a game, which is printed as that of the cards is (rulebook pages 4–6 and 10). */
import type { Instruction } from './ops.ts';

/** Programs that every game has, by name; they stand before those of the catalog. */
export const BUILT_IN = {
  /** Before the game, each step for every role in turn (page 5). */
  setup: [['pick-role'], ['pick-ability'], ['first-card'], ['end']],
  /** One turn (page 6). */
  turn: [['roll'], ['act'], ['birth-phase'], ['destruction-phase'], ['effect-phase'], ['end-phase'], ['next'], ['end']],
} as const satisfies Readonly<Record<string, readonly Instruction[]>>;
