/** From the body of `recommend`, `hint` or `analyze` to what has to be searched. */
import type { Static } from 'typebox';
import type { Config } from '../config.ts';
import { ActionList } from '../core/actions.ts';
import type { Action, Game } from '../core/contract.ts';
import { type Fault, fault, pointer, under } from '../core/fault.ts';
import type { Seed } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { SearchTask } from '../jobs/backend.ts';
import { type Effort, effortFor, paramsOf } from '../mcts/effort.ts';
import { evaluatorNamed } from '../mcts/evaluate.ts';
import { levelOf, levelsOf, MOST_LEVEL } from '../mcts/levels.ts';
import { methodsFor, type SearchParams } from '../mcts/params.ts';
import { nodesToKeep } from './kept-searches.ts';
import { type FairPosition, fairPosition } from './positions.ts';
import { type Attempt, refuse } from './problems.ts';
import type { searchBody } from './schemas/bodies.ts';
import { seedOr } from './seeds.ts';

export type SearchBody = Static<ReturnType<typeof searchBody>>;

/** A search that can be done. Nothing in it is hidden from the seat to act. */
export interface SearchRequest {
  readonly loaded: LoadedGame;
  readonly position: FairPosition;
  readonly seed: Seed;
  /** How freely `recommend` strays from the best action. */
  readonly temperature: number;
  /** Actions to choose from, ascending, at least one; a single one is forced. */
  readonly actions: readonly Action[];
  readonly task: SearchTask;
}

/** What the limits of a search are taken from. */
type Limits = Pick<Config, 'maxVisits' | 'maxTimeMs' | 'maxEnsembles' | 'maxNodes'>;

/** The search that `body`, which fits its schema, asks for; or everything that is wrong with it. */
export const searchRequest = (limits: Limits, loaded: LoadedGame, body: SearchBody): Attempt<SearchRequest> => {
  const effort = readEffort(limits, loaded, body);
  if (!effort.ok) return effort;
  const position = fairPosition(loaded, body.state);
  if (!position.ok) return position;
  const actions = readActions(loaded, position.value, body);
  if (!actions.ok) return actions;
  const { continuation } = body;
  const { method, temperature, visits, timeMs, ensembles } = effort.value;
  const unfit = unfitMethod(loaded.game, position.value, method, actions.value.restricted, continuation !== undefined);
  if (unfit.length > 0) return refuse('invalid-request', unfit);
  const seed = seedOr(body.seed);
  const task: SearchTask = {
    game: loaded.game.id,
    view: position.value.json,
    seed: String(seed),
    ensembles,
    ...(visits !== undefined && { visits }),
    ...(timeMs !== undefined && { timeMs }),
    ...(actions.value.restricted && { actions: actions.value.actions }),
    ...(continuation && { keep: nodesToKeep(ensembles) }),
    params: paramsOf(effort.value),
  };
  return {
    ok: true,
    value: { loaded, position: position.value, seed, temperature, actions: actions.value.actions, task },
  };
};

const readEffort = (limits: Limits, { game }: LoadedGame, body: SearchBody): Attempt<Effort> => {
  const malformed = conflicts(body);
  if (malformed.length > 0) return refuse('invalid-request', malformed);
  const { level, budget, ensembles, method, model = null } = body;
  if (evaluatorNamed(model) === undefined)
    return refuse('unknown-model', [
      fault('/model', 'unknown-model', `There is no model ${JSON.stringify(model)}; null is the only value so far.`),
    ]);
  const wanted = budget ?? levelFor(game, level, limits);
  const excesses = [
    ...excess(level === undefined ? '/budget/visits' : '/level', wanted.visits, limits.maxVisits, 'visits'),
    ...excess('/budget/timeMs', budget?.timeMs, limits.maxTimeMs, 'milliseconds'),
    ...excess('/ensembles', ensembles, limits.maxEnsembles, 'ensembles'),
  ];
  if (excesses.length > 0) return refuse('budget-exceeded', excesses);
  const asked = {
    ...wanted,
    model,
    maxNodes: limits.maxNodes,
    ...(method && { method }),
    ...(ensembles && { ensembles }),
  };
  return { ok: true, value: effortFor(asked, limits.maxEnsembles) };
};

/** The level asked for; the default one never exceeds what the server allows. */
const levelFor = (game: Game, asked: number | undefined, { maxVisits }: Limits): ReturnType<typeof levelOf> => {
  const level = levelOf(levelsOf(game), asked ?? MOST_LEVEL);
  return asked === undefined ? { ...level, visits: Math.min(level.visits, maxVisits) } : level;
};

const conflicts = ({ level, budget }: SearchBody): Fault[] => {
  if (budget === undefined) return [];
  if (level !== undefined)
    return [fault('/level', 'exclusive-fields', 'Give either "level" or "budget"; the budget of a level is its own.')];
  return budget.visits === undefined && budget.timeMs === undefined
    ? [fault('/budget', 'missing-field', 'Expected "visits", "timeMs" or both.')]
    : [];
};

const excess = (at: string, wanted: number | undefined, most: number, unit: string): Fault[] =>
  wanted !== undefined && wanted > most
    ? [fault(at, 'budget-exceeded', `${wanted} ${unit} are wanted, but this server allows at most ${most}.`)]
    : [];

const unfitMethod = (
  game: Game,
  { state }: FairPosition,
  method: SearchParams['method'],
  restricted: boolean,
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
    ...(keeps ? [fault('/continuation', 'exclusive-fields', 'Only "worlds" has trees to go on from.')] : []),
  ];
};

interface Choice {
  readonly actions: readonly Action[];
  readonly restricted: boolean;
}

const readActions = ({ game }: LoadedGame, { state }: FairPosition, body: SearchBody): Attempt<Choice> => {
  const list = new ActionList();
  game.legalActions(state, list);
  const legal = list.toArray();
  const faults: Fault[] = [];
  const read = (field: 'allow' | 'avoid'): Set<Action> => {
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
  if (faults.length > 0) return refuse('illegal-action', faults);
  const actions = legal.filter((action) => (allow.size === 0 || allow.has(action)) && !avoid.has(action));
  if (actions.length > 0) return { ok: true, value: { actions, restricted: actions.length < legal.length } };
  return refuse('illegal-action', [fault('/avoid', 'nothing-left', 'These lists leave no legal action to choose.')]);
};
