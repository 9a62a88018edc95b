import type { Search } from './spec.ts';

/** Milliseconds since some fixed moment; passed in, so that searches never read a clock of their own. */
export type Clock = () => number;

/** Why a search ended. */
export const STOP_REASONS = ['visits', 'time', 'memory', 'cancelled', 'forced', 'proved'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How much a search may do; the first limit that is met ends it. At least one limit is given. */
export interface Budget {
  /** Iterations of each tree, by tree. */
  readonly visits?: readonly number[] | undefined;
  /** The moment of the clock to end at. */
  readonly deadline?: number | undefined;
  /** Whether a tree is done with its visits once they cannot change its favourite any more. */
  readonly earlyStop?: boolean;
}

/** Why trees stop growing. */
export type SliceStop = Extract<StopReason, 'visits' | 'time' | 'memory'>;

/** Iterations between two looks at the clock: some milliseconds of the dearest game. */
const SLICE = 32;

/** Iterations of a slice of `tree`: whole batches, so that no leaf waits for a slice of its own. */
const sliceOf = ({ batch }: Search): number => Math.ceil(SLICE / batch) * batch;

/**
 * Runs `trees` in turn, a slice each, and yields after every slice, so that the caller can look at
 * messages, report, or stop by leaving the loop. Nothing here depends on the clock unless `deadline` is set.
 * Every tree makes at least one slice, so there is always an answer.
 * @returns why it ended
 */
export function* slices(trees: readonly Search[], budget: Budget, clock: Clock): Generator<undefined, SliceStop> {
  const { deadline = Number.POSITIVE_INFINITY } = budget;
  let reason: 'visits' | 'memory' = 'visits';
  for (let first = true; ; first = false) {
    let worked = false;
    for (const [index, tree] of trees.entries()) {
      const left = (budget.visits?.[index] ?? Number.POSITIVE_INFINITY) - tree.iterations;
      // Looked at between slices, which are the same for a tree wherever it grows.
      if (left <= 0 || (budget.earlyStop && tree.lead > left)) continue;
      if (tree.full) {
        reason = 'memory';
        continue;
      }
      tree.iterate(Math.min(sliceOf(tree), left));
      worked = true;
      if (!first && clock() >= deadline) return 'time';
      yield;
    }
    if (!worked) return reason;
    if (clock() >= deadline) return 'time';
  }
}

/** `total` visits shared among `trees` trees as evenly as whole numbers allow, the first ones getting the rest. */
export const shareVisits = (total: number, trees: number): number[] =>
  Array.from({ length: trees }, (_, index) => Math.floor(total / trees) + (index < total % trees ? 1 : 0));
