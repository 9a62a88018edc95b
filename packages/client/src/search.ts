/** Searches that are handed in, and come back for. */
import { ask, type Calling } from './ask.ts';
import { Problem } from './problem.ts';
import { type Settings, send } from './send.ts';
import { messagesOf } from './stream.ts';
import type { GameId, LongKind, Search } from './types.ts';

/** How a search is watched. */
export interface Watching extends Calling {
  /** Milliseconds before the connection is made anew after it was cut; 1000 when absent. */
  readonly pauseMs?: number;
}

/** A search that a server has taken. Its `id` is all that another program, or a later one, needs to come back for it. */
export interface SearchHandle<G extends GameId, K extends LongKind> {
  readonly id: string;
  /** The search as it stands. */
  get(rest?: Calling): Promise<Search<G, K>>;
  /** Ends it with the best answer so far. */
  end(rest?: Calling): Promise<Search<G, K>>;
  /** The search as it stands, again and again, until it is over. Whoever stops listening does it no harm; a connection that is cut is made anew. */
  watch(rest?: Watching): AsyncGenerator<Search<G, K>, void, undefined>;
  /** The search once it is over. @throws Problem where it failed */
  over(rest?: Watching): Promise<Search<G, K>>;
}

/** The search called `id` on a server. */
export const searchOn = <G extends GameId, K extends LongKind>(settings: Settings, id: string): SearchHandle<G, K> => {
  const path = `/v1/searches/${encodeURIComponent(id)}`;
  const watch = (rest: Watching = {}) => watching<G, K>(settings, path, rest);
  return {
    id,
    get: ({ signal } = {}) => ask(settings, { method: 'GET', path, signal }),
    end: ({ signal } = {}) => ask(settings, { method: 'DELETE', path, signal }),
    watch,
    async over(rest) {
      let last: Search<G, K> | undefined;
      for await (const search of watch(rest)) last = search;
      last ??= await ask<Search<G, K>>(settings, { method: 'GET', path, signal: rest?.signal });
      if (last.problem !== null) throw new Problem(last.problem);
      return last;
    },
  };
};

async function* watching<G extends GameId, K extends LongKind>(
  settings: Settings,
  path: string,
  { signal, pauseMs = 1000 }: Watching,
): AsyncGenerator<Search<G, K>, void, undefined> {
  for (let last = ''; ; ) {
    const headers = last === '' ? {} : { 'last-event-id': last };
    const response = await send(settings, {
      method: 'GET',
      path: `${path}/events`,
      accept: 'text/event-stream',
      headers,
      signal,
    });
    if (response.status === 204) return;
    try {
      for await (const { id, event, data } of messagesOf(response)) {
        last = id ?? last;
        yield JSON.parse(data);
        if (event === 'result') return;
      }
    } catch (error) {
      // Of all that may go wrong on the way, only what the caller wants is no reason to try again.
      if (signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
