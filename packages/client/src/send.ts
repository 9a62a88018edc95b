/** Requests as they go out, again where the server asks for patience. */
import { Problem, UnexpectedAnswer } from './problem.ts';
import type { ProblemDocument } from './types.ts';

/** Where requests go and how. */
export interface Settings {
  /** Address of the server, such as `http://localhost:3000`. */
  readonly baseUrl: string;
  /** A key, where the server wants one. */
  readonly apiKey?: string | undefined;
  /** Language of texts, such as `fr`; the server's, English, when absent. */
  readonly lang?: string | undefined;
  /** Times a request is sent again after 429 or 503, each as late as `Retry-After` says; 3 when absent, 0 for never. */
  readonly retries?: number | undefined;
  /** Longest `Retry-After` that is waited for, in seconds; 60 when absent. A longer one is a `Problem` at once. */
  readonly longestWaitSeconds?: number | undefined;
  /** What sends; the global `fetch` when absent. */
  readonly fetch?: typeof fetch | undefined;
}

/** One request. */
export interface Sending {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with its query, from `/v1` on. */
  readonly path: string;
  readonly body?: object;
  /** Headers beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type to answer with; JSON when absent. */
  readonly accept?: string;
  /** Ends the request, and the search behind it. */
  readonly signal?: AbortSignal | undefined;
}

const USUAL_RETRIES = 3;
const USUAL_WAIT_SECONDS = 60;
/** Statuses after which the same request may succeed: too many requests, a busy server. */
const PASSING: readonly number[] = [429, 503];

/**
 * The response to a request, its status 2xx.
 * @throws Problem for a refusal; UnexpectedAnswer for one that is not Arbor's; what `fetch` throws; the signal's reason
 */
export const send = async (settings: Settings, sending: Sending): Promise<Response> => {
  const { retries = USUAL_RETRIES, longestWaitSeconds = USUAL_WAIT_SECONDS } = settings;
  for (let tries = 0; ; tries++) {
    const response = await sendOnce(settings, sending);
    if (response.ok) return response;
    const seconds = secondsOf(response.headers.get('retry-after'));
    const isPassing = PASSING.includes(response.status) && seconds !== undefined && seconds <= longestWaitSeconds;
    if (!isPassing || tries >= retries) throw await refusal(response, seconds);
    await response.body?.cancel();
    await wait(seconds, sending.signal);
  }
};

const sendOnce = (
  { baseUrl, apiKey, lang, fetch: sender = fetch }: Settings,
  { method, path, body, headers, accept = 'application/json', signal }: Sending,
): Promise<Response> =>
  sender(baseUrl.replace(/\/+$/, '') + path, {
    method,
    headers: {
      ...headers,
      accept,
      ...(lang !== undefined && { 'accept-language': lang }),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

/** The seconds that a `Retry-After` header says; Arbor never sends a date. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

const refusal = async (response: Response, seconds: number | undefined): Promise<Error> => {
  const text = await response.text();
  if (!/^application\/problem\+json\b/.test(response.headers.get('content-type') ?? ''))
    return new UnexpectedAnswer(response.status, `${response.status} without a problem: ${text.slice(0, 200)}`);
  const document: ProblemDocument = JSON.parse(text);
  return new Problem(document, seconds);
};

/** Waits, or throws the signal's reason as soon as that is aborted. */
const wait = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
