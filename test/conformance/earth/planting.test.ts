/** Planting (rules section 3.1), played decision by decision. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { legalOf, other, play, seatOf, stateOf, still } from '../../support/earth/scene.ts';

describe('3.1, planting', () => {
  const rich = (tableau: readonly (readonly [number, number, number])[], hand: number[] = [14]): State => {
    const state = stateOf({ seats: [{ ...still, soil: 40, hand, tableau }, other] });
    play(state, 'plant');
    return state;
  };

  test('the first card has one place, and later ones touch a planted card', () => {
    const state = rich([], [14, 9]);
    play(state, 'plant 14');
    expect(seatOf(state).tableau).toMatchObject([{ card: 14, row: 0, column: 0 }]);
    play(state, 'plant 9');
    expect(legalOf(state).length).toBe(8);
    play(state, 'plot -1,-1');
    expect(seatOf(state).tableau).toMatchObject([
      { card: 9, row: 0, column: 0 },
      { card: 14, row: 1, column: 1 },
    ]);
  });

  test('never wider nor higher than four', () => {
    const state = rich([
      [4, 0, 0],
      [265, 0, 1],
      [267, 0, 2],
      [266, 0, 3],
    ]);
    play(state, 'plant 14');
    expect(legalOf(state)).toEqual([
      'plot -1,0',
      'plot -1,1',
      'plot -1,2',
      'plot -1,3',
      'plot 1,0',
      'plot 1,1',
      'plot 1,2',
      'plot 1,3',
    ]);
  });

  test('a cost that cannot be paid keeps the card in hand; discounts stack down to 0', () => {
    const poor = stateOf({ seats: [{ ...still, soil: 2, hand: [14] }, other] });
    play(poor, 'plant');
    expect(legalOf(poor)).toEqual(['stop']);
    const state = rich(
      [
        [92, 0, 0],
        [100, 0, 1],
      ],
      [14],
    );
    play(state, 'plant 14', 'plot 1,0');
    expect(seatOf(state).soil).toBe(40);
  });

  test('black abilities come before the next card, new cards are activated in the same turn', () => {
    const state = stateOf({ seats: [{ ...still, soil: 9, hand: [266, 3] }, other], deck: [20, 21, 22, 23] });
    play(state, 'plant', 'plant 266');
    expect(seatOf(state).soil).toBe(9 - 1 + 4);
    play(state, 'plant 3', 'plot 0,1', 'keep 20');
    expect(seatOf(state).soil).toBe(12 - 1 + 1);
  });

  test('a card cannot pay for itself; the rest is paid in soil', () => {
    const state = stateOf({ seats: [{ ...still, soil: 2, hand: [190, 30] }, other] });
    play(state, 'plant', 'plant 190');
    expect(legalOf(state)).toEqual(['compost 30']);
    play(state, 'compost 30', 'stop');
    expect(seatOf(state)).toMatchObject({ soil: 0, handSize: 0 });
    const poor = stateOf({ seats: [{ ...still, soil: 1, hand: [190, 30] }, other] });
    play(poor, 'plant');
    expect(legalOf(poor)).toEqual(['stop']);
  });
});
