/** What can go wrong, as errors. */
import type { Fault, ProblemCode, ProblemDocument } from './types.ts';

/** A refusal of the service: `code` says which kind, `errors` everything that is wrong with the request. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** Kind of problem, from a closed list. */
  readonly code: ProblemCode;
  /** HTTP status; that of the code where the refusal came in a stream. */
  readonly status: number;
  /** Every fault found; empty when no part of the body is to blame. */
  readonly errors: readonly Fault[];
  /** Identifier of the request, to find it in the server's log. */
  readonly requestId: string;
  /** Seconds after which trying again makes sense, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ detail, code, status, errors, requestId }: ProblemDocument, retryAfterSeconds?: number) {
    super(detail);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An answer that is none of Arbor's: a proxy's page, or a stream that broke off. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** HTTP status. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
