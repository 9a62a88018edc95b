/** The server that the page came from: bots, hints, analyses and reviews. */
import { signal } from '@preact/signals';
import { type Client, createClient, Problem } from '../../packages/client/src/index.ts';
import type { Lang, Seat, Seed, ToldDecision } from '../../packages/engines/src/types.ts';
import type { AnyState } from './boards/board.ts';
import { apiKey, lang } from './kept.ts';
import type { AnyRecord } from './table/course.ts';

/** What others did, each with what the seat to act saw then. */
export type History = ToldDecision<AnyState, object>[];

/** What a search may be given. */
export interface Asking {
  readonly level?: number;
  readonly budget?: Budget;
  readonly seed?: Seed;
  readonly top?: number;
  readonly lang?: Lang;
  readonly history?: History;
  readonly signal?: AbortSignal | undefined;
}

/** An action that the server gives. */
export interface Advice {
  readonly action: object | null;
  readonly notation: string | null;
  readonly text: string | null;
}

/** A ranked action of a hint. */
export interface Hint {
  readonly rank: number;
  readonly action: object;
  readonly notation: string;
  readonly text: string;
  readonly share: number;
  readonly value: {
    readonly utility: number;
    readonly error: number | null;
    readonly winProbability: number | null;
    readonly score: { readonly mean: number; readonly p10: number; readonly p90: number } | null;
  } | null;
  readonly reasons: readonly { readonly text: string }[];
}

/** Something told in words. */
interface Sentence {
  readonly text: string;
}

/** Odds of one hidden thing. */
export interface Slot {
  readonly text: string;
  readonly values: readonly {
    readonly text: string;
    readonly probability: number;
    /** By what others did too. */
    readonly byPlay?: number;
  }[];
}

/** What a hint tells beside its actions: what the seat may believe of what is hidden. */
export interface Outlook {
  readonly belief?: Slot | null;
  /** What others did, in a sentence. */
  readonly play?: Sentence;
}

/** Everything that a search knows of an action. */
export interface Analysed extends Omit<Hint, 'reasons'> {
  readonly visits: number;
  readonly line: readonly string[];
}

/** What an analysis says, as far as it has come. */
export interface Analysis {
  readonly seat: Seat;
  readonly actions: readonly Analysed[];
  readonly belief: { readonly slots: readonly Slot[]; readonly play?: Sentence } | null;
  readonly search: { readonly visits: number; readonly stopReason: string | null };
}

/** How good a decision was. */
export type Grade = 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** One decision of a review. */
export interface Judged {
  readonly move: number;
  readonly seat: Seat;
  readonly grade: Grade;
  readonly taken: Pick<Hint, 'action' | 'notation' | 'text'>;
  readonly best: Pick<Hint, 'action' | 'notation' | 'text'>;
  readonly loss: { readonly utility: number; readonly winProbability: number | null; readonly score: number | null };
  readonly text: string | null;
  readonly reasons: readonly { readonly text: string }[];
}

/** A whole game, judged. */
export interface Review {
  readonly decisions: readonly Judged[];
  readonly curve: readonly { readonly move: number; readonly utilities: readonly number[] }[];
  readonly seats: readonly {
    readonly seat: Seat;
    readonly grades: Readonly<Record<Grade, number>>;
    readonly start: number;
    readonly own: number;
    readonly others: number;
    readonly luck: number;
    readonly end: number;
  }[];
}

/** How far the work is, then what came of it. */
export type Event<Progress, Result> =
  | { readonly event: 'progress'; readonly data: Progress }
  | { readonly event: 'result'; readonly data: Result };

/** Time or visits for a search. */
export interface Budget {
  readonly timeMs?: number;
  readonly visits?: number;
}

/** The calls of one game that the page makes; its documents are not looked into. */
export interface Server {
  recommend(state: AnyState, rest?: Asking): Promise<Advice>;
  hint(state: AnyState, rest?: Asking): Promise<{ readonly hints: readonly Hint[]; readonly outlook: Outlook | null }>;
  stream(
    name: 'analyze',
    request: {
      readonly state: AnyState;
      readonly budget?: Budget;
      readonly history?: History;
      readonly lang?: Lang;
      readonly signal?: AbortSignal;
    },
  ): AsyncGenerator<Event<Analysis, Analysis>, void, undefined>;
  stream(
    name: 'review',
    request: {
      readonly record: AnyRecord;
      readonly seats?: Seat[];
      readonly lang?: Lang;
      readonly signal?: AbortSignal;
    },
  ): AsyncGenerator<Event<{ readonly done: number; readonly of: number }, Review>, void, undefined>;
}

/** Whether the server has refused the page for want of a key. */
export const isKeyWanted = signal(false);

/** What went wrong with a call, in words; where a key is wanted, the page asks for it. */
export const troubleOf = (error: unknown): string => {
  if (error instanceof Problem && error.code === 'unauthorized') isKeyWanted.value = true;
  return error instanceof Error ? error.message : String(error);
};

/** Whether the server is waited for, because it cannot be reached or is starting. */
export const isAway = signal(false);

/** Whether a part of the page is no longer there, because the server has a newer page. */
export const isStale = signal(false);

/** How often a call is made again whose server was there at once. */
const MOST_TRIES = 3;
/** Time from one look for the server to the next, in ms. */
const LOOK_MS = 1000;

/** Waits; a signal that is aborted ends it. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isThere = async (signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(new URL('readyz', new URL('.', location.href)), { signal })).ok;
  } catch {
    return false;
  }
};

/** Waits until the server takes requests. @returns whether it did not at once */
const back = async (signal: AbortSignal): Promise<boolean> => {
  try {
    for (let looks = 0; !signal.aborted; looks++) {
      if (await isThere(signal)) return looks > 0;
      isAway.value = true;
      await pause(LOOK_MS, signal);
    }
    return true;
  } finally {
    isAway.value = false;
  }
};

/** Problems that pass: those of a server that is busy, is ending, or has lost a search. */
const PASSING: readonly string[] = ['overloaded', 'search-lost'];

/**
 * Makes a call, again once the server is back where it went away in the middle: games are kept here, so nothing is lost.
 * @throws what the call throws, where a server that is there refuses it, or `signal` is aborted
 */
export const steadily = async <T>(make: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let tries = 0; ; ) {
    try {
      return await make();
    } catch (error) {
      const isRefusal = error instanceof Problem && !PASSING.includes(error.code);
      if (isRefusal || signal.aborted || tries >= MOST_TRIES) throw error;
      if (!(await back(signal))) tries++;
    }
  }
};

/** The client for calls now: its key and language may change while the page is open. */
export const client = (): Client =>
  createClient({
    baseUrl: new URL('.', location.href).href,
    lang: lang.value,
    ...(apiKey.value !== '' && { apiKey: apiKey.value }),
  });
