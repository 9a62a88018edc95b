/** Where searches are handed in and come back for: what the routes of `/v1/searches` share. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Added, type Idempotency, type Ledger, LedgerAway, type LongSearch } from '../../jobs/ledger.ts';
import { type Attempt, type Problem, refuse } from '../problems.ts';

const ID_BYTES = 16;
const ID = /^[0-9a-f]{32}$/;

/** Time between two looks at a search that is to end, and the longest wait for that. */
const END_LOOK_MS = 10;
const MOST_END_MS = 10_000;

/** What a caller hands in, read and without fault. */
export interface HandedIn {
  readonly game: string;
  readonly kind: string;
  readonly asked: string;
  readonly fingerprint: string;
  /** The header `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly owner: string;
  readonly caller: string;
  readonly requestId: string;
  readonly trace?: string;
}

/** The ledger, as callers get to it. */
export class Desk {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Hands a search in, unless it was before. */
  handIn({ fingerprint, key, ...search }: HandedIn): Promise<Attempt<LongSearch>> {
    const idempotency: Idempotency | undefined = key === undefined ? undefined : { key, fingerprint };
    return reached(async () => {
      const id = randomBytes(ID_BYTES).toString('hex');
      return outcomeOf(await this.#ledger.add({ ...search, id }, idempotency));
    });
  }

  /** The search of that name, if it is the owner's. */
  find(id: string, owner: string): Promise<Attempt<LongSearch>> {
    return reached(async () => {
      const found = ID.test(id) ? await this.#ledger.find(id, owner) : undefined;
      // Whose it is, is not told to others: to them there is none.
      return found !== undefined ? { ok: true, value: found } : unknown();
    });
  }

  /** Ends a search, and gives it as it is then. */
  async end(id: string, owner: string): Promise<Attempt<LongSearch>> {
    let found = await this.find(id, owner);
    if (!found.ok || found.value.endedAt !== undefined) return found;
    const asked = await reached(async () => ({ ok: true, value: await this.#ledger.end(id) }) as const);
    if (!asked.ok) return asked;
    const began = performance.now();
    do {
      found = await this.find(id, owner);
      if (!found.ok || found.value.endedAt !== undefined) break;
      await setTimeout(END_LOOK_MS);
    } while (performance.now() - began < MOST_END_MS);
    return found;
  }
}

/** What `work` comes to; where the ledger cannot be reached, that it may be tried again. */
export const reached = async <T>(work: () => Promise<Attempt<T>>): Promise<Attempt<T>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LedgerAway)) throw error;
    return later(refuse('overloaded', [], 'The queue cannot be reached; try again later.').problem, error);
  }
};

const unknown = () =>
  refuse(
    'unknown-search',
    [],
    'There is no such search: it was never handed in with this key, or ended so long ago that it is forgotten.',
  );

const outcomeOf = (added: Added): Attempt<LongSearch> => {
  switch (added.outcome) {
    case 'added':
    case 'known':
      return { ok: true, value: added.search };
    case 'conflict':
      return refuse('idempotency-conflict', [], 'Another request came with this "Idempotency-Key" before.');
    case 'full':
      return later(refuse('overloaded', [], 'There is no room for another search; try again later.').problem, added);
    case 'too-many':
      return later(
        refuse('quota-exceeded', [], 'As many searches as one caller may have are unfinished.').problem,
        added,
      );
    case 'spent':
      return later(refuse('quota-exceeded', [], 'The processor time of this day is used up.').problem, added);
  }
};

const later = (
  problem: Problem,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem: { ...problem, retryAfterSeconds } });
