/**
 * How messages of searchers travel between processes. A root table is a dozen arrays, most of them of zeros, and the channel
 * copies each by a call of its own; here all numbers of a table are one array, with no zeros of the histogram.
 */
import { keysOf, mapRecord } from '../core/records.ts';
import { type RootSums, type RootTable, widthsOf } from '../mcts/root.ts';
import { type FromSearcher, type PartResult, tagOf } from './protocol.ts';

/** A table on its way. */
interface PackedTable extends Omit<RootTable, keyof RootSums> {
  /** Its sums one after the other, but for the histogram, of which places and counts follow in turn. */
  readonly numbers: Float64Array;
}

/** A table in one array. */
const packed = (table: RootTable): PackedTable => {
  const { shape, exact, actions, lines, iterations, nodes, depth, scores } = table;
  const names = keysOf(widthsOf(shape)).filter((name) => name !== 'scores');
  const size = names.reduce((sum, name) => sum + table[name].length, 0);
  let counts = 0;
  for (let bin = 0; bin < scores.length; bin++) if (scores[bin] !== 0) counts++;
  const numbers = new Float64Array(size + 2 * counts);
  let at = 0;
  for (const name of names) {
    numbers.set(table[name], at);
    at += table[name].length;
  }
  for (let bin = 0; bin < scores.length; bin++)
    if (scores[bin] !== 0) {
      numbers[at++] = bin;
      numbers[at++] = scores[bin]!;
    }
  return { shape, exact, actions, lines, iterations, nodes, depth, numbers };
};

/** The table again; its arrays are parts of the one that came. */
const unpacked = ({ numbers, ...rest }: PackedTable): RootTable => {
  const count = rest.actions.length;
  let at = 0;
  const sums = mapRecord(widthsOf(rest.shape), (width, name) => {
    if (name === 'scores') return new Float64Array(count * width);
    at += count * width;
    return numbers.subarray(at - count * width, at);
  });
  for (; at < numbers.length; at += 2) sums.scores[numbers[at]!] = numbers[at + 1]!;
  return { ...rest, ...sums };
};

type Progress = Extract<FromSearcher, { readonly type: 'progress' }>;
type Result = Extract<FromSearcher, { readonly type: 'result' }>;

/** A message of a searcher on its way. */
export type OnTheWay =
  | Exclude<FromSearcher, Progress | Result>
  | (Omit<Progress, 'tables'> & { readonly tables: readonly PackedTable[] })
  | (Omit<Result, 'result'> & {
      readonly result: Omit<PartResult, 'tables'> & { readonly tables: readonly PackedTable[] };
    });

const TAGS: readonly unknown[] = ['ready', 'heartbeat', 'progress', 'result', 'failed'] satisfies OnTheWay['type'][];

/** Whether `message` is one that a searcher sends. */
export const isOnTheWay = (message: unknown): message is OnTheWay => TAGS.includes(tagOf(message));

/** A message of a searcher as it travels. */
export const onTheWay = (message: FromSearcher): OnTheWay => {
  switch (message.type) {
    case 'progress':
      return { ...message, tables: message.tables.map(packed) };
    case 'result':
      return { ...message, result: { ...message.result, tables: message.result.tables.map(packed) } };
    default:
      return message;
  }
};

/** A message of a searcher that has travelled. */
export const arrived = (message: OnTheWay): FromSearcher => {
  switch (message.type) {
    case 'progress':
      return { ...message, tables: message.tables.map(unpacked) };
    case 'result':
      return { ...message, result: { ...message.result, tables: message.result.tables.map(unpacked) } };
    default:
      return message;
  }
};
