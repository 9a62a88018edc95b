/** Whoever an answer is for, as the work on it knows them. */
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { traceOf } from './plugins/tracing.ts';

/** A caller who waits, or one who handed a search in and comes back for it. */
export interface Recipient {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** That of the request, for problem documents. */
  readonly requestId: string;
  /** Whether they come back for it: others go first then, and what fails in passing is tried again. */
  readonly patient: boolean;
  /** `traceparent` of the request; undefined where nothing is told of it. */
  readonly trace: string | undefined;
  /** Milliseconds since they asked, or since the work began where they are patient. */
  elapsedMs(): number;
  /** Whether they have gone, or want no more than there is. */
  hasLeft(): boolean;
  /** Calls `leave` when they go away before the answer is there. @returns what stops that */
  whenGone(leave: () => void): () => void;
  /** Hears how many milliseconds of processor time a search took. */
  readonly onSpent?: (ms: number) => void;
}

/** By answer, what is called when its caller goes away: one listener each, however many searches there are. */
const leavers = new WeakMap<FastifyReply['raw'], Set<() => void>>();

const leaversOf = ({ raw }: FastifyReply): Set<() => void> => {
  const known = leavers.get(raw);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  leavers.set(raw, made);
  // Not `request.signal`: Fastify 5.12 aborts it about 1 ms after any POST with a body.
  raw.once('close', () => {
    if (!raw.writableFinished) for (const leave of made) leave();
  });
  return made;
};

/** The caller who waits for `reply`. */
export const recipientOf = (reply: FastifyReply): Recipient => ({
  log: reply.log,
  requestId: reply.request.id,
  patient: false,
  trace: traceOf(reply),
  elapsedMs: () => reply.elapsedTime,
  hasLeft: () => reply.raw.destroyed,
  whenGone(leave) {
    const all = leaversOf(reply);
    all.add(leave);
    if (reply.raw.destroyed) leave();
    return () => void all.delete(leave);
  },
});
