/** What the bot goes by: weights, estimates, orders that come to the same, things to watch, numbers for nets. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import {
  CHANCES,
  QUESTIONS,
  readChances,
  SIGNS,
  writeSigns,
} from '../../../src/engines/extinction/guidance/chances.ts';
import { features } from '../../../src/engines/extinction/guidance/features.ts';
import { LOSS_FACTORS, TERMS, WIN_FACTORS } from '../../../src/engines/extinction/guidance/forecast.ts';
import { estimate, finish, forecast, phase } from '../../../src/engines/extinction/guidance/heuristics.ts';
import { prune } from '../../../src/engines/extinction/guidance/prune.ts';
import { watch } from '../../../src/engines/extinction/guidance/watch.ts';
import { weigh } from '../../../src/engines/extinction/guidance/weigh.ts';
import { apply } from '../../../src/engines/extinction/rules/apply.ts';
import { legalActions, toAct } from '../../../src/engines/extinction/rules/legal.ts';
import { ending, utilities } from '../../../src/engines/extinction/rules/scoring.ts';
import { setup } from '../../../src/engines/extinction/rules/setup.ts';
import { copyState, emptyState, type State } from '../../../src/engines/extinction/rules/state.ts';
import { codeOf, dieOn, ENDINGS, KIND } from '../../../src/engines/extinction/rules/terms.ts';
import { HOUSE, withSteps } from '../../support/extinction/house.ts';
import { Game, PLAN, RELOCATE, SOCIAL } from '../../support/extinction/play.ts';
import { valueOf } from '../../support/results.ts';

const list = new ActionList();
const weights = new Float64Array(1024);

const SCENARIOS = ['tiger', 'otter', 'panda'];

/** Plays games to their ends by the weights or at random, and shows every state in which there is a choice. */
const walk = (seed: number, scenario: string, weighted: boolean, visit: (state: State) => void = () => {}): State => {
  const state = valueOf(setup({ scenario, roles: 'dealt', abilities: 'dealt' }, HOUSE, stream(seed, 'setup')));
  const random = stream(seed, 'test');
  while (toAct(state) !== TERMINAL) {
    legalActions(state, list);
    visit(state);
    if (weighted) weigh(state, list, weights);
    else weights.fill(1, 0, list.length);
    apply(state, list.at(random.pick(weights, list.length)), random);
  }
  return state;
};

describe('weights', () => {
  test.each(SCENARIOS)('%s: positive and finite everywhere', (scenario) => {
    for (let seed = 0; seed < 6; seed++)
      walk(seed, scenario, seed % 2 === 0, (state) => {
        weigh(state, list, weights);
        for (let index = 0; index < list.length; index++)
          expect(weights[index]! > 0 && Number.isFinite(weights[index]!)).toBe(true);
      });
  });

  /** In a dozen of them the luck of one win is as much as the margin. */
  const GAMES = 48;

  test.each(SCENARIOS)('%s: games that they play come nearer to a win than games at random', (scenario) => {
    const worth = (weighted: boolean): number => {
      const into = new Float64Array(4);
      let sum = 0;
      for (let seed = 0; seed < GAMES; seed++) {
        utilities(walk(seed, scenario, weighted), into);
        sum += into[0]!;
      }
      return sum / GAMES;
    };
    expect(worth(true)).toBeGreaterThan(worth(false) + 0.1);
  });

  test('they read nothing that lies face down', () => {
    const game = new Game().rolled(3, 4, 5);
    const before = new Float64Array(64);
    const after = new Float64Array(64);
    legalActions(game.state, list);
    weigh(game.state, list, before);
    game.state.ambassador.reverse();
    game.state.effectDeck.subarray(0, 18).reverse();
    weigh(game.state, list, after);
    expect(after).toEqual(before);
  });
});

describe('estimates', () => {
  test('there is a factor for each term', () => {
    expect([WIN_FACTORS, LOSS_FACTORS].map(({ length }) => length)).toEqual([TERMS.length, TERMS.length]);
  });

  test('a turn is a phase, which only grows, and every state is worth something in [0, 1]', () => {
    let last = -1;
    const into = new Float64Array(4);
    const end = walk(1, 'tiger', true, (state) => {
      expect(phase(state)).toBeGreaterThanOrEqual(last);
      last = phase(state);
      estimate(state, into);
      expect(into[0]! >= 0 && into[0]! <= 1).toBe(true);
    });
    expect(phase(end)).toBe(end.turn + 1);
  });

  test('four sure votes are worth more than none, and a herd more than a pair', () => {
    const into = new Float64Array(4);
    const worth = (cubes: readonly number[], herd: number): number => {
      const game = new Game().board({ '2,2': herd }).cubes(...cubes);
      game.ambassadors('brazil', 'japan', 'india', 'norway', 'switzerland', 'kenya');
      game.state.turn = 16;
      estimate(game.state, into);
      return into[0]!;
    };
    expect(worth([6, 0, 8, 0, 6, 5], 8)).toBeGreaterThan(worth([1, 0, 0, 0, 0, 0], 8) + 0.1);
    expect(worth([1, 1, 0, 0, 0, 0], 9)).toBeGreaterThan(worth([1, 1, 0, 0, 0, 0], 2));
  });
});

describe('chances', () => {
  const chancesIn = (state: State): number[] => {
    const into = new Float64Array(ENDINGS.length);
    readChances(state, into);
    return [...into];
  };
  const wonIn = (state: State): number =>
    chancesIn(state).reduce((sum, chance, end) => sum + (ENDINGS[end]!.startsWith('won') ? chance : 0), 0);

  test('there is a factor for each question and sign', () => {
    expect(CHANCES.map(({ length }) => length)).toEqual(QUESTIONS.map(() => SIGNS.length));
  });

  test.each(SCENARIOS)('%s: signs are small, and chances are parts of a whole', (scenario) => {
    const signs = new Float64Array(SIGNS.length);
    walk(3, scenario, true, (state) => {
      writeSigns(state, signs);
      for (const sign of signs) expect(Math.abs(sign)).toBeLessThan(5);
      expect(chancesIn(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    });
  });

  test('they read nothing that lies face down', () => {
    const game = new Game().cubes(1);
    const before = chancesIn(game.state);
    game.state.ambassador.subarray(1).reverse();
    game.state.effectDeck.subarray(0, 18).reverse();
    expect(chancesIn(game.state)).toEqual(before);
  });

  test.each([
    ['before the first vote', 10, 2],
    ['before the second', 18, 5],
  ])('%s: games are finished in each way as often as they say', (_when, turn, year) => {
    const game = new Game().cubes(1, 2, 1).board({ '2,2': 2, '5,5': 4 });
    game.state.turn = turn;
    game.state.year = year;
    const copy = emptyState(game.state.rules);
    const random = stream(1, 'test');
    const draws = 4000;
    const came = ENDINGS.map(() => 0);
    for (let draw = 0; draw < draws; draw++) {
      copyState(game.state, copy);
      finish(copy, random);
      came[ending(copy)]!++;
    }
    for (const [end, chance] of chancesIn(game.state).entries())
      expect(Math.abs(came[end]! / draws - chance)).toBeLessThanOrEqual(5 * Math.sqrt((chance * (1 - chance)) / draws));
  });

  test.each([-0.7, 0, 1.5])(
    'a correction of %d moves what games come to by so much log-odds, and losses keep their proportions',
    (more) => {
      const game = new Game().cubes(1, 2, 1).board({ '2,2': 2, '5,5': 4 });
      game.state.turn = 10;
      game.state.year = 2;
      const [told, utility] = [new Float64Array(4), new Float64Array(4)];
      forecast.write(game.state, told);
      const correction = new Float64Array(4).fill(more);
      const copy = emptyState(game.state.rules);
      const random = stream(1, 'test');
      const draws = 4000;
      const came = ENDINGS.map(() => 0);
      let mean = 0;
      for (let draw = 0; draw < draws; draw++) {
        copyState(game.state, copy);
        finish(copy, random, correction);
        came[ending(copy)]!++;
        utilities(copy, utility);
        mean += utility[0]! / draws;
      }
      // Five errors of a mean of numbers in [0, 1].
      expect(Math.abs(mean - 1 / (1 + Math.exp(-told[0]! - more)))).toBeLessThan(2.5 / Math.sqrt(draws));
      const [population = 0, tiles = 0] = (['population', 'tiles'] as const).map(
        (name) => came[ENDINGS.indexOf(name)]!,
      );
      const [ofPopulation = 0, ofTiles = 0] = chancesIn(game.state);
      const share = ofPopulation / (ofPopulation + ofTiles);
      const losses = population + tiles;
      expect(Math.abs(population - share * losses)).toBeLessThan(5 * Math.sqrt(losses * share * (1 - share)));
    },
  );

  test('a first vote that was held is not won any more', () => {
    const game = new Game().cubes(1, 2, 1);
    game.state.turn = 16;
    game.state.year = 4;
    const first = ENDINGS.indexOf('won-first-vote');
    expect(chancesIn(game.state)[first]).toBeGreaterThan(0);
    game.state.year = 5;
    expect(chancesIn(game.state)[first]).toBe(0);
  });

  test('a win is likelier at Easy than at Hard, with votes than without, and with a herd than with a pair', () => {
    const won = (options: object, cubes: readonly number[], herd: number): number => {
      const game = new Game(options).board({ '2,2': herd }).cubes(...cubes);
      game.ambassadors('brazil', 'japan', 'india', 'norway', 'switzerland', 'kenya');
      game.state.turn = 14;
      game.state.year = 4;
      return wonIn(game.state);
    };
    const few = [1, 1, 0, 0, 0, 0];
    expect(won({ level: 'easy' }, few, 8)).toBeGreaterThan(won({ level: 'hard' }, few, 8) + 0.1);
    expect(won({}, [6, 0, 8, 0, 6, 5], 8)).toBeGreaterThan(won({}, few, 8) + 0.1);
    expect(won({}, few, 9)).toBeGreaterThan(won({}, few, 2));
  });

  test('ambassadors of whom as much is known vote Yes as often, when a game is finished', () => {
    const game = new Game().cubes(3).board({ '2,2': 2, '5,5': 4 });
    game.state.turn = 10;
    const copy = emptyState(game.state.rules);
    const random = stream(1, 'test');
    const votes = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 2000; draw++) {
      copyState(game.state, copy);
      finish(copy, random);
      for (const slot of votes.keys()) votes[slot]! += (copy.votes >> slot) & 1;
    }
    const [, ...hidden] = votes;
    // One error of a count below 500 is 22; the five that are face down differ by chance alone.
    expect(Math.max(...hidden) - Math.min(...hidden)).toBeLessThan(110);
    expect(Math.min(...hidden)).toBeGreaterThan(0);
  });
});

describe('orders that come to the same', () => {
  const pruned = (game: Game, last: number): number[] => {
    legalActions(game.state, list);
    prune(game.state, last, list);
    return list.toArray();
  };
  const die = (value: number, card: number) => codeOf(KIND.die, dieOn(value, card));

  test('two dice for money: the lower one first', () => {
    const game = new Game().hand(0).rolled(2, 5, 6);
    game.die(5, SOCIAL);
    const rest = pruned(game, die(5, SOCIAL));
    expect([rest.includes(die(2, SOCIAL)), rest.includes(die(6, SOCIAL)), rest.includes(die(2, PLAN))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('the only action that is left stays', () => {
    const game = new Game().hand(0).others(1, [6, PLAN], [6, 2], [6, RELOCATE]).rolled(2, 5);
    game.state.zone.fill(0);
    game.state.abilityUsed = 1;
    game.die(5, SOCIAL);
    expect(pruned(game, die(5, SOCIAL))).toEqual([die(2, SOCIAL)]);
  });

  test('two cubes of one step: not on one that was face up and comes before', () => {
    const game = new Game({}, withSteps({ do: 'influence', cubes: 2, on: 'any' })).cubes(1, 0, 1).rolled(2, 2);
    game.die(2, RELOCATE).do('ambassador', 2);
    expect(pruned(game, codeOf(KIND.ambassador, 2)).map((code) => code % 1024)).toEqual([1, 2, 3, 4, 5]);
  });
});

test('watched are all ambassadors, and the pairs there are', () => {
  const game = new Game().board({ '2,2': 2, '3,3': 1, '5,5': 3 }).cubes(1);
  game.ambassadors('japan', 'brazil', 'india', 'norway', 'switzerland', 'china');
  const items = watch.items(game.state, 0);
  expect(items.map(({ code }) => code.replace('watch.', ''))).toEqual([
    'vote',
    ...Array<string>(5).fill('hidden-vote'),
    'pair',
    'pair',
  ]);
  expect(items.at(-1)?.params).toEqual({ row: 5, column: 5 });
  const world = emptyState(game.state.rules);
  copyState(game.state, world);
  world.votes = 0b100001;
  world.animals[7] = 1;
  const into = new Float64Array(items.length);
  watch.check(game.state, world, 0, into);
  expect([...into]).toEqual([1, 0, 0, 0, 0, 1, 0, 1]);
});

test('numbers for nets are small, and tell nothing that lies face down', () => {
  const game = new Game({ hands: 'closed' });
  const [one, other] = [new Float32Array(features.size), new Float32Array(features.size)];
  features.write(game.state, 1, one);
  game.state.ambassador.reverse();
  game.state.effectDeck.subarray(0, 18).reverse();
  game.hand(0, 'research', 'lobbying');
  features.write(game.state, 1, other);
  expect(other).toEqual(one);
  expect(one.every((each) => Math.abs(each) <= 4)).toBe(true);
  expect(one.some((each) => each > 0)).toBe(true);
});
