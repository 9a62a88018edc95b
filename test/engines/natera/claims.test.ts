import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { stream } from '../../../src/core/random.ts';
import { apply } from '../../../src/engines/natera/rules/apply.ts';
import { checkClaims, meets, tokensLeft } from '../../../src/engines/natera/rules/claims.ts';
import { legalActions, toAct } from '../../../src/engines/natera/rules/legal.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { codeOf, KIND } from '../../../src/engines/natera/rules/terms.ts';
import { type Holding, objectiveOf, position } from '../../support/natera/box.ts';

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** What meets each objective, and what is one short of it (page 11). */
const CASES: readonly (readonly [objective: string, enough: Holding, short: Holding])[] = [
  ['a1', { hired: numbered(5, 'cheap') }, { hired: numbered(4, 'cheap') }],
  ['a2', { hired: ['cheap-1', 'nimble', 'dear-1', 'dear-2'] }, { hired: [...numbered(5, 'cheap'), 'dear-1'] }],
  ['a3', { hired: numbered(4, 'cheap') }, { hired: [...numbered(3, 'cheap'), 'nimble', 'trainer'] }],
  [
    'a4',
    { hired: ['cheap-1', 'cheap-2', 'per-colony', 'per-growth'] },
    { hired: ['cheap-1', 'dear-1', 'cheap-2', 'dear-2', 'per-colony'] },
  ],
  ['b1', { colonies: [6, 7, 11, 12] }, { colonies: [6, 7, 11] }],
  ['b2', { colonies: [6, 11, 21] }, { colonies: [6, 11, 16, 17] }],
  ['b3', { colonies: [6, 21, 16] }, { colonies: [6, 21, 11, 12] }],
  ['b4', { colonies: [8, 14, 25] }, { colonies: [8, 14, 6, 7] }],
  [
    'c1',
    { played: [...numbered(5, 'present'), ...numbered(2, 'followed')] },
    { played: [...numbered(6, 'present'), 'worth-1'] },
  ],
  ['c2', { played: numbered(5, 'present') }, { played: [...numbered(4, 'present'), ...numbered(5, 'ranked')] }],
  ['c3', { levels: [3, 3, 4, 3] }, { levels: [9, 9, 9, 2] }],
  ['c4', { played: numbered(4, 'ranked') }, { played: [...numbered(3, 'ranked'), ...numbered(5, 'present')] }],
  ['d1', { growth: [1, 2, 3, 4, 5, 6, 7, 8] }, { growth: [1, 2, 3, 4, 5, 6, 7] }],
  ['d2', { growth: [3, 6, 9, 12, 15] }, { growth: [3, 6, 9, 12, 14, 1, 2] }],
  ['d3', { played: numbered(5, 'science') }, { played: [...numbered(4, 'science'), 'nuclear-1'] }],
  ['d4', { growth: [4, 5, 6, 7, 8, 9] }, { growth: [1, 2, 3, 4, 5, 7, 8, 9] }],
  ['e1', { played: numbered(4, 'improvement') }, { played: numbered(3, 'improvement') }],
  ['e2', { played: numbered(3, 'interactive') }, { played: numbered(2, 'interactive') }],
  ['e3', { played: numbered(6, 'worth') }, { played: [...numbered(5, 'worth'), 'science-1'] }],
  ['e4', { played: numbered(6, 'discovery') }, { played: numbered(5, 'discovery') }],
];

describe('objectives (page 11)', () => {
  test.each(CASES)('%s', (objective, enough, short) => {
    const numbers = [1, 1, 1, 1, 1];
    expect(meets(position([enough, {}], numbers), 0, objectiveOf(objective))).toBe(true);
    expect(meets(position([short, {}], numbers), 0, objectiveOf(objective))).toBe(false);
  });

  test('are 20, one case each', () => {
    expect(new Set(CASES.map(([objective]) => objective)).size).toBe(20);
  });

  test('O29: of specialists without endurance, agility and intelligence the ability counts, or the reward alone', () => {
    const hired = ['cheap-1', 'cheap-2', 'cheap-3', 'trainer'];
    const a3 = objectiveOf('a3');
    expect(meets(position([{ hired }, {}], [1, 1, 1, 1, 1]), 0, a3)).toBe(false);
    const reward = { rulings: { plainSpecialists: 'reward' } } as const;
    expect(meets(position([{ hired }, {}], [1, 1, 1, 1, 1], reward), 0, a3)).toBe(true);
  });
});

const NUMBERS = [1, 1, 3, 1, 1];

/** Meets A1, B1 and C3. */
const RICH: Holding = { hired: numbered(5, 'cheap'), colonies: [6, 7, 11, 12], levels: [3, 3, 3, 3] };

const claimsOf = (state: State, seat: number): number[] =>
  [...state.claims].flatMap((claimer, slot) => (claimer === seat ? [slot] : []));

describe('claiming', () => {
  test('is forced, and takes all that is met', () => {
    const state = position([RICH, { ...RICH, colonies: [8, 13, 16, 21] }], NUMBERS);
    checkClaims(state, 0);
    expect(claimsOf(state, 0)).toEqual([0, 1, 2]);
    expect(state.depth).toBe(0);
    expect(tokensLeft(state, 0)).toBe(0);
    checkClaims(state, 1);
    expect(claimsOf(state, 1)).toEqual([]);
  });

  test('T12: a seat without tokens claims nothing, and the tile stays open', () => {
    const state = position(
      [
        { ...RICH, claims: ['D', 'E', 'urban'] },
        { ...RICH, colonies: [8, 13, 16, 21] },
      ],
      NUMBERS,
    );
    checkClaims(state, 0);
    expect(claimsOf(state, 0)).toEqual([3, 4, 6]);
    checkClaims(state, 1);
    expect(claimsOf(state, 1)).toEqual([0, 1, 2]);
  });

  test('where more are met than there are tokens, the seat says which: each set once', () => {
    const state = position([{ ...RICH, claims: ['urban'] }, {}], NUMBERS);
    checkClaims(state, 0);
    expect(toAct(state)).toBe(0);
    const list = new ActionList();
    legalActions(state, list);
    const claim = (slot: number) => codeOf(KIND.claim, slot);
    expect(list.toArray()).toEqual([claim(0), claim(1)]);
    state.claims[4] = 0;
    legalActions(state, list);
    expect(list.toArray()).toEqual([claim(0), claim(1), claim(2)]);
    // What comes after the last claim is the course of the game: a finished one has none.
    const random = stream(1, 'test');
    state.result = 1;
    apply(state, claim(1), random);
    expect(claimsOf(state, 0)).toEqual([1, 4, 6]);
  });
});
