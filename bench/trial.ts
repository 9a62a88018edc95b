/** Services under trial, of one machine or by way of Redis, and what they take of the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { loadGames } from '../src/engines/index.ts';
import type { Backend } from '../src/jobs/backend.ts';
import { redisBackend } from '../src/jobs/redis/backend.ts';
import { type Cluster, netsOfWorkers, startCluster } from '../test/support/cluster.ts';
import { startRedis } from '../test/support/redis-server.ts';
import { readyWith } from './remote.ts';
import { startServer } from './served.ts';

/** Services under trial. */
export interface Trial {
  readonly origin: string;
  /** The process that answers. */
  readonly main: number;
  /** All processes of ours. */
  pids(): number[];
  /** Bytes that Redis has in use; 0 where there is none. */
  redisBytes(): Promise<number>;
  close(): Promise<void>;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** A service with its own searchers. */
export const openLocal = async (searchers: number, env: Readonly<Record<string, string>>): Promise<Trial> => {
  const { client, origin, id, stop } = await startServer({ ...env, SEARCHERS: String(searchers) });
  return {
    origin,
    main: id,
    pids: () => [id, ...childrenOf(id)],
    redisBytes: async () => 0,
    async close() {
      await client.close();
      stop();
    },
  };
};

/** A service with so many workers of one searcher each. */
export const openRedis = async (searchers: number, env: Readonly<Record<string, string>>): Promise<Trial> => {
  const redis = await startRedis();
  const cluster = await startCluster({ redisUrl: redis.url(0), services: 1, workers: searchers, searchers: 1, env });
  await cluster.ready(searchers);
  const look = new Redis(redis.url(0));
  const [service] = cluster.services;
  if (service === undefined) throw new Error('no service');
  return {
    origin: service.origin,
    main: service.pid(),
    pids: () => [...cluster.services, ...cluster.workers].flatMap((each) => [each.pid(), ...each.children()]),
    redisBytes: async () => Number(/^used_memory:(\d+)/m.exec(await look.info('memory'))?.[1]),
    async close() {
      look.disconnect();
      await cluster.close();
      await redis.close();
    },
  };
};

/** Has `use` search in this process by so many workers of one searcher each. */
export const withWorkers = async <Result>(
  redisUrl: string,
  workers: number,
  use: (backend: Backend, cluster: Cluster) => Promise<Result>,
): Promise<Result> => {
  const games = loadGames();
  if (!games.ok) throw new Error('the catalogs are wrong');
  const cluster = await startCluster({ redisUrl, services: 0, workers, searchers: 1 });
  const nets = netsOfWorkers(games.value);
  const backend = redisBackend({ url: redisUrl, games: games.value, nets, queueLimit: 64 });
  try {
    await readyWith(backend, workers);
    return await use(backend, cluster);
  } finally {
    await backend.close();
    await cluster.close();
  }
};

/** Mebibytes that processes have of the machine's memory. */
export const residentMemory = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    0,
  ) / 1024;

/** Files, sockets and pipes that processes have open. */
export const descriptors = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
