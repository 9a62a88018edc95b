import type { ActionList } from '../core/actions.ts';
import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';

/** Plays a world to its end. */
export type Playout<State> = (world: State, legal: ActionList) => void;

/** Every legal action equally likely. */
export const uniformPlayout =
  <State>(game: Game<State>, random: Random): Playout<State> =>
  (world, legal) => {
    while (game.toAct(world) !== TERMINAL) {
      game.legalActions(world, legal);
      const pick = legal.length === 1 ? 0 : random.below(legal.length);
      game.apply(world, legal.codes[pick]!, random);
    }
  };

/** Legal actions as likely as the game's own weights say; uniform in a game that has none. */
export const weightedPlayout = <State>(game: Game<State>, random: Random): Playout<State> => {
  const { heuristics } = game;
  if (heuristics === undefined) return uniformPlayout(game, random);
  let weights = new Float64Array(64);
  return (world, legal) => {
    while (game.toAct(world) !== TERMINAL) {
      game.legalActions(world, legal);
      if (legal.length > weights.length) weights = new Float64Array(legal.length * 2);
      let pick = 0;
      if (legal.length > 1) {
        heuristics.weigh(world, legal, weights);
        pick = draw(weights, legal.length, random);
      }
      game.apply(world, legal.codes[pick]!, random);
    }
  };
};

/** An index below `length`, as likely as its weight. */
const draw = (weights: Float64Array, length: number, random: Random): number => {
  let total = 0;
  for (let index = 0; index < length; index++) total += weights[index]!;
  let left = random.next() * total;
  for (let index = 0; index < length - 1; index++) {
    left -= weights[index]!;
    if (left < 0) return index;
  }
  return length - 1;
};
