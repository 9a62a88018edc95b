/** Animal Kingdom: animals in play and leaves (rules section 6.2), with the examples AK-01, AK-12 and AK-14 (section 10). */
import { describe, expect, test } from 'vitest';
import animals from '../../../src/engines/earth/content/animals.json' with { type: 'json' };
import { earth } from '../../../src/engines/earth/index.ts';
import { animalsInPlay } from '../../../src/engines/earth/rules/setup.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { table, use } from '../../support/earth/meadow.ts';
import { catalogs, legalOf, other, type Planted, play, seatOf, stateOf, still } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

describe('6.2, leaves', () => {
  test('AK-01: without Abundance the two animals marked A are removed, 34 remain', () => {
    const state = table('tarsier', {});
    const ids = animalsInPlay(state).map((index) => animals[index]?.id);
    expect(ids.length).toBe(34);
    expect(ids).not.toContain('nasique');
    expect(ids).not.toContain('tamia-de-siberie');
  });

  test('AK-12: five leaves, five activations', () => {
    const state = table('tarsier', { tableau: [[14, 0, 0]], leavesDiscarded: 0 }, [], {
      arrivals: [[0], [0], [0], [0]],
      completion: 0,
    });
    expect(legalOf(state)).not.toContain('leaf');
    const four = table('tarsier', { tableau: [[14, 0, 0]] }, [], { arrivals: [[0], [0], [0], [0]] });
    use(four, 'tarsier', 'space 0,0', 'space 0,0');
    expect(legalOf(four)).not.toContain('leaf');
  });

  /** Cat Grass and Southern Magnolia bring two sprouts and one; five leaves, each used before anything of the last one is taken. */
  const nested = (): State => {
    const tableau: Planted[] = [
      [5, 0, 0],
      [24, 0, 1],
    ];
    const state = table('paon-bleu', { tableau });
    for (let leaf = 0; leaf < 5; leaf++) use(state, 'paon-bleu', `space 0,${leaf % 2}`, 'use');
    return state;
  };

  test('five leaves, each in the middle of what the one before brings: nothing of it is lost', () => {
    const state = nested();
    expect(state.depth).toBe(15);
    for (let sprout = 0; sprout < 8; sprout++)
      play(state, legalOf(state).find((line) => line.startsWith('space')) ?? '');
    // Of the first leaf the animal has a step left.
    play(state, 'stop');
    expect(state.depth).toBe(0);
    expect(seatOf(state)).toMatchObject({ soil: 5, leavesDiscarded: 5 });
    expect((seatOf(state).tableau ?? []).reduce((sum, { sprouts = 0 }) => sum + sprouts, 0)).toBe(8);
  });

  test('the same in the middle is a document like any other', () => {
    const json = earth.encode(nested(), 'all');
    expect(earth.encode(valueOf(earth.decode(json, catalogs)), 'all')).toEqual(json);
  });

  test('a leaf placed on an objective activates as well, at the end of the turn', () => {
    const state = stateOf({
      seats: [{ ...still, soil: 18, animals: [{ id: 'cochon-vietnamien' }], tableau: [[118, 0, 0]] }, other],
      options: { animals: true },
      fauna: ['339-1', '340-1', '341-1', '342-1'],
      more: { collective: 'house-fox' },
    });
    play(state, 'compost', 'take compost');
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'animals', seat: 0 });
    play(state, 'animal cochon-vietnamien', 'space 0,0');
    expect(seatOf(state).soil).toBe(26);
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'choose', active: 1 });
  });

  test.each(['oryx-gazelle', 'ours-blanc', 'house-badger'])(
    'leaves of one turn are used one after the other: %s moves twice for the second one, three times for the third',
    (id) => {
      const state = stateOf({
        seats: [
          {
            ...still,
            soil: 18,
            events: [200, 201, 202, 204],
            animals: [{ id }],
            tableau: [90, 91, 92].map((card, column): Planted => [card, 0, column]),
          },
          other,
        ],
        options: { animals: true },
        fauna: ['339-1', '340-2', '341-1', '348-1'],
        more: { collective: 'house-fox', arrivals: [[], [], [], [0]] },
      });
      play(state, 'compost', 'take compost');
      expect(seatOf(state).leavesPending).toBe(1);
      const steps: number[] = [];
      while (earth.encode(state, 'all').stage === 'animals') {
        play(state, `animal ${id}`);
        steps.push(earth.encode(state, 'all').effects?.at(-1)?.moves ?? 0);
        while (legalOf(state).some((line) => line.startsWith('space'))) {
          if (legalOf(state).includes('stop')) play(state, 'stop');
          else play(state, legalOf(state)[0] ?? '');
        }
      }
      expect(steps).toEqual([2, 3]);
    },
  );

  test('AK-14: two animals, one leaf: both, in the order chosen, one after the other', () => {
    const state = stateOf({
      seats: [
        {
          ...still,
          tableau: [
            [118, 0, 0],
            [14, 0, 1, 1],
          ],
          animals: [{ id: 'tarsier' }, { id: 'cochon-vietnamien' }],
        },
        { ...other, animals: [{ id: 'house-otter' }, { id: 'house-trout' }] },
      ],
      options: { animals: true, level: 'advanced' },
      more: { collective: 'house-fox' },
    });
    play(state, 'leaf');
    expect(legalOf(state)).toEqual(['stop', 'animal tarsier', 'animal cochon-vietnamien']);
    play(state, 'animal cochon-vietnamien', 'space 0,0');
    expect(legalOf(state)).toEqual(['stop', 'animal tarsier']);
    play(state, 'animal tarsier', 'space 0,0', 'space 0,1', 'space 0,1');
    expect(seatOf(state)).toMatchObject({ soil: 3, leavesDiscarded: 1, tableau: [{ card: 118 }, { sprouts: 2 }] });
    expect(
      seatOf(state).animals?.map(({ pawns }) => pawns),
      'different species share a card',
    ).toEqual([[1], [0]]);
  });
});
