import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { loadConfig } from '../../src/config.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { redisBackend } from '../../src/jobs/redis/backend.ts';
import { redisLedger } from '../../src/jobs/redis/ledger.ts';
import { openWorker } from '../../src/jobs/redis/worker.ts';
import { tell } from '../../src/tracing/open-telemetry.ts';
import { openTracing, type Tracing } from '../../src/tracing/tracing.ts';
import { exampleOf, games, get, post } from '../api/support.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { HAS_REDIS, startRedis } from '../support/redis-server.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const HEADERS = { traceparent: `00-${TRACE}-${CALLER}-01` };

/** Spans that were told, each with what it is part of. */
const toldBy = async (exporter: InMemorySpanExporter, close: () => Promise<void>) => {
  // What is told last is told at the end, after which an exporter forgets.
  const told = vi.spyOn(exporter, 'export');
  await close();
  return told.mock.calls.flatMap(([spans]) =>
    spans.map((span) => ({
      name: span.name,
      trace: span.spanContext().traceId,
      id: span.spanContext().spanId,
      parent: span.parentSpanContext?.spanId,
    })),
  );
};

const openTold = async (backend: Backend, tracing: Tracing, ledger?: ReturnType<typeof redisLedger>) => {
  const config = loadConfig({ MAX_DELAY_MS: '0', KEPT_SEARCHES: '0', LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('wrong');
  const { pino } = await import('pino');
  const logger = pino({ level: 'silent' });
  return buildApp({ config: config.value, games, backend, logger, tracing, ...(ledger && { ledger }) });
};

it('a request is told as part of what its caller does, and its search as part of the request', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = tell(exporter, 'arbor');
  const app = await openTold(inProcessBackend(games), tracing);
  expect((await post(app, 'recommend', exampleOf('recommend'), HEADERS)).status).toBe(200);
  await app.close();
  const spans = await toldBy(exporter, () => tracing.close());
  const request = spans.find(({ name }) => name === 'POST /v1/games/:game/recommend');
  expect(request).toMatchObject({ trace: TRACE, parent: CALLER });
  expect(spans.find(({ name }) => name === 'search')).toMatchObject({ trace: TRACE, parent: request?.id });
});

it.skipIf(!HAS_REDIS)('so are the parts on a worker of a search that was handed in', { timeout: 60_000 }, async () => {
  const redis = await startRedis();
  const url = redis.url(0);
  const exporters = [new InMemorySpanExporter(), new InMemorySpanExporter()] as const;
  const [service, remote] = [tell(exporters[0], 'arbor'), tell(exporters[1], 'arbor-worker')];
  const pool = inProcessBackend(games, 1);
  const worker = openWorker({ url, games, pool, searchers: 1, log: undefined, tracing: remote });
  const backend = redisBackend({ url, games, queueLimit: 64 });
  await vi.waitFor(() => expect(backend.state().searchers).toBe(1), { timeout: 20_000 });
  const limits = { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 9, msADay: 0 };
  const app = await openTold(backend, service, redisLedger({ url, limits }));
  const body = {
    game: 'anthropocene',
    kind: 'analyze',
    ...exampleOf('analyze'),
    budget: { visits: 200 },
    ensembles: 2,
  };
  const started = await post(app, '/v1/searches', body, HEADERS);
  expect(started.status).toBe(202);
  const at = String(started.headers['location']);
  await vi.waitFor(async () => expect((await get(app, at)).json['status']).toBe('done'), { timeout: 30_000 });
  await app.close();
  await backend.close();
  await worker.close();
  const here = await toldBy(exporters[0], () => service.close());
  const there = await toldBy(exporters[1], () => remote.close());
  const request = here.find(({ name }) => name === 'POST /v1/searches');
  expect(request).toMatchObject({ trace: TRACE, parent: CALLER });
  const search = here.find(({ name }) => name === 'search');
  expect(search).toMatchObject({ trace: TRACE, parent: request?.id });
  expect(there.map(({ name, trace, parent }) => ({ name, trace, parent }))).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'part', trace: TRACE, parent: search?.id })),
  );
  await redis.close();
});

it('a collector hears of it by OTLP', async () => {
  const heard = Promise.withResolvers<{ readonly url: string | undefined; readonly body: unknown }>();
  const collector = createServer(async (request, reply) => {
    heard.resolve({ url: request.url, body: await json(request) });
    reply.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void collector.close());
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const tracing = await openTracing(`http://127.0.0.1:${port}`, 'arbor');
  tracing.begin('something', 'server', HEADERS.traceparent).end({}, 'it went wrong');
  await tracing.close();
  const { url, body } = await heard.promise;
  expect(url).toBe('/v1/traces');
  expect(JSON.stringify(body)).toContain(TRACE);
  expect(JSON.stringify(body)).toContain('it went wrong');
});

it('where nobody is to be told, nothing is loaded and nothing carried', async () => {
  // The metrics have its interface with them, which does nothing by itself.
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { if (/@opentelemetry.(?!api)|open-telemetry/.test(url)) console.log(url); return next(url, context); } });
    await import('./src/api/app.ts');
    const { openTracing } = await import('./src/tracing/tracing.ts');
    console.log((await openTracing('', 'arbor')).begin('something', 'server', 'x').traceparent);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', hook], { encoding: 'utf8' });
  expect(said.trim()).toBe('undefined');
});
