import type { Readable } from 'node:stream';
import { request } from 'undici';
import { EXIT, Failure, messageOf } from './failure.ts';

/** A request to the HTTP interface, wherever that runs. */
export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly accept: string;
  /** Headers beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  /** Gives the request up, which also ends its search. */
  readonly signal?: AbortSignal;
}

/** The answer to it; the body arrives bit by bit. */
export interface Incoming {
  readonly status: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Carries requests to a server, and lets go of what that took. */
export interface Transport {
  send(outgoing: Outgoing): Promise<Incoming>;
  close(): Promise<void>;
}

const headersOf = ({ accept, body, headers }: Outgoing): Record<string, string> => ({
  ...headers,
  accept,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

/**
 * Requests to a running server.
 * @param url its address, such as `http://127.0.0.1:3000`, or with a path of its own, `https://host/arbor/`
 * @param key API key, when the server asks for one
 */
export const remote = (url: string, key?: string): Transport => ({
  async send(outgoing) {
    const { method, path, body, signal } = outgoing;
    const { statusCode, body: answer } = await request(addressOf(url, path), {
      method,
      headers: { ...headersOf(outgoing), ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: body ?? null,
      signal: signal ?? null,
      // A search is silent between heartbeats; it ends by its own budget.
      bodyTimeout: 0,
      headersTimeout: 0,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new Failure(`No server answers at ${url} (${messageOf(error)}).`, EXIT.failed);
    });
    return { status: statusCode, body: wholeOf(answer) };
  },
  close: async () => {},
});

const addressOf = (url: string, path: string): URL => new URL(`.${path}`, url.endsWith('/') ? url : `${url}/`);

/** The same bytes; a connection that is cut becomes a `Failure`. */
async function* wholeOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new Failure(`The connection to the server was cut (${messageOf(error)}).`, EXIT.failed);
  }
}

/** What `inProcess` needs of an application; `buildApp` makes one. */
interface Injectable {
  inject(options: {
    method: string;
    url: string;
    headers: Record<string, string>;
    payload?: string;
    payloadAsStream: true;
  }): PromiseLike<{
    readonly statusCode: number;
    stream(): Readable;
    readonly raw: { readonly res: { destroy(): void } };
  }>;
  close(): PromiseLike<unknown>;
}

/** Requests to an application in this process, without a port. */
export const inProcess = (app: Injectable): Transport => ({
  async send(outgoing) {
    const { method, path, body, signal } = outgoing;
    const answer = await app.inject({
      method,
      url: path,
      headers: headersOf(outgoing),
      ...(body === undefined ? {} : { payload: body }),
      payloadAsStream: true,
    });
    // Given to `inject`, the signal would end our reading alone, and throw where nobody catches it before there is an
    // answer; the service must see its caller leave.
    const content = answer.stream();
    const leave = (): void => {
      answer.raw.res.destroy();
      content.destroy();
    };
    if (signal?.aborted) leave();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', leave, { once: true });
    return { status: answer.statusCode, body: content };
  },
  close: async () => void (await app.close()),
});
