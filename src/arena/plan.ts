import Type from 'typebox';
import { type Fault, fault, under } from '../core/fault.ts';
import { stream } from '../core/random.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import type { Games } from '../engines/index.ts';
import { levelsOf } from '../mcts/levels.ts';
import { type Nets, NO_NETS } from '../net/nets.ts';
import { type BotSpec, readBot } from './bot-spec.ts';
import { type Bot, makeBot } from './bots.ts';
import { SIDES, type Side } from './deal.ts';
import { natureOf, type Table } from './play.ts';
import { type Scale, scaleOf } from './score.ts';

/** What decides every deal of a match. Plain data. */
export interface MatchPlan extends Readonly<Record<Side, BotSpec>> {
  readonly game: string;
  /** Options of the game's set-up. */
  readonly options: unknown;
  /** Deal `i` is played with the seed `<seed>/<i>`. */
  readonly seed: string;
}

/** Schema of a plan as it is written; what its bots are is for `readBot` to say. */
export const PLAN_FIELDS = {
  game: Type.String({ description: 'The game.' }),
  options: Type.Unknown({ description: 'Options of its set-up.' }),
  seed: Type.String({ description: 'Decides set-up, chance and searches of every deal.' }),
  first: Type.Unknown({ description: 'A bot.' }),
  second: Type.Unknown({ description: 'The bot it is compared with.' }),
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
  const bots = { first: makeBot(plan.first, undefined, nets), second: makeBot(plan.second, undefined, nets) };
  return ok({ plan, table, bots, scale: scaleOf(natureOf(table)) });
};

const optionFaults = ({ game, catalog, options }: Table): Fault[] => {
  const fits = checker(game.schemas.options).check(options);
  const made = fits.ok ? game.setup(options, catalog, stream('plan', 'setup')) : fits;
  return made.ok ? [] : under('/options', made.faults);
};

const botFaults = ({ game }: Table, nets: Nets, bot: BotSpec, side: Side): Fault[] => {
  if (bot === 'greedy' && game.heuristics === undefined)
    return [fault(`/${side}`, 'no-heuristics', `${game.id} has no playout weights to be greedy for.`)];
  const net = typeof bot === 'object' && bot.model !== null ? nets.find(game.id, bot.model) : ok(undefined);
  if (!net.ok) return under(`/${side}/model`, net.faults);
  if (typeof bot === 'object' && bot.method !== 'worlds' && game.solvable === undefined)
    return [fault(`/${side}/method`, 'not-solvable', `${game.id} can be searched by the method "worlds" alone.`)];
  return [];
};
