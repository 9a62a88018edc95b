/** From a search that is asked for to what it found. */
import { setTimeout } from 'node:timers/promises';
import { fault } from '../core/fault.ts';
import type { SearchReply } from '../jobs/backend.ts';
import type { RootTable } from '../mcts/root.ts';
import { NO_TRACING } from '../tracing/tracing.ts';
import type { Service } from './context.ts';
import { type Attempt, internalFault, type ProblemCode, refuse } from './problems.ts';
import type { Recipient } from './recipient.ts';
import type { SearchRequest } from './search-request.ts';
import type { Findings } from './telling/findings.ts';

/** Whether an operation takes a single action at once, or searches to tell what it is worth. */
export type IfForced = 'taken' | 'searched';

/** A search that is to be done for a caller. */
export interface Hunt {
  readonly service: Service;
  /** Its name in the log and the metrics. */
  readonly operation: string;
  readonly request: SearchRequest;
  readonly ifForced: IfForced;
  /** Whether it is to tell how actions may go on. */
  readonly lines: boolean;
  readonly recipient: Recipient;
  readonly onProgress?: (table: RootTable) => void;
}

/** Searches, unless a single action is taken at once; logs and counts the search. A caller who goes away ends it. */
export const find = async (hunt: Hunt): Promise<Attempt<Findings>> => {
  const { service, operation, request, ifForced, recipient } = hunt;
  const found: Attempt<Findings> =
    request.actions.length === 1 && ifForced === 'taken'
      ? { ok: true, value: { table: undefined, stopReason: 'forced', timeMs: 0 } }
      : await search(hunt);
  const { game } = request.task;
  const { seat } = request.position;
  const { visits, stopReason } = found.ok
    ? { visits: found.value.table?.iterations ?? 0, stopReason: found.value.stopReason ?? 'cancelled' }
    : { visits: 0, stopReason: found.problem.code };
  const timeMs = found.ok ? Math.round(found.value.timeMs ?? 0) : 0;
  service.metrics.countSearch({ game, operation, stopReason, visits });
  recipient.log.info({ game, operation, seat, visits, stopReason, timeMs }, 'search');
  return found;
};

/** What is said where searchers cannot load a net; why is for the log alone. */
const NOT_LOADED = 'The net cannot be loaded: its file is not the one that was there at the start, or does not run.';

/** What comes of a search whose net failed: one that nobody has asked for is done without. */
const searchWithout = async (hunt: Hunt, detail: string): Promise<Attempt<Findings>> => {
  const { request, recipient } = hunt;
  const { params, modelHash: _, ...task } = request.task;
  recipient.log.error({ detail, model: params.model }, 'a net cannot be loaded');
  if (!request.net.byDefault) return refuse('model-unavailable', [fault('/model', 'model-unavailable', NOT_LOADED)]);
  const again = inTime({ ...request, task: { ...task, params: { ...params, model: null } } }, recipient.elapsedMs());
  const found = await search({ ...hunt, request: again });
  return found.ok ? { ok: true, value: { ...found.value, missing: NOT_LOADED } } : found;
};

/** Times that a search which was lost is tried again for somebody who is patient. */
const MOST_RETRIES = 3;

/** Has the backend search; where it has no room, or lost the search, patient callers have it try again. */
const search = async (hunt: Hunt): Promise<Attempt<Findings>> => {
  const { recipient } = hunt;
  for (let lost = 0; ; ) {
    const found = await searchOnce(hunt);
    if (found.status === 'done') return { ok: true, value: found };
    if (found.status === 'failed' && found.model && !recipient.hasLeft()) return searchWithout(hunt, found.detail);
    if (found.status === 'lost' && !found.untried) lost++;
    const isPassing = found.status !== 'failed' && lost <= MOST_RETRIES;
    if (!recipient.patient || recipient.hasLeft() || !isPassing) return refusalOf(found, recipient);
    await patience(found.retryAfterSeconds, recipient);
  }
};

const searchOnce = async ({
  service,
  operation,
  request,
  lines,
  recipient,
  onProgress,
}: Hunt): Promise<SearchReply> => {
  const span = (service.tracing ?? NO_TRACING).begin('search', 'client', recipient.trace);
  const { traceparent: trace } = span;
  const lane = recipient.patient && { lane: 'long' as const };
  const task = { ...request.task, lines, ...lane, ...(trace !== undefined && { trace }) };
  const running = service.backend.start(task, onProgress);
  const stay = recipient.whenGone(() => running.cancel());
  const found = await running.reply;
  stay();
  const about = { 'arbor.game': task.game, 'arbor.operation': operation, 'arbor.status': found.status };
  if (found.status === 'done') span.end({ ...about, 'arbor.visits': found.table?.iterations ?? 0 });
  else span.end(about, found.status);
  if (found.status === 'done') recipient.onSpent?.(found.usedMs ?? 0);
  return found;
};

/** Waits so long, or until nobody wants it any more. */
const patience = async (seconds: number, recipient: Recipient): Promise<void> => {
  const waiting = new AbortController();
  const stay = recipient.whenGone(() => waiting.abort());
  await setTimeout(seconds * 1000, undefined, { signal: waiting.signal, ref: false }).catch(() => {});
  stay();
};

const refusalOf = (found: Exclude<SearchReply, { status: 'done' }>, { log, hasLeft }: Recipient): Attempt<never> => {
  switch (found.status) {
    case 'overloaded':
      return later('overloaded', 'All searchers are busy and the queue is full; try again later.', found);
    case 'failed':
    case 'lost':
      if (hasLeft()) return refuse('cancelled', [], found.detail);
      log.error({ detail: found.detail }, 'a search failed');
      // Why is for the log alone; that another try may fare better is for the caller.
      return found.status === 'failed'
        ? internalFault()
        : later('search-lost', 'The processes that searched have ended; try again later.', found);
  }
};

/** The search that is left of `request` once so much of its time has gone by while it was read; a millisecond is left. */
export const inTime = (request: SearchRequest, elapsedMs: number): SearchRequest => {
  const { task } = request;
  return task.timeMs === undefined
    ? request
    : { ...request, task: { ...task, timeMs: Math.max(1, task.timeMs - elapsedMs) } };
};

const later = (
  code: ProblemCode,
  detail: string,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Attempt<never> => ({ ok: false, problem: { ...refuse(code, [], detail).problem, retryAfterSeconds } });
