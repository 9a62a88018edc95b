import { PassThrough } from 'node:stream';

/** Media type of a stream of server-sent events. */
export const STREAM_TYPE = 'text/event-stream';

/** Silence that is broken by a comment, so that nobody between the ends takes the connection for dead. */
const HEARTBEAT_MS = 15_000;

/**
 * A stream of events: any number of `progress`, then one `result` or `problem`, which ends it. Events are numbered from 1, so that a
 * client which reconnects says by `Last-Event-ID` that it does. Where they have numbers of their own, `id` is that.
 */
export interface EventStream {
  /** What is sent. */
  readonly body: PassThrough;
  /** Tells how far it is; left out while the receiver is slower than the news. @returns whether it was told */
  progress(data: unknown, id?: number): boolean;
  /** Tells the end. Whatever is sent after it is ignored. */
  finish(event: 'result' | 'problem', data: unknown, id?: number): void;
}

/** A new stream, on which a comment is sent every `heartbeatMs`. */
export const openStream = (heartbeatMs = HEARTBEAT_MS): EventStream => {
  const body = new PassThrough();
  const heartbeat = setInterval(() => body.write(': heartbeat\n\n'), heartbeatMs).unref();
  body.once('close', () => clearInterval(heartbeat));
  const isOver = () => body.destroyed || body.writableEnded;
  let sent = 0;
  return {
    body,
    progress(data, id) {
      if (isOver() || body.writableNeedDrain) return false;
      sent = id ?? sent + 1;
      body.write(eventText(sent, 'progress', data));
      return true;
    },
    finish(event, data, id = sent + 1) {
      if (isOver()) return;
      clearInterval(heartbeat);
      body.end(eventText(id, event, data));
    },
  };
};

/** One event; JSON has no line breaks, so a single data line is enough. */
const eventText = (id: number, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whether an `Accept` header asks for a stream; a quality of 0 says that it does not. */
export const wantsStream = (accept = ''): boolean =>
  accept.split(',').some((range) => {
    const [type, ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === STREAM_TYPE && !params.some((param) => /^q *= *0(\.0*)?$/.test(param));
  });
