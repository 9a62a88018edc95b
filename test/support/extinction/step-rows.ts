/** Rows of the tables of steps: what a card says, where, and everything that it can lead to. */
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import type { Scene } from './scene.ts';
import type { Show } from './shows.ts';

/** One row. The action `probe` does the steps; seat 0 of two places a six on it, and has a one left. */
export interface StepRow {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly given?: Partial<Scene>;
  /** Rolls of dice, in order; ones after that. */
  readonly rolls?: readonly number[];
  /** What of the position is looked at. */
  readonly show: Show;
  /** Everything that this can be afterwards, in any order. */
  readonly ends: readonly string[];
}
