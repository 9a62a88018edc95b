import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { StateEnvelope } from '../core/contract.ts';
import type { KeptSearch, SearchTask } from '../jobs/backend.ts';
import type { Clock } from '../mcts/budget.ts';
import { bytesOf, type TreeData, trimmed } from '../mcts/tree.ts';
import type { ContinuationJson } from './schemas/search.ts';
import type { SearchBody } from './search-request.ts';
import type { Findings } from './telling/findings.ts';

/** What bounds how much is kept. */
type Limits = Pick<Config, 'keptSearches' | 'keptMegabytes' | 'keptMinutes'>;

/** A search as it is kept. */
interface Kept {
  readonly view: StateEnvelope;
  readonly trees: readonly TreeData[];
  readonly bytes: number;
  /** Whose request it was. */
  readonly caller: string;
  /** When it was kept, by the clock. */
  readonly since: number;
}

const TOKEN_BYTES = 16;
const MEGABYTE = 2 ** 20;
const MINUTE_MS = 60_000;

/** Nodes that are kept of a search, all its trees together: what the longest level grows in three moves, in 2 MiB. */
const NODES_KEPT = 65_536;

/** Nodes of each tree that are kept of a search in so many trees. */
export const nodesToKeep = (ensembles: number): number => Math.floor(NODES_KEPT / ensembles);

/** Nodes of earlier trees that a search may go on from: more than it can come to in its budget would only cost time. */
const USEFUL = { least: 1024, aVisit: 4, aMs: 1000 } as const;

/** The trees as a search with this budget goes on from them. */
const usefulTrees = (trees: readonly TreeData[], { visits, timeMs }: SearchTask): readonly TreeData[] => {
  const most = Math.max(
    USEFUL.least,
    Math.min((visits ?? Number.POSITIVE_INFINITY) * USEFUL.aVisit, (timeMs ?? Number.POSITIVE_INFINITY) * USEFUL.aMs),
  );
  return trees.map((tree) => trimmed(tree, Math.floor(most / trees.length)));
};

/**
 * The searches whose trees are kept for the next decision of the same seat, by token. Beside searches that are handed in they are the only
 * thing the service remembers from one request to the next, and bounded in number, memory and time. Where there are too many, the
 * oldest of the caller who has most goes first, so nobody can push out those of others who have less. A token that is not known any more is no error, the search just begins afresh.
 */
export class KeptSearches {
  readonly #limits: Limits;
  readonly #clock: Clock;
  /** The oldest first. */
  readonly #searches = new Map<string, Kept>();
  #bytes = 0;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** What a request goes on from: nothing unless the token is known and belongs to the same game and seat. */
  find(
    { token = '', actions = [] }: NonNullable<SearchBody['continuation']>,
    task: SearchTask,
  ): KeptSearch | undefined {
    this.#forget();
    const kept = this.#searches.get(token);
    const { view } = task;
    if (kept === undefined || kept.view.game !== view.game || kept.view.viewer !== view.viewer) return undefined;
    return { view: kept.view, trees: usefulTrees(kept.trees, task), actions };
  }

  /** Keeps the trees of a search that is over, and says so. @param caller whose request it was */
  keep({ view }: SearchTask, { table, trees = [], stopReason }: Findings, caller: string): ContinuationJson {
    const carried = table?.carried.reduce((sum, visits) => sum + visits, 0) ?? 0;
    const bytes = trees.reduce((sum, tree) => sum + bytesOf(tree), 0);
    const said = { fresh: carried === 0, carried };
    const { keptSearches, keptMegabytes } = this.#limits;
    const fits = keptSearches > 0 && bytes <= keptMegabytes * MEGABYTE;
    // Whoever cancels has left.
    if (trees.length === 0 || !fits || stopReason === 'cancelled') return { token: null, ...said };
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    this.#searches.set(token, { view, trees, bytes, caller, since: this.#clock() });
    this.#bytes += bytes;
    this.#forget();
    return { token, ...said };
  }

  #forget(): void {
    const { keptSearches, keptMegabytes, keptMinutes } = this.#limits;
    const expired = this.#clock() - keptMinutes * MINUTE_MS;
    for (const [token, { since }] of this.#searches) {
      if (since > expired) break;
      this.#drop(token);
    }
    while (this.#searches.size > keptSearches) this.#drop(this.#oldestOf(this.#greatest(() => 1)));
    while (this.#bytes > keptMegabytes * MEGABYTE) this.#drop(this.#oldestOf(this.#greatest(({ bytes }) => bytes)));
  }

  /** The caller whose searches have the greatest sum of this; among equals the one whose search is the oldest. */
  #greatest(measure: (kept: Kept) => number): string | undefined {
    const sums = new Map<string, number>();
    for (const kept of this.#searches.values()) sums.set(kept.caller, (sums.get(kept.caller) ?? 0) + measure(kept));
    let greatest: [caller: string, sum: number] | undefined;
    for (const each of sums) if (greatest === undefined || each[1] > greatest[1]) greatest = each;
    return greatest?.[0];
  }

  #oldestOf(caller: string | undefined): string | undefined {
    return [...this.#searches].find(([, kept]) => kept.caller === caller)?.[0];
  }

  #drop(token = ''): void {
    this.#bytes -= this.#searches.get(token)?.bytes ?? 0;
    this.#searches.delete(token);
  }
}
