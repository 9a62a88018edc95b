/** Services and workers that share a Redis, each a process of its own, as they are started on many machines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Games } from '../../src/engines/index.ts';
import { type Model, modelFolders, openModels } from '../../src/net/models.ts';
import { freePort } from './redis-server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What Node compiles of the sources is kept, as in tests: processes that start again and again begin sooner. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/** Time between two looks whether something has started. */
const LOOK_MS = 50;

/** A process that may be killed and started again. */
export interface Member {
  /** Its process id; 0 while it does not run. */
  pid(): number;
  /** Ends it without a word, and what it has started with it. */
  kill(): Promise<void>;
  /** Starts it anew, in its own place. */
  start(): void;
  /** What it has started: of a worker its searchers. */
  children(): number[];
}

/** A service, at an address that stays the same. */
export interface ServiceMember extends Member {
  readonly origin: string;
}

/** How a cluster is made. */
export interface ClusterSetting {
  readonly redisUrl: string;
  readonly services: number;
  readonly workers: number;
  /** Searchers of each worker. */
  readonly searchers: number;
  /** Further variables of all. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Services and workers under way. */
export interface Cluster {
  readonly services: readonly ServiceMember[];
  readonly workers: readonly Member[];
  /** Waits until all services answer, and know so many searchers. */
  ready(searchers: number): Promise<void>;
  close(): Promise<void>;
}

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .flatMap((child) => (child.trim() === '' ? [] : Number(child)));
  } catch {
    return [];
  }
};

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const openMember = (args: readonly string[], env: Readonly<Record<string, string>>): Member => {
  let child: ChildProcess | undefined;
  // Nobody else knows of it.
  process.on('exit', () => child?.kill('SIGKILL'));
  const pid = (): number => (child === undefined || isOver(child) ? 0 : (child.pid ?? 0));
  return {
    pid,
    async kill() {
      const own = child;
      if (own === undefined || isOver(own)) return;
      const ended = once(own, 'exit');
      own.kill('SIGKILL');
      await ended;
    },
    start() {
      child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'ignore' });
    },
    children: () => childrenOf(pid()),
  };
};

/** How many searchers a service knows; −1 where it does not answer. */
const searchersOf = async (origin: string): Promise<number> => {
  try {
    const answer = await fetch(`${origin}/readyz`);
    const { searchers = 0 } = Object(await answer.json());
    return answer.ok ? searchers : 0;
  } catch {
    return -1;
  }
};

/** The nets that workers know where nothing else is said: a backend in this process has to know the same to have them search. */
export const netsOfWorkers = (games: Games): readonly Model[] => {
  const models = openModels(
    [...games.values()].map(({ game }) => game),
    modelFolders(undefined),
  );
  if (!models.ok) throw new Error(JSON.stringify(models.faults));
  return models.value.all;
};

/** Starts all of them; `ready` says when they can be used. */
export const startCluster = async (setting: ClusterSetting): Promise<Cluster> => {
  const { redisUrl, searchers } = setting;
  const shared = {
    NODE_COMPILE_CACHE: COMPILED,
    LOG_LEVEL: 'silent',
    ...setting.env,
    SEARCH_BACKEND: 'redis',
    REDIS_URL: redisUrl,
  };
  const services = await Promise.all(
    Array.from({ length: setting.services }, async (): Promise<ServiceMember> => {
      const port = String(await freePort());
      return { origin: `http://127.0.0.1:${port}`, ...openMember(['src/main.ts'], { ...shared, PORT: port }) };
    }),
  );
  const workers = Array.from({ length: setting.workers }, () =>
    openMember(['src/worker.ts'], { ...shared, SEARCHERS: String(searchers) }),
  );
  for (const member of [...workers, ...services]) member.start();
  return {
    services,
    workers,
    async ready(count) {
      for (const { origin } of services) while ((await searchersOf(origin)) !== count) await sleep(LOOK_MS);
    },
    async close() {
      await Promise.all([...services, ...workers].map((member) => member.kill()));
    },
  };
};
