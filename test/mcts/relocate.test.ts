import { describe, expect, test } from 'vitest';
import type { Action, Game, Seat } from '../../src/core/contract.ts';
import { type Random, stream } from '../../src/core/random.ts';
import { finished } from '../../src/mcts/budget.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { wayTo } from '../../src/mcts/relocate.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { bytesOf, Nodes, nodeAfter, ROOT, Tree } from '../../src/mcts/tree.ts';
import { goofspiel } from '../support/games/goofspiel.ts';
import { newGame } from '../support/games/solved-game.ts';
import { board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { MIDDLE, searchMiddle, TABLE } from '../support/positions.ts';
import { copyOf, legalOf } from '../support/walk.ts';
import { ofEach, sum } from './support.ts';

/** What is played from `root` until its seat is to act again: codes, documents, and the last state. */
const playRound = (game: Game, root: unknown, random: Random) => {
  const seat = game.toAct(root);
  const state = copyOf(game, root);
  const codes: Action[] = [];
  const actions: unknown[] = [];
  do {
    const legal = legalOf(game, state);
    const action = legal[random.below(legal.length)]!;
    codes.push(action);
    actions.push(game.encodeAction(state, action));
    game.apply(state, action, random);
  } while (game.toAct(state) !== seat);
  return { seat, codes, actions, state };
};

const wayOf = (game: Game, root: unknown, seat: Seat, actions: readonly unknown[], now: unknown) =>
  finished(wayTo({ game, root, seat, actions, view: game.encode(now, seat) }, 'way'));

describe('the way from one decision to the next', () => {
  test.each([1, 2, 3, 4, 5])('is found among hidden hands and objectives, round %i', (seed) => {
    const { seat, codes, actions, state } = playRound(TABLE.game, MIDDLE, stream(seed, 'test'));
    expect(wayOf(TABLE.game, MIDDLE, seat, actions, state)).toEqual(codes);
  });

  test('is the same whatever is really hidden', () => {
    const { seat, actions, state } = playRound(TABLE.game, MIDDLE, stream(1, 'test'));
    const other = copyOf(TABLE.game, MIDDLE);
    TABLE.game.redeal(other, seat, stream(9, 'test'));
    expect(wayOf(TABLE.game, other, seat, actions, state)).toEqual(wayOf(TABLE.game, MIDDLE, seat, actions, state));
  });

  test('is none when the actions are others than those that were taken', () => {
    const { seat, actions, state } = playRound(TABLE.game, MIDDLE, stream(1, 'test'));
    const other = playRound(TABLE.game, MIDDLE, stream(2, 'test'));
    expect(wayOf(TABLE.game, MIDDLE, seat, other.actions, state)).toBeUndefined();
    expect(wayOf(TABLE.game, MIDDLE, seat, actions.slice(1), state)).toBeUndefined();
    expect(wayOf(TABLE.game, MIDDLE, seat, [...actions, ...actions], state)).toBeUndefined();
    expect(wayOf(TABLE.game, MIDDLE, seat, [null, 'nonsense', {}], state)).toBeUndefined();
  });

  test('is none when the game is over before the actions are', () => {
    const root = board('xo. xo. ...');
    const actions = [6, 5].map((action) => ticTacToe.encodeAction(root, action));
    expect(wayOf(ticTacToe, root, 0, actions, root)).toBeUndefined();
  });

  test('is not told by an action that the seat did not see', () => {
    const rules = goofspiel(4);
    const game: Game = rules;
    const root = newGame(rules, stream(1, 'setup'));
    const outcomes = legalOf(game, root).flatMap((own) =>
      legalOf(game, root).map((bid) => {
        const state = copyOf(game, root);
        const actions = [own, bid].map((each) => {
          const json = game.encodeAction(state, each);
          game.apply(state, each, stream(1, 'test'));
          return json;
        });
        return { own, bid, found: wayOf(game, root, 0, actions, state) !== undefined };
      }),
    );
    // Only who won is told: a bid is known when no other one would have had the same result.
    const results = ({ own, bid }: { own: Action; bid: Action }) => Math.sign(own - bid);
    for (const { own, bid, found } of outcomes) {
      const alike = outcomes.filter((each) => each.own === own && results(each) === results({ own, bid }));
      expect(found, `${own} against ${bid}`).toBe(alike.length === 1);
    }
  });
});

describe('a kept tree', () => {
  const grown = () => {
    const search = searchMiddle(1);
    search.iterate(5000);
    return search.data?.() ?? expect.fail('worlds have a tree');
  };

  test('is grafted with all that lies below the node', () => {
    const data = grown();
    const tree = new Tree(100_000);
    tree.graft(data, ROOT);
    const again = tree.data();
    expect(again).toHaveLength(data.length);
    for (const name of ['action', 'visits', 'availability', 'total'] as const)
      expect(sum(ofEach(again, name))).toBeCloseTo(sum(ofEach(data, name)), 6);
    const nodes = new Nodes(data);
    const path = [nodes.action(nodes.firstChild(ROOT))];
    const [node, twin] = [nodeAfter(data, path) ?? -1, nodeAfter(again, path) ?? -1];
    expect(new Nodes(again).visits(twin)).toBe(nodes.visits(node));
    expect(nodeAfter(data, [-7])).toBeUndefined();
    expect(bytesOf(data)).toBe(32 * nodes.length);
  });

  test('that does not fit is cut, not broken', () => {
    const tree = new Tree(50);
    tree.graft(grown(), ROOT);
    expect(tree.size).toBe(50);
  });

  test('gives the next search its visits, which count in shares and in nothing else', () => {
    const { game } = TABLE;
    const { seat, codes, state } = playRound(game, MIDDLE, stream(1, 'test'));
    const tree = grown();
    const node = nodeAfter(tree, codes) ?? expect.fail('this way was never tried');
    const about = { game, root: state, seat, params: DEFAULT_PARAMS };
    const search = createSearch({ ...about, random: stream(1, 'search'), kept: { tree, node } });
    const before = search.table(stream(1, 'line'));
    expect([before.iterations, sum(before.visits)]).toEqual([0, 0]);
    expect(sum(before.carried)).toBeGreaterThan(0);
    search.iterate(500);
    const after = search.table(stream(1, 'line'));
    expect([after.iterations, sum(after.visits), sum(after.endings)]).toEqual([500, 500, sum(after.playouts)]);
    for (const [index, playouts] of after.playouts.entries())
      expect(playouts).toBeLessThanOrEqual(after.visits[index]!);
    expect(after.carried).toEqual(before.carried);
  });
});
