import type { ActionList } from '../core/actions.ts';
import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import type { SearchParams } from './params.ts';

/** Plays a world on, to its end or until its phase is later than `lastPhase`. `legal` is scratch. */
export type Playout<State> = (world: State, lastPhase: number, legal: ActionList) => void;

/** The playouts that `params` ask for, drawing from `random`. */
export const makePlayout = <State>(game: Game<State>, params: SearchParams, random: Random): Playout<State> => {
  const { heuristics } = game;
  if (heuristics === undefined) return play(game, random, () => false, uniform(random));
  return play(
    game,
    random,
    (world, lastPhase) => heuristics.phase(world) > lastPhase,
    params.playouts === 'weighted' ? weighted(heuristics, random) : uniform(random),
  );
};

type Pick<State> = (world: State, legal: ActionList) => number;

const play =
  <State>(
    game: Game<State>,
    random: Random,
    isLater: (world: State, lastPhase: number) => boolean,
    pick: Pick<State>,
  ): Playout<State> =>
  (world, lastPhase, legal) => {
    while (game.toAct(world) !== TERMINAL && !isLater(world, lastPhase)) {
      game.legalActions(world, legal);
      const index = legal.length === 1 ? 0 : pick(world, legal);
      game.apply(world, legal.codes[index]!, random);
    }
  };

/** Every legal action equally likely. */
const uniform =
  <State>(random: Random): Pick<State> =>
  (_world, legal) =>
    random.below(legal.length);

/** Legal actions as likely as the game's weights say. */
const weighted = <State>(heuristics: NonNullable<Game<State>['heuristics']>, random: Random): Pick<State> => {
  let weights = new Float64Array(64);
  return (world, legal) => {
    if (legal.length > weights.length) weights = new Float64Array(legal.length * 2);
    heuristics.weigh(world, legal, weights);
    return random.pick(weights, legal.length);
  };
};
