import type { Redis } from 'ioredis';
import type { Log } from '../pool.ts';
import { differenceOf, type Identity } from './connection.ts';
import { WORKERS_KEY } from './messages.ts';

/** Time between two words of a process, after which silence it counts for nothing, and after which it is forgotten. */
export const WORD_MS = 1000;
const SILENT_MS = 5000;
const FORGOTTEN_MS = 60_000;

/** What a worker tells of itself. */
export interface WorkerWord {
  readonly at: number;
  readonly identity: Identity;
  readonly searchers: number;
  readonly busy: number;
}

/** Milliseconds since 1970 by the clock of Redis, which all machines share. */
export const redisNow = async (redis: Redis): Promise<number> => {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
};

/** The words of all that tell of themselves under `key`, those that have long been silent left out and forgotten. */
export const wordsOf = async <Word extends { readonly at: number }>(
  redis: Redis,
  key: string,
  now: number,
): Promise<Word[]> => {
  const words: Word[] = [];
  for (const [name, text] of Object.entries(await redis.hgetall(key))) {
    const word: Word = JSON.parse(text);
    if (now - word.at <= SILENT_MS) words.push(word);
    else if (now - word.at > FORGOTTEN_MS) await redis.hdel(key, name);
  }
  return words;
};

/** The workers that a process can have search for it. */
export interface Fleet {
  readonly searchers: number;
  readonly busy: number;
}

/** Looks who is there; workers that know something else are told in the log, once each time it changes. */
export const fleetWatch = (
  redis: Redis,
  identity: Identity,
  log: Log | undefined,
): ((now: number) => Promise<Fleet>) => {
  let told = '';
  return async (now) => {
    const words = await wordsOf<WorkerWord>(redis, WORKERS_KEY, now);
    const others = words.flatMap((word) => differenceOf(identity, word.identity) ?? []);
    const saying = [...new Set(others)].sort().join('; ');
    if (saying !== told && saying !== '') log?.warn({ why: saying }, 'workers that know something else get no work');
    told = saying;
    const fitting = words.filter((word) => differenceOf(identity, word.identity) === undefined);
    return {
      searchers: fitting.reduce((sum, { searchers }) => sum + searchers, 0),
      busy: fitting.reduce((sum, { busy }) => sum + busy, 0),
    };
  };
};
