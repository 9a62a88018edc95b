import { ActionList } from '../core/actions.ts';
import { type Game, TERMINAL } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import type { SearchParams } from './params.ts';
import { makePlayout } from './playout.ts';

/** Says what leaves of the tree are worth, several at once when that is cheaper, as it is for nets. */
export interface Evaluator<State> {
  /** Most worlds it takes in one call, ≥ 1. The search chooses that many leaves before it learns of any. */
  readonly batch: number;
  /** By world of the last call, 1 when it was not played to its end: the end it has is drawn, not played. */
  readonly cut: Uint8Array;
  /**
   * Values the first `count` worlds: utilities by seat, 0–1, into the array beside each. It also brings
   * each world to an end that `ending` and `measure` can read, the way such games end.
   */
  evaluate(worlds: readonly State[], count: number, into: readonly Float64Array[]): void;
}

/** The last phase that iterations from `root` look into; endless where nothing is cut. */
export const lastPhaseOf = <State>(game: Game<State>, root: State, params: SearchParams): number =>
  params.phases > 0 && game.heuristics !== undefined
    ? game.heuristics.phase(root) + params.phases - 1
    : Number.POSITIVE_INFINITY;

/** Plays each world on: to its end for its utilities, or to the cut for the game's estimate. */
export const playoutEvaluator = <State>(
  game: Game<State>,
  params: SearchParams,
  lastPhase: number,
  random: Random,
): Evaluator<State> => {
  const playOut = makePlayout(game, params, random);
  const legal = new ActionList();
  const cut = new Uint8Array(1);
  return {
    batch: 1,
    cut,
    evaluate(worlds, count, into) {
      for (let index = 0; index < count; index++) {
        const world = worlds[index]!;
        playOut(world, lastPhase, legal);
        cut[index] = game.toAct(world) === TERMINAL ? 0 : 1;
        if (cut[index] === 0) game.utilities(world, into[index]!);
        else {
          game.heuristics?.estimate(world, into[index]!);
          game.heuristics?.finish(world, random);
        }
      }
    },
  };
};
