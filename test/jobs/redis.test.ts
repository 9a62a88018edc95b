/** Searches on many machines: workers that take parts of tasks from Redis. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Backend } from '../../src/jobs/backend.ts';
import { localBackend } from '../../src/jobs/local.ts';
import { redisBackend } from '../../src/jobs/redis/backend.ts';
import { redisLedger } from '../../src/jobs/redis/ledger.ts';
import { openWorker } from '../../src/jobs/redis/worker.ts';
import { exampleOf, get, openApp, post } from '../api/support.ts';
import { netsOfWorkers } from '../support/cluster.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { HAS_REDIS, type RedisServer, startRedis } from '../support/redis-server.ts';
import { backendSuite, type Opened, SHORT, tableOf } from './backend-suite.ts';
import { ledgerSuite } from './ledger-suite.ts';
import { games, openingTask } from './support.ts';

const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));

let redis: RedisServer;
/** Databases that were given away; each test has its own. */
let dbs = 0;
const nextUrl = (): string => redis.url(dbs++);

const reference = inProcessBackend(games);

const ready = (backend: Backend, searchers: number) =>
  vi.waitFor(() => expect(backend.state().searchers).toBe(searchers), { timeout: 120_000 });

/** A backend with so many workers of one searcher each, all in this process but for their searchers. */
const open = async (count: number): Promise<Opened> => {
  const url = nextUrl();
  const backend = redisBackend({ url, games, queueLimit: 64 });
  const pools = Array.from({ length: count }, () => localBackend({ searchers: 1 }));
  const workers = pools.map((pool) => openWorker({ url, games, pool, searchers: 1, log: undefined }));
  await ready(backend, count);
  return {
    backend,
    kill() {
      for (const pid of pools[0]?.pids() ?? []) process.kill(pid, 'SIGKILL');
    },
    async close() {
      await backend.close();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
};

/** A worker that is a process of its own. */
const workerProcess = (url: string): ChildProcess => {
  const env = { ...process.env, REDIS_URL: url, SEARCHERS: '1', SEARCH_BACKEND: 'redis', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [WORKER], { env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

describe.skipIf(!HAS_REDIS)('on Redis', () => {
  beforeAll(async () => {
    redis = await startRedis();
  }, 60_000);
  afterAll(() => redis.close());

  backendSuite('a backend', open, (task) => reference.start(task).reply);

  ledgerSuite('a ledger', async (limits) => {
    const url = nextUrl();
    const admin = new Redis(url);
    await admin.flushdb();
    admin.disconnect();
    let passed = 0;
    const ledger = redisLedger({ url, limits, aheadMs: () => passed, leaseMs: 600_000 });
    onTestFinished(() => ledger.close());
    return {
      ledger,
      async pass(ms: number) {
        passed += ms;
      },
    };
  });

  it('the same bytes come from four, two and one workers, while they are killed', { timeout: 400_000 }, async () => {
    // Some seconds on any machine, so that it is under way when it is told so.
    const task = { ...openingTask, ensembles: 4, visits: 250_000 };
    const wanted = tableOf(await reference.start(task).reply);
    const url = nextUrl();
    const backend = redisBackend({ url, games, nets: netsOfWorkers(games), queueLimit: 64 });
    const workers = Array.from({ length: 4 }, () => workerProcess(url));
    for (const count of [4, 2, 1]) {
      while (workers.length > count) workers.pop()?.kill('SIGKILL');
      await ready(backend, count);
      const begun = Promise.withResolvers<void>();
      const running = backend.start(task, () => begun.resolve());
      await Promise.race([begun.promise, running.reply]);
      // What has begun is at least in part on the one that goes, and on it alone at last.
      workers.pop()?.kill('SIGKILL');
      if (count === 1) workers.push(workerProcess(url));
      expect(tableOf(await running.reply), `${count} workers`).toEqual(wanted);
    }
    await backend.close();
  });

  it('while Redis is away callers are told to come back, and when it is back it all goes on', {
    timeout: 120_000,
  }, async () => {
    const own = await startRedis();
    const url = own.url(0);
    const backend = redisBackend({ url, games, queueLimit: 64 });
    const ledger = redisLedger({ url, limits: { most: 9, bytes: 1e6, keptMs: 1000, perCaller: 9, msADay: 0 } });
    const worker = openWorker({ url, games, pool: localBackend({ searchers: 1 }), searchers: 1, log: undefined });
    await ready(backend, 1);
    await own.stop();
    await vi.waitFor(async () => expect((await backend.start(SHORT).reply).status).toBe('overloaded'), {
      timeout: 20_000,
    });
    await expect(ledger.counts()).rejects.toThrow('reached');
    await own.start();
    await ready(backend, 1);
    expect(await backend.start(SHORT).reply).toMatchObject({ status: 'done' });
    await vi.waitFor(() => ledger.counts(), { timeout: 20_000 });
    expect(await ledger.counts()).toMatchObject({ queued: 0 });
    await backend.close();
    await ledger.close();
    await worker.close();
    await own.close();
  });

  it('nothing is in Redis but views, and all of it expires', { timeout: 60_000 }, async () => {
    const url = nextUrl();
    const look = new Redis(url);
    const backend = redisBackend({ url, games, queueLimit: 64 });
    const worker = openWorker({ url, games, pool: localBackend({ searchers: 1 }), searchers: 1, log: undefined });
    await ready(backend, 1);
    await backend.start(SHORT).reply;
    const ledger = redisLedger({ url, limits: { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 9, msADay: 0 } });
    const search = { id: '1'.repeat(32), owner: 'key of mine', caller: 'key of mine', game: 'earth', kind: 'hint' };
    await ledger.add({ ...search, asked: '{}', requestId: 'x' }, { key: 'monday', fingerprint: 'f' });
    const keys = await look.keys('*');
    const dumped = await Promise.all(keys.map((key) => look.dumpBuffer(key)));
    const all = dumped.map((each) => each?.toString('latin1') ?? '').join('\n') + keys.join('\n');
    expect(all).not.toContain('"viewer":"all"');
    expect(all).not.toContain('key of mine');
    expect(all).not.toContain('monday');
    // What has no end of its own is of fixed size: who is there, what waits, and the books of the queues.
    const lasting = [];
    for (const key of keys) if ((await look.ttl(key)) < 0) lasting.push(key);
    for (const key of lasting)
      expect(key).toMatch(
        /^arbor:(workers|services|long:(queued|running|ended|active|sizes|bytes)$|[0-9a-f]{16}-(short|long):)/,
      );
    expect(keys.some((key) => key.startsWith('arbor:long:s:'))).toBe(true);
    look.disconnect();
    await backend.close();
    await ledger.close();
    await worker.close();
  });

  it('workers that know something else get no work, and both sides say why', { timeout: 60_000 }, async () => {
    const url = nextUrl();
    const said: string[] = [];
    const log = { warn: (fields: object) => void said.push(JSON.stringify(fields)), info: () => {} };
    const fewer = new Map([...games].slice(1));
    const worker = openWorker({ url, games: fewer, pool: inProcessBackend(fewer, 1), searchers: 1, log });
    const backend = redisBackend({ url, games, queueLimit: 64, log });
    await vi.waitFor(() => expect(said.filter((each) => each.includes('catalogs')).length).toBeGreaterThanOrEqual(2), {
      timeout: 20_000,
    });
    expect(backend.state().searchers).toBe(0);
    expect(await backend.start(SHORT).reply).toMatchObject({ status: 'lost' });
    await backend.close();
    await worker.close();
  });

  it('nor do those that know other nets', { timeout: 60_000 }, async () => {
    const url = nextUrl();
    const said: string[] = [];
    const log = { warn: (fields: object) => void said.push(JSON.stringify(fields)), info: () => {} };
    const pool = inProcessBackend(games, 1);
    const net = { game: 'evolution', name: 'wren-1', card: { sha256: 'a'.repeat(64) } };
    const worker = openWorker({ url, games, nets: [net], pool, searchers: 1, log });
    const other = { ...net, card: { sha256: 'b'.repeat(64) } };
    const backends = [[other], [net]].map((nets) => redisBackend({ url, games, nets, queueLimit: 64, log }));
    await vi.waitFor(() => expect(backends.map((backend) => backend.state().searchers)).toEqual([0, 1]), {
      timeout: 20_000,
    });
    await vi.waitFor(() => expect(said.filter((each) => each.includes('nets')).length).toBeGreaterThanOrEqual(2), {
      timeout: 20_000,
    });
    for (const backend of backends) await backend.close();
    await worker.close();
  });

  it('a search whose service has died is done by another', { timeout: 60_000 }, async () => {
    const url = nextUrl();
    const limits = { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 9, msADay: 0 };
    const [dead, alive] = [redisLedger({ url, limits, leaseMs: 1000 }), redisLedger({ url, limits, leaseMs: 1000 })];
    const search = {
      id: '2'.repeat(32),
      owner: 'a',
      caller: 'a',
      game: 'earth',
      kind: 'hint',
      asked: '{}',
      requestId: 'x',
    };
    await dead.add(search, undefined);
    expect((await dead.claim())?.id).toBe(search.id);
    expect(await alive.claim()).toBeUndefined();
    // Without its voice it is taken for dead.
    await dead.close();
    await vi.waitFor(async () => expect((await alive.claim())?.id).toBe(search.id), { timeout: 20_000, interval: 100 });
    await alive.finish(search.id, { status: 'done', answer: '{}' }, 1);
    expect(await alive.find(search.id, 'a')).toMatchObject({ status: 'done' });
    await alive.close();
  });

  it('a search that nobody did until it was forgotten is held against its caller no longer', async () => {
    let passed = 0;
    const limits = { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 1, msADay: 0 };
    const ledger = redisLedger({ url: nextUrl(), limits, aheadMs: () => passed });
    onTestFinished(() => ledger.close());
    const who = { owner: 'a', caller: 'a', game: 'earth', kind: 'hint', asked: '{}', requestId: 'x' };
    await ledger.add({ id: '4'.repeat(32), ...who }, undefined);
    passed = 6 * 86_400_000;
    expect((await ledger.add({ id: '5'.repeat(32), ...who }, undefined)).outcome).toBe('too-many');
    passed = 8 * 86_400_000;
    expect((await ledger.add({ id: '6'.repeat(32), ...who }, undefined)).outcome).toBe('added');
  });

  it('who was taken for dead may still bring an answer, but gives nothing back and says of nothing that it failed', async () => {
    const url = nextUrl();
    const limits = { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 9, msADay: 0 };
    let passed = 0;
    const late = redisLedger({ url, limits, leaseMs: 600_000 });
    const other = redisLedger({ url, limits, leaseMs: 600_000, aheadMs: () => passed });
    onTestFinished(async () => void (await Promise.all([late.close(), other.close()])));
    const who = { owner: 'a', caller: 'a', game: 'earth', kind: 'hint', asked: '{}', requestId: 'x' };
    const id = '3'.repeat(32);
    await late.add({ id, ...who }, undefined);
    await late.claim();
    passed = 700_000;
    expect((await other.claim())?.id).toBe(id);
    await late.tell(id, { progress: { done: 9, of: 9 } });
    await late.finish(id, { status: 'failed', problem: '{}' }, 1);
    expect(await other.find(id, 'a')).toMatchObject({ status: 'running', progress: undefined });
    await late.release(id);
    expect((await other.find(id, 'a'))?.status).toBe('running');
    await late.finish(id, { status: 'done', answer: '1' }, 1);
    expect(await late.find(id, 'a')).toMatchObject({ status: 'done', answer: '1' });
  });

  it('what one service took, any other tells of, ends and does, with the same bytes', {
    timeout: 120_000,
  }, async () => {
    const url = nextUrl();
    const limits = { most: 9, bytes: 1e6, keptMs: 60_000, perCaller: 9, msADay: 0 };
    const worker = openWorker({ url, games, pool: localBackend({ searchers: 1 }), searchers: 1, log: undefined });
    const services = await Promise.all(
      [0, 1].map(async () => {
        const backend = redisBackend({ url, games, queueLimit: 64 });
        const app = await openApp({ backend, ledger: redisLedger({ url, limits }), env: { KEPT_SEARCHES: '0' } });
        await ready(backend, 1);
        return { backend, app };
      }),
    );
    const [first, second] = services.map(({ app }) => app);
    if (first === undefined || second === undefined) throw new Error('no services');
    const body = { ...exampleOf('analyze'), budget: { visits: 600 } };
    const direct = await post(await openApp(), 'analyze', body);
    const started = await post(first, '/v1/searches', { game: 'anthropocene', kind: 'analyze', ...body });
    expect(started.status).toBe(202);
    const at = String(started.headers['location']);
    await vi.waitFor(async () => expect((await get(second, at)).json['status']).toBe('done'), { timeout: 60_000 });
    expect((await get(second, at)).text).toContain(`"answer":${direct.text}`);
    const endless = { ...body, budget: { visits: 1_000_000 } };
    const long = await post(first, '/v1/searches', { game: 'anthropocene', kind: 'analyze', ...endless });
    const url2 = String(long.headers['location']);
    await vi.waitFor(async () => expect((await get(second, url2)).json['answer']).not.toBeNull(), { timeout: 60_000 });
    const ended = await second.inject({ method: 'DELETE', url: url2 });
    expect(ended.json()).toMatchObject({ status: 'ended', answer: { search: { stopReason: 'cancelled' } } });
    for (const { app, backend } of services) {
      await app.close();
      await backend.close();
    }
    await worker.close();
  });
});

it('a process that is no worker of Redis says so', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [WORKER], { env: { ...process.env, SEARCH_BACKEND: 'local' }, stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await once(child, 'exit');
  expect(said).toContain('SEARCH_BACKEND');
  expect(child.exitCode).toBe(1);
});
