/** How fast this checkout searches, in pairs with another one: both in turn, on the same positions. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CodeForm } from '../src/bundle/bundle.ts';
import { bundleText } from '../src/bundle/write.ts';
import type { Stretch, Task } from './faster-side.ts';
import { machine, median, quantile } from './machine.ts';

/** What `bench faster` is asked. */
export interface FasterOptions {
  /** The other checkout, with its packages installed. */
  readonly than: string;
  /** Whether that one runs its sources, and not a bundle of them. */
  readonly sources: boolean;
  readonly game: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  readonly visits: number;
  readonly positions: number;
  readonly pairs: number;
}

const SIDE = fileURLToPath(new URL('faster-side.ts', import.meta.url));

/** The side bundled with all that it uses of `checkout`, which is what searchers run; or to be run with the sources there. */
const sideOf = (checkout: string, form: CodeForm): Promise<string> =>
  bundleText(SIDE, [
    {
      name: 'checkout',
      resolveId(path, importer) {
        if (importer !== SIDE) return undefined;
        const file = resolve(checkout, 'bench', path);
        return form === 'bundle' ? file : { id: pathToFileURL(file).href, external: true };
      },
    },
  ]);

/** Starts it from `folder`. */
const startSide = async (checkout: string, form: CodeForm, folder: string, task: Task): Promise<ChildProcess> => {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, await sideOf(checkout, form));
  const side = fork(file, [JSON.stringify(task)]);
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
export const faster = async ({ than, sources, ...asked }: FasterOptions): Promise<void> => {
  console.log(machine());
  const { game, options, visits, positions, pairs } = asked;
  const task: Task = { game, options: JSON.parse(options), visits, positions };
  const folder = mkdtempSync(join(tmpdir(), 'arbor-faster-'));
  const before = await startSide(resolve(than), sources ? 'sources' : 'bundle', folder, task);
  const after = await startSide(fileURLToPath(new URL('..', import.meta.url)), 'bundle', folder, task);
  rmSync(folder, { recursive: true });
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
