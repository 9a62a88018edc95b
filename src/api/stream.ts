import { PassThrough, type Readable } from 'node:stream';

/** Media type of a stream of server-sent events. */
export const STREAM_TYPE = 'text/event-stream';

/** Silence that is broken by a comment, so that nobody between the ends takes the connection for dead. */
const HEARTBEAT_MS = 15_000;

/** A stream of events: any number of `progress`, then one `result` or `problem`, which ends it. */
export interface EventStream {
  /** What is sent. */
  readonly body: Readable;
  /** Tells how far it is; left out while the receiver is slower than the news. */
  progress(data: unknown): void;
  /** Tells the end. Whatever is sent after it is ignored. */
  finish(event: 'result' | 'problem', data: unknown): void;
}

/** A new stream, on which a comment is sent every `heartbeatMs`. */
export const openStream = (heartbeatMs = HEARTBEAT_MS): EventStream => {
  const body = new PassThrough();
  const heartbeat = setInterval(() => body.write(': heartbeat\n\n'), heartbeatMs).unref();
  body.once('close', () => clearInterval(heartbeat));
  const isOver = () => body.destroyed || body.writableEnded;
  return {
    body,
    progress(data) {
      if (!isOver() && !body.writableNeedDrain) body.write(eventText('progress', data));
    },
    finish(event, data) {
      if (isOver()) return;
      clearInterval(heartbeat);
      body.end(eventText(event, data));
    },
  };
};

/** One event; JSON has no line breaks, so a single data line is enough. */
const eventText = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whether an `Accept` header asks for a stream; a quality of 0 says that it does not. */
export const wantsStream = (accept = ''): boolean =>
  accept.split(',').some((range) => {
    const [type, ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === STREAM_TYPE && !params.some((param) => /^q *= *0(\.0*)?$/.test(param));
  });
