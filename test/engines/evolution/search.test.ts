import { expect, test } from 'vitest';
import { loadGames } from '../../../src/engines/index.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { Run } from '../../../src/mcts/run.ts';
import { valueOf } from '../../support/results.ts';
import { start } from '../../support/walk.ts';

test('a search with six seats stays under its cap of nodes, and says that it stopped for it', () => {
  const loaded = valueOf(loadGames()).get('evolution') ?? expect.fail('not registered');
  const { game } = loaded;
  const root = start({ ...loaded, setup: { name: 'six seats', options: { seats: 6 } } }, 1);
  const params = { ...DEFAULT_PARAMS, maxNodes: 5000 };
  const about = { game, root, seat: game.toAct(root), params };
  const run = new Run({ ...about, seed: 1, ensembles: [0], visits: [100_000] }, () => 0);
  expect(run.finish()).toBe('memory');
  expect(run.tables().map(({ nodes }) => nodes)).toEqual([5000]);
});
