import { makeBot } from '../src/arena/bots.ts';
import { playToEnd } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import type { Action, Game, Seat } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { preferences } from '../src/mcts/report.ts';
import { search } from '../src/mcts/run.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench readings` is asked. */
export interface ReadingsOptions {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Visits of a decision of those that are read. */
  readonly visits: number;
  /** Visits of the searches that they are read by; by the playout weights when 0. */
  readonly by: number;
  /** Worlds that are dealt for a decision; those in which its action was not possible are left out. */
  readonly worlds: number;
  /** Of so many decisions in which there is a choice, one is read. */
  readonly every: number;
}

interface Task extends ReadingsOptions {
  readonly deal: number;
}

/** What was read of one game. */
interface Answer {
  /** Decisions that could be read. */
  readonly decisions: number;
  /** By sharpness, nats that the truth gains at one of them, in the mean. */
  readonly nats: readonly number[];
}

/** What a model's shares are raised to, from hardly to fully believing it. */
const SHARPNESS = [0.125, 0.25, 0.5, 1] as const;

/** Part of all that is shared out evenly, whatever the model says, so that no action is taken for impossible. */
const LEAST = 0.02;

/** Worlds beside the true one that it takes to read a decision. */
const FEWEST_WORLDS = 2;

/** By legal action, how likely the model thinks it in a world, relative to the others: numbers at or above 0, not all 0. */
type Model = (world: unknown, seat: Seat, legal: ActionList) => readonly number[];

const byWeights = ({ id, heuristics }: Game): Model => {
  if (heuristics === undefined) throw new Error(`${id} has no playout weights to read by`);
  return (world, _seat, legal) => {
    const weights = new Float64Array(legal.length);
    heuristics.weigh(world, legal, weights);
    return [...weights];
  };
};

const bySearch =
  (game: Game, visits: number): Model =>
  (world, seat, legal) => {
    const table = search({ game, root: world, seat, lines: false }, effortFor({ visits, proof: 0 }), 'reading', () =>
      performance.now(),
    );
    const shares = new Map(preferences(table, seat).map(({ action, share }) => [action, share]));
    return Array.from({ length: legal.length }, (_, index) => shares.get(legal.at(index)) ?? 0);
  };

/** By sharpness, the logarithm of how likely the action of this index is. */
const likelihoods = (shares: readonly number[], at: number): number[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const mixed = shares.map((share) => LEAST / shares.length + ((1 - LEAST) * share) / total);
  return SHARPNESS.map((power) => {
    const sum = mixed.reduce((all, share) => all + share ** power, 0);
    return power * Math.log(mixed[at]!) - Math.log(sum);
  });
};

/**
 * By sharpness, by how many nats `action` makes the true world likelier for the seat after the one that took it: the logarithm of
 * how likely the action is there, over the mean of that in worlds in which it was possible too. Nothing where there are hardly any.
 */
const read = (
  { game, model, worlds }: { readonly game: Game; readonly model: Model; readonly worlds: number },
  truth: unknown,
  action: Action,
  seed: string,
): number[] | undefined => {
  const actor = game.toAct(truth);
  const reader = (actor + 1) % game.seatCount(truth);
  const random = stream(seed, 'belief');
  const legal = new ActionList();
  const told = (world: unknown): number[] | undefined => {
    game.legalActions(world, legal);
    const at = legal.codes.subarray(0, legal.length).indexOf(action);
    return at < 0 ? undefined : likelihoods(model(world, actor, legal), at);
  };
  const world = game.blank(truth);
  const others = Array.from({ length: worlds }, () => {
    game.copy(truth, world);
    game.redeal(world, reader, random);
    return told(world);
  }).filter((each) => each !== undefined);
  const own = told(truth);
  if (own === undefined || others.length < FEWEST_WORLDS) return undefined;
  return own.map((log, power) => {
    const mean = others.reduce((sum, each) => sum + Math.exp(each[power]!), 0) / others.length;
    return log - Math.log(mean);
  });
};

const play = ({ game: id, seats, visits, by, worlds, every, deal }: Task): Answer => {
  const { game, catalog } = loaded(id);
  const bot = makeBot(effortFor({ visits }));
  const model = by > 0 ? bySearch(game, by) : byWeights(game);
  const told: number[][] = [];
  let asked = 0;
  const seed = `readings/${deal}`;
  playToEnd(
    { game, catalog, options: { seats } },
    () =>
      (...about) => {
        const action = bot(...about);
        const [, state, , decision] = about;
        const nats = asked++ % every === 0 ? read({ game, model, worlds }, state, action, decision) : undefined;
        if (nats !== undefined) told.push(nats);
        return action;
      },
    seed,
  );
  const mean = (power: number): number => told.reduce((sum, nats) => sum + nats[power]!, 0) / Math.max(1, told.length);
  return { decisions: told.length, nats: SHARPNESS.map((_, power) => mean(power)) };
};

/**
 * `bench readings`: what the decisions of others tell of what one does not see. Worlds that the next seat thinks possible, and in which the
 * action was possible too, are weighed by how likely a model of the actor makes it there. The figure is by how many nats a decision
 * makes the true world likelier than these: the mean over games of the mean of each, with its standard error. About 0, this model
 * concludes nothing; below, it is misled. All degrees of sharpness read the same decisions, so the best of them is flattered a little.
 * @throws Error where a game has no playout weights, and is to be read by them
 */
export const readings = async (options: ReadingsOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.games }, (_, deal): Task => ({ ...options, deal }));
  const answers = (await spread<Task, Answer>(new URL(import.meta.url), tasks)).filter(
    ({ decisions }) => decisions > 0,
  );
  const decisions = answers.reduce((sum, answer) => sum + answer.decisions, 0);
  const model = options.by > 0 ? `searches of ${options.by} visits` : 'the playout weights';
  console.log(
    `${options.game}, ${options.seats} seats, ${options.visits} visits, read by ${model}: ${decisions} decisions`,
  );
  for (const [at, power] of SHARPNESS.entries())
    console.log(
      `  to the power of ${power}: ${shown(
        answers.map(({ nats }) => nats[at]!),
        4,
      )} nats a decision`,
    );
};

playTasks(play);
