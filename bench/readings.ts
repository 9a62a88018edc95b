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
  /** Worlds of a decision. */
  readonly worlds: number;
  /** One of so many decisions is read. */
  readonly every: number;
}

interface Task extends ReadingsOptions {
  readonly deal: number;
}

/** By sharpness, nats that the truth gains at the decisions of one game, in the mean. */
interface Answer {
  readonly decisions: number;
  readonly nats: readonly number[];
}

/** What a model's shares are raised to, from hardly to fully believing it. */
const SHARPNESS = [0.125, 0.25, 0.5, 1] as const;

/** Part of a share that every action has, whatever the model says of it. */
const LEAST = 0.02;

/** By action, how likely the model thinks it in a world. */
type Model = (world: unknown, seat: Seat, legal: ActionList) => readonly number[];

const byWeights =
  (game: Game): Model =>
  (world, _seat, legal) => {
    const weights = new Float64Array(legal.length);
    game.heuristics?.weigh(world, legal, weights);
    return [...weights];
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

/** By sharpness, the logarithm of how likely `action` is. */
const likelihoods = (shares: readonly number[], at: number): number[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const mixed = shares.map((share) => LEAST / shares.length + ((1 - LEAST) * share) / total);
  return SHARPNESS.map((power) => {
    const sum = mixed.reduce((all, share) => all + share ** power, 0);
    return power * Math.log(mixed[at]!) - Math.log(sum);
  });
};

/**
 * By sharpness, by how much `action` makes the true world likelier than worlds in which it was possible too, for the seat after
 * the one that took it; nothing where there are none.
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
  if (own === undefined || others.length < 2) return undefined;
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
 * action was possible too, are weighed by how likely a model of the actor makes it there; the figure is by how many nats a decision
 * makes the true world likelier than these. Nothing that is hidden can be concluded where it is about 0.
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
