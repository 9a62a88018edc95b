import { expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { loadGames } from '../../../src/engines/index.ts';
import { slices } from '../../../src/mcts/budget.ts';
import { plantEnsemble } from '../../../src/mcts/ensembles.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { valueOf } from '../../support/results.ts';
import { start } from '../../support/walk.ts';

test('a search with six seats stays under its cap of nodes, and says that it stopped for it', () => {
  const loaded = valueOf(loadGames()).get('evolution') ?? expect.fail('not registered');
  const { game } = loaded;
  const root = start({ ...loaded, setup: { name: 'six seats', options: { seats: 6 } } }, 1);
  const params = { ...DEFAULT_PARAMS, maxNodes: 5000 };
  const tree = plantEnsemble({ game, root, seat: game.toAct(root), params }, 1, 0);
  const running = slices([tree], { visits: [100_000] }, () => 0);
  let step = running.next();
  while (!step.done) step = running.next();
  expect(step.value).toBe('memory');
  expect(tree.table(stream(1, 'line')).nodes).toBe(5000);
});
