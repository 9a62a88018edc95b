/** Animal Kingdom: what animals bring others, collective abilities and storage (rules sections 6.4 and 6.5), with examples of section 10. */
import { describe, expect, test } from 'vitest';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { spaces, use } from '../../support/earth/meadow.ts';
import { legalOf, other, play, scoreOf, seatOf, stateOf, still } from '../../support/earth/scene.ts';

describe('6.4 and 6.5, others, collective ability, storage', () => {
  test('AK-02: who activates takes the left gain, the others the right one', () => {
    const state = stateOf({
      seats: [
        {
          ...still,
          animals: [{ id: 'geai-du-canada' }],
          tableau: [
            [13, 0, 0, 1],
            [31, 0, 1, 2],
            [38, 1, 0],
          ],
        },
        { ...other, animals: [{ id: 'house-otter' }] },
        { animals: [{ id: 'house-trout' }] },
      ],
      options: { animals: true },
      more: { collective: 'house-fox' },
    });
    use(state, 'geai-du-canada');
    expect(spaces(state), 'two steps on trees with a sprout').toEqual(['space 0,0', 'space 0,1']);
    play(state, 'space 0,0', 'space 0,1');
    expect([0, 1, 2].map((seat) => seatOf(state, seat).soil)).toEqual([9, 2, 2]);
    expect(seatOf(state).tableau.map(({ sprouts }) => sprouts)).toEqual([undefined, 1, undefined]);
  });

  test('AK-15 and E4: at the end of a round each seat may use the collective ability', () => {
    const round = (last: boolean, collectiveAtEnd: 'yes' | 'no'): State => {
      const state = stateOf({
        seats: [
          { ...still, animals: [{ id: 'tarsier' }], hand: [10, 11, 12] },
          { ...other, animals: [{ id: 'house-otter' }], hand: [20, 21] },
        ],
        options: { animals: true, rulings: { collectiveAtEnd }, ...(last ? { roundLimit: 2 } : {}) },
        more: { collective: 'ours-blanc', active: 1, seat: 1 },
      });
      play(state, 'compost', 'take compost');
      return state;
    };
    const state = round(false, 'no');
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'collective', seat: 0 });
    expect(legalOf(state)).toEqual(['stop', 'use']);
    play(state, 'use', 'compost 10', 'compost 12', 'stop');
    expect(seatOf(state)).toMatchObject({ hand: [11] });
    expect(seatOf(state, 1)).toMatchObject({ hand: [20, 21] });
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'choose', round: 3, active: 0 });
    expect(earth.encode(round(true, 'yes'), 'all').stage).toBe('collective');
    expect(earth.toAct(round(true, 'no'))).toBe(-1);
  });

  test('AK-16: what is stored, on an animal or on the island, only counts at the end', () => {
    const state = stateOf({
      seats: [
        { ...still, animals: [{ id: 'chevre-des-rocheuses', pawns: [0], stored: 4 }], tableau: [[138, 0, 0, 2]] },
        { ...other, animals: [{ id: 'house-otter' }], tableau: [[14, 0, 0, 0, 2]] },
      ],
      options: { animals: true },
      more: { collective: 'elephant-d-asie', active: 1, seat: 1 },
    });
    expect(legalOf(state)).not.toContain('convert');
    play(state, 'compost', 'tableau first', 'stop', 'take soil');
    // The first seat has no growth to store: the second one is asked.
    expect(legalOf(state)).toEqual(['stop', 'space 0,0', 'leaf']);
    play(state, 'space 0,0');
    expect(seatOf(state, 1)).toMatchObject({ islandStored: 1, tableau: [{ growth: 1 }] });
    expect([scoreOf(state)['animals'], scoreOf(state, 1)['animals']]).toEqual([8, 3]);
  });
});
