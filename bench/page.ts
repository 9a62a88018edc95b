/** How soon the page can be used, and shows a move: a program of its own, since it knows browsers. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../test/page/timing.ts', import.meta.url));

/** What `bench page` is asked. */
export interface PageOptions {
  /** Visits of the first view. */
  readonly visits: number;
  /** Moves that are timed in each game. */
  readonly moves: number;
}

/** `bench page`: the first view, a kept game of each game, and its moves. */
export const page = ({ visits, moves }: PageOptions): void => {
  const { status } = spawnSync(process.execPath, [PROGRAM, String(visits), String(moves)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};
