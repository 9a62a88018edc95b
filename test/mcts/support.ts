import { type Random, stream } from '../../src/core/random.ts';
import { Nodes, type Tree, type TreeData } from '../../src/mcts/tree.ts';

/** The chance by which the lines of a table are continued, from its beginning. */
export const line = (): Random => stream('lines', 'line');

/** Everything added up. */
export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Says what is known of a node, in place of what was. */
export const know = (
  tree: Tree,
  node: number,
  known: { visits: number; availability?: number; total: number },
): void => {
  const lone = new Float64Array(4);
  new Int32Array(lone.buffer).set([known.visits, known.availability ?? known.visits], 3);
  lone[3] = known.total;
  tree.nodes.know(node, new Nodes(lone), 0);
};

/** One number of every node of a kept tree. */
export const ofEach = (tree: TreeData, name: 'action' | 'visits' | 'availability' | 'total'): number[] => {
  const nodes = new Nodes(tree);
  return Array.from({ length: nodes.length }, (_, node) => nodes[name](node));
};
