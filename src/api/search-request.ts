/** From the body of `recommend`, `hint` or `analyze` to what has to be searched. */
import type { Static } from 'typebox';
import type { Config } from '../config.ts';
import { ActionList } from '../core/actions.ts';
import type { Action, Game } from '../core/contract.ts';
import { type Fault, fault, pointer, under } from '../core/fault.ts';
import type { Seed } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { SearchTask, ToldDecision } from '../jobs/backend.ts';
import { effortFor, paramsOf, type Wanted } from '../mcts/effort.ts';
import { levelOf, levelsOf, MOST_LEVEL } from '../mcts/levels.ts';
import { DEFAULT_PARAMS, methodsFor } from '../mcts/params.ts';
import { choiceOf, type NetChoice, netFaults, readNet, type WantedNet } from './choosing-net.ts';
import type { Context } from './context.ts';
import { readHistory } from './history.ts';
import { nodesToKeep } from './kept-searches.ts';
import { type FairPosition, fairPosition } from './positions.ts';
import { type Attempt, refuse } from './problems.ts';
import type { searchBody } from './schemas/bodies.ts';
import { seedOr } from './seeds.ts';

export type SearchBody = Static<ReturnType<typeof searchBody>>;

/** A position with what is asked about it, all of it legal. Nothing in it is hidden from the seat to act. */
export interface Question {
  readonly loaded: LoadedGame;
  readonly position: FairPosition;
  /** Actions to choose from, ascending, at least one; a single one is forced. */
  readonly actions: readonly Action[];
  /** Whether some legal action is not among them. */
  readonly restricted: boolean;
  /** Actions that are to be valued whatever the search thinks of them, each once, in the order given. */
  readonly include: readonly Action[];
  /** What other seats did before, the oldest first. */
  readonly history: readonly ToldDecision[];
}

/** A search that can be done. */
export interface SearchRequest extends Question {
  readonly seed: Seed;
  /** How freely `recommend` strays from the best action. */
  readonly temperature: number;
  readonly task: SearchTask;
  readonly net: NetChoice;
  /** What is set aside for a search of the actions that are to be valued beside the best; absent where there are none. */
  readonly aside?: WantedSearch;
}

/** How much is to be searched, and with which net. */
export interface WantedSearch extends Omit<Wanted, 'model'> {
  readonly net: WantedNet;
}

type Budget = Pick<Wanted, 'visits' | 'timeMs'>;

/** What bounds searches, and the nets that they may use. */
export interface SearchSetting extends Pick<Context, 'nets'> {
  readonly config: Pick<Config, 'maxVisits' | 'maxTimeMs' | 'maxEnsembles' | 'maxNodes'>;
}

/**
 * The search that `body`, which fits its schema, asks for; or everything that is wrong with it.
 * @param usual the level where neither a level nor a budget is asked for
 */
export const searchRequest = (
  setting: SearchSetting,
  loaded: LoadedGame,
  body: SearchBody,
  usual = MOST_LEVEL,
): Attempt<SearchRequest> => {
  const wanted = readWanted(setting, loaded, body, { usual });
  if (!wanted.ok) return wanted;
  const question = readQuestion(loaded, body, wanted.value.net, body.continuation !== undefined);
  if (!question.ok) return question;
  const request = requestOf(setting, question.value, wanted.value, seedOr(body.seed));
  const { task } = request;
  return {
    ok: true,
    value: body.continuation ? { ...request, task: { ...task, keep: nodesToKeep(task.ensembles) } } : request,
  };
};

/** What a body asks about its position. */
type Asked = Pick<SearchBody, 'state' | 'allow' | 'avoid' | 'include' | 'method' | 'history'>;

/** The position of `body` with what is asked about it. @param keeps whether trees are to be kept */
export const readQuestion = (loaded: LoadedGame, body: Asked, net: WantedNet, keeps = false): Attempt<Question> => {
  const position = fairPosition(loaded, body.state);
  if (!position.ok) return position;
  const misfits = netFaults(net, loaded.game.seatCount(position.value.state));
  if (misfits.length > 0) return refuse('unfit-model', misfits);
  const choice = readChoice(loaded, position.value, body);
  if (!choice.ok) return choice;
  const unfit = unfitMethod(loaded.game, position.value, body, choice.value, keeps);
  if (unfit.length > 0) return refuse('invalid-request', unfit);
  const history = readHistory(loaded, position.value, body.history ?? []);
  return history.ok
    ? { ok: true, value: { loaded, position: position.value, ...choice.value, history: history.value } }
    : history;
};

/** Part of a budget that is set aside for actions to be valued beside the best. */
const ASIDE = 1 / 3;

/** The search of `question` with all of what is `wanted`. */
export const requestOf = (
  { config, nets }: SearchSetting,
  question: Question,
  wanted: WantedSearch,
  seed: Seed,
): SearchRequest => {
  const { loaded, position, actions, restricted, include, history } = question;
  const aside = include.length === 0 ? undefined : partOf(wanted, ASIDE);
  const net = choiceOf(nets, loaded.game, wanted.net, loaded.game.seatCount(position.state));
  const { net: _, ...effortWanted } = {
    ...wanted,
    model: net.model?.name ?? null,
    ...(aside && lessThan(wanted, aside)),
  };
  const effort = effortFor(effortWanted, config.maxEnsembles);
  const { temperature, visits, timeMs, ensembles } = effort;
  const task: SearchTask = {
    game: loaded.game.id,
    view: position.json,
    seed: String(seed),
    ensembles,
    ...(visits !== undefined && { visits }),
    ...(timeMs !== undefined && { timeMs }),
    ...(restricted && { actions }),
    ...(history.length > 0 && { history }),
    params: paramsOf(effort),
    ...(net.model && { modelHash: net.model.card.sha256 }),
  };
  return { ...question, seed, temperature, task, net, ...(aside && { aside: { ...wanted, ...aside } }) };
};

/** A part of a budget, in whole visits and milliseconds, at least one. */
const partOf = ({ visits, timeMs }: Budget, part: number): Budget => ({
  ...(visits !== undefined && { visits: Math.max(1, Math.floor(visits * part)) }),
  ...(timeMs !== undefined && { timeMs: Math.max(1, Math.floor(timeMs * part)) }),
});

/** What is left of it, at least one again. */
const lessThan = ({ visits, timeMs }: Budget, aside: Budget): Budget => ({
  ...(visits !== undefined && { visits: Math.max(1, visits - (aside.visits ?? 0)) }),
  ...(timeMs !== undefined && { timeMs: Math.max(1, timeMs - (aside.timeMs ?? 0)) }),
});

/**
 * How much is to be searched, by a body that fits its schema.
 * @param more how many positions a level is wanted for, where a budget is for all of them, and the level where neither is asked for
 */
export const readWanted = (
  { config, nets }: SearchSetting,
  { game }: LoadedGame,
  body: Pick<SearchBody, 'level' | 'budget' | 'ensembles' | 'method' | 'model'>,
  { positions = 1, usual = MOST_LEVEL }: { readonly positions?: number; readonly usual?: number } = {},
): Attempt<WantedSearch> => {
  const malformed = conflicts(body);
  if (malformed.length > 0) return refuse('invalid-request', malformed);
  const net = readNet(nets, game, body);
  if (!net.ok) return net;
  const { level, budget, ensembles, method } = body;
  const wanted = budget ?? levelFor(game, level, usual, Math.max(1, Math.floor(config.maxVisits / positions)));
  const visits = budget ? budget.visits : wanted.visits && wanted.visits * positions;
  const excesses = [
    ...excess(level === undefined ? '/budget/visits' : '/level', visits, config.maxVisits, 'visits'),
    ...excess('/budget/timeMs', budget?.timeMs, config.maxTimeMs, 'milliseconds'),
    ...excess('/ensembles', ensembles, config.maxEnsembles, 'ensembles'),
  ];
  if (excesses.length > 0) return refuse('budget-exceeded', excesses);
  const asked = {
    ...wanted,
    net: net.value,
    maxNodes: config.maxNodes,
    ...(method && { method }),
    ...(ensembles && { ensembles }),
  };
  return { ok: true, value: asked };
};

/** The level asked for; the default one never exceeds what the server allows. */
const levelFor = (
  game: Game,
  asked: number | undefined,
  usual: number,
  maxVisits: number,
): ReturnType<typeof levelOf> => {
  const level = levelOf(levelsOf(game), asked ?? usual);
  return asked === undefined ? { ...level, visits: Math.min(level.visits, maxVisits) } : level;
};

const conflicts = ({ level, budget }: Pick<SearchBody, 'level' | 'budget'>): Fault[] => {
  if (budget === undefined) return [];
  if (level !== undefined)
    return [fault('/level', 'exclusive-fields', 'Give either "level" or "budget"; the budget of a level is its own.')];
  return budget.visits === undefined && budget.timeMs === undefined
    ? [fault('/budget', 'missing-field', 'Expected "visits", "timeMs" or both.')]
    : [];
};

/** Levels that want more than this server allows. @param levels each with where it stands in the body */
export const levelExcesses = (
  { config }: Pick<SearchSetting, 'config'>,
  { game }: LoadedGame,
  levels: readonly (readonly [at: string, level: number])[],
): Fault[] =>
  levels.flatMap(([at, level]) => excess(at, levelOf(levelsOf(game), level).visits, config.maxVisits, 'visits'));

const excess = (at: string, wanted: number | undefined, most: number, unit: string): Fault[] =>
  wanted !== undefined && wanted > most
    ? [fault(at, 'budget-exceeded', `${wanted} ${unit} are wanted, but this server allows at most ${most}.`)]
    : [];

const unfitMethod = (
  game: Game,
  { state }: FairPosition,
  { method = DEFAULT_PARAMS.method, history }: Pick<Asked, 'method' | 'history'>,
  { restricted, include }: Choice,
  keeps: boolean,
): Fault[] => {
  const methods = methodsFor(game, game.nature(state));
  if (!methods.includes(method))
    return [fault('/method', 'unsupported-method', `${game.id} can be searched by ${methods.join(', ')} only.`)];
  if (method === 'worlds') return [];
  return [
    ...(restricted
      ? [fault('/method', 'exclusive-fields', `Only "worlds" can leave actions out; "${method}" plays whole games.`)]
      : []),
    ...(include.length > 0
      ? [
          fault(
            '/include',
            'exclusive-fields',
            `Only "worlds" can look at single actions; "${method}" plays whole games.`,
          ),
        ]
      : []),
    ...(history === undefined
      ? []
      : [fault('/history', 'exclusive-fields', `Only "worlds" concludes from it; "${method}" plays whole games.`)]),
    ...(keeps ? [fault('/continuation', 'exclusive-fields', 'Only "worlds" has trees to go on from.')] : []),
  ];
};

type Choice = Pick<Question, 'actions' | 'restricted' | 'include'>;

const readChoice = ({ game }: LoadedGame, { state }: FairPosition, body: Asked): Attempt<Choice> => {
  const list = new ActionList();
  game.legalActions(state, list);
  const legal = list.toArray();
  const faults: Fault[] = [];
  const read = (field: 'allow' | 'avoid' | 'include'): Set<Action> => {
    const found = new Set<Action>();
    for (const [index, json] of (body[field] ?? []).entries()) {
      const action = game.decodeAction(state, json);
      if (action.ok) found.add(action.value);
      else faults.push(...under(pointer(field, index), action.faults));
    }
    return found;
  };
  const allow = read('allow');
  const avoid = read('avoid');
  const include = [...read('include')];
  if (faults.length > 0) return refuse('illegal-action', faults);
  const actions = legal.filter((action) => (allow.size === 0 || allow.has(action)) && !avoid.has(action));
  if (actions.length > 0) return { ok: true, value: { actions, restricted: actions.length < legal.length, include } };
  return refuse('illegal-action', [fault('/avoid', 'nothing-left', 'These lists leave no legal action to choose.')]);
};
