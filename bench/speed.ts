import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../src/mcts/params.ts';
import { createSearch } from '../src/mcts/search.ts';
import type { Search } from '../src/mcts/spec.ts';
import { machine, median } from './machine.ts';
import { gameIds, openingSearch } from './positions.ts';
import { SPEED_GAMES } from './solved-games.ts';

/** Time of one run, and iterations between two looks at the clock. */
const RUN_MS = 1000;
const STRETCH = 500;
const RUNS = 5;

interface Run {
  readonly wall: number;
  readonly cpu: number;
}

/** Iterations a second of one tree, by wall clock and by processor time. */
const run = (search: Search): Run => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < RUN_MS) search.iterate(STRETCH);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { wall: search.iterations / seconds, cpu: search.iterations / ((user + system) / 1e6) };
};

/** Medians of five runs after one to warm up. */
const measureSpeed = (make: (index: number) => Search): Run => {
  run(make(0));
  const runs = Array.from({ length: RUNS }, (_, index) => run(make(index + 1)));
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

/** `bench speed`: every game alone, those with published figures first; then one process against two in turn. */
export const speed = async (): Promise<void> => {
  console.log(machine());
  for (const { id, game, root } of SPEED_GAMES) {
    const make = (index: number): Search =>
      createSearch({ game, root: root(), seat: 0, random: stream('bench', 'search', index), params: PLAIN_PARAMS });
    show(`${id}, uniform playouts`, measureSpeed(make));
  }
  for (const id of gameIds()) {
    show(
      `${id}, uniform playouts to the end`,
      measureSpeed((index) => openingSearch(id, index, PLAIN_PARAMS)),
    );
    show(
      `${id}, as the service searches`,
      measureSpeed((index) => openingSearch(id, index, DEFAULT_PARAMS)),
    );
    const ratios: number[] = [];
    for (let pair = 0; pair < RUNS; pair++) ratios.push((await together(id, 2)) / (await together(id, 1)));
    console.log(`${id}: two processes make ${median(ratios).toFixed(2)} times one (median of ${RUNS} pairs)`);
  }
};

const [game] = process.argv.slice(2);
if (process.send !== undefined && game !== undefined)
  process.send(measureSpeed((index) => openingSearch(game, index, PLAIN_PARAMS)).wall);
