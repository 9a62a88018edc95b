/** What it costs to have searches done by way of Redis: a job of 1,000 visits there and here, and how soon a cancel is obeyed. */
import { setTimeout } from 'node:timers/promises';
import { stream } from '../src/core/random.ts';
import { loadGames } from '../src/engines/index.ts';
import type { Backend, SearchTask } from '../src/jobs/backend.ts';
import { localBackend } from '../src/jobs/local.ts';
import { redisBackend } from '../src/jobs/redis/backend.ts';
import { openWorker } from '../src/jobs/redis/worker.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { startRedis } from '../test/support/redis-server.ts';
import { quantile } from './machine.ts';
import { timed } from './served.ts';

const ROUNDS = 200;
const CANCELS = 100;

/** Anthropocène as it begins, without a budget. */
export const openingTask = (): SearchTask => {
  const games = loadGames();
  const loaded = games.ok ? games.value.get('anthropocene') : undefined;
  if (loaded === undefined) throw new Error('there is no Anthropocène');
  const { game, catalogs } = loaded;
  const catalog = catalogs.find(undefined);
  if (!catalog.ok) throw new Error('there is no catalog');
  const state = game.setup({ seats: 3 }, catalog.value, stream('remote', 'setup'));
  if (!state.ok) throw new Error('it cannot be set up');
  const view = game.encode(state.value, game.toAct(state.value));
  return { game: game.id, view, seed: 'remote', ensembles: 1, params: DEFAULT_PARAMS };
};

/** Waits until a backend has so many searchers, and these have warmed up. */
export const readyWith = async (backend: Backend, searchers: number): Promise<void> => {
  while (backend.state().searchers < searchers) await setTimeout(50);
  await setTimeout(3000);
};

const shown = (name: string, times: readonly number[]): string =>
  `${name.padEnd(28)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p90 ${quantile(times, 0.9).toFixed(1)} ms  p99 ${quantile(times, 0.99).toFixed(1)} ms`;

/** Milliseconds from a cancel to its reply, while a search goes on. */
const cancelled = async (backend: Backend, task: SearchTask): Promise<number> => {
  const begun = Promise.withResolvers<void>();
  const running = backend.start({ ...task, visits: 1e9 }, () => begun.resolve());
  await begun.promise;
  return timed(() => {
    running.cancel();
    return running.reply;
  });
};

/** Measures both in turn, so that what else the machine does touches both alike. */
export const benchRemote = async (): Promise<void> => {
  const games = loadGames();
  if (!games.ok) throw new Error('the catalogs are wrong');
  const task = openingTask();
  const redis = await startRedis();
  const url = redis.url(0);
  const local = localBackend({ searchers: 1, searchCode: 'bundle' });
  const pool = localBackend({ searchers: 1, searchCode: 'bundle' });
  const worker = openWorker({ url, games: games.value, pool, searchers: 1, log: undefined });
  const remote = redisBackend({ url, games: games.value, queueLimit: 64 });
  await Promise.all([readyWith(local, 1), readyWith(remote, 1)]);
  const [here, there, over]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const job = { ...task, visits: 1000, seed: `${round}` };
    const localMs = await timed(() => local.start(job).reply);
    const redisMs = await timed(() => remote.start(job).reply);
    here.push(localMs);
    there.push(redisMs);
    over.push(redisMs - localMs);
  }
  console.log(shown('1,000 visits, local', here));
  console.log(shown('1,000 visits, Redis', there));
  console.log(shown('Redis less local, by pair', over));
  const cancels: number[] = [];
  for (let round = 0; round < CANCELS; round++) cancels.push(await cancelled(remote, { ...task, seed: `${round}` }));
  console.log(shown('cancel by way of Redis', cancels));
  await remote.close();
  await worker.close();
  await local.close();
  await redis.close();
};
