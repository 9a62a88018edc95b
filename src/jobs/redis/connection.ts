/** Connections to the Redis that machines share. */
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { catalogEntries } from '../../core/catalog.ts';
import type { Games } from '../../engines/index.ts';
import { SIGNATURE } from '../../mcts/signature.ts';
import type { Model } from '../../net/models.ts';
import type { Log } from '../pool.ts';

/** What all keys begin with. */
export const PREFIX = 'arbor';

/** What goes by messages between machines: another number where they would not understand each other. */
const PROTOCOL = 2;

/** Longest wait between two tries to connect again. */
const MOST_WAIT_MS = 1000;
/** How long whoever comes while it is opened waits for it. */
const FIRST_TRY_MS = 2000;

/**
 * A connection, which is made anew as soon as that is possible. While there is none, commands are refused at once, unless `patient`.
 * @param url such as `redis://:password@host:6379/0`, or `rediss:` for TLS
 */
export const connectTo = (url: string, log: Log | undefined, patient = false): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    enableOfflineQueue: patient,
    retryStrategy: (times) => Math.min(MOST_WAIT_MS, 50 * times),
  });
  // The address may hold a password, so it is not told.
  redis.on('error', (error: Error) => log?.warn({ error: error.message }, 'Redis cannot be reached'));
  return redis;
};

/** Resolves when the first try to connect has come to an end, well or not; after two seconds in any case. */
export const firstTry = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
    setTimeout(resolve, FIRST_TRY_MS).unref();
  });

/** Ends a connection. One that is cut off while it is being encrypted fails more than once, and ioredis hears the first time only. */
export const disconnect = (redis: Redis): void => {
  // There is none before the first try, whatever the type says.
  const stream: Redis['stream'] | undefined = redis.stream;
  stream?.on('error', () => {});
  redis.disconnect();
};

/** What a process knows, in short: only those that know the same can search for each other. */
export interface Identity {
  readonly signature: string;
  /** SHA-256 of all catalogs of all games. */
  readonly catalogs: string;
  /** SHA-256 of the names and contents of all nets. */
  readonly nets: string;
  readonly protocol: number;
}

/** A net as others know it. */
export type NamedNet = Pick<Model, 'game' | 'name'> & { readonly card: Pick<Model['card'], 'sha256'> };

const digestOf = (known: unknown): string => createHash('sha256').update(JSON.stringify(known)).digest('hex');

/** What this process knows. */
export const identityOf = (games: Games, nets: readonly NamedNet[]): Identity => {
  const known = [...games].map(([id, { catalogs }]) => [id, catalogEntries(catalogs).map(({ hash }) => hash)]);
  const named = nets.map(({ game, name, card }) => `${game} ${name} ${card.sha256}`).sort();
  return { signature: SIGNATURE, catalogs: digestOf(known), nets: digestOf(named), protocol: PROTOCOL };
};

/** An identity as names of queues have it. */
export const nameOf = (identity: Identity): string =>
  digestOf([identity.signature, identity.catalogs, identity.nets, identity.protocol]).slice(0, 16);

/** Why two that know this cannot search for each other; nothing where they can. */
export const differenceOf = (own: Identity, other: Identity): string | undefined => {
  if (own.protocol !== other.protocol) return `protocol ${own.protocol} here, ${other.protocol} there`;
  if (own.signature !== other.signature) return `signature ${own.signature} here, ${other.signature} there`;
  const what = (['catalogs', 'nets'] as const).find((each) => own[each] !== other[each]);
  return what && `${what} ${own[what].slice(0, 12)} here, ${other[what].slice(0, 12)} there`;
};

/** Whether Redis itself refuses what is asked: that is a fault of ours, unless it is just starting. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ReplyError' && !/^(LOADING|READONLY|MASTERDOWN)/.test(error.message);
