/** Moments that many tests begin with: boards, and the end of a turn of which only one phase is looked at. */
import { lines, type Sitting, sit } from './replay.ts';
import type { Scene } from './scene.ts';

const PHASES = ['birth', 'destruction', 'effect'] as const;

/** Flags of a turn that ends without births, destruction and effect. */
export const SKIP_ALL = { skips: [...PHASES] };

/** A board of six rows, those that are left out empty. */
export const drawn = (...rows: readonly string[]): string[] =>
  Array.from({ length: 6 }, (_, row) => rows[row] ?? '......');

/** The end of the turn of seat 0: dice are placed, and of what follows only this phase is not skipped, or none. */
export const only = (phase: (typeof PHASES)[number] | null, given: Scene): Sitting =>
  sit({ effects: ['tiger-fund'], ...given, flags: { skips: PHASES.filter((other) => other !== phase) } });

/** Boards that a game can come to, whatever is chosen. */
export const boards = (game: Sitting, rolls: readonly number[] = []): string[] =>
  lines(game.ends(rolls).map((end) => end.board().join('|')));
