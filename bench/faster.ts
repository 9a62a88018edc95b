/** How fast this checkout searches, in pairs with another one: both in turn, on the same positions. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stretch, Task } from './faster-side.ts';
import { machine, median, quantile } from './machine.ts';

/** What `bench faster` is asked. */
export interface FasterOptions {
  /** The other checkout, with its packages installed. */
  readonly than: string;
  readonly game: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  readonly visits: number;
  readonly positions: number;
  readonly pairs: number;
}

const SIDE = fileURLToPath(new URL('faster-side.ts', import.meta.url));

const startSide = async (checkout: string, task: Task): Promise<ChildProcess> => {
  const side = fork(SIDE, [checkout, JSON.stringify(task)]);
  await once(side, 'message');
  return side;
};

/** Iterations a second of processor time, over all positions once. */
const speedOf = async (side: ChildProcess): Promise<number> => {
  const answer = once(side, 'message');
  side.send('go');
  const [stretch]: Stretch[] = await answer;
  return stretch === undefined ? Number.NaN : stretch.iterations / stretch.seconds;
};

/**
 * `bench faster`: new trees along a random game, the other checkout and this one in turn after a turn of each to warm up; medians
 * by processor time, and those of the ratios of the pairs.
 */
export const faster = async ({ than, game, options, visits, positions, pairs }: FasterOptions): Promise<void> => {
  console.log(machine());
  const task: Task = { game, options: JSON.parse(options), visits, positions };
  const before = await startSide(resolve(than), task);
  const after = await startSide(fileURLToPath(new URL('..', import.meta.url)), task);
  const speeds: { before: number; after: number }[] = [];
  for (let pair = 0; pair <= pairs; pair++) speeds.push({ before: await speedOf(before), after: await speedOf(after) });
  before.kill();
  after.kill();
  const counted = speeds.slice(1);
  const ratios = counted.map((pair) => pair.after / pair.before);
  const thousands = (figures: readonly number[]): string => (median(figures) / 1000).toFixed(1);
  console.log(
    `${game} ${options}, ${visits} visits at ${positions} positions: ` +
      `${thousands(counted.map((pair) => pair.before))} → ${thousands(counted.map((pair) => pair.after))} thousand iterations/s, ` +
      `${median(ratios).toFixed(2)} times (${quantile(ratios, 0).toFixed(2)} to ${quantile(ratios, 1).toFixed(2)})`,
  );
};
