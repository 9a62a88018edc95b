/** How well the search plays games whose answer is known. Bars with a clock are in bench/; these count iterations. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/core/actions.ts';
import { TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { createEquilibriumSearch } from '../../src/mcts/equilibrium.ts';
import { PLAIN_PARAMS, type SearchParams } from '../../src/mcts/params.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { exploitability, valuesOf } from '../support/best-response.ts';
import { goofspiel } from '../support/games/goofspiel.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { leducPoker } from '../support/games/leduc-poker.ts';
import { newGame, type SolvedGame } from '../support/games/solved-game.ts';
import { type Board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { policyOfSearch } from '../support/policy-of-search.ts';
import { sequenceForm, tabulate } from '../support/sequence-form.ts';

const kuhn = kuhnPoker(2);
const SEEDS = [1, 2, 3, 4, 5];

const exploitabilityOf = (game: SolvedGame, params: SearchParams, seed: number, iterations: number): number => {
  const form = sequenceForm(game);
  return exploitability(
    form,
    tabulate(
      form,
      policyOfSearch(game, params, seed, (search) => search.iterate(iterations)),
    ),
  );
};

describe('Kuhn poker, 10,000 iterations a decision', () => {
  test.each(SEEDS)('observers, seed %i: exploitability below 0.12', (seed) => {
    expect(exploitabilityOf(kuhn, { ...PLAIN_PARAMS, method: 'observers' }, seed, 10_000)).toBeLessThan(0.12);
  });

  test('equilibrium: exploitability below 0.001', () => {
    expect(exploitabilityOf(kuhn, { ...PLAIN_PARAMS, method: 'equilibrium' }, 1, 10_000)).toBeLessThan(0.001);
  });

  test('worlds cannot bluff: what the others did tells them nothing', () => {
    expect(exploitabilityOf(kuhn, PLAIN_PARAMS, 1, 10_000)).toBeGreaterThan(0.12);
  });
});

describe('equilibrium of the whole game, by one search', () => {
  const params: SearchParams = { ...PLAIN_PARAMS, method: 'equilibrium' };
  const searchOf = (game: SolvedGame, maxNodes = params.maxNodes) => {
    const form = sequenceForm(game);
    const [first] = form.sets;
    if (first === undefined) throw new Error(`${game.id} has no information sets`);
    const { state: root, seat } = first;
    const search = createEquilibriumSearch({
      game,
      root,
      seat,
      random: stream(1, 'search'),
      params: { ...params, maxNodes },
    });
    // The policy at a set does not depend on which set the search was asked about, so one search serves them all.
    const policy = () =>
      tabulate(form, ({ state, seat: mover, actions }) =>
        Array.from(search.policyAt(game.solvable?.informationKey(state, mover) ?? 0, actions.length)),
      );
    return { form, search, policy };
  };

  test('Leduc poker, 10,000 iterations: exploitability below 0.02', () => {
    const { form, search, policy } = searchOf(leducPoker);
    search.iterate(10_000);
    expect(exploitability(form, policy())).toBeLessThan(0.02);
  });

  test('Goofspiel with four cards, where chance has no part: exploitability below 0.02', () => {
    const { form, search, policy } = searchOf(goofspiel(4));
    search.iterate(2000);
    expect(exploitability(form, policy())).toBeLessThan(0.02);
  });

  test('its table says what the actions are worth: Kuhn’s game is worth -1/18 to the first seat', () => {
    const form = sequenceForm(kuhn);
    const worth = form.sets
      .filter(({ seat, parent }) => seat === 0 && parent === 0)
      .map(({ state: root, seat }) => {
        const search = createSearch({ game: kuhn, root, seat, random: stream(1, 'search'), params });
        search.iterate(20_000);
        const { utility, shape, visits } = search.table();
        const total = visits.reduce((sum, each) => sum + each, 0);
        return kuhn.payoff(visits.reduce((sum, _, index) => sum + utility[index * shape.seats]!, 0) / total);
      });
    expect(worth).toHaveLength(3);
    expect(worth.reduce((sum, each) => sum + each, 0) / 3).toBeCloseTo(-1 / 18, 2);
  });

  test('a game for which there is no room is not solved: it stops, and knows nothing', () => {
    const { search, policy } = searchOf(leducPoker, 1000);
    search.iterate(10_000);
    expect(search.full).toBe(true);
    expect(search.iterations).toBeLessThan(10);
    expect(new Set(policy())).toEqual(new Set([1, 1 / 2, 1 / 3]));
  });
});

test('the shares of several equilibrium searches merge into a policy', () => {
  const search = createSearch({
    game: kuhn,
    root: sequenceForm(kuhn).sets[0]!.state,
    seat: 0,
    random: stream(1, 'search'),
    params: { ...PLAIN_PARAMS, method: 'equilibrium' },
  });
  search.iterate(500);
  const { visits, iterations } = search.table(stream(1, 'line'));
  expect(visits.reduce((sum, each) => sum + each, 0)).toBeCloseTo(iterations, 6);
});

describe('tiny Hanabi', () => {
  const form = sequenceForm(tinyHanabi);
  const worth = (params: SearchParams, iterations: number, seed: number): number =>
    valuesOf(
      form,
      tabulate(
        form,
        policyOfSearch(tinyHanabi, params, seed, (search) => search.iterate(iterations)),
      ),
    )[0] ?? 0;

  // Every information set is a search of its own, so this is a team that plans apart.
  test('a team that plans apart agrees on a plan worth 10', () => {
    expect(worth({ ...PLAIN_PARAMS, method: 'team' }, 60_000, 1)).toBeCloseTo(10, 9);
  });

  test('seats that learn from play alone settle on less', () => {
    expect(worth({ ...PLAIN_PARAMS, method: 'observers' }, 20_000, 1)).toBeLessThan(9.5);
  });
});

describe('tic-tac-toe', () => {
  const legalAt = (state: Board): number[] => {
    const legal = new ActionList();
    ticTacToe.legalActions(state, legal);
    return legal.toArray();
  };
  const follow = (state: Board, action: number): Board => {
    const next = ticTacToe.blank(state);
    ticTacToe.copy(state, next);
    ticTacToe.apply(next, action, stream('none', 'test'));
    return next;
  };
  const values = new Map<string, number>();
  /** Utility of seat 0 when both play perfectly: 0, 0.5 or 1. Fills `values` with every position below. */
  const solve = (state: Board): number => {
    const known = values.get(state.join());
    if (known !== undefined) return known;
    const mover = ticTacToe.toAct(state);
    const utilities = new Float64Array(2);
    if (mover === TERMINAL) ticTacToe.utilities(state, utilities);
    const below = legalAt(state).map((action) => solve(follow(state, action)));
    const value = mover === TERMINAL ? utilities[0]! : mover === 0 ? Math.max(...below) : Math.min(...below);
    values.set(state.join(), value);
    return value;
  };
  /** What perfect play gives the seat that moved to this position. */
  const worth = (state: Board, seat: number): number => (seat === 0 ? solve(state) : 1 - solve(state));

  test('2,000 iterations never lose a position that is not lost', { timeout: 120_000 }, () => {
    const start = newGame(ticTacToe, stream(1, 'setup'));
    solve(start);
    const positions = [...values.keys()].map((key) => Int16Array.from(key.split(',').map(Number)));
    const open = positions.filter((state) => ticTacToe.toAct(state) !== TERMINAL);
    const lost = open.filter((root) => {
      const seat = ticTacToe.toAct(root);
      if (worth(root, seat) === 0) return false;
      const search = createSearch({ game: ticTacToe, root, seat, random: stream(1, 'search'), params: PLAIN_PARAMS });
      search.iterate(2000);
      const [best] = reportActions(search.table(stream(1, 'line')), ticTacToe, seat);
      return best === undefined || worth(follow(root, best.action), seat) === 0;
    });
    expect(open.length).toBe(4520);
    expect(lost.map((state) => state.join())).toEqual([]);
  });
});
