/** What a bot is, as plain data: what a person writes on the command line, and what a record of a match keeps. */
import Type, { type Static, type TSchema } from 'typebox';
import type { Level } from '../core/contract.ts';
import { fault } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import { type Effort, effortFor } from '../mcts/effort.ts';
import { levelOf, MOST_LEVEL } from '../mcts/levels.ts';
import { DEFAULT_PARAMS, METHODS, PLAYOUTS, type SearchParams } from '../mcts/params.ts';

/**
 * A bot. `random` takes every legal action equally likely; `greedy` takes the one that the game's
 * playout weights favour, without any search.
 */
export type BotSpec = 'random' | 'greedy' | SearchBotSpec;

/** A bot that searches. */
export interface SearchBotSpec extends Effort {
  /** Whether it is told what others did since what is hidden was dealt, and concludes from it; not when absent. */
  readonly history?: boolean;
}

const count = (description: string) => Type.Integer({ minimum: 1, description });

const PARAMS = {
  method: Type.Enum([...METHODS], { description: 'How the search looks at what is hidden.' }),
  exploration: Type.Number({ minimum: 0, description: 'UCB exploration constant, in units of utility.' }),
  bias: Type.Number({ minimum: 0, description: 'Progressive bias by the playout weights, in units of utility.' }),
  playouts: Type.Enum([...PLAYOUTS], { description: 'How the end of an iteration is played.' }),
  settleEvery: Type.Integer({
    minimum: 0,
    description: 'Visits of a root action of which one tries nothing; 0 for never.',
  }),
  floor: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Least visits of a root action, as a part of its equal share.',
  }),
  phases: Type.Integer({ minimum: 0, description: 'Phases that an iteration looks ahead; 0 for all.' }),
  earlyStop: Type.Boolean({ description: 'Whether a tree ends when its favourite cannot be overtaken.' }),
  proof: Type.Integer({ minimum: 0, description: 'Most moves tried to count out the rest of the game; 0 for never.' }),
  maxNodes: count('Most nodes, all trees together.'),
  model: Type.Union([Type.String(), Type.Null()], {
    description: 'Net that values leaves, by name or by the path of an ONNX file; null for playouts.',
  }),
  batch: count('Leaves that are chosen before any is valued.'),
} as const satisfies Record<keyof SearchParams, TSchema>;

const SearchBotSchema = Type.Partial(
  Type.Object({
    level: Type.Integer({ minimum: 1, maximum: MOST_LEVEL, description: 'Takes the budget of this level.' }),
    visits: count('Iterations a decision.'),
    timeMs: count('Milliseconds a decision.'),
    ensembles: count('Independent trees.'),
    temperature: Type.Number({ minimum: 0, description: 'How freely the choice strays from the best action.' }),
    history: Type.Boolean({ description: 'Whether it concludes from what others did.' }),
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

/** A bot in the fewest words that `readBot` understands. */
export const describeBot = (bot: BotSpec): string => {
  if (typeof bot === 'string') return bot;
  const { method, visits, timeMs, temperature } = bot;
  const budget = { ...(visits !== undefined && { visits }), ...(timeMs !== undefined && { timeMs }) };
  const { visits: _, timeMs: __, ...defaults } = effortFor({ ...budget, method, temperature });
  const usual = new Map<string, unknown>(
    Object.entries({ ...defaults, method: DEFAULT_PARAMS.method, temperature: 0 }),
  );
  return JSON.stringify(Object.fromEntries(Object.entries(bot).filter(([field, value]) => usual.get(field) !== value)));
};

const fillIn = (
  { level, history, ...given }: Static<typeof SearchBotSchema>,
  levels: readonly Level[],
): Result<SearchBotSpec> => {
  if (level !== undefined && (given.visits ?? given.timeMs ?? given.temperature) !== undefined)
    return failed(fault('/level', 'exclusive-fields', 'A level is a budget and a temperature of its own.'));
  if (level === undefined && given.visits === undefined && given.timeMs === undefined)
    return failed(fault('', 'missing-field', 'Expected "visits", "timeMs" or "level".'));
  const effort = effortFor({ ...given, ...(level !== undefined && levelOf(levels, level)) });
  return ok(history ? { ...effort, history } : effort);
};
