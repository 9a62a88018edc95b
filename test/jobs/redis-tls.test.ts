/** Redis behind TLS and a password: who does not know both gets nowhere. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redisBackend } from '../../src/jobs/redis/backend.ts';
import { redisLedger } from '../../src/jobs/redis/ledger.ts';
import { openWorker } from '../../src/jobs/redis/worker.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { HAS_REDIS, makeCertificate, type RedisServer, startRedis } from '../support/redis-server.ts';
import { SHORT, tableOf } from './backend-suite.ts';
import { games } from './support.ts';

const LIMITS = { most: 9, bytes: 1e6, keptMs: 1000, perCaller: 9, msADay: 0 };

/** What a ledger at this address says goes wrong first. */
const faultAt = async (url: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ledger = redisLedger({ url, limits: LIMITS, log: { warn: (fields) => resolve(JSON.stringify(fields)) } });
  const said = await promise;
  await expect(ledger.counts()).rejects.toThrow('reached');
  await ledger.close();
  return said;
};

describe.skipIf(!HAS_REDIS)('Redis behind TLS and a password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbor-tls-'));
  const known = getCACertificates();
  let redis: RedisServer;
  let trusted = '';
  beforeAll(async () => {
    const certificate = makeCertificate(folder);
    trusted = readFileSync(certificate.certFile, 'utf8');
    redis = await startRedis(false, certificate);
  }, 60_000);
  afterAll(async () => {
    setDefaultCACertificates(known);
    await redis.close();
    rmSync(folder, { recursive: true });
  });

  it('is not spoken to while nobody vouches for it', async () => {
    expect(await faultAt(redis.url(0))).toMatch(/self-signed certificate/);
  });

  it('is spoken to where its certificate is known, and has searches done as anywhere', async () => {
    setDefaultCACertificates([...known, trusted]);
    const url = redis.url(0);
    const worker = openWorker({ url, games, pool: inProcessBackend(games, 1), searchers: 1, log: undefined });
    const backend = redisBackend({ url, games, queueLimit: 64 });
    await vi.waitFor(() => expect(backend.state().searchers).toBe(1), { timeout: 20_000 });
    const task = { ...SHORT, visits: 300 };
    const wanted = tableOf(await inProcessBackend(games).start(task).reply);
    expect(tableOf(await backend.start(task).reply)).toEqual(wanted);
    await backend.close();
    await worker.close();
  });

  it('turns away who does not know its password', async () => {
    setDefaultCACertificates([...known, trusted]);
    const url = new URL(redis.url(0));
    url.password = 'wrong';
    expect(await faultAt(url.href)).toMatch(/WRONGPASS|invalid/);
  });

  it('hears nothing that is not encrypted', async () => {
    expect(await faultAt(redis.url(0).replace('rediss:', 'redis:'))).toMatch(/closed|reset|ECONN|EPIPE|ended/i);
  });
});
