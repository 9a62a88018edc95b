import { expect, test } from 'vitest';
import { checker } from '../../src/core/schema.ts';
import { StateSchema } from '../../src/engines/anthropocene/documents/schema.ts';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import { effortFor } from '../../src/mcts/effort.ts';
import { levelsOf } from '../../src/mcts/levels.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { search } from '../../src/mcts/run.ts';
import { catalogs } from '../support/anthropocene/play.ts';
import document from '../support/anthropocene/sure-win.json' with { type: 'json' };
import { valueOf } from '../support/results.ts';

/** Six actions, eighteen lines of play: one action wins in every world, though its first playouts look bad. */
const root = valueOf(anthropocene.decode(valueOf(checker(StateSchema).check(document)), catalogs));
const seat = anthropocene.toAct(root);
const [, level2] = levelsOf(anthropocene);

test.each([
  ['1,000 visits', { visits: 1000 }],
  ['4,000 visits', { visits: 4000 }],
  ['a tenth of a million', { visits: 100_000 }],
  ['time', { timeMs: 60_000 }],
  ['what a weak level has, and twelve times that', { visits: 12 * (level2?.visits ?? 0), temperature: 0.75 }],
])('a sure win is seen with %s', (_, wanted) => {
  const table = search({ game: anthropocene, root, seat }, effortFor(wanted), 1, () => performance.now());
  const [best, next] = reportActions(table, anthropocene, seat);
  expect(best).toMatchObject({ exact: true, odds: [1, 0, 0] });
  expect(anthropocene.notation(root, best?.action ?? -1)).toBe('3-earth-1@E');
  expect(next?.odds?.[0]).toBeLessThan(1);
});
