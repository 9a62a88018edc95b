/** What machines tell each other by way of Redis: all of one checkout, or they have other queues. */
import { deserialize, serialize } from 'node:v8';
import type { RootTable } from '../../mcts/root.ts';
import type { SearchReply, SearchTask } from '../backend.ts';
import type { PartResult } from '../protocol.ts';
import { arrived, type OnTheWay, onTheWay } from '../wire.ts';
import { PREFIX } from './connection.ts';

/** The two queues of those that know the same. */
export const LANES = ['short', 'long'] as const;
export type Lane = (typeof LANES)[number];

/** A part of a task as it waits for a worker: one of its trees. */
export interface Order {
  /** The search itself; `first` says which tree. */
  readonly task: SearchTask;
  /** When its time is up, by the clock of Redis; absent where visits alone limit it. */
  readonly deadline?: number;
  /** The process that wants to hear of it. */
  readonly from: string;
  readonly progress: boolean;
}

/** Of the part called `part`, to the process that it is for. */
export type News =
  | { readonly type: 'begun'; readonly part: string }
  | { readonly type: 'progress'; readonly part: string; readonly tables: readonly RootTable[] }
  /** What was found waits under `foundKey`. */
  | { readonly type: 'over'; readonly part: string };

/** What became of a part, as it waits to be fetched. */
export type Found =
  | { readonly status: 'done'; readonly result: PartResult }
  | Extract<SearchReply, { readonly status: 'failed' }>;

export const foundKey = (part: string): string => `${PREFIX}:found:${part}`;
export const cancelledKey = (part: string): string => `${PREFIX}:cancelled:${part}`;
/** Where a process hears of its parts. */
export const newsChannel = (process: string): string => `${PREFIX}:news:${process}`;
/** Where workers hear which parts are to end: names with spaces between. */
export const CANCEL_CHANNEL = `${PREFIX}:cancel`;
/** By the name of a worker, what it has told of itself last. */
export const WORKERS_KEY = `${PREFIX}:workers`;
/** By the name of a process that has searches done, the same. */
export const SERVICES_KEY = `${PREFIX}:services`;

/** Tables travel as they do between processes of one machine. */
const packed = (tables: readonly RootTable[]): OnTheWay => onTheWay({ type: 'progress', part: 0, tables });

const isPacked = (value: unknown): value is OnTheWay => typeof value === 'object' && value !== null && 'type' in value;

const unpacked = (value: unknown): readonly RootTable[] => {
  const message = isPacked(value) ? arrived(value) : undefined;
  if (message?.type !== 'progress') throw new TypeError('these are no tables');
  return message.tables;
};

export const writeNews = (news: News): Buffer =>
  serialize(news.type === 'progress' ? { ...news, tables: packed(news.tables) } : news);

export const readNews = (bytes: Buffer): News => {
  const news: News & { tables?: unknown } = deserialize(bytes);
  return news.type === 'progress' ? { ...news, tables: unpacked(news.tables) } : news;
};

export const writeFound = (found: Found): Buffer =>
  serialize(
    found.status === 'done' ? { ...found, result: { ...found.result, tables: packed(found.result.tables) } } : found,
  );

export const readFound = (bytes: Buffer): Found => {
  const found: Found = deserialize(bytes);
  return found.status === 'done'
    ? { ...found, result: { ...found.result, tables: unpacked(found.result.tables) } }
    : found;
};
