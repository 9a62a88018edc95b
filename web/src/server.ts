/** The server that the page came from: bots, hints, analyses and reviews. */
import { signal } from '@preact/signals';
import { type Client, createClient, Problem } from '../../packages/client/src/index.ts';
import type { Lang, Seat } from '../../packages/engines/src/types.ts';
import type { AnyState } from './boards/board.ts';
import { apiKey, lang } from './kept.ts';
import type { AnyRecord } from './table/course.ts';

/** What a search may be given. */
export interface Asking {
  readonly level?: number;
  readonly budget?: Budget;
  readonly seed?: string;
  readonly top?: number;
  readonly lang?: Lang;
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

/** Odds of one hidden thing. */
export interface Slot {
  readonly text: string;
  readonly values: readonly { readonly text: string; readonly probability: number }[];
}

/** What a hint tells beside its actions: what the seat may believe of what is hidden. */
export interface Outlook {
  readonly belief?: Slot | null;
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
  readonly belief: { readonly slots: readonly Slot[] } | null;
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

/** The client for calls now: its key and language may change while the page is open. */
export const client = (): Client =>
  createClient({
    baseUrl: new URL('.', location.href).href,
    lang: lang.value,
    ...(apiKey.value !== '' && { apiKey: apiKey.value }),
  });
