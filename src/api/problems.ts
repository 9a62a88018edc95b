/** Everything the service can refuse, in one table: RFC 9457 problem documents with a closed list of codes. */
import type { Fault } from '../core/fault.ts';

/** Media type of every 4xx and 5xx answer. */
export const PROBLEM_TYPE = 'application/problem+json';

/** Every problem code with its HTTP status and title; documentation and clients rely on this list being complete. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'A valid API key is needed' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-game': { status: 404, title: 'There is no such game' },
  'method-not-allowed': { status: 405, title: 'This address does not answer to this method' },
  'hidden-state': { status: 409, title: 'A full state is needed' },
  'not-your-turn': { status: 409, title: 'Another seat is to act' },
  'terminal-state': { status: 409, title: 'The game is over' },
  'too-large': { status: 413, title: 'The request body is too large' },
  'unsupported-media-type': { status: 415, title: 'The request body must be JSON' },
  'budget-exceeded': { status: 422, title: 'The search asks for more than this server allows' },
  'illegal-action': { status: 422, title: 'The action is not legal in this state' },
  'inconsistent-state': { status: 422, title: 'The state contradicts itself' },
  'invalid-state': { status: 422, title: 'The state does not fit its schema' },
  'unknown-catalog': { status: 422, title: 'There is no such catalog' },
  'unknown-model': { status: 422, title: 'There is no such model' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  cancelled: { status: 499, title: 'The search was cancelled' },
  internal: { status: 500, title: 'Something went wrong in the service' },
  overloaded: { status: 503, title: 'The service is busy' },
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

/** A refusal with `code`; the detail is that of the first fault when none is given. */
export const refuse = (
  code: ProblemCode,
  errors: readonly Fault[],
  detail = summary(errors),
): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem: { code, detail, errors } });

const summary = (errors: readonly Fault[]): string => {
  const first = errors[0]?.detail ?? 'The request cannot be answered.';
  return errors.length > 1 ? `${first} There are ${errors.length} faults in all.` : first;
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
