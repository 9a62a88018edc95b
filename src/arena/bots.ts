import type { ActionList } from '../core/actions.ts';
import type { Action, Game, Observation } from '../core/contract.ts';
import { stream } from '../core/random.ts';
import type { Clock } from '../mcts/budget.ts';
import { chooseAction } from '../mcts/levels.ts';
import { preferences } from '../mcts/report.ts';
import { search } from '../mcts/run.ts';
import { type Nets, NO_NETS } from '../net/nets.ts';
import type { BotSpec, SearchBotSpec } from './bot-spec.ts';

/**
 * Chooses for the seat to act, one of `legal`, of which there are at least two. `state` is the true
 * one; a bot redeals it before it looks at it. The same seed gives the same choice. `history` is what other seats did so far.
 */
export type Bot = (
  game: Game,
  state: unknown,
  legal: ActionList,
  seed: string,
  history?: readonly Observation<unknown>[],
) => Action;

/** The bot that `spec` describes. @param nets those that it may have */
export const makeBot = (spec: BotSpec, clock: Clock = () => performance.now(), nets = NO_NETS): Bot => {
  switch (spec) {
    case 'random':
      return randomBot;
    case 'greedy':
      return greedyBot;
    default:
      return searchBot(spec, clock, nets);
  }
};

/** Every legal action equally likely. */
const randomBot: Bot = (_game, _state, legal, seed) => legal.at(stream(seed, 'choice').below(legal.length));

/** Worlds over which the greedy bot adds up weights. */
const GREEDY_WORLDS = 16;

/** The action with the largest share of the playout weights, over some worlds that the seat thinks possible. */
const greedyBot: Bot = (game, state, legal, seed) => {
  const { heuristics } = game;
  if (heuristics === undefined) throw new Error(`${game.id} has no playout weights to be greedy for`);
  const random = stream(seed, 'search', 0);
  const world = game.blank(state);
  const weights = new Float64Array(legal.length);
  const shares = new Float64Array(legal.length);
  for (let deal = 0; deal < GREEDY_WORLDS; deal++) {
    game.copy(state, world);
    game.redeal(world, game.toAct(state), random);
    heuristics.weigh(world, legal, weights);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, weight] of weights.entries()) shares[index]! += weight / total;
  }
  return legal.at(shares.indexOf(Math.max(...shares)));
};

/** The service's search, budget, merging and choice included, in this process. */
const searchBot =
  ({ history: concludes = false, ...effort }: SearchBotSpec, clock: Clock, nets: Nets): Bot =>
  (game, state, _legal, seed, history = []) => {
    const seat = game.toAct(state);
    const found = nets.evaluatorFor(game, game.seatCount(state), effort.model);
    if (!found.ok) throw new Error(found.faults.map(({ detail }) => detail).join(' '));
    const about = { game, root: state, seat, lines: false, evaluator: found.value, ...(concludes && { history }) };
    const table = search(about, effort, seed, clock);
    return chooseAction(preferences(table, seat), effort.temperature, seed);
  };
