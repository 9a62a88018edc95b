/** Everything the service can refuse, in one table: RFC 9457 problem documents with a closed list of codes. */
import { type Fault, MOST_FAULTS } from '../core/fault.ts';

/** Media type of every 4xx and 5xx answer. */
export const PROBLEM_TYPE = 'application/problem+json';

/**
 * Every problem code with its HTTP status, its title and what the caller can do about it. Clients rely on
 * this list being complete; `docs/problems.md` is made from it.
 */
export const PROBLEMS = {
  'invalid-request': {
    status: 400,
    title: 'The request is malformed',
    remedy: 'Correct the fields that `errors` point to; an unknown one is told with the nearest known name.',
  },
  unauthorized: {
    status: 401,
    title: 'A valid API key is needed',
    remedy: 'Send a key of `API_KEYS` as `Authorization: Bearer …` or `X-API-Key: …`.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address',
    remedy: 'See `/docs` for every address.',
  },
  'unknown-game': {
    status: 404,
    title: 'There is no such game',
    remedy: 'Take an `id` from `GET /v1/games`.',
  },
  'unknown-search': {
    status: 404,
    title: 'There is no such search',
    remedy: 'Ask with the key that it was handed in with, and before its `expiresAt`; then hand it in again.',
  },
  'no-automa': {
    status: 404,
    title: 'The game has no automaton that can do this',
    remedy:
      'Take a game that `GET /v1/games` lists with `"automa": true`, and send a companion document of a real table; full states are for automatons that wait in whole games.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not answer to this method',
    remedy: 'Use the method in the `allow` header.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    remedy: 'Send the whole request within a minute.',
  },
  'hidden-state': {
    status: 409,
    title: 'A full state is needed',
    remedy: 'Send the state with `"viewer": "all"`, nothing hidden, as `setup` and `apply` give it.',
  },
  'not-your-turn': {
    status: 409,
    title: 'Another seat is to act',
    remedy: 'Send the view of the seat to act, or a full state.',
  },
  'not-resumable': {
    status: 409,
    title: 'A stream cannot be gone on from',
    remedy:
      'Close a stream on `result` or `problem`, so that your client does not reconnect; to ask anew, leave `Last-Event-ID` out.',
  },
  'terminal-state': {
    status: 409,
    title: 'The game is over',
    remedy: 'Stop asking: `toAct` is null and `outcome` tells the result.',
  },
  'too-large': {
    status: 413,
    title: 'The request body is too large',
    remedy:
      'Send less than `limits.bodyBytes` of `GET /v1/games`, or `limits.recordBytes` where a body holds a whole game or many positions.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The request body must be JSON',
    remedy: 'Send JSON in UTF-8, with `content-type: application/json` and without a `content-encoding`.',
  },
  'budget-exceeded': {
    status: 422,
    title: 'The search asks for more than this server allows',
    remedy: 'Stay within the `limits` of `GET /v1/games`.',
  },
  'idempotency-conflict': {
    status: 422,
    title: 'The idempotency key belongs to another request',
    remedy: 'Take a fresh `Idempotency-Key` for each request, and the same one only to send the same request again.',
  },
  'illegal-action': {
    status: 422,
    title: 'The action is not legal in this state',
    remedy: 'Take an action from `legal-actions`, also for `include`; `allow` and `avoid` must leave one.',
  },
  'inconsistent-state': {
    status: 422,
    title: 'The state contradicts itself',
    remedy: 'Correct the contradictions that `errors` point to; all are listed at once.',
  },
  'invalid-record': {
    status: 422,
    title: 'The record cannot be played back',
    remedy:
      'Correct what `errors` point to; a move that fits nothing ends the check unless its `state` tells how the game went on.',
  },
  'invalid-state': {
    status: 422,
    title: 'The state does not fit its schema',
    remedy: 'Make the state fit the schema in `GET /v1/games/{game}`; `errors` point to every misfit.',
  },
  'missing-figures': {
    status: 422,
    title: 'The automaton has not been told all it needs',
    remedy: 'Fill in every field that `errors` point to; they are those that the last answer listed as `asks`.',
  },
  'unknown-catalog': {
    status: 422,
    title: 'There is no such catalog',
    remedy: 'Leave `catalog` out, or name one that `GET /v1/games` lists, with its hash or without.',
  },
  'unfit-model': {
    status: 422,
    title: 'The model does not fit this game',
    remedy: 'Take one whose `outputs` are as many as the seats, or leave `model` out or null.',
  },
  'unknown-model': {
    status: 422,
    title: 'There is no such model',
    remedy: 'Take a `name` from `GET /v1/models`, or leave `model` out or null.',
  },
  'quota-exceeded': {
    status: 429,
    title: 'The caller has too many searches, or has used up its time',
    remedy:
      'Wait as long as the `retry-after` header says, or until searches of yours are over; `longPerCaller` and `longSecondsADay` of `limits` in `GET /v1/games` say how much is allowed.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    remedy: 'Wait as long as the `retry-after` header says.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The request headers are too large',
    remedy: 'Send less than 16 KiB of address and headers.',
  },
  cancelled: {
    status: 499,
    title: 'The search was cancelled',
    remedy: 'Nothing: the caller went away, so nobody reads this.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong in the service',
    remedy: 'Try once more; if it comes back, report it with its `requestId`.',
  },
  'model-unavailable': {
    status: 503,
    title: 'The model cannot be run by this server',
    remedy: 'Leave `model` out or null; on the server, `arbor doctor` says what is missing.',
  },
  overloaded: {
    status: 503,
    title: 'The service is busy',
    remedy: 'Wait as long as the `retry-after` header says; `SEARCHERS` and `QUEUE_LIMIT` make room.',
  },
  'search-lost': {
    status: 503,
    title: 'The search was lost',
    remedy:
      'Wait as long as the `retry-after` header says, then send it again; if it is lost again, report it with its `requestId`.',
  },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal: which kind, why, and every fault behind it. */
export interface Problem {
  readonly code: ProblemCode;
  /** One sentence about this very case. */
  readonly detail: string;
  /** Pointers are relative to the request body. */
  readonly errors: readonly Fault[];
  /** When trying again makes sense. */
  readonly retryAfterSeconds?: number;
}

/** What a step of answering a request gives: a value, or the problem to answer with. */
export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** A refusal with `code`, which tells at most `MOST_FAULTS`; the detail is that of the first fault when none is given. */
export const refuse = (
  code: ProblemCode,
  faults: readonly Fault[],
  detail?: string,
): { readonly ok: false; readonly problem: Problem } => {
  const errors = faults.slice(0, MOST_FAULTS);
  return { ok: false, problem: { code, detail: detail ?? summary(errors), errors } };
};

/** The refusal for whatever is the service's own fault; why is for the log alone. */
export const internalFault = () =>
  refuse('internal', [], 'The service has a fault; the request identifier finds it in the log.');

const summary = (errors: readonly Fault[]): string => {
  const first = errors[0]?.detail ?? 'The request cannot be answered.';
  const count = errors.length < MOST_FAULTS ? errors.length : `at least ${MOST_FAULTS}`;
  return errors.length > 1 ? `${first} There are ${count} faults in all.` : first;
};

/** The document that is sent for `problem`. */
export const problemDocument = ({ code, detail, errors }: Problem, requestId: string) => ({
  type: `urn:arbor:problem:${code}`,
  title: PROBLEMS[code].title,
  status: PROBLEMS[code].status,
  detail,
  code,
  errors,
  requestId,
});

/** An error that carries `problem` through code which only knows errors, such as Fastify's hooks. */
export const problemError = (problem: Problem): Error & { readonly problem: Problem } =>
  Object.assign(new Error(problem.detail), { problem });

/** The problem in an error made by `problemError`. */
export const carriedProblem = (error: unknown): Problem | undefined =>
  error instanceof Error && 'problem' in error && isProblem(error.problem) ? error.problem : undefined;

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && String(value.code) in PROBLEMS;

/** The table of `docs/problems.md`: GitHub Markdown, one row a code. */
export const problemsTable = (): string => {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, title, remedy }]) => `| ${status} | \`${code}\` | ${title} | ${remedy} |`,
  );
  return ['| status | code | meaning | what to do |', '|---|---|---|---|', ...rows, ''].join('\n');
};
