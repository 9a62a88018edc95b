/** Activation, conversions and events (rules sections 3.2–3.4), played decision by decision. */
import { describe, expect, test } from 'vitest';
import { earth } from '../../../src/engines/earth/index.ts';
import { legalOf, other, play, seatOf, stateOf, still } from '../../support/earth/scene.ts';

describe('3.2, activation', () => {
  test('row by row, left to right, and the owner may leave any out', () => {
    const state = stateOf({
      seats: [
        {
          ...still,
          hand: [1, 2, 3],
          tableau: [
            [11, 0, 0],
            [38, 0, 1],
            [130, 1, 0],
          ],
        },
        other,
      ],
    });
    play(state, 'compost');
    const asked: string[] = [];
    while (legalOf(state).includes('use')) {
      asked.push(String(earth.describe(state, 1 * 512).params['card']));
      play(state, 'stop');
    }
    expect(asked).toEqual(['Penny Bun', 'European White Birch', 'Mountain Fern Moss']);
  });

  test('island and climate before or after the tableau', () => {
    const seat = { island: '292-2', climate: '297-2', hand: [1], compost: [2], tableau: [[11, 0, 0]] as const };
    const state = stateOf({ seats: [seat, other] });
    play(state, 'compost');
    expect(legalOf(state)).toEqual(['tableau first', 'island first']);
    play(state, 'island first');
    // The island's two cards come at once; the climate is asked for before the tableau.
    expect(seatOf(state).handSize).toBe(3);
    expect(earth.describe(state, 1 * 512).params['card']).toBe('Dry-Winter Subtropical Highland');
  });

  test('a cost that cannot be paid in full is not asked for', () => {
    const state = stateOf({ seats: [{ ...still, tableau: [[11, 0, 0]] }, other] });
    play(state, 'compost');
    expect(earth.encode(state, 'all')).toMatchObject({ seat: 1, stage: 'option' });
  });
});

describe('3.3 and 3.4, conversions and events', () => {
  test('three sprouts for two soil, not while sprouts are placed', () => {
    const state = stateOf({
      seats: [
        {
          ...still,
          tableau: [
            [265, 0, 0, 4],
            [267, 0, 1, 2],
          ],
        },
        other,
      ],
    });
    expect(legalOf(state)).toContain('convert');
    play(state, 'convert', 'space 0,0', 'space 0,0', 'space 0,1');
    expect(seatOf(state)).toMatchObject({ soil: 2, tableau: [{ sprouts: 2 }, { sprouts: 1 }] });
    play(state, 'water');
    expect(legalOf(state)).not.toContain('convert');
  });

  test('choices without order are made in one order only', () => {
    const state = stateOf({
      seats: [
        {
          ...still,
          tableau: [
            [265, 0, 0, 1],
            [267, 0, 1, 3],
          ],
        },
        other,
      ],
    });
    play(state, 'convert');
    expect(legalOf(state)).toEqual(['space 0,0', 'space 0,1']);
    play(state, 'space 0,1');
    expect(legalOf(state)).toEqual(['space 0,1']);
  });

  test('events in other seats’ turns, for their full cost only; they are no part of the tableau', () => {
    const state = stateOf({ seats: [still, { ...other, hand: [223, 218], soil: 3 }] });
    play(state, 'compost');
    expect(legalOf(state)).toEqual(['take soil', 'take compost', 'event 223']);
    play(state, 'event 223');
    expect(legalOf(state)).toEqual(['take soil', 'take compost', 'event 218']);
    play(state, 'event 218');
    expect(seatOf(state, 1)).toMatchObject({ soil: 0, handSize: 4, events: [218, 223], tableau: [] });
  });
});
