import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { type Budget, shareVisits, slices } from '../../src/mcts/budget.ts';
import { emptyTable } from '../../src/mcts/root.ts';
import type { Search } from '../../src/mcts/spec.ts';
import { searchMiddle } from '../support/positions.ts';

/** A tree that only counts; it is full after `room` iterations. */
const fakeTree = (room = Number.POSITIVE_INFINITY, onIterate = (_count: number): void => {}, batch = 1): Search => {
  let iterations = 0;
  return {
    batch,
    get iterations() {
      return iterations;
    },
    get full() {
      return iterations >= room;
    },
    // The favourite gets three visits of four.
    get lead() {
      return iterations / 2;
    },
    iterate(count) {
      iterations = Math.min(room, iterations + count);
      onIterate(count);
    },
    table: () => emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, []),
  };
};

/** Runs to the end; how many slices there were, and why it ended. */
const run = (trees: readonly Search[], budget: Budget, clock: () => number = () => 0) => {
  const running = slices(trees, budget, clock);
  for (let yields = 0; ; yields++) {
    const step = running.next();
    if (step.done) return { yields, reason: step.value, iterations: trees.map((tree) => tree.iterations) };
    if (yields > 10_000) throw new Error('does not end');
  }
};

describe('visits', () => {
  test.each([[[1]], [[31]], [[32]], [[33]], [[1000, 3, 500]], [[0, 5]]])(
    '%j: each tree does exactly its own',
    (visits) => {
      expect(
        run(
          visits.map(() => fakeTree()),
          { visits },
        ),
      ).toMatchObject({ reason: 'visits', iterations: visits });
    },
  );

  test('no slice is longer than 32 iterations', () => {
    const counts: number[] = [];
    run([fakeTree(undefined, (count) => counts.push(count))], { visits: [1000] });
    // The first iteration tells what one takes: here, nothing.
    expect(counts).toEqual([1, 31, ...Array(30).fill(32), 8]);
  });

  test.each([
    [1, 32],
    [16, 32],
    [24, 48],
    [64, 64],
  ])('slices are whole batches of %i', (batch, slice) => {
    const counts: number[] = [];
    run([fakeTree(undefined, (count) => counts.push(count), batch)], { visits: [5 * slice + 3] });
    expect(counts.filter((count) => count > 0)).toEqual([
      batch,
      ...(slice > batch ? [slice - batch] : []),
      ...Array(4).fill(slice),
      3,
    ]);
  });

  test('trees take turns', () => {
    const order: string[] = [];
    const trees = [0, 1].map((index) => fakeTree(undefined, (count) => order.push(`${index}:${count}`)));
    run(trees, { visits: [90, 90] });
    expect(order).toEqual(['0:1', '0:31', '1:32', '0:32', '1:32', '0:26', '1:26']);
  });

  test('without a deadline the clock is not looked at in a way that matters', () => {
    let now = 0;
    expect(run([fakeTree()], { visits: [500] }, () => (now += 1e9))).toMatchObject({
      reason: 'visits',
      iterations: [500],
    });
  });
});

describe('time', () => {
  /** A clock on which every iteration takes a hundredth of a millisecond. */
  const timed = (count: number, room?: number) => {
    let now = 1000;
    const trees = Array.from({ length: count }, () => fakeTree(room, (done) => (now += done / 100)));
    return { trees, clock: () => now };
  };

  test('ends it, at most one slice late', () => {
    const { trees, clock } = timed(2);
    const { reason } = run(trees, { deadline: 1050 }, clock);
    expect(reason).toBe('time');
    expect(clock() - 1000).toBeGreaterThanOrEqual(50);
    expect(clock() - 1000).toBeLessThanOrEqual(50 + 1.28);
  });

  test('the first limit that is met counts', () => {
    const late = timed(1);
    expect(run(late.trees, { visits: [1e6], deadline: 1020 }, late.clock).reason).toBe('time');
    const early = timed(1);
    expect(run(early.trees, { visits: [100], deadline: 1020 }, early.clock).reason).toBe('visits');
  });

  test('leaves a search its least, and the trees that had no turn alone, however late it is', () => {
    const { trees, clock } = timed(3);
    expect(run(trees, { deadline: 1000 }, clock).iterations).toEqual([32, 0, 0]);
  });

  /** A tree whose iterations take so long. */
  const slow = (ms: number, batch = 1) => {
    let now = 0;
    return { tree: fakeTree(undefined, (done) => (now += done * ms), batch), clock: () => now };
  };

  test('the least of a dear game is what three milliseconds of its own allow, and one batch in any case', () => {
    const { tree, clock } = slow(2);
    expect(run([tree], { deadline: -100 }, clock).iterations).toEqual([2]);
    const dearer = slow(40);
    expect(run([dearer.tree], { deadline: 0 }, dearer.clock).iterations).toEqual([1]);
    const dear = slow(0.7, 4);
    expect(run([dear.tree], { deadline: 0 }, dear.clock).iterations).toEqual([8]);
  });

  test('that others took in the middle of the least leaves as much of it to do', () => {
    const { tree, clock } = slow(1);
    const wall = () => 100 * clock();
    for (const _ of slices([tree], { deadline: 0 }, wall, clock));
    expect(tree.iterations).toBe(3);
  });

  test.each([0.01, 0.3, 2, 40])('is looked at often enough where an iteration takes %d ms', (ms) => {
    const { tree, clock } = slow(ms);
    expect(run([tree], { deadline: 1000 }, clock).reason).toBe('time');
    expect(clock() - 1000).toBeLessThanOrEqual(Math.max(1, ms));
  });

  test('that was up before a turn leaves nothing to do in it', () => {
    const { tree, clock } = slow(0.01);
    let late = 0;
    const running = slices([tree], { deadline: 1000 }, () => clock() + late);
    running.next();
    running.next();
    const before = tree.iterations;
    late = 2000;
    expect(running.next()).toEqual({ done: true, value: 'time' });
    expect(tree.iterations).toBe(before);
  });

  test('is given back about every millisecond, also within a slice', () => {
    const { tree, clock } = slow(0.3);
    let before = clock();
    const gaps: number[] = [];
    for (const _ of slices([tree], { visits: [500] }, clock)) {
      gaps.push(clock() - before);
      before = clock();
    }
    expect(Math.max(...gaps)).toBeLessThan(2);
    expect(tree.iterations).toBe(500);
  });
});

describe('memory', () => {
  test('ends it when every tree is full', () => {
    expect(run([fakeTree(200), fakeTree(300)], { visits: [1000, 1000] })).toMatchObject({
      reason: 'memory',
      iterations: [200, 300],
    });
  });

  test('a full tree leaves the others at work', () => {
    expect(run([fakeTree(200), fakeTree()], { visits: [1000, 1000] })).toMatchObject({
      reason: 'memory',
      iterations: [200, 1000],
    });
  });

  test('a tree that is full just when its visits are done ran out of visits', () => {
    expect(run([fakeTree(256)], { visits: [256] }).reason).toBe('visits');
  });
});

describe('early stop', () => {
  test('ends a tree between slices once its favourite cannot be overtaken', () => {
    const trees = [fakeTree(), fakeTree()];
    expect(run(trees, { visits: [1000, 90], earlyStop: true })).toMatchObject({
      reason: 'visits',
      iterations: [672, 64],
    });
  });

  test('changes nothing when only time limits the search', () => {
    let now = 0;
    const tree = fakeTree(undefined, () => (now += 1));
    expect(run([tree], { deadline: 5, earlyStop: true }, () => now).reason).toBe('time');
  });

  test.each([1, 2, 3, 4, 5])('one tree chooses what it would have chosen, tree %i', (seed) => {
    const favourite = (earlyStop: boolean) => {
      const search = searchMiddle(seed);
      for (const _ of slices([search], { visits: [4000], earlyStop }, () => 0));
      const { visits, iterations } = search.table(stream(seed, 'line'));
      return { index: visits.indexOf(Math.max(...visits)), iterations };
    };
    expect(favourite(true).index).toBe(favourite(false).index);
    expect(favourite(true).iterations).toBeLessThanOrEqual(4000);
  });
});

test('leaving the loop leaves the trees as they are', () => {
  const tree = fakeTree();
  for (const _ of slices([tree], { visits: [10_000] }, () => 0)) if (tree.iterations >= 256) break;
  expect(tree.iterations).toBe(256);
});

describe('shareVisits', () => {
  test.each([
    [10, 1, [10]],
    [10, 3, [4, 3, 3]],
    [8, 8, [1, 1, 1, 1, 1, 1, 1, 1]],
    [2, 4, [1, 1, 0, 0]],
    [20_000, 8, Array(8).fill(2500)],
  ])('%i among %i', (total, trees, shares) => {
    expect(shareVisits(total, trees)).toEqual(shares);
  });
});
