import { setTimeout } from 'node:timers/promises';
import type { LongSearch } from '../../jobs/ledger.ts';
import type { Attempt } from '../problems.ts';
import { type EventStream, openStream } from '../stream.ts';
import { tellLong } from './telling.ts';

/** Time between two looks for news. */
const LOOK_MS = 250;

/** How a search is watched. */
interface Watch {
  /** The search as it is now. */
  look(): Promise<Attempt<LongSearch>>;
  /** Whether the service stops; watchers then come back to another one, and go on where they were. */
  isClosing(): boolean;
  /** The last revision that the watcher has seen; 0 for none. */
  readonly seen: number;
}

/**
 * A stream of what is told of a search: its newest revision if the watcher has not seen that, then each that comes, until it is over.
 * An event is the search as it stands, so whoever comes back after a while has missed nothing that still holds.
 */
export const watched = (watch: Watch): EventStream => {
  const events = openStream();
  follow(watch, events).catch(() => events.body.end());
  return events;
};

const follow = async ({ look, isClosing, seen }: Watch, events: EventStream): Promise<void> => {
  for (let told = seen; !events.body.destroyed; ) {
    const found = await look();
    // A search that is forgotten, or a ledger that is away: who comes back is told so.
    if (!found.ok || isClosing()) break;
    const { revision, endedAt } = found.value;
    if (endedAt !== undefined) return events.finish('result', tellLong(found.value), revision);
    if (revision > told && events.progress(tellLong(found.value), revision)) told = revision;
    await setTimeout(LOOK_MS);
  }
  events.body.end();
};
