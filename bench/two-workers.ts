/** How much sooner a large search is done by two workers than by one. */
import { readFileSync } from 'node:fs';
import type { SearchTask } from '../src/jobs/backend.ts';
import type { Cluster } from '../test/support/cluster.ts';
import { type RedisServer, startRedis } from '../test/support/redis-server.ts';
import { spentBy } from './load.ts';
import { machine, median } from './machine.ts';
import { openingTask } from './remote.ts';
import { timed } from './served.ts';
import { withWorkers } from './trial.ts';

const VISITS = 1_000_000;
/** One for each searcher of the larger fleet, twice over, as a search of so many visits has. */
const TREES = 4;
const PAIRS = 3;

/** One search: seconds of the wall clock, and processor seconds of each worker with its searcher. */
interface Timed {
  readonly wall: number;
  readonly workers: readonly number[];
}

const workersSpent = ({ workers }: Cluster): number[] =>
  workers.map((worker) => [worker.pid(), ...worker.children()].reduce((sum, pid) => sum + spentBy(pid), 0));

/** Has so many workers do it. @param db a place in Redis of its own */
const searched = (redis: RedisServer, db: number, workers: number, task: SearchTask): Promise<Timed> =>
  withWorkers(redis.url(db), workers, async (backend, cluster) => {
    const before = workersSpent(cluster);
    const ms = await timed(async () => {
      const reply = await backend.start(task).reply;
      if (reply.status !== 'done' || reply.table.iterations !== task.visits) throw new Error(JSON.stringify(reply));
    });
    const spent = workersSpent(cluster).map((after, index) => after - (before[index] ?? 0));
    return { wall: ms / 1000, workers: spent };
  });

const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 1).join();

/** `bench workers`: in pairs; by the wall clock, and by what each would take on a machine of its own. */
export const twoWorkers = async (): Promise<void> => {
  console.log(machine());
  process.once('SIGTERM', () => process.exit(1));
  const redis = await startRedis();
  const walls: number[] = [];
  const machines: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const task = { ...openingTask(), visits: VISITS, ensembles: TREES, seed: `${pair}` };
    const one = await searched(redis, 2 * pair, 1, task);
    const two = await searched(redis, 2 * pair + 1, 2, task);
    walls.push(one.wall / two.wall);
    machines.push(Math.max(...one.workers) / Math.max(...two.workers));
    const shown = two.workers.map((seconds) => seconds.toFixed(1)).join(' and ');
    console.log(
      `one ${one.wall.toFixed(1)} s (${one.workers[0]?.toFixed(1)} of processor time), two ${two.wall.toFixed(1)} s (${shown}), load ${load()}`,
    );
  }
  console.log(`two against one: ${median(walls).toFixed(2)} by the wall clock`);
  console.log(`${median(machines).toFixed(2)} by the processor time of the one that has most to do`);
  await redis.close();
};
