import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/core/actions.ts';
import { stream } from '../../src/core/random.ts';
import { Selector } from '../../src/mcts/select.ts';
import { NO_NODE, ROOT, Tree } from '../../src/mcts/tree.ts';
import { expectUniform, repeat } from '../support/chi-square.ts';
import { know } from './support.ts';

const listOf = (...actions: number[]): ActionList => {
  const list = new ActionList();
  for (const action of actions) list.push(action);
  return list;
};

const childrenOf = (tree: Tree, node: number): number[] => {
  const children: number[] = [];
  for (let child = tree.nodes.firstChild(node); child !== NO_NODE; child = tree.nodes.nextSibling(child))
    children.push(child);
  return children;
};

/** A tree whose root has these children, `[action, n, m, W]` each. */
const treeOf = (
  ...children: readonly (readonly [action: number, visits: number, availability: number, total: number])[]
): Tree => {
  const tree = new Tree(100);
  let after = NO_NODE;
  for (const [action, visits, availability, total] of children) {
    after = tree.add(ROOT, after, action);
    know(tree, after, { visits, availability, total });
  }
  return tree;
};

const choose = (tree: Tree, exploration: number, ...legal: number[]): number =>
  tree.nodes.action(new Selector(tree, exploration, stream(1, 'test')).choose(ROOT, listOf(...legal), undefined));

describe('expansion', () => {
  test('a legal action without a child comes first, whatever the others are worth', () => {
    const tree = treeOf([1, 100, 100, 100], [3, 100, 100, 100]);
    const selector = new Selector(tree, 0.7, stream(1, 'test'));
    const child = selector.choose(ROOT, listOf(1, 2, 3), undefined);
    expect([
      tree.nodes.action(child),
      tree.nodes.availability(child),
      tree.nodes.visits(child),
      selector.expanded,
    ]).toEqual([2, 1, 1, true]);
  });

  test('each of several is as likely as the others', () => {
    const random = stream('expand', 'test');
    const draws = repeat(1200, () => {
      const tree = treeOf([5, 1, 1, 1]);
      return tree.nodes.action(new Selector(tree, 0.7, random).choose(ROOT, listOf(2, 5, 7, 9), undefined));
    });
    expectUniform([2, 7, 9], draws);
  });

  test('children stay in ascending order of action', () => {
    const tree = new Tree(100);
    const selector = new Selector(tree, 0.7, stream(1, 'test'));
    for (const legal of [
      [5, 9],
      [1, 9],
      [5, 7],
      [3, 5],
      [1, 3, 5, 7, 9, 11],
      [0, 11],
    ])
      for (let visit = 0; visit < 4; visit++) tree.nodes.visit(selector.choose(ROOT, listOf(...legal), undefined));
    expect(childrenOf(tree, ROOT).map((child) => tree.nodes.action(child))).toEqual([0, 1, 3, 5, 7, 9, 11]);
  });
});

describe('choice', () => {
  test('without exploration: the highest mean', () => {
    expect(choose(treeOf([1, 10, 50, 4], [2, 10, 50, 6], [3, 10, 50, 5]), 0, 1, 2, 3)).toBe(2);
  });

  test('among equals: the lower action', () => {
    expect(choose(treeOf([1, 10, 50, 5], [2, 10, 50, 5]), 0.7, 1, 2)).toBe(1);
  });

  test('only children of actions that are legal in this world', () => {
    expect(choose(treeOf([1, 10, 50, 10], [2, 10, 50, 1], [3, 10, 50, 2]), 0.7, 2, 3)).toBe(3);
  });

  // W/n + c √(ln m / n): 0.5 + √(ln 100 / 10) = 1.179 against 0.6 + √(ln 12 / 10) = 1.098, m counted after this visit.
  test('what could often have been chosen and was not is explored before what seldom could', () => {
    expect(choose(treeOf([1, 10, 99, 5], [2, 10, 11, 6]), 1, 1, 2)).toBe(1);
    expect(choose(treeOf([1, 10, 99, 5], [2, 10, 11, 6]), 0.1, 1, 2)).toBe(2);
  });
});

describe('advice', () => {
  /** As heavy as their own number, with 9 as heavy as 7. */
  const weigh = (_world: undefined, actions: ActionList, into: Float64Array): void => {
    for (let index = 0; index < actions.length; index++) into[index] = Math.min(7, actions.codes[index]!);
  };
  const advised = (tree: Tree, bias: number): Selector<undefined> =>
    new Selector(tree, 0, stream(1, 'test'), { weigh, bias });

  test('new children come in the order of their weights, the lower action among equals', () => {
    const tree = new Tree(100);
    const selector = advised(tree, 1);
    const order = Array.from({ length: 4 }, () =>
      tree.nodes.action(selector.choose(ROOT, listOf(2, 5, 7, 9), undefined)),
    );
    expect(order).toEqual([7, 9, 5, 2]);
    expect(selector.expanded).toBe(true);
  });

  test('an action gets the bias of its share of the weights in the world that adds it', () => {
    const tree = new Tree(100);
    const selector = advised(tree, 0.5);
    selector.choose(ROOT, listOf(1, 3), undefined);
    selector.choose(ROOT, listOf(1, 7), undefined);
    selector.choose(ROOT, listOf(1), undefined);
    expect(childrenOf(tree, ROOT).map((child) => tree.nodes.bias(child))).toEqual([
      0,
      Math.fround(0.5 * Math.sqrt(3 / 4)),
      Math.fround(0.5 * Math.sqrt(7 / 8)),
    ]);
  });

  // W/n + H/(n + 1): 0.5 + 0.3/5 = 0.56 against 0.52, and with a hundred times the visits 0.5 + 0.3/401 against 0.52.
  test('the bias decides among few visits and fades with more', () => {
    const choice = (times: number): number => {
      const tree = treeOf([1, 4 * times, 500, 2 * times], [2, 4 * times, 500, 2.08 * times]);
      tree.nodes.setBias(1, 0.3);
      return tree.nodes.action(advised(tree, 1).choose(ROOT, listOf(1, 2), undefined));
    };
    expect([choice(1), choice(100)]).toEqual([1, 2]);
  });

  test('grows with the number of actions, and goes with a tree that is kept', () => {
    const tree = new Tree(300);
    const selector = advised(tree, 1);
    const all = listOf(...Array.from({ length: 200 }, (_, index) => index + 1));
    for (let visit = 0; visit < 200; visit++) selector.choose(ROOT, all, undefined);
    const child = tree.nodes.firstChild(ROOT);
    tree.add(child, NO_NODE, 4);
    tree.nodes.setBias(201, 0.25);
    const kept = new Tree(300);
    kept.graft(tree.data(), child);
    expect([tree.size, kept.size, kept.nodes.bias(1)]).toEqual([202, 2, 0.25]);
  });
});

test('availability grows for every child of a legal action, chosen or not, and for no other', () => {
  const tree = treeOf([1, 3, 5, 1], [2, 3, 5, 1], [3, 3, 5, 1]);
  new Selector(tree, 0.7, stream(1, 'test')).choose(ROOT, listOf(1, 3), undefined);
  expect(childrenOf(tree, ROOT).map((child) => tree.nodes.availability(child))).toEqual([6, 5, 6]);
});

test('over thousands of visits with changing legal actions: n ≤ m ≤ N, and the n add up to N', () => {
  const random = stream('worlds', 'test');
  const tree = new Tree(100);
  const selector = new Selector(tree, 0.7, random);
  for (let visit = 1; visit <= 5000; visit++) {
    const legal = [...Array(12).keys()].filter((action) => random.below(12) >= action);
    const child = selector.choose(ROOT, listOf(...(legal.length > 0 ? legal : [0])), undefined);
    tree.nodes.gain(child, random.next());
    const children = childrenOf(tree, ROOT);
    expect(children.reduce((sum, each) => sum + tree.nodes.visits(each), 0)).toBe(visit);
    for (const each of visit % 50 === 0 ? children : []) {
      expect(tree.nodes.visits(each)).toBeLessThanOrEqual(tree.nodes.availability(each));
      expect(tree.nodes.availability(each)).toBeLessThanOrEqual(visit);
    }
  }
});

describe('tree', () => {
  test('grows past its first capacity and keeps what it holds', () => {
    const tree = new Tree(5000);
    let after = NO_NODE;
    for (let action = 0; !tree.full; action++) after = tree.add(ROOT, after, action);
    expect(tree.size).toBe(5000);
    expect(childrenOf(tree, ROOT).map((child) => tree.nodes.action(child))).toEqual([...Array(4999).keys()]);
    expect(childrenOf(tree, ROOT).every((child) => tree.nodes.availability(child) === 1)).toBe(true);
  });

  test('tidied, holds the same under other ids, siblings side by side', () => {
    const tree = new Tree(20_000);
    const random = stream('tidy', 'test');
    const selector = new Selector(tree, 0.7, random);
    const all = listOf(...Array(20).keys());
    for (let node = ROOT; !tree.full; node = tree.size > 400 ? random.below(tree.size) : ROOT) {
      for (let depth = 0; depth < 3 && !tree.full; depth++) node = selector.choose(node, all, undefined);
      tree.nodes.gain(node, random.next());
    }
    const told = (node: number): unknown => [
      tree.nodes.action(node),
      tree.nodes.visits(node),
      tree.nodes.availability(node),
      tree.nodes.total(node),
      childrenOf(tree, node).map(told),
    ];
    const before = told(ROOT);
    tree.tidy();
    expect([tree.size, told(ROOT)]).toEqual([20_000, before]);
    for (const node of Array(tree.size).keys()) {
      const [first = 0, ...others] = childrenOf(tree, node);
      expect(others).toEqual(others.map((_, index) => first + 1 + index));
    }
  });

  test('the favourite is the most visited child, the lower action among equals', () => {
    const tree = treeOf([1, 3, 9, 3], [2, 7, 9, 0], [3, 7, 9, 7]);
    expect(tree.nodes.action(tree.favourite(ROOT))).toBe(2);
    expect(tree.favourite(1)).toBe(NO_NODE);
  });
});

describe('least visits', () => {
  const chosen = (least: number): number => {
    const tree = treeOf([1, 90, 100, 90], [2, 4, 100, 0], [3, 6, 100, 0]);
    return tree.nodes.action(
      new Selector(tree, 0.25, stream(1, 'test')).choose(ROOT, listOf(1, 2, 3), undefined, least),
    );
  };

  test('who has fewer comes first, the fewest before others, however bad it looks', () => {
    expect([chosen(0), chosen(4), chosen(5), chosen(7)]).toEqual([1, 1, 2, 2]);
  });

  test('an action without a child comes before them', () => {
    const tree = treeOf([1, 4, 100, 0]);
    const child = new Selector(tree, 0.25, stream(1, 'test')).choose(ROOT, listOf(1, 2), undefined, 50);
    expect(tree.nodes.action(child)).toBe(2);
  });
});

describe('what a tree has settled on', () => {
  const settled = (...legal: number[]): number => {
    const tree = treeOf([1, 90, 100, 45], [2, 4, 100, 3], [3, 4, 50, 3]);
    const before = structuredClone(tree.data());
    const child = new Selector(tree, 0.25, stream(1, 'test')).favourite(ROOT, listOf(...legal));
    expect(tree.data()).toEqual(before);
    return child === NO_NODE ? -1 : tree.nodes.action(child);
  };

  test('is the legal child of the highest mean, the lower action among equals, and counts nothing', () => {
    expect([settled(1, 2, 3), settled(1, 3), settled(0, 1, 5)]).toEqual([2, 3, 1]);
  });

  test('is nothing where no legal action has a child', () => {
    expect(settled(0, 4, 7)).toBe(-1);
  });
});
