/** Animal Kingdom: the printed facts of each animal (rules section 7), and the examples AK-01 … AK-25 (section 10). */
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { fieldSources } from '../../../src/core/provenance.ts';
import { stream } from '../../../src/core/random.ts';
import animals from '../../../src/engines/earth/catalog/animals.json' with { type: 'json' };
import { earth } from '../../../src/engines/earth/index.ts';
import type { StateJson } from '../../../src/engines/earth/schema.ts';
import { animalsInPlay } from '../../../src/engines/earth/setup.ts';
import type { State } from '../../../src/engines/earth/state.ts';
import {
  catalogs,
  GAIA,
  legalOf,
  type Planted,
  play,
  type SeatScene,
  scoreOf,
  seatOf,
  stateOf,
} from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

/** Name, pawns, Gaïa, type of move with its steps, storage; what is not printed is left out. */
const PRINTED: readonly (readonly [id: string, pawns: number, gaia: boolean, move?: string, storage?: string])[] = [
  ['plongeon-huard', 1, true, 'toCard', '7/2'],
  ['panda-roux', 1, true, 'stay'],
  ['tarsier', 1, true, 'upTo 4'],
  ['oryx-gazelle', 1, true, 'upTo 1 a leaf'],
  ['gaufre-a-poche', 5, true, 'place'],
  ['paon-bleu', 1, false, 'upTo 2'],
  ['vache-highland', 1, true, 'upTo 3'],
  ['chevre-des-rocheuses', 1, true, 'upTo 2'],
  ['ours-blanc', 1, true, 'upTo 1 a leaf'],
  ['jaguar', 1, false, 'toCard', '5/1'],
  ['cochon-vietnamien', 1, true, 'exactly 1'],
  ['aigle-royal', 1, true, 'toCard', '6/1'],
  ['mouche-bleue', 1, true, 'upTo 3'],
  ['geai-du-canada', 1, true, 'exactly 2'],
  ['gazelle-de-thomson', 1, true],
  ['ornithorynque', 1, true],
  ['crocodile-marin', 1, false],
  ['elephant-d-asie', 1, true],
  ['capybara', 5, true],
  ['dindon-sauvage', 5, true],
  ['pangolin-d-inde', 5, true],
  ['coptoterme-de-formose', 5, true],
  ['dragon-de-komodo', 1, false],
  ['python-royal', 1, false],
  ['renne', 1, false],
  ['oie-des-neiges', 1, false],
  ['nasique', 1, true],
  ['tamia-de-siberie', 1, true],
];
const rowOf = (id: string) => animals.find((row) => row.id === id) ?? expect.fail(`no animal ${id}`);

describe('7, the animals', () => {
  test('no animal with a house value is counted as printed, and none of its fields twice', () => {
    const [catalog] = catalogs.all;
    const table = catalog?.tables.find(({ name }) => name === 'animals') ?? expect.fail('no animals');
    expect(table.rows).toEqual({ rulebook: 0, public: 0, inferred: 0, house: 36 });
    // Of the loon the way it enters, where it goes, what it takes and the collective ability are ours.
    const loon = table.content[0] ?? expect.fail('no animal');
    const ours = [...fieldSources(loon)].filter(([, source]) => source === 'house').map(([path]) => path);
    expect(ours).toEqual(['enter.traits', 'move.on.traits', 'effect.take.what', 'collective.gain.sprouts']);
    const all = Object.values(table.fields).reduce((sum, count) => sum + count, 0);
    expect(all).toBe(table.content.reduce((sum, row) => sum + fieldSources(row).size, 0));
  });

  test('an owner’s printed values count as printed', () => {
    const printed = animals.map((row) => ({ ...row, source: 'rulebook', inferred: [], house: [] }));
    const document = { ...Object(earth.catalog.builtIn[0]), id: 'own', animals: printed };
    const { rows, fields } = valueOf(loadCatalog(earth.catalog, document));
    expect([rows.house, rows.rulebook, fields.house, fields.inferred]).toEqual([0, 36, 0, 0]);
  });

  test('28 are named by the rulebook, 8 are ours; 56 pawns for 36 animals but ours', () => {
    expect(animals.length).toBe(36);
    expect(animals.filter(({ source }) => source === 'rulebook').map(({ id }) => id)).toEqual(
      PRINTED.map(([id]) => id),
    );
    expect(animals.filter(({ source }) => source === 'house').every(({ id }) => id.startsWith('house-'))).toBe(true);
    expect(PRINTED.filter(([, pawns]) => pawns === 5).length).toBe(5);
  });

  const rows = PRINTED.map(([id, pawns, gaia, move, storage]) => ({ id, pawns, gaia, move, storage }));
  test.each(rows)('$id', ({ id, pawns, gaia, move, storage }) => {
    const row = rowOf(id);
    expect([row.pawns, row.gaia]).toEqual([pawns, gaia]);
    const { kind, steps, perLeaf } = row.move;
    const words = [kind, steps ?? '', perLeaf === true ? 'a leaf' : ''].filter((word) => word !== '').join(' ');
    if (move !== undefined) expect(words).toBe(move);
    else expect(row.house).toContain('move');
    if (storage !== undefined) expect(`${row.storage?.points}/${row.storage?.per}`).toBe(storage);
  });

  test('what no source gives is flagged, field by field', () => {
    const unknown = (path: string) =>
      animals.filter(
        ({ source, house }) =>
          source === 'rulebook' && !house.some((field) => field === path || field.startsWith(`${path}.`)),
      );
    // The collective ability is known of no animal but in kind.
    expect(unknown('collective')).toEqual([]);
    // Effects without any house field, whose resources the rulebook's examples tell.
    expect(unknown('effect').map(({ id }) => id)).toEqual([
      'oryx-gazelle',
      'vache-highland',
      'chevre-des-rocheuses',
      'ours-blanc',
      'jaguar',
      'cochon-vietnamien',
      'aigle-royal',
      'mouche-bleue',
    ]);
  });
});

const still = { island: '287-1', climate: '300-1' };
const other = { island: '293-2', climate: '302-2' };

/** A game of two with this animal for seat 0, which discards a leaf at the beginning of its turn. */
const table = (id: string, seat: SeatScene, pawns: number[] = [], more: Partial<StateJson> = {}): State =>
  stateOf({
    seats: [{ ...still, animals: [{ id, ...(pawns.length > 0 ? { pawns } : {}) }], ...seat }, { ...other }],
    options: { animals: true },
    more: { collective: 'house-fox', ...more },
  });
const animalOf = (state: State, slot = 0) => seatOf(state).animals?.[slot];
const spaces = (state: State): string[] => legalOf(state).filter((line) => line.startsWith('space'));
const use = (state: State, id: string, ...lines: string[]): void => void play(state, 'leaf', `animal ${id}`, ...lines);

// Chinese Peony, Yellow Sprouts, Mountain Aspen, Tiger Orchid, Red-Caped Scaber Stalk, in the places of AK-07.
const MEADOW: readonly Planted[] = [
  [254, 0, 0, 0, 1],
  [282, 0, 1, 0, 2],
  [187, 1, 2, 0, 2],
  [228, 2, 2, 0, 3],
  [168, 2, 1, 0, 1],
  [146, 1, 0, 0, 1],
];

describe('6.2 and 6.3, leaves, pawns and moves', () => {
  test('AK-01: without Abundance the two animals marked A are removed, 34 remain', () => {
    const state = table('tarsier', {});
    const ids = animalsInPlay(state).map((index) => animals[index]?.id);
    expect(ids.length).toBe(34);
    expect(ids).not.toContain('nasique');
    expect(ids).not.toContain('tamia-de-siberie');
  });

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

describe('6.6, Gaïa’s animals', () => {
  type Gaia = NonNullable<StateJson['gaia']>;
  const solo = (id: string, gaia: Partial<Gaia>, more: Partial<StateJson> = {}, seat: SeatScene = {}): State => {
    const state = stateOf({
      seats: [{ ...still, animals: [{ id: 'cochon-vietnamien' }], ...seat }],
      options: { animals: true, difficulty: 'medium' },
      fauna: ['344-1', '341-1', '346-2', '348-1'],
      more: {
        gaia: {
          ...GAIA,
          upcoming: ['north-gyre', ...GAIA.upcoming!.slice(0, 4), 'south-gyre', ...GAIA.upcoming!.slice(6)],
          animals: [{ id }],
          ...gaia,
        },
        soilGained: 0,
        cardsDrawn: 0,
        ...more,
      },
    });
    play(state, 'water', ...(seat.tableau === undefined ? [] : ['stop']), 'gyre 0');
    return state;
  };
  const gaiaOf = (state: State): Gaia => earth.encode(state, 'all').gaia ?? GAIA;
  const composted = (...cards: number[]): Gaia['compost'] => cards.map((card) => ({ card, from: 'deck' }));

  test('AK-17: a leaf the person discards is worth 5 points to her', () => {
    const state = stateOf({
      seats: [{ ...still, animals: [{ id: 'cochon-vietnamien' }], tableau: [[118, 0, 0]] }],
      options: { animals: true },
      more: { gaia: { ...GAIA, animals: [{ id: 'tarsier' }] }, soilGained: 0, cardsDrawn: 0 },
    });
    expect(scoreOf(state)['gaia']).toBe(0);
    use(state, 'cochon-vietnamien', 'space 0,0');
    expect(scoreOf(state)['gaia']).toBe(5);
  });

  test('AK-18: she is never dealt an animal that does not suit her', () => {
    const bad = new Set(PRINTED.filter(([, , gaia]) => !gaia).map(([id]) => id));
    expect(bad.size).toBe(7);
    const catalog = valueOf(catalogs.find(undefined));
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const state = valueOf(
        earth.setup({ seats: 1, animals: true, difficulty: 'hard' }, catalog, stream(seed, 'test')),
      );
      expect(gaiaOf(state).animals?.length).toBe(2);
      expect(seatOf(state).animals?.length).toBe(2);
      for (const { id } of gaiaOf(state).animals ?? []) seen.add(id);
    }
    expect([...seen].filter((id) => bad.has(id))).toEqual([]);
    expect(seen.size).toBe(34 - 7);
  });

  test('AK-19: Aigle royal takes her last growth piece; without any, nothing', () => {
    expect(gaiaOf(solo('aigle-royal', { growth: 3 }))).toMatchObject({
      growth: 2,
      animals: [{ id: 'aigle-royal', stored: 1 }],
    });
    expect(gaiaOf(solo('aigle-royal', {}))).toMatchObject({ growth: 0, animals: [{ id: 'aigle-royal' }] });
    // Two pieces left 2, the storage 6, the leaf 15.
    expect(scoreOf(solo('aigle-royal', { growth: 3 }))['gaia']).toBe(2 + 6 + 15);
  });

  test('AK-20: Mouche bleue, 3 compost for 6 growth; with 2 of them 4', () => {
    const rich = gaiaOf(solo('mouche-bleue', { compost: composted(1, 2, 3, 4) }));
    expect([rich.compost.length, rich.growth]).toEqual([1, 6]);
    const poor = gaiaOf(solo('mouche-bleue', { compost: composted(1, 2) }));
    expect([poor.compost.length, poor.growth]).toEqual([0, 4]);
  });

  test('AK-21: Geai du Canada pays 2 and gains 9, the person 2; with fewer than 2 nothing', () => {
    const rich = solo('geai-du-canada', { sprouts: 3 });
    expect(gaiaOf(rich)).toMatchObject({ sprouts: 1, soil: 9 });
    expect(seatOf(rich).soil).toBe(2 + 2);
    const poor = solo('geai-du-canada', { sprouts: 1 });
    expect(gaiaOf(poor)).toMatchObject({ sprouts: 1, soil: 0 });
    expect(seatOf(poor).soil).toBe(2);
  });

  test('AK-22: instead of a card she composts two', () => {
    const state = solo('house-fox', {});
    expect(gaiaOf(state).compost.length).toBe(4);
    expect(seatOf(state).handSize).toBe(1);
  });

  test('AK-23: Gaufre à poche once for each leaf she has used', () => {
    const revealed = ['south-gyre', 'water', 'grow', 'compost', 'plant'] as const;
    const state = solo(
      'gaufre-a-poche',
      { growth: 9, revealed: [...revealed], upcoming: ['north-gyre', ...revealed, 'north-gyre'] },
      {
        arrivals: [[], [], [1], []],
      },
    );
    expect(gaiaOf(state)).toMatchObject({ growth: 7, sprouts: 4 });
  });

  test('E7: composting from the hand is from the deck, or nothing', () => {
    expect(gaiaOf(solo('ours-blanc', {})).compost.length).toBe(2);
  });
});
