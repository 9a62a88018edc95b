/** The ice at the end of a generation: rulebook pages 7 and 10; section 6 of the rules. */
import { describe, expect, test } from 'vitest';
import { TERMINAL } from '../../../src/core/contract.ts';
import { CLEAN, endOf, type Grid, withAir } from '../../support/anthropocene/ends.ts';
import type { Objective } from '../../support/anthropocene/scene.ts';

describe('p. 7, the ice', () => {
  test('X1: one molecule visible turns one card: 3 becomes 2', () => {
    expect(endOf({ generation: 1, grid: withAir(1, ['1-air-0', '1-air-1', '1-air-3']) }).state.ice).toBe(2);
  });

  test('none visible turns none; molecules under other cards do not count', () => {
    expect(endOf({ generation: 1 }).state.ice).toBe(3);
  });

  test('two visible turn two', () => {
    const grid: Required<Grid> = {
      ...withAir(1, ['1-air-0', '1-air-1', '1-air-3']),
      water: ['1-water-2', '1-water-1', '1-water-3'],
    };
    expect(endOf({ generation: 1, grid }).state.ice).toBe(1);
  });

  test('D6: a card left uncovered counts again in the next generation', () => {
    // 1-air-1 was visible at the end of generation 1, so the ice shows 2; it is still visible.
    const after = endOf({ generation: 2, ice: 2, grid: withAir(2, ['1-air-1', '2-air-0', '2-air-1']) });
    expect(after.state.ice).toBe(1);
  });

  test('D4: 1, then 2 molecules: the 0 shows after the second generation and the game is lost at once', () => {
    const grid: Required<Grid> = {
      ...CLEAN[2],
      air: ['2-air-3', '2-air-1', '2-air-2'],
      earth: ['2-earth-1', '2-earth-3', '2-earth-2'],
    };
    const { state, toAct, outcome } = endOf({ generation: 2, ice: 2, grid, met: 3 });
    expect([toAct, state.finished, state.generation, state.ice]).toEqual([TERMINAL, true, 2, 0]);
    expect([outcome?.ending, outcome?.ranks]).toEqual(['lost-ice', [2, 2, 2]]);
  });

  test('P7: more molecules than ice cards: the ice stops at 0, and all is as with just enough', () => {
    const grid: Required<Grid> = {
      ...CLEAN[2],
      air: ['2-air-3', '2-air-1', '2-air-2'],
      earth: ['2-earth-1', '2-earth-3', '2-earth-2'],
    };
    const [enough, more] = [2, 1].map((ice) => endOf({ generation: 2, ice, grid }));
    expect([more?.state.ice, more?.outcome?.ending, more?.events.at(-1)?.code]).toEqual([
      0,
      'lost-ice',
      enough?.events.at(-1)?.code,
    ]);
    expect(more?.state).toEqual(enough?.state);
    expect(more?.outcome).toEqual(enough?.outcome);
  });

  test('P5 ice-first: a game lost by the ice gets no sky card for its last generation', () => {
    const grid = withAir(2, ['2-air-3', '2-air-1', '1-air-3']);
    for (const rulings of [{}, { scoringOrder: 'ice-first' }] as const)
      expect(endOf({ generation: 2, ice: 1, sky: [1], grid, rulings }).state).toMatchObject({ ice: 0, sky: [1] });
  });

  test('P5 sky-first: it does get one', () => {
    const grid = withAir(2, ['2-air-3', '2-air-1', '2-air-2']);
    const goals: readonly Objective[] = [
      ['air', 6],
      ['W', 4],
      ['E', 4],
    ];
    const { state, outcome } = endOf({
      generation: 2,
      ice: 1,
      sky: [1],
      grid,
      objectives: goals,
      rulings: { scoringOrder: 'sky-first' },
    });
    expect([state.ice, state.sky, outcome?.ending]).toEqual([0, [1, -1], 'lost-ice']);
  });
});

describe('p. 10, expert mode', () => {
  const methane = { ...CLEAN[1], earth: ['1-earth-1', '1-earth-2', '1-earth-3'] } as const;

  test('D7: methane counts like carbon dioxide', () => {
    expect(endOf({ generation: 1, mode: 'expert', grid: methane }).state.ice).toBe(2);
  });

  test('D7: in base and young mode it does not', () => {
    for (const mode of ['base', 'young'] as const)
      expect(endOf({ generation: 1, mode, grid: methane }).state.ice).toBe(3);
  });

  test('both kinds add up', () => {
    const grid: Required<Grid> = { ...methane, air: ['1-air-0', '1-air-1', '1-air-3'] };
    expect(endOf({ generation: 1, mode: 'expert', grid }).state.ice).toBe(1);
  });
});
