/** Where searches that were handed in are kept until their callers have come back for them. */

/** What a search that was handed in is at: waiting, being done, done in full, ended early by its caller, or without an answer. */
export const LONG_STATUSES = ['queued', 'running', 'done', 'ended', 'failed'] as const;

/** One of `LONG_STATUSES`. */
export type LongStatus = (typeof LONG_STATUSES)[number];

/** A search as it is handed in. */
export interface NewSearch {
  /** 32 hex digits that nobody can guess. */
  readonly id: string;
  /** The key that it belongs to; empty where everybody may call. */
  readonly owner: string;
  /** Whom limits count it for. */
  readonly caller: string;
  readonly game: string;
  readonly kind: string;
  /** JSON: all that is needed to do it, by whoever does. Nothing in it is hidden from the seats that are searched for. */
  readonly asked: string;
  /** That of the request, for problem documents. */
  readonly requestId: string;
  /** `traceparent` of the request; absent where nothing is told of it. */
  readonly trace?: string;
}

/** How far it is: `done` of all that is to be done, `null` where only time limits that. */
export interface LongProgress {
  readonly done: number;
  readonly of: number | null;
}

/** A search as it stands. Moments are milliseconds since 1970. */
export interface LongSearch extends NewSearch {
  readonly status: LongStatus;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  /** When it is forgotten; known once it has ended. */
  readonly expiresAt: number | undefined;
  /** Grows with everything that is told of it, from 1. */
  readonly revision: number;
  readonly progress: LongProgress | undefined;
  /** JSON: the answer so far, or the last one. */
  readonly answer: string | undefined;
  /** JSON: why there is no answer. */
  readonly problem: string | undefined;
}

/** News of a search under way; `answer` is asked for the answer so far when somebody wants to see it. */
export interface LongNews {
  readonly progress?: LongProgress;
  readonly answer?: () => string | undefined;
}

/** How a search came out. */
export interface LongEnd {
  readonly status: Extract<LongStatus, 'done' | 'ended' | 'failed'>;
  readonly answer?: string;
  readonly problem?: string;
}

/** By which a caller can send the same request again and have it done once. */
export interface Idempotency {
  /** Chosen by the caller, apart from those of other callers. */
  readonly key: string;
  /** Of the request; another one with the same key is refused. */
  readonly fingerprint: string;
}

/** What became of a search that was handed in. */
export type Added =
  | { readonly outcome: 'added'; readonly search: LongSearch }
  /** It was handed in before, under the same idempotency key. */
  | { readonly outcome: 'known'; readonly search: LongSearch }
  /** Another request had that idempotency key. */
  | { readonly outcome: 'conflict' }
  /** There is no room for any more searches. */
  | { readonly outcome: 'full'; readonly retryAfterSeconds: number }
  /** The caller has as many unfinished ones as one may have, or has used up the processor time of the day. */
  | { readonly outcome: 'too-many' | 'spent'; readonly retryAfterSeconds: number };

/** How many there are. */
export interface LongCounts {
  readonly queued: number;
  readonly running: number;
  /** How long the oldest of those that wait has waited; 0 where none does. */
  readonly oldestMs: number;
}

/** What bounds a ledger. */
export interface LedgerLimits {
  /** Most searches at once, ended ones that are still kept included, ≥ 1. */
  readonly most: number;
  /** Most bytes of what is asked and answered. */
  readonly bytes: number;
  /** How long an ended search is kept. */
  readonly keptMs: number;
  /** Most unfinished searches of one caller, ≥ 1. */
  readonly perCaller: number;
  /** Most processor time that searches of one caller take in a day (UTC); 0 for no limit. */
  readonly msADay: number;
}

/** Where the ledger cannot be reached, its methods reject with this. */
export class LedgerAway extends Error {
  readonly retryAfterSeconds = 2;
}

/** Something that whoever does searches wants to know at once. */
export type LedgerCall = { readonly type: 'added' } | { readonly type: 'end'; readonly id: string };

/** The searches that were handed in. Of those that wait, callers have their turn one after the other, each with its oldest. */
export interface Ledger {
  add(search: NewSearch, idempotency: Idempotency | undefined): Promise<Added>;
  /** A search of this owner. */
  find(id: string, owner: string): Promise<LongSearch | undefined>;
  /** Takes the next search that waits, to be done by whoever asks; it is theirs until `finish` or `release`. */
  claim(): Promise<LongSearch | undefined>;
  /** Tells how far a claimed search is. */
  tell(id: string, news: LongNews): Promise<void>;
  /** Ends a claimed search. @param usedMs processor time that it took */
  finish(id: string, end: LongEnd, usedMs: number): Promise<void>;
  /** Gives a claimed search back, to be done by somebody else from its beginning. */
  release(id: string): Promise<void>;
  /** Asks for its end: one that waits is `ended` at once, whoever does one that runs is called. */
  end(id: string): Promise<void>;
  /** Whoever does searches hears of new ones, and which are to end. */
  listen(hear: (call: LedgerCall) => void): void;
  counts(): Promise<LongCounts>;
  close(): Promise<void>;
}

/** How far a search is once it has ended: what is done is done in full. */
export const progressAtEnd = (
  { progress }: Pick<LongSearch, 'progress'>,
  status: LongEnd['status'],
): LongProgress | undefined =>
  status === 'done' && progress !== undefined && progress.of !== null
    ? { done: progress.of, of: progress.of }
    : progress;

/** The day of a moment, by UTC: what processor time is counted by. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY_MS);

const DAY_MS = 86_400_000;

/** Seconds until the next day begins, ≥ 1. */
export const secondsToTomorrow = (moment: number): number =>
  Math.max(1, Math.ceil(((dayOf(moment) + 1) * DAY_MS - moment) / 1000));
