import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PARAMS, PLAIN_PARAMS, type SearchParams } from '../src/mcts/params.ts';
import { machine, median } from './machine.ts';
import { gameIds, openingSearch } from './positions.ts';

const ITERATIONS = 200_000;
const RUNS = 5;

interface Run {
  readonly wall: number;
  readonly cpu: number;
}

/** Iterations a second of one tree, by wall clock and by processor time. */
const run = (id: string, index: number, params: SearchParams): Run => {
  const search = openingSearch(id, index, params);
  const cpu = process.cpuUsage();
  const start = performance.now();
  search.iterate(ITERATIONS);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { wall: ITERATIONS / seconds, cpu: ITERATIONS / ((user + system) / 1e6) };
};

/** Medians of five runs after one to warm up. */
const measureSpeed = (id: string, params: SearchParams): Run => {
  run(id, 0, params);
  const runs = Array.from({ length: RUNS }, (_, index) => run(id, index + 1, params));
  return { wall: median(runs.map(({ wall }) => wall)), cpu: median(runs.map(({ cpu }) => cpu)) };
};

/** Speeds of `count` processes that run at the same time. */
const together = async (id: string, count: number): Promise<number> => {
  const children = Array.from({ length: count }, () => fork(fileURLToPath(import.meta.url), [id]));
  const speeds = await Promise.all(children.map(async (child) => Number((await once(child, 'message'))[0])));
  return speeds.reduce((sum, speed) => sum + speed, 0);
};

const show = (what: string, { wall, cpu }: Run): void =>
  console.log(`${what}: ${Math.round(wall)} iterations/s by wall clock, ${Math.round(cpu)} by processor time`);

/** `bench speed`: every game alone, then one process against two in turn. */
export const speed = async (): Promise<void> => {
  console.log(machine());
  for (const id of gameIds()) {
    show(`${id}, uniform playouts to the end`, measureSpeed(id, PLAIN_PARAMS));
    show(`${id}, as the service searches`, measureSpeed(id, DEFAULT_PARAMS));
    const ratios: number[] = [];
    for (let pair = 0; pair < RUNS; pair++) ratios.push((await together(id, 2)) / (await together(id, 1)));
    console.log(`${id}: two processes make ${median(ratios).toFixed(2)} times one (median of ${RUNS} pairs)`);
  }
};

const [game] = process.argv.slice(2);
if (process.send !== undefined && game !== undefined) process.send(measureSpeed(game, PLAIN_PARAMS).wall);
