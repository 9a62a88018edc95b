import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '../../core/text.ts';
import type { SearchTask } from '../../jobs/backend.ts';
import type { RootTable } from '../../mcts/root.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { callerOf } from '../plugins/security.ts';
import { type Attempt, internalFault, type ProblemCode, problemDocument, refuse } from '../problems.ts';
import type { searchBody } from '../schemas/bodies.ts';
import { type SearchRequest, searchRequest } from '../search-request.ts';
import { openStream, STREAM_TYPE, wantsStream } from '../stream.ts';
import type { Findings } from '../telling/findings.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

/** How findings are told. */
export interface Telling {
  readonly lang: Lang;
  /** Most actions to list; absent when the caller does not say. */
  readonly top: number | undefined;
}

/** Turns findings into an answer. */
export type Describe = (request: SearchRequest, findings: Findings, telling: Telling) => object;

/** Whether an operation takes a single action at once, or searches to tell what it is worth. */
export type IfForced = 'taken' | 'searched';

/** Registers an operation that searches and answers with what `describe` makes of the findings. */
export const addSearchRoute = (
  app: FastifyInstance,
  service: Service,
  operation: GameOperation<ReturnType<typeof searchBody>>,
  describe: Describe,
  ifForced: IfForced,
): void =>
  addGameRoute(app, service, operation, async ({ loaded, body, request, reply }) => {
    const prepared = searchRequest(service.config, loaded, body);
    if (!prepared.ok) return prepared;
    const { continuation } = body;
    const kept = continuation && service.kept.find(continuation, prepared.value.task);
    const wanted = kept === undefined ? prepared.value : { ...prepared.value, task: { ...prepared.value.task, kept } };
    const telling = { lang: langOf(body.lang, request.headers['accept-language']), top: body.top };
    const tell = (findings: Findings) => describe(wanted, findings, telling);
    const tellAtLast = (findings: Findings) => ({
      ...tell(findings),
      ...(continuation && {
        continuation: service.kept.keep(wanted.task, findings, callerOf(request, service.config)),
      }),
    });
    const run = (onProgress?: (table: RootTable) => void) =>
      find({ service, operation: operation.id, request: wanted, ifForced, reply, ...(onProgress && { onProgress }) });
    if (wantsStream(request.headers.accept)) return streamed(reply, run, tell, tellAtLast);
    const found = await run();
    return found.ok ? { ok: true, value: tellAtLast(found.value) } : found;
  });

interface Hunt {
  readonly service: Service;
  readonly operation: string;
  readonly request: SearchRequest;
  readonly ifForced: IfForced;
  readonly reply: FastifyReply;
  readonly onProgress?: (table: RootTable) => void;
}

/** Searches, unless a single action is taken at once; logs and counts the search. */
const find = async (hunt: Hunt): Promise<Attempt<Findings>> => {
  const { service, operation, request, ifForced, reply } = hunt;
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
  reply.log.info({ game, operation, seat, visits, stopReason, timeMs }, 'search');
  return found;
};

/** Has the backend search; a caller who goes away ends it. */
const search = async ({ service, request, reply, onProgress }: Hunt): Promise<Attempt<Findings>> => {
  const running = service.backend.start(inTime(request.task, reply.elapsedTime), onProgress);
  // Not `request.signal`: Fastify 5.12 aborts it about 1 ms after any POST with a body.
  const onClose = () => {
    if (!reply.raw.writableFinished) running.cancel();
  };
  reply.raw.once('close', onClose);
  if (reply.raw.destroyed) running.cancel();
  const found = await running.reply;
  reply.raw.off('close', onClose);
  switch (found.status) {
    case 'done':
      return { ok: true, value: found };
    case 'overloaded':
      return later('overloaded', 'All searchers are busy and the queue is full; try again later.', found);
    case 'failed':
    case 'lost':
      if (reply.raw.destroyed) return refuse('cancelled', [], found.detail);
      reply.log.error({ detail: found.detail }, 'a search failed');
      // Why is for the log alone; that another try may fare better is for the caller.
      return found.status === 'failed'
        ? internalFault()
        : later('search-lost', 'The processes that searched have ended; try again later.', found);
  }
};

/** What has to be searched once so much of its time has gone by while the request was read; a millisecond is left. */
const inTime = (task: SearchTask, elapsedMs: number): SearchTask =>
  task.timeMs === undefined ? task : { ...task, timeMs: Math.max(1, task.timeMs - elapsedMs) };

const later = (
  code: ProblemCode,
  detail: string,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Attempt<never> => ({ ok: false, problem: { ...refuse(code, [], detail).problem, retryAfterSeconds } });

/** Refusals that come this soon are answered with their own status; later ones are events. */
const PATIENCE_MS = 250;

const streamed = async (
  reply: FastifyReply,
  run: (onProgress: (table: RootTable) => void) => Promise<Attempt<Findings>>,
  tell: (findings: Findings) => unknown,
  tellAtLast: (findings: Findings) => unknown,
): Promise<Attempt<unknown>> => {
  const events = openStream();
  const fail = (error: unknown) => {
    reply.log.error({ err: error }, 'a stream failed');
    events.finish('error', problemDocument(internalFault().problem, reply.request.id));
  };
  const searching = run((table) => {
    try {
      events.progress(tell({ table, stopReason: null }));
    } catch (error) {
      fail(error);
    }
  });
  const early = await Promise.race([searching, setTimeout(PATIENCE_MS, undefined, { ref: false })]).catch((error) => {
    events.body.destroy();
    throw error;
  });
  if (early !== undefined && !early.ok) {
    events.body.destroy();
    return early;
  }
  if (reply.raw.destroyed) {
    events.body.destroy();
    return refuse('cancelled', [], 'The caller left before the stream began.');
  }
  searching
    .then((found) => {
      if (found.ok) events.finish('result', tellAtLast(found.value));
      else events.finish('error', problemDocument(found.problem, reply.request.id));
    })
    .catch(fail);
  // Proxies such as nginx hold answers back unless told not to.
  reply.type(STREAM_TYPE).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  return { ok: true, value: events.body };
};
