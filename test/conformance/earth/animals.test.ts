/** Animal Kingdom: the printed facts of each animal (rules section 7), and Gaïa’s animals (section 6.6) with examples of section 10. */
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { fieldSources } from '../../../src/core/provenance.ts';
import { stream } from '../../../src/core/random.ts';
import animals from '../../../src/engines/earth/content/animals.json' with { type: 'json' };
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { use } from '../../support/earth/meadow.ts';
import { catalogs, GAIA, play, type SeatScene, scoreOf, seatOf, stateOf, still } from '../../support/earth/scene.ts';
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
    const ours = animals.filter(({ source }) => source === 'house');
    expect(ours.map(({ id }) => id.slice(0, 'house-'.length))).toEqual(Array(8).fill('house-'));
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

  test.each([
    ['dealt', 'medium', 0, 1],
    ['dealt', 'hard', 0, 2],
    ['chosen', 'medium', 4, 0],
  ] as const)(
    'E6, soloAnimals %s, level %s: %i animals to choose from, %i kept',
    (soloAnimals, difficulty, dealt, kept) => {
      const [catalog = expect.fail('no catalog')] = catalogs.all;
      const options = { seats: 1, animals: true, difficulty, rulings: { soloAnimals } };
      const seat = seatOf(valueOf(earth.setup(options, catalog, stream(0, 'test'))));
      expect(seat.dealt?.animals?.length ?? 0).toBe(dealt);
      expect(seat.animals?.length ?? 0).toBe(kept);
    },
  );

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
