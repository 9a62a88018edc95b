/** What a bot is, as plain data: what a person writes on the command line, and what a record of a match keeps. */
import Type, { type Static, type TSchema } from 'typebox';
import type { Level } from '../core/contract.ts';
import { fault } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import { ensemblesFor, MOST_LEVEL } from '../mcts/levels.ts';
import { DEFAULT_PARAMS, METHODS, PLAYOUTS, proofWithin, type SearchParams } from '../mcts/params.ts';

/** A bot that searches, with nothing left to defaults. At least one of `visits` and `timeMs` is given. */
export interface SearchBotSpec extends SearchParams {
  /** Iterations a decision, all trees together. */
  readonly visits?: number;
  /** Milliseconds a decision; then the same deal need not come out the same again. */
  readonly timeMs?: number;
  /** Independent trees that share the budget. */
  readonly ensembles: number;
  /** How freely the choice strays from the most visited action, as in `Level`. */
  readonly temperature: number;
}

/**
 * A bot. `random` takes every legal action equally likely; `greedy` takes the one that the game's
 * playout weights favour, without any search.
 */
export type BotSpec = 'random' | 'greedy' | SearchBotSpec;

const count = (description: string) => Type.Integer({ minimum: 1, description });

const PARAMS = {
  method: Type.Enum([...METHODS], { description: 'How the search looks at what is hidden.' }),
  exploration: Type.Number({ minimum: 0, description: 'UCB exploration constant, in units of utility.' }),
  bias: Type.Number({ minimum: 0, description: 'Progressive bias by the playout weights, in units of utility.' }),
  playouts: Type.Enum([...PLAYOUTS], { description: 'How the end of an iteration is played.' }),
  phases: Type.Integer({ minimum: 0, description: 'Phases that an iteration looks ahead; 0 for all.' }),
  earlyStop: Type.Boolean({ description: 'Whether a tree ends when its favourite cannot be overtaken.' }),
  proof: Type.Integer({ minimum: 0, description: 'Most moves tried to count out the rest of the game; 0 for never.' }),
  maxNodes: count('Most nodes of one tree.'),
} as const satisfies Record<keyof SearchParams, TSchema>;

const SearchBotSchema = Type.Partial(
  Type.Object({
    level: Type.Integer({ minimum: 1, maximum: MOST_LEVEL, description: 'Takes the budget of this level.' }),
    visits: count('Iterations a decision.'),
    timeMs: count('Milliseconds a decision.'),
    ensembles: count('Independent trees.'),
    temperature: Type.Number({ minimum: 0, description: 'How freely the choice strays from the best action.' }),
    ...PARAMS,
  }),
  { additionalProperties: false, description: 'A bot that searches.' },
);

const searchBots = checker(SearchBotSchema);

/**
 * The bot that `json` asks for, defaults filled in: `"random"`, `"greedy"`, or an object with `visits`,
 * `timeMs` or `level`, and any of `ensembles`, `temperature` and the fields of `SearchParams`.
 * Reading a spec that was filled in before gives the same spec.
 * @param levels those of the game it is to play
 */
export const readBot = (json: unknown, levels: readonly Level[]): Result<BotSpec> => {
  if (json === 'random' || json === 'greedy') return ok(json);
  const given = searchBots.check(json);
  return given.ok ? fillIn(given.value, levels) : given;
};

/** What a bot is that names no more than its budget and its temperature, 0 when absent. */
const defaultsFor = (visits: number | undefined, timeMs: number | undefined, temperature = 0) => ({
  ...DEFAULT_PARAMS,
  temperature,
  proof: proofWithin(visits, timeMs, temperature),
  ensembles: ensemblesFor(visits),
});

/** A bot in the fewest words that `readBot` understands. */
export const describeBot = (bot: BotSpec): string => {
  if (typeof bot === 'string') return bot;
  const defaults = { ...defaultsFor(bot.visits, bot.timeMs, bot.temperature), temperature: 0 };
  const usual = new Map<string, unknown>(Object.entries(defaults));
  return JSON.stringify(Object.fromEntries(Object.entries(bot).filter(([field, value]) => usual.get(field) !== value)));
};

const fillIn = (
  { level: wanted, ...given }: Static<typeof SearchBotSchema>,
  levels: readonly Level[],
): Result<SearchBotSpec> => {
  const level = levels.find((each) => each.level === wanted);
  if (level !== undefined && (given.visits ?? given.timeMs ?? given.temperature) !== undefined)
    return failed(fault('/level', 'exclusive-fields', 'A level is a budget and a temperature of its own.'));
  if (level === undefined && given.visits === undefined && given.timeMs === undefined)
    return failed(fault('', 'missing-field', 'Expected "visits", "timeMs" or "level".'));
  const visits = level?.visits ?? given.visits;
  const bot = { ...defaultsFor(visits, given.timeMs, level?.temperature ?? given.temperature), ...given };
  return ok({
    ...bot,
    ...(visits !== undefined && { visits }),
    // A tree without a visit would have nothing to say.
    ensembles: Math.min(bot.ensembles, visits ?? bot.ensembles),
  });
};
