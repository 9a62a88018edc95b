import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Service } from '../context.ts';
import { workedExamples } from '../examples.ts';
import { longReader } from '../long/asked.ts';
import { Desk } from '../long/desk.ts';
import { LongRunner } from '../long/runner.ts';
import { tellLong } from '../long/telling.ts';
import { watched } from '../long/watching.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { callerOf, ownerOf } from '../plugins/security.ts';
import { traceOf } from '../plugins/tracing.ts';
import { refuse } from '../problems.ts';
import { LongAnswer, longBody } from '../schemas/long.ts';
import { record } from '../schemas/slots.ts';
import { STREAM_TYPE } from '../stream.ts';

const KEY = '^[\\x21-\\x7e]{1,200}$';

export const startSearchOperation: Operation = {
  id: 'start-search',
  method: 'POST',
  path: '/v1/searches',
  tag: 'searches',
  summary: 'Hand a search in',
  description:
    'Takes a `recommend`, `hint`, `analyze` or `review` of any game, to be come back for: the answer is there at the address in `location`, until `expiresAt`. It waits until searchers are free, and goes after all that callers wait for. A full state is reduced to the view of the seat to act before it is kept, a record to what each seat saw. A search belongs to the key that it was handed in with. Sent again with the same `idempotency-key`, the same request is done once.',
  headers: record(
    {
      'idempotency-key': Type.Optional(
        Type.String({
          pattern: KEY,
          description: 'A name for this request, of up to 200 printable characters; kept as long as the search is.',
        }),
      ),
    },
    { description: 'Headers.' },
  ),
  body: longBody,
  example: (games) => exampleOf(games),
  long: true,
  status: 202,
  answer: LongAnswer,
  problems: [
    'unknown-game',
    'unknown-catalog',
    'unknown-model',
    'invalid-state',
    'inconsistent-state',
    'invalid-record',
    'illegal-action',
    'budget-exceeded',
    'idempotency-conflict',
    'hidden-state',
    'not-your-turn',
    'terminal-state',
    'quota-exceeded',
  ],
};

const searchOperation: Operation = {
  id: 'search',
  method: 'GET',
  path: '/v1/searches/{search}',
  tag: 'searches',
  summary: 'How far a search is',
  description: 'A search that was handed in, with the best answer so far, or the last one.',
  answer: LongAnswer,
  problems: ['unknown-search'],
};

const endSearchOperation: Operation = {
  id: 'end-search',
  method: 'DELETE',
  path: '/v1/searches/{search}',
  tag: 'searches',
  summary: 'End a search',
  description:
    'Ends it with the best answer so far, which stays until `expiresAt`. One that is over is told as it is, so it does no harm to ask twice.',
  answer: LongAnswer,
  problems: ['unknown-search'],
};

const watchSearchOperation: Operation = {
  id: 'watch-search',
  method: 'GET',
  path: '/v1/searches/{search}/events',
  tag: 'searches',
  summary: 'Watch a search',
  description:
    'Server-sent events: `progress` about every 250 ms while there is news, then one `result`. Each is the search as it stands, so nothing is lost between two of them. A client that comes back with `last-event-id` is told what is new since; one that has seen the result gets status 204, at which an `EventSource` stops. A comment is sent every 15 s.',
  headers: record(
    {
      'last-event-id': Type.Optional(
        Type.String({ pattern: '^\\d{1,15}$', description: 'Number of the last event that was seen.' }),
      ),
    },
    { description: 'Headers.' },
  ),
  answer: STREAM_TYPE,
  events: LongAnswer,
  problems: ['unknown-search'],
};

/** Every operation on searches that are handed in. */
export const LONG_OPERATIONS = [startSearchOperation, searchOperation, endSearchOperation, watchSearchOperation];

type ById = { Params: { search: string } };

/** Registers the operations on searches that are handed in, and begins to do these. */
export const addLong = (app: FastifyInstance, service: Service): void => {
  const { config, ledger } = service;
  const desk = new Desk(ledger);
  const runner = new LongRunner(service, ledger);
  app.addHook('preClose', () => runner.close());
  app.addHook('onClose', () => ledger.close());
  addStart(app, service, desk);
  const at = routePath(searchOperation);
  app.get<ById>(at, async (request, reply) => {
    const found = await desk.find(request.params.search, ownerOf(request, config));
    return found.ok ? tellLong(found.value) : sendProblem(reply, found.problem);
  });
  app.delete<ById>(at, async (request, reply) => {
    const found = await desk.end(request.params.search, ownerOf(request, config));
    return found.ok ? tellLong(found.value) : sendProblem(reply, found.problem);
  });
  app.get<ById>(routePath(watchSearchOperation), async (request, reply) => {
    const owner = ownerOf(request, config);
    const look = () => desk.find(request.params.search, owner);
    const found = await look();
    if (!found.ok) return sendProblem(reply, found.problem);
    const { revision, endedAt } = found.value;
    const seen = Number(/^\d{1,15}$/.exec(String(request.headers['last-event-id']))?.[0] ?? 0);
    if (endedAt !== undefined && seen >= revision) return reply.code(204).send();
    const events = watched({ look, isClosing: () => runner.closing, seen });
    reply.raw.once('close', () => events.body.destroy());
    return reply
      .type(STREAM_TYPE)
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(events.body);
  });
};

const addStart = (app: FastifyInstance, service: Service, desk: Desk): void => {
  const { config } = service;
  const heads = checker(longBody());
  const keys = checker(Type.Optional(Type.String({ pattern: KEY })));
  const read = longReader(service);
  app.post(routePath(startSearchOperation), { bodyLimit: config.recordLimitBytes }, async (request, reply) => {
    const head = heads.check(request.body);
    if (!head.ok) return sendProblem(reply, refuse('invalid-request', head.faults).problem);
    const { game, kind, ...body } = head.value;
    if (kind !== 'review' && isLongerThan(request, config.bodyLimitBytes))
      return sendProblem(reply, refuse('too-large', [], 'Only a review may be as long as a record.').problem);
    const key = request.headers['idempotency-key']?.toString();
    if (key !== undefined && !keys.check(key).ok)
      return sendProblem(
        reply,
        refuse('invalid-request', [], 'An "Idempotency-Key" is 1 to 200 printable characters, without spaces.').problem,
      );
    const caller = callerOf(request, config);
    const acceptLanguage = request.headers['accept-language'];
    const call = await read({ game, kind, body, acceptLanguage, caller });
    if (!call.ok) return sendProblem(reply, call.problem);
    const owner = ownerOf(request, config);
    const trace = traceOf(reply);
    const whose = { key, owner, caller, requestId: request.id, ...(trace !== undefined && { trace }) };
    const added = await desk.handIn({ game, kind, ...call.value, ...whose });
    if (!added.ok) return sendProblem(reply, added.problem);
    return reply.code(202).header('location', `/v1/searches/${added.value.id}`).send(tellLong(added.value));
  });
};

const isLongerThan = ({ headers, body }: FastifyRequest, most: number): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > most && JSON.stringify(body).length > most;

const exampleOf = (games: Parameters<NonNullable<Operation['example']>>[0]): unknown => {
  const [[game, loaded] = []] = games;
  return loaded && { game, kind: 'analyze', ...workedExamples(loaded)['analyze'] };
};
