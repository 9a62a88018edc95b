import { ActionList } from '../core/actions.ts';
import { type Action, type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import { choicesOf } from './choices.ts';
import type { SearchParams } from './params.ts';
import { floats } from './zeros.ts';

/** Plays a world on, to its end or to the cut. */
export type Playout<State> = (world: State) => void;

/** The playouts that `params` ask for, drawing from `random`. @param cuts whether to leave a world as it is */
export const makePlayout = <State>(
  game: Game<State>,
  { playouts }: SearchParams,
  random: Random,
  cuts: ((world: State) => boolean) | undefined,
): Playout<State> => {
  const { heuristics } = game;
  const isWeighted = heuristics !== undefined && playouts === 'weighted';
  return isWeighted
    ? play(game, random, cuts, weighted(heuristics, random), heuristics.playOn)
    : play(game, random, cuts, uniform(random));
};

type Pick<State> = (world: State, legal: ActionList) => number;

const play = <State>(
  game: Game<State>,
  random: Random,
  cuts: ((world: State) => boolean) | undefined,
  pick: Pick<State>,
  playOn?: (world: State, random: Random) => boolean,
): Playout<State> => {
  const legal = new ActionList();
  const choices = choicesOf(game);
  return (world) => {
    let last: Action | undefined;
    while (game.toAct(world) !== TERMINAL && (cuts === undefined || !cuts(world))) {
      // What is pruned hangs on an action before.
      if (playOn !== undefined && last !== undefined && playOn(world, random)) continue;
      choices(world, legal, last);
      const index = legal.length === 1 ? 0 : pick(world, legal);
      last = legal.codes[index]!;
      game.apply(world, last, random);
    }
  };
};

/** Every legal action equally likely. */
const uniform =
  <State>(random: Random): Pick<State> =>
  (_world, legal) =>
    random.below(legal.length);

/** Legal actions as likely as the game's weights say. */
const weighted = <State>(heuristics: NonNullable<Game<State>['heuristics']>, random: Random): Pick<State> => {
  let weights = floats(32);
  return (world, legal) => {
    if (legal.length > weights.length) weights = floats(legal.length * 2);
    heuristics.weigh(world, legal, weights);
    return random.pick(weights, legal.length);
  };
};
