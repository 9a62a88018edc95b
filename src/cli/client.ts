import { text } from 'node:stream/consumers';
import Type from 'typebox';
import { checker } from '../core/schema.ts';
import { readEvents } from './events.ts';
import { EXIT, Failure } from './failure.ts';
import { parseJson, writeJson } from './json.ts';
import type { Incoming, Transport } from './transport.ts';

/** How a streamed search ended. */
export interface SearchEnd {
  /** The last answer that came: the result, or, when interrupted, the best so far. */
  readonly answer: unknown;
  readonly interrupted: boolean;
}

/** The HTTP interface as commands use it. Problems are thrown as a `Failure` that tells all their faults. */
export interface Client {
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  /**
   * Watches what goes on by itself, until it is over.
   * @param onProgress hears how it stands, again and again
   * @returns how it ended; undefined where the connection ended first
   */
  watch(path: string, onProgress: (told: unknown) => void): Promise<unknown>;
  /**
   * Runs a search as a stream.
   * @param onProgress hears every answer before the last
   * @param stop ends the search as soon as there is any answer, the best so far
   */
  search(path: string, body: unknown, onProgress: (answer: unknown) => void, stop: AbortSignal): Promise<SearchEnd>;
  close(): Promise<void>;
}

const problems = checker(
  Type.Object({
    title: Type.String(),
    status: Type.Optional(Type.Integer()),
    detail: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(Type.Object({ pointer: Type.String(), detail: Type.String() }))),
  }),
);

/** A problem answer as a failure: the sentence, then each fault with its place. */
const failureOf = (body: unknown, httpStatus = 500): Failure => {
  const problem = problems.check(body);
  if (!problem.ok) return new Failure(`The server answered ${httpStatus}.`, EXIT.failed);
  const { title, detail, errors = [], status = httpStatus } = problem.value;
  const faults = errors.map(({ pointer, detail: what }) => `  ${pointer === '' ? '(all)' : pointer}  ${what}`);
  return new Failure([detail ?? title, ...faults].join('\n'), status < 500 ? EXIT.badInput : EXIT.failed);
};

const readJson = async ({ status, body }: Incoming): Promise<unknown> => {
  const content = parseJson(await text(body), `The server answered ${status} without JSON`, EXIT.failed);
  if (status >= 400) throw failureOf(content, status);
  return content;
};

/** A client over `transport`. */
export const connect = (transport: Transport): Client => ({
  get: async (path) => readJson(await transport.send({ method: 'GET', path, accept: 'application/json' })),
  post: async (path, body, headers = {}) =>
    readJson(
      await transport.send({ method: 'POST', path, accept: 'application/json', body: writeJson(body), headers }),
    ),
  remove: async (path) => readJson(await transport.send({ method: 'DELETE', path, accept: 'application/json' })),
  watch: async (path, onProgress) => {
    const incoming = await transport.send({ method: 'GET', path, accept: 'text/event-stream' });
    if (incoming.status >= 400) await readJson(incoming);
    for await (const { name, data } of readEvents(incoming.body)) {
      if (name === 'result') return data;
      onProgress(data);
    }
    return undefined;
  },
  search: async (path, body, onProgress, stop) => {
    let answer: unknown;
    // Who leaves before the first answer gets none; the first comes soon after searchers have loaded.
    const leaving = new AbortController();
    const onStop = (): void => {
      if (answer !== undefined) leaving.abort();
    };
    stop.addEventListener('abort', onStop, { once: true });
    const outgoing = { method: 'POST', path, accept: 'text/event-stream', body: writeJson(body) } as const;
    try {
      const incoming = await transport.send({ ...outgoing, signal: leaving.signal });
      if (incoming.status >= 400) await readJson(incoming);
      for await (const { name, data } of readEvents(incoming.body)) {
        if (name === 'problem') throw failureOf(data);
        answer = data;
        if (name === 'result') return { answer, interrupted: false };
        if (stop.aborted) leaving.abort();
        else onProgress(answer);
        if (leaving.signal.aborted) break;
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    } finally {
      stop.removeEventListener('abort', onStop);
    }
    if (leaving.signal.aborted) return { answer, interrupted: true };
    throw new Failure('The stream ended without a result.', EXIT.failed);
  },
  close: transport.close,
});
