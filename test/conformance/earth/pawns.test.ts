/** Animal Kingdom: pawns and their moves (rules section 6.3), with the examples AK-03 … AK-11, AK-24 and AK-25 (section 10). */
import { describe, expect, test } from 'vitest';
import { animalOf, MEADOW, spaces, table, use } from '../../support/earth/meadow.ts';
import { legalOf, type Planted, play, scoreOf, seatOf } from '../../support/earth/scene.ts';

describe('6.3, pawns and moves', () => {
  test('AK-03: Panda roux enters on its printed type only, and stays', () => {
    const state = table('panda-roux', {
      tableau: [
        [6, 0, 0, 2],
        [5, 0, 1, 3],
        [254, 1, 0, 1],
      ],
    });
    use(state, 'panda-roux');
    expect(spaces(state)).toEqual(['space 0,0', 'space 1,0']);
    play(state, 'space 0,0', 'use');
    expect(seatOf(state)).toMatchObject({ soil: 3, tableau: [{ sprouts: 1 }, { sprouts: 3 }, { sprouts: 1 }] });
    use(state, 'panda-roux');
    expect(legalOf(state)).toEqual(['stop', 'use']);
    play(state, 'use');
    expect(animalOf(state)?.pawns).toEqual([0]);
    expect(seatOf(state)).toMatchObject({ soil: 6, leavesDiscarded: 2 });
    expect(legalOf(state)).not.toContain('leaf');
  });

  test('AK-04: Tarsier enters on any card', () => {
    const state = table('tarsier', {
      tableau: [
        [6, 0, 0],
        [27, 0, 1],
        [14, 1, 0],
      ],
    });
    use(state, 'tarsier');
    expect(spaces(state)).toEqual(['space 0,0', 'space 0,1', 'space 1,0']);
  });

  test('AK-05: Oryx gazelle enters on sunny cards only', () => {
    const state = table('oryx-gazelle', {
      tableau: [
        [5, 0, 0, 2],
        [6, 0, 1, 2],
        [254, 1, 0, 1],
      ],
    });
    use(state, 'oryx-gazelle');
    expect(spaces(state)).toEqual(['space 0,0', 'space 1,0']);
  });

  test('AK-06: a Gaufre stays, a new one comes each time, two never on one card; a Paon moves', () => {
    const state = table(
      'gaufre-a-poche',
      {
        tableau: [
          [36, 0, 0],
          [77, 0, 1, 0, 3],
          [14, 1, 0],
        ],
      },
      [0],
    );
    use(state, 'gaufre-a-poche');
    expect(spaces(state)).toEqual(['space 0,1']);
    play(state, 'space 0,1');
    expect(animalOf(state)?.pawns).toEqual([0, 1]);
    play(state, 'use', 'space 0,1', 'space 0,0', 'space 0,0', 'use', 'space 0,1', 'space 0,0', 'space 0,0');
    expect(legalOf(state)).toContain('plant');
    expect(seatOf(state).tableau.map(({ sprouts, growth }) => [sprouts, growth])).toEqual([
      [4, undefined],
      [undefined, 1],
      [undefined, undefined],
    ]);
    expect(legalOf(state), 'no other mushroom').not.toContain('leaf');
    const peafowl = table('paon-bleu', { tableau: MEADOW }, [0]);
    use(peafowl, 'paon-bleu');
    expect(spaces(peafowl)).toEqual(['space 0,1', 'space 1,0']);
  });

  test('AK-07: Vache Highland, three moves; not back to where it began; later activations start fresh', () => {
    const state = table('vache-highland', { tableau: MEADOW }, [0]);
    use(state, 'vache-highland', 'space 0,1', 'use', 'space 1,2', 'use', 'space 2,2', 'use');
    expect(seatOf(state).compost.length).toBe(9);
    expect(seatOf(state).tableau.map(({ growth }) => growth)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(animalOf(state)?.pawns).toEqual([10]);
    const back = table('vache-highland', { tableau: MEADOW }, [0]);
    use(back, 'vache-highland', 'space 0,1', 'stop');
    expect(spaces(back)).toEqual(['space 1,0', 'space 1,2']);
    use(state, 'vache-highland', 'space 2,1', 'use', 'space 1,2', 'use', 'space 0,1', 'use');
    expect(seatOf(state).compost.length).toBe(18);
    expect(seatOf(state)).toMatchObject({ leavesDiscarded: 2 });
  });

  test('AK-08: Chèvre des Rocheuses on rocky cards only; up to 3 sprouts of each go to its storage', () => {
    const state = table(
      'chevre-des-rocheuses',
      {
        tableau: [
          [138, 0, 0, 1],
          [67, 1, 1, 2],
          [37, 2, 2, 5],
          [14, 1, 0, 6],
        ],
      },
      [0],
    );
    use(state, 'chevre-des-rocheuses');
    expect(spaces(state)).toEqual(['space 1,1']);
    play(state, 'space 1,1', 'use', 'use', 'space 2,2', 'use', 'use', 'use');
    expect(animalOf(state)).toMatchObject({ pawns: [10], stored: 5 });
    expect(seatOf(state).tableau.map(({ sprouts }) => sprouts)).toEqual([1, 6, undefined, 2]);
    expect(scoreOf(state)['animals']).toBe(10);
  });

  test('AK-09: Ours blanc, a third leaf: up to three moves on cold cards, two cards composted on each', () => {
    const hand = [100, 101, 102, 103, 104, 105, 106];
    const state = table(
      'ours-blanc',
      {
        hand,
        tableau: [
          [34, 0, 0],
          [85, 0, 1],
          [43, 1, 0],
          [161, 1, 1],
          [48, 1, 2],
        ],
      },
      [],
      {
        arrivals: [[0], [0], [], []],
      },
    );
    use(state, 'ours-blanc');
    expect(spaces(state)).toEqual(['space 0,0', 'space 0,1', 'space 1,1']);
    play(
      state,
      'space 0,0',
      'compost 100',
      'compost 101',
      'space 0,1',
      'compost 102',
      'compost 103',
      'space 1,1',
      'compost 104',
      'compost 105',
    );
    expect(legalOf(state)).toContain('plant');
    expect(seatOf(state)).toMatchObject({ hand: [106], leavesDiscarded: 1 });
  });

  test('AK-10: Jaguar may choose any flora with an animal in its name; one sprout of the supply where there is one', () => {
    const cats: Planted[] = [
      [84, 0, 0, 1],
      [268, 0, 1],
      [160, 1, 0],
      [14, 1, 1, 3],
    ];
    const state = table('jaguar', { tableau: cats });
    use(state, 'jaguar');
    expect(spaces(state)).toEqual(['space 0,0', 'space 0,1', 'space 1,0']);
    play(state, 'space 0,0', 'use');
    expect(animalOf(state)?.stored).toBe(1);
    expect(seatOf(state).tableau.map(({ sprouts }) => sprouts)).toEqual([1, undefined, undefined, 3]);
    expect(scoreOf(state)['animals']).toBe(5);
    const none = table('jaguar', { tableau: cats });
    use(none, 'jaguar', 'space 0,1');
    expect(animalOf(none)?.stored).toBeUndefined();
  });

  test('AK-11: Cochon vietnamien, entering pays; no card fits, no effect; then one does', () => {
    const state = table('cochon-vietnamien', {
      hand: [3],
      soil: 3,
      tableau: [
        [118, 0, 0],
        [250, 0, 1],
        [271, 1, 0],
      ],
    });
    use(state, 'cochon-vietnamien', 'space 0,0');
    expect(seatOf(state).soil).toBe(6);
    expect(legalOf(state)).not.toContain('leaf');
    play(state, 'plant', 'plant 3', 'plot 1,1');
    expect(legalOf(state)).toContain('leaf');
    const before = seatOf(state).soil;
    use(state, 'cochon-vietnamien', 'space 1,1');
    expect(seatOf(state).soil).toBe(before + 3);
  });

  test('AK-24: no way over an edge nor over an empty space', () => {
    const state = table(
      'tarsier',
      {
        tableau: [
          [14, 0, 0],
          [13, 0, 1],
          [31, 1, 2],
          [36, 2, 3],
          [8, 1, 3],
        ],
      },
      [0],
    );
    use(state, 'tarsier');
    expect(spaces(state)).toEqual(['space 0,1']);
    const edge = table(
      'tarsier',
      {
        tableau: [
          [14, 0, 0],
          [13, 0, 1],
          [31, 0, 2],
          [36, 0, 3],
        ],
      },
      [3],
    );
    use(edge, 'tarsier');
    expect(spaces(edge)).toEqual(['space 0,2']);
  });

  test('AK-25: Plongeon huard, no flora with its habitat in the farthest column: no effect', () => {
    const state = table(
      'plongeon-huard',
      {
        tableau: [
          [14, 0, 0, 3],
          [13, 0, 1],
          [31, 0, 2],
        ],
      },
      [0],
    );
    expect(legalOf(state)).not.toContain('leaf');
    const wet = table(
      'plongeon-huard',
      {
        tableau: [
          [14, 0, 0, 3],
          [13, 0, 1],
          [36, 0, 2],
        ],
      },
      [0],
    );
    use(wet, 'plongeon-huard', 'space 0,2', 'use', 'use');
    expect(animalOf(wet)).toMatchObject({ pawns: [2], stored: 2 });
    expect(scoreOf(wet)['animals']).toBe(7);
  });
});
