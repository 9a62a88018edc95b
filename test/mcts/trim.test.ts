import { expect, it } from 'vitest';
import { NO_NODE, Nodes, nodeAfter, ROOT, Tree, type TreeData, trimmed } from '../../src/mcts/tree.ts';
import { know, ofEach } from './support.ts';

/** Three branches of ten nodes each, one below the other, with 10, 9, 8 … times so many visits. */
const branches = (...visits: readonly number[]): TreeData => {
  const tree = new Tree(100);
  let last = NO_NODE;
  for (const [action, many] of visits.entries()) {
    last = tree.add(ROOT, last, action);
    let node = last;
    for (let depth = 10; depth > 0; depth--) {
      know(tree, node, { visits: depth * many, total: depth });
      if (depth > 1) node = tree.add(node, NO_NODE, 0);
    }
  }
  return tree.data();
};

it('a tree that has no more nodes than it may is left as it is', () => {
  const tree = branches(1, 2);
  expect(trimmed(tree, 21)).toBe(tree);
});

it('a tree that has more keeps the most visited ones, with all that is known of them', () => {
  const kept = trimmed(branches(1, 100, 3), 13);
  const nodes = new Nodes(kept);
  expect(nodes.length).toBeLessThanOrEqual(13);
  const favourite = nodeAfter(kept, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(favourite).toBeDefined();
  expect([nodes.visits(favourite ?? 0), nodes.total(favourite ?? 0)]).toEqual([100, 1]);
  expect(nodeAfter(kept, [0])).toBeUndefined();
  expect(nodes.visits(nodeAfter(kept, [2]) ?? 0)).toBe(30);
});

it('where too many nodes have many visits, those nearest to the root are kept', () => {
  const kept = trimmed(branches(1e5, 1e5), 5);
  expect(ofEach(kept, 'visits')).toEqual([0, 1e6, 1e6, 9e5, 9e5]);
});
