import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { stream } from '../../src/core/random.ts';
import type { FromSearcher } from '../../src/jobs/protocol.ts';
import { arrived, onTheWay } from '../../src/jobs/wire.ts';
import { emptyTable, type RootTable, SUM_NAMES } from '../../src/mcts/root.ts';

const random = stream('wire', 'choice');

/** A table with any number in every place, but for most of the histogram. */
const full = (actions: readonly number[]): RootTable => {
  const table = emptyTable({ seats: 3, endings: 2, metrics: 4, watched: 0, cells: 5 }, actions);
  for (const name of SUM_NAMES.filter((each) => each !== 'scores'))
    for (const place of table[name].keys()) table[name][place] = random.next();
  for (const place of table.scores.keys()) if (random.below(9) === 0) table.scores[place] = random.below(50) + 0.5;
  return { ...table, lines: actions.map(() => [{ notation: 'a', visits: 1 }]), iterations: 7, nodes: 8, depth: 9 };
};

const tables = [
  full([4]),
  full([1, 2, 30]),
  emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 2, cells: 0 }, []),
];

it.each<FromSearcher>([
  { type: 'result', part: 3, result: { tables, stopReason: 'visits', timeMs: 5 } },
  { type: 'progress', part: 3, tables },
  { type: 'failed', part: 3, detail: 'why' },
  { type: 'ready' },
])('a message of the type $type is the same once it has travelled', (message) => {
  expect(arrived(onTheWay(message))).toEqual(message);
});

it('a histogram with few places takes little on its way', () => {
  const table = emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, [1, 2, 3]);
  table.scores[700] = 1;
  const message: FromSearcher = { type: 'progress', part: 1, tables: [table] };
  expect(serialize(onTheWay(message)).length * 5).toBeLessThan(serialize(message).length);
});
