/** One step of a card, done by the engine’s own functions. */
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { withSteps } from './house.ts';
import { Game, RELOCATE } from './play.ts';

/** A game whose Relocate does these steps, with a quiet board. */
export const doing = (...steps: readonly Step[]): Game =>
  new Game({}, withSteps(...steps)).board({ '2,2': 2, '5,5': 2 }).money(0).rolled(2, 4, 6);

/** Places the 2 there. */
export const run = (game: Game, ...rolls: readonly number[]): Game => game.die(2, RELOCATE, ...rolls);
