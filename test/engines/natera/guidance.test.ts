import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { stream } from '../../../src/core/random.ts';
import { begin } from '../../../src/engines/kit/frames.ts';
import { OPS } from '../../../src/engines/natera/content/ops.ts';
import { estimate, finish } from '../../../src/engines/natera/guidance/heuristics.ts';
import { prune } from '../../../src/engines/natera/guidance/prune.ts';
import { watch } from '../../../src/engines/natera/guidance/watch.ts';
import { weigh } from '../../../src/engines/natera/guidance/weigh.ts';
import { legalActions } from '../../../src/engines/natera/rules/legal.ts';
import { scoreOf } from '../../../src/engines/natera/rules/scoring.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { codeOf, KIND, kindOf, NO_SOURCE, parameterOf } from '../../../src/engines/natera/rules/terms.ts';
import { cardOf, type Holding, position } from '../../support/natera/box.ts';

const NUMBERS = [1, 1, 1, 1, 1];

/** A position in the first seat's turn. */
const inTurn = (holding: Holding, season = 2): State => {
  const state = position([holding, {}], NUMBERS);
  state.season = season;
  begin(state, state.rules.content.builtIn[OPS.turn]!, 0, NO_SOURCE);
  return state;
};

const pruned = (state: State): number[] => {
  const list = new ActionList();
  legalActions(state, list);
  prune(state, 0, list);
  return list.toArray();
};

const plays = (actions: readonly number[]): number[] =>
  actions.filter((action) => kindOf(action) === KIND.play).map((action) => parameterOf(action) & 3);

describe('what a search need not try', () => {
  const hand = ['discovery-1', 'discovery-2'];

  test('a trade after the action, which the next turn can begin with', () => {
    const state = inTurn({ hand });
    expect(pruned(state)).toEqual([codeOf(KIND.trade), codeOf(KIND.pass)]);
    state.acted = 1;
    expect(pruned(state)).toEqual([codeOf(KIND.end)]);
  });

  test('the dearer one of agility and intelligence, to chimpanzees', () => {
    const resources = { endurance: 5, agility: 4, intelligence: 3 };
    const one = { hand: ['discovery-1'], resources };
    expect(plays(pruned(inTurn(one)))).toEqual([0, 1, 2]);
    expect(plays(pruned(inTurn({ tribe: 'chimpanzees', ...one })))).toEqual([0, 2]);
  });
});

test('a card that can be played for what it brings weighs more than passing', () => {
  const state = inTurn({ hand: ['worth-6'], resources: { intelligence: 3 } });
  const list = new ActionList();
  legalActions(state, list);
  const weights = new Float64Array(list.length);
  weigh(state, list, weights);
  const weightOf = (action: number) => weights[list.toArray().indexOf(action)]!;
  expect(weightOf(codeOf(KIND.play, cardOf('worth-6') * 4 + 2))).toBeGreaterThan(weightOf(codeOf(KIND.pass)));
});

describe('a forecast', () => {
  const expected = (holdings: readonly Holding[], season: number): number[] => {
    const state = position(holdings, NUMBERS);
    state.season = season;
    const into = new Float64Array(holdings.length);
    estimate(state, into);
    return [...into];
  };

  test.each([2, 3, 4])('favours who has more in season %i', (season) => {
    for (const more of [{ resources: { food: 20 } }, { played: ['worth-6', 'worth-5'] }, { levels: [5, 5, 5, 5] }]) {
      const [rich, poor] = expected([more, {}], season);
      expect(rich).toBeGreaterThan(poor!);
    }
  });

  test('and so do the ends that are drawn, on average', () => {
    const mean = (holdings: readonly Holding[]): number[] => {
      const random = stream(1, 'test');
      const sums = holdings.map(() => 0);
      for (let draw = 0; draw < 400; draw++) {
        const state = position(holdings, NUMBERS);
        state.season = 4;
        finish(state, random);
        expect(state.result).toBe(1);
        for (const seat of sums.keys()) sums[seat]! += scoreOf(state, seat) / 400;
      }
      return sums;
    };
    const [rich = 0, poor = 0] = mean([{ resources: { food: 30, endurance: 10 } }, {}]);
    expect(rich).toBeGreaterThan(poor + 3);
  });
});

test('what is watched: open accomplishments, and the discs', () => {
  const state = position([{ claims: ['A', 'urban'] }, { discs: ['coastal'] }], NUMBERS);
  expect(watch.items(state, 0).map(({ code }) => code)).toEqual([
    ...Array.from({ length: 4 }, () => 'watch.claim'),
    ...Array.from({ length: 3 }, () => 'watch.top'),
    ...Array.from({ length: 4 }, () => 'watch.leads'),
  ]);
  const world = position([{ claims: ['A', 'urban', 'C'] }, { claims: ['B'] }], NUMBERS);
  world.discs[0] = 0;
  const into = new Float64Array(11);
  watch.check(state, world, 0, into);
  expect([...into]).toEqual([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
});
