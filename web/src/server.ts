/** The server that the page came from: bots, hints, analyses and reviews. */
import { type Client, createClient } from '../../packages/client/src/index.ts';
import type { AnyState } from './boards/board.ts';
import { apiKey, lang } from './kept.ts';

/** What a search may be given. */
export interface Asking {
  readonly level?: number;
  readonly seed?: string;
  readonly top?: number;
  readonly lang?: 'en' | 'fr';
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

/** What the seat may expect, and what it may believe of what is hidden. */
export interface Outlook {
  readonly belief?: {
    readonly text: string;
    readonly values: readonly { readonly text: string; readonly probability: number }[];
  } | null;
}

/** The calls of one game that the page makes; its documents are not looked into. */
export interface Server {
  recommend(state: AnyState, rest?: Asking): Promise<Advice>;
  hint(state: AnyState, rest?: Asking): Promise<{ readonly hints: readonly Hint[]; readonly outlook: Outlook | null }>;
}

/** The client for calls now: its key and language may change while the page is open. */
export const client = (): Client =>
  createClient({
    baseUrl: new URL('.', location.href).href,
    lang: lang.value,
    ...(apiKey.value !== '' && { apiKey: apiKey.value }),
  });
