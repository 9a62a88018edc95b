/** Long answers: sent when they are there, or told on the way as a stream, to somebody who may leave. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type Attempt, internalFault, problemDocument, refuse } from './problems.ts';
import { openStream, STREAM_TYPE, wantsStream } from './stream.ts';

/** Tells how far the work is; `news` is asked for the answer so far. */
export type Progress = (news: () => unknown) => void;

/** Work that ends in an answer. @param progress absent where nobody wants to hear of it */
export type Work = (progress?: Progress) => Promise<Attempt<unknown>>;

/** What `work` comes to, as the caller wants to hear it. A stream is not begun again for a client that reconnects by itself. */
export const answered = async (reply: FastifyReply, work: Work): Promise<Attempt<unknown>> => {
  const { accept, 'last-event-id': last } = reply.request.headers;
  if (!wantsStream(accept)) return work();
  return last === undefined
    ? streamed(reply, work)
    : refuse(
        'not-resumable',
        [],
        'This request says "Last-Event-ID", and no stream is gone on from: close it on "result" or "problem", or ask anew without that header.',
      );
};

/** Refusals that come this soon are answered with their own status; later ones are events. */
const PATIENCE_MS = 250;

const streamed = async (reply: FastifyReply, work: Work): Promise<Attempt<unknown>> => {
  const events = openStream();
  const fail = (error: unknown): void => {
    reply.log.error({ err: error }, 'a stream failed');
    events.finish('problem', problemDocument(internalFault().problem, reply.request.id));
  };
  const working = work((news) => {
    try {
      events.progress(news());
    } catch (error) {
      fail(error);
    }
  });
  const early = await Promise.race([working, setTimeout(PATIENCE_MS, undefined, { ref: false })]).catch((error) => {
    events.body.destroy();
    throw error;
  });
  if (early !== undefined && !early.ok) {
    events.body.destroy();
    return early;
  }
  if (reply.raw.destroyed) {
    events.body.destroy();
    return refuse('cancelled', [], 'The caller left before the stream began.');
  }
  working
    .then((found) => {
      if (found.ok) events.finish('result', found.value);
      else events.finish('problem', problemDocument(found.problem, reply.request.id));
    })
    .catch(fail);
  // Proxies such as nginx hold answers back unless told not to.
  reply.type(STREAM_TYPE).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  return { ok: true, value: events.body };
};
