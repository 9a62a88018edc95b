import Type from 'typebox';
import type { Game } from '../core/contract.ts';
import { type Fault, fault, under } from '../core/fault.ts';
import { stream } from '../core/random.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import type { Games } from '../engines/index.ts';
import type { Clock } from '../mcts/budget.ts';
import { levelsOf } from '../mcts/levels.ts';
import { type NetFile, type Nets, NO_NETS } from '../net/nets.ts';
import { type BotSpec, readBot } from './bot-spec.ts';
import { type Bot, makeBot } from './bots.ts';
import { SIDES, type Side } from './deal.ts';
import { natureOf, type Table } from './play.ts';
import { type Scale, scaleOf } from './score.ts';

/**
 * What the time of a decision is told by: the clock on the wall, or the processor time that the process has had, which what
 * else runs on the machine does not touch.
 */
export const CLOCKS = ['wall', 'processor'] as const;

/** The clocks themselves, in milliseconds. */
const CLOCK_OF: Readonly<Record<(typeof CLOCKS)[number], Clock>> = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** What decides every deal of a match. Plain data. */
export interface MatchPlan extends Readonly<Record<Side, BotSpec>> {
  readonly game: string;
  /** Options of the game's set-up. */
  readonly options: unknown;
  /** Deal `i` is played with the seed `<seed>/<i>`. */
  readonly seed: string;
  /** The one on the wall when absent. */
  readonly clock?: (typeof CLOCKS)[number];
}

/** Schema of a plan as it is written; what its bots are is for `readBot` to say. */
export const PLAN_FIELDS = {
  game: Type.String({ description: 'The game.' }),
  options: Type.Unknown({ description: 'Options of its set-up.' }),
  seed: Type.String({ description: 'Decides set-up, chance and searches of every deal.' }),
  first: Type.Unknown({ description: 'A bot.' }),
  second: Type.Unknown({ description: 'The bot it is compared with.' }),
  clock: Type.Optional(
    Type.Enum([...CLOCKS], {
      description: 'What the time of a decision is told by; the clock on the wall when absent.',
    }),
  ),
};

const plans = checker(Type.Object(PLAN_FIELDS, { additionalProperties: false, description: 'A match.' }));

/**
 * The plan that `json` describes, its bots filled in; or all that is wrong with it.
 * @param games whose levels bots may have; a plan with bots that are filled in needs none
 */
export const readPlan = (json: unknown, games?: Games): Result<MatchPlan> => {
  const plan = plans.check(json);
  if (!plan.ok) return plan;
  const levels = levelsOf(games?.get(plan.value.game)?.game ?? {});
  const [first, second] = [readBot(plan.value.first, levels), readBot(plan.value.second, levels)];
  if (first.ok && second.ok) return ok({ ...plan.value, first: first.value, second: second.value });
  const faults = (side: Side, bot: Result<BotSpec>): Fault[] => (bot.ok ? [] : under(`/${side}`, bot.faults));
  return failed(...faults('first', first), ...faults('second', second));
};

/** A match that can be played. */
export interface OpenMatch {
  readonly plan: MatchPlan;
  readonly table: Table;
  readonly bots: Readonly<Record<Side, Bot>>;
  readonly scale: Scale;
  /** SHA-256 of the nets that bots search with. */
  readonly nets: Readonly<Partial<Record<Side, string>>>;
}

/**
 * Reads a plan and finds its game, its default catalog and its bots; or all that is wrong with it.
 * @param nets those that bots may have; each is looked into when a bot first searches with it
 */
export const openMatch = (games: Games, json: unknown, nets = NO_NETS): Result<OpenMatch> => {
  const read = readPlan(json, games);
  if (!read.ok) return read;
  const plan = read.value;
  const loaded = games.get(plan.game);
  const catalog = loaded?.catalogs.all[0];
  if (loaded === undefined || catalog === undefined)
    return failed(fault('/game', 'unknown-game', `Expected one of ${[...games.keys()].join(', ')}.`));
  const table = { game: loaded.game, catalog, options: plan.options };
  const faults = [...optionFaults(table), ...SIDES.flatMap((side) => botFaults(table, nets, plan[side], side))];
  if (faults.length > 0) return failed(...faults);
  const clock = CLOCK_OF[plan.clock ?? 'wall'];
  const bots = { first: makeBot(plan.first, clock, nets), second: makeBot(plan.second, clock, nets) };
  const hashes = Object.fromEntries(
    SIDES.flatMap((side) => hashesOf(table, nets, plan[side]).map((hash) => [side, hash])),
  );
  return ok({ plan, table, bots, scale: scaleOf(natureOf(table)), nets: hashes });
};

/** SHA-256 of the net of a bot, if it has one that is there. */
const hashesOf = ({ game }: Table, nets: Nets, bot: BotSpec): string[] => {
  const net = netOf(game, nets, bot);
  return net?.ok ? [net.value.sha256] : [];
};

/** The net that a bot names; undefined where it names none. */
const netOf = (game: Game, nets: Nets, bot: BotSpec): Result<NetFile> | undefined =>
  typeof bot === 'object' && bot.model !== null ? nets.find(game.id, bot.model) : undefined;

const optionFaults = ({ game, catalog, options }: Table): Fault[] => {
  const fits = checker(game.schemas.options).check(options);
  const made = fits.ok ? game.setup(options, catalog, stream('plan', 'setup')) : fits;
  return made.ok ? [] : under('/options', made.faults);
};

const botFaults = ({ game }: Table, nets: Nets, bot: BotSpec, side: Side): Fault[] => {
  if (bot === 'greedy' && game.heuristics === undefined)
    return [fault(`/${side}`, 'no-heuristics', `${game.id} has no playout weights to be greedy for.`)];
  const net = netOf(game, nets, bot);
  if (net?.ok === false) return under(`/${side}/model`, net.faults);
  if (typeof bot === 'object' && bot.method !== 'worlds' && game.solvable === undefined)
    return [fault(`/${side}/method`, 'not-solvable', `${game.id} can be searched by the method "worlds" alone.`)];
  return [];
};
