import type { ActionList } from '../core/actions.ts';
import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';

/** Plays `world` to its end, every legal action equally likely. */
export const playOut = <State>(game: Game<State>, world: State, random: Random, legal: ActionList): void => {
  while (game.toAct(world) !== TERMINAL) {
    game.legalActions(world, legal);
    const pick = legal.length === 1 ? 0 : random.below(legal.length);
    game.apply(world, legal.codes[pick]!, random);
  }
};
