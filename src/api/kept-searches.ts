import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { StateEnvelope } from '../core/contract.ts';
import type { KeptSearch, SearchTask } from '../jobs/backend.ts';
import type { Clock } from '../mcts/budget.ts';
import { bytesOf, type TreeData } from '../mcts/tree.ts';
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
  /** When it was kept, by the clock. */
  readonly since: number;
}

const TOKEN_BYTES = 16;
const MEGABYTE = 2 ** 20;
const MINUTE_MS = 60_000;

/**
 * The searches whose trees are kept for the next decision of the same seat, by token. They are the only thing
 * the service remembers from one request to the next, and bounded in number, memory and time: the oldest go
 * first. A token that is not known any more is no error, the search just begins afresh.
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
    { view }: SearchTask,
  ): KeptSearch | undefined {
    this.#forget();
    const kept = this.#searches.get(token);
    if (kept === undefined || kept.view.game !== view.game || kept.view.viewer !== view.viewer) return undefined;
    return { view: kept.view, trees: kept.trees, actions };
  }

  /** Keeps the trees of a search that is over, and says so. */
  keep({ view }: SearchTask, { table, trees = [], stopReason }: Findings): ContinuationJson {
    const carried = table?.carried.reduce((sum, visits) => sum + visits, 0) ?? 0;
    const bytes = trees.reduce((sum, tree) => sum + bytesOf(tree), 0);
    const said = { fresh: carried === 0, carried };
    const { keptSearches, keptMegabytes } = this.#limits;
    const fits = keptSearches > 0 && bytes <= keptMegabytes * MEGABYTE;
    // Whoever cancels has left.
    if (trees.length === 0 || !fits || stopReason === 'cancelled') return { token: null, ...said };
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    this.#searches.set(token, { view, trees, bytes, since: this.#clock() });
    this.#bytes += bytes;
    this.#forget();
    return { token, ...said };
  }

  #forget(): void {
    const { keptSearches, keptMegabytes, keptMinutes } = this.#limits;
    const expired = this.#clock() - keptMinutes * MINUTE_MS;
    for (const [token, { bytes, since }] of this.#searches) {
      const fits = this.#searches.size <= keptSearches && this.#bytes <= keptMegabytes * MEGABYTE;
      if (fits && since > expired) return;
      this.#searches.delete(token);
      this.#bytes -= bytes;
    }
  }
}
