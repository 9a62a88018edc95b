/** From the decisions of a game to what they were worth, under one budget for all of them. */
import { ActionList } from '../core/actions.ts';
import type { Action, Seat, StateEnvelope } from '../core/contract.ts';
import type { Seed } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { ActionReport } from '../mcts/report.ts';
import { type Grade, gradeOf, isClose } from '../records/grade.ts';
import type { Replayed } from '../records/replay.ts';
import { abreast, timeShare } from './abreast.ts';
import type { Service } from './context.ts';
import { find } from './finding.ts';
import { type Attempt, refuse } from './problems.ts';
import type { Recipient } from './recipient.ts';
import { type SearchBody, type SearchRequest, searchRequest } from './search-request.ts';
import { actionsOf } from './telling/findings.ts';

/** A decision between several actions, as its seat saw it. */
export interface Decision {
  /** Its place among the moves of the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly view: StateEnvelope;
  readonly taken: Action;
  /** Legal actions there were. */
  readonly legal: number;
}

/** A decision with what searches found of it. */
export interface Judged extends Decision {
  readonly grade: Grade;
  readonly best: ActionReport;
  /** Of the action that was taken; the same as `best` where it was that. */
  readonly chosen: ActionReport;
  /** Utility given away, ≥ 0, with its standard error. */
  readonly loss: number;
  readonly error: number;
  /** What chance alone may have made of the loss, as a standard error. */
  readonly noise: number;
  readonly visits: number;
  /** The search that the reports are of. */
  readonly request: SearchRequest;
  /** Why its net was not used after all. */
  readonly missing?: string;
}

/** What a review is made with. */
export interface ReviewSetting {
  readonly service: Service;
  readonly loaded: LoadedGame;
  readonly recipient: Recipient;
  readonly seed: Seed;
  /** For the whole game; at least one is given. */
  readonly budget: { readonly visits?: number; readonly timeMs?: number };
  /** As a request names it; the default one when absent. */
  readonly model?: string | null;
}

/** The decisions of these seats that can be judged: there was a choice, and the recorder can tell what was chosen. */
export const decisionsOf = (
  { game }: LoadedGame,
  moves: readonly Replayed[],
  isWanted: (seat: Seat) => boolean,
): Decision[] => {
  const list = new ActionList();
  return moves.flatMap(({ index, seat, action, before }): Decision[] => {
    if (action === undefined || !isWanted(seat)) return [];
    game.legalActions(before, list);
    return list.length < 2 ? [] : [{ index, seat, view: game.encode(before, seat), taken: action, legal: list.length }];
  });
};

/** Part of a budget that is spent on all decisions alike. */
const EQUAL_PART = 0.5;

/** Visits that a search of its own is worth at least. */
const LEAST_VISITS = 16;

/**
 * Judges decisions: each by a search of its own, then, for what is left of the budget, those that seem wrong, or
 * nearly so, by another one between the best action and the one that was taken. What a decision comes to depends on the record, the budget and
 * the seed alone.
 * @param onJudged told after each of the first searches what it found, and how many there have been
 */
export const judge = async (
  setting: ReviewSetting,
  decisions: readonly Decision[],
  onJudged: ((done: number, found: Judged) => void) | undefined,
): Promise<Attempt<Judged[]>> => {
  let done = 0;
  const { service } = setting;
  const share = shares(setting, [0, EQUAL_PART], decisions.length);
  const first = await abreast(service, decisions, async (decision, left) => {
    const found = await searched(setting, decision, { budget: share(left), seed: `${setting.seed}/${decision.index}` });
    done++;
    if (found.ok) onJudged?.(done, found.value);
    return found;
  });
  if (!first.ok) return first;
  const open = first.value.filter(isOpen);
  const rest = shares(setting, [EQUAL_PART, 1], open.length);
  const second = await abreast(service, open, (decision, left) => closer(setting, decision, rest(left)));
  if (!second.ok) return second;
  const closerAt = new Map(second.value.map((judged) => [judged.index, judged]));
  return { ok: true, value: first.value.map((judged) => closerAt.get(judged.index) ?? judged) };
};

/** Whether another look is worth its price: nothing is called wrong after one, nor fine where more of a search might say otherwise. */
const isOpen = ({ grade, loss, noise }: Judged): boolean =>
  grade !== 'best' && (grade !== 'fine' || isClose(loss, noise));

/**
 * What searches get that share the part of the budget between two marks: each as many visits, and of the time until the second mark what
 * is left for it.
 * @returns the budget of the next search, told how many are not begun yet
 */
const shares = (
  { service, recipient, budget }: ReviewSetting,
  [from, to]: readonly [number, number],
  searches: number,
) => {
  const { visits, timeMs } = budget;
  // A server that allows less than is worth a search allows that much.
  const least = Math.min(LEAST_VISITS, service.config.maxVisits);
  const each = visits && Math.max(least, Math.floor((visits * (to - from)) / Math.max(1, searches)));
  return (left: number): ReviewSetting['budget'] => ({
    ...(each !== undefined && { visits: each }),
    ...(timeMs !== undefined && { timeMs: timeShare(service, timeMs * to - recipient.elapsedMs(), left) }),
  });
};

/** What a search of a decision finds. */
const searched = async (
  { service, loaded, recipient, model }: ReviewSetting,
  decision: Decision,
  search: Omit<SearchBody, 'state'>,
): Promise<Attempt<Judged>> => {
  const request = searchRequest(service, loaded, {
    state: decision.view,
    ...search,
    ...(model !== undefined && { model }),
  });
  if (!request.ok) return request;
  const found = await find({
    service,
    operation: 'review',
    request: request.value,
    ifForced: 'searched',
    lines: false,
    recipient,
  });
  if (!found.ok) return found;
  if (found.value.stopReason === 'cancelled')
    return refuse('cancelled', [], 'The caller left before the review ended.');
  const reports = actionsOf(request.value, found.value);
  const best = reports[0];
  const chosen = reports.find(({ action }) => action === decision.taken);
  if (best === undefined || chosen === undefined) throw new Error('a search has lost the action that was taken');
  const loss = Math.max(0, best.value.mean - chosen.value.mean);
  const error = Math.hypot(best.value.error, chosen.value.error);
  const noise = Math.hypot(noiseOf(best), noiseOf(chosen));
  const isBest = chosen === best || (best.exact && loss === 0);
  return {
    ok: true,
    value: {
      ...decision,
      grade: isBest ? 'best' : gradeOf(loss, noise),
      best,
      chosen,
      loss: isBest ? 0 : loss,
      error: isBest ? 0 : error,
      noise,
      visits: found.value.table?.iterations ?? 0,
      request: request.value,
      ...(found.value.missing !== undefined && { missing: found.value.missing }),
    },
  };
};

/**
 * The standard error of a mean value. Errors that are told cover how far a tree is from having settled as well: that is the same
 * for two actions of one search, more or less, and no reason to call a bad action fine.
 */
const noiseOf = ({ exact, playouts, value }: ActionReport): number => {
  if (exact) return 0;
  return playouts < 2 ? 1 : value.deviation / Math.sqrt(playouts);
};

/** Looks again at the best action and the one that was taken, and at nothing else. */
const closer = async (
  setting: ReviewSetting,
  before: Judged,
  budget: ReviewSetting['budget'],
): Promise<Attempt<Judged>> => {
  const { game } = setting.loaded;
  const { state } = before.request.position;
  const allow = [before.best.action, before.taken].map((action) => game.encodeAction(state, action));
  const again = await searched(setting, before, { budget, seed: `${setting.seed}/${before.index}/closer`, allow });
  return again.ok ? { ok: true, value: { ...again.value, visits: before.visits + again.value.visits } } : again;
};
