/** Gaïa in whole games (rules sections 4 and 6.6): her animals one after the other, and every value of each ruling of hers. */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { GAIA_DECK } from '../../../src/engines/earth/gaia/core/numbers.ts';
import type { GaiaRulings } from '../../../src/engines/earth/gaia/core/rulings.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { catalogs, GAIA, play, type SeatScene, scoreOf, seatOf, stateOf, still } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

type Gaia = NonNullable<StateJson['gaia']>;
type Card = Gaia['revealed'][number];
const gaiaOf = (state: State): Gaia => earth.encode(state, 'all').gaia ?? GAIA;
const fromDeck = (...cards: number[]): Gaia['compost'] => cards.map((card) => ({ card, from: 'deck' }));

interface Setting {
  readonly next?: readonly Card[];
  readonly options?: Options;
  readonly rulings?: Partial<GaiaRulings>;
  readonly animals?: readonly string[];
  readonly gaia?: Partial<Gaia>;
  readonly seat?: SeatScene;
  readonly more?: Partial<StateJson>;
}

/** A solo game with these animals of hers, and these cards to come. */
const solo = ({ next = [], options, rulings = {}, animals = [], gaia, seat, more }: Setting): State => {
  const pass = [...next, ...GAIA_DECK.filter((card) => !next.includes(card))];
  const persons = ['cochon-vietnamien', 'house-otter'].slice(0, animals.length);
  return stateOf({
    seats: [{ ...still, animals: persons.map((id) => ({ id })), ...seat }],
    options: { animals: animals.length > 0, difficulty: animals.length > 1 ? 'hard' : 'medium', rulings, ...options },
    fauna: ['344-1', '341-1', '346-2', '348-1'],
    deck: Array.from({ length: 30 }, (_, index) => 60 + index),
    more: {
      gaia: {
        ...GAIA,
        upcoming: [...pass, ...GAIA_DECK],
        ...(animals.length > 0 && { animals: animals.map((id) => ({ id })) }),
        ...gaia,
      },
      soilGained: 0,
      cardsDrawn: 0,
      ...more,
    },
  });
};

/** Plays a turn without a gain, and lets her claim the upper left objective. */
const gyre = (setting: Setting, objective = 0): State => {
  const state = solo({ next: [objective < 2 ? 'north-gyre' : 'south-gyre'], ...setting });
  play(state, 'water', `gyre ${objective}`);
  return state;
};

describe('6.6, each animal is resolved before the next', () => {
  test('an animal pays with what the one before has brought', () => {
    // Ours blanc: two cards composted for its one used leaf. Mouche bleue pays with them: two times two growth.
    const state = gyre({ animals: ['ours-blanc', 'mouche-bleue'] });
    const { compost, growth } = gaiaOf(state);
    expect([compost.length, growth]).toEqual([0, 4]);
  });

  test('in the order of her cards: the other way round the fly finds nothing', () => {
    const { compost, growth } = gaiaOf(gyre({ animals: ['mouche-bleue', 'ours-blanc'] }));
    expect([compost.length, growth]).toEqual([2, 0]);
  });

  test('a use pays with what the use before has brought', () => {
    // House hedgehog, up to 2: 1 compost for a card, which is two cards composted. 1 − 1 + 2 − 1 + 2.
    const { compost } = gaiaOf(gyre({ animals: ['house-hedgehog'], gaia: { compost: fromDeck(1) } }));
    expect(compost.length).toBe(3);
  });

  test('ten soil that an animal brings are five cards at once, with which the next one pays', () => {
    const state = gyre({
      animals: ['cochon-vietnamien', 'mouche-bleue'],
      gaia: { soil: 8 },
      seat: { animals: [{ id: 'house-otter' }, { id: 'house-trout' }] },
    });
    const { soil, compost, growth } = gaiaOf(state);
    expect([soil, compost.length, growth]).toEqual([1, 2, 6]);
  });

  test('what she does is told piece by piece', () => {
    const state = solo({ next: ['north-gyre'], animals: ['ours-blanc', 'mouche-bleue'] });
    const told = [...play(state, 'water'), ...play(state, 'gyre 0')].filter(({ code }) => code.startsWith('gaia.'));
    expect(told.map(({ code, params }) => [code, params['times'], params['compost'], params['growth']])).toEqual([
      ['gaia.sprouts', undefined, undefined, undefined],
      ['gaia.turned-up', undefined, undefined, undefined],
      ['gaia.animal', 1, 2, 0],
      ['gaia.animal', 2, -2, 4],
    ]);
  });
});

describe('rulings on Gaïa', () => {
  test.each([
    ['deck', 2],
    ['nothing', 0],
  ] as const)('E7, gaiaHand %s: Ours blanc composts %i cards', (gaiaHand, cards) => {
    expect(gaiaOf(gyre({ animals: ['ours-blanc'], rulings: { gaiaHand } })).compost.length).toBe(cards);
  });

  const full = Array.from(
    { length: 15 },
    (_, space) =>
      [[90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 113][space]!, space >> 2, space & 3] as const,
  );

  test.each([
    ['gaia', 1],
    ['person', 0],
  ] as const)(
    'G1, gaiaBonus %s: with the 16th card in the turn of her twelfth the bonus goes to owner %i',
    (gaiaBonus, owner) => {
      const revealed = [...GAIA_DECK, ...GAIA_DECK.filter((card) => card !== 'plant')];
      const state = solo({
        rulings: { gaiaBonus },
        seat: { hand: [10], soil: 9, tableau: full },
        gaia: { revealed, upcoming: ['plant'] },
        more: { arrivals: [[1], [1], [1], [1]] },
      });
      // Her reaction to Compost, then her twelfth card, Plant.
      play(state, 'compost');
      while (earth.encode(state, 'all').stage !== 'planting') play(state, 'stop');
      play(state, 'plant 10');
      while (earth.toAct(state) === 0) play(state, 'stop');
      expect(earth.encode(state, 'all')).toMatchObject({ stage: 'over', completion: owner });
    },
  );

  test.each([
    ['as-many', 4, 0],
    ['full', 3, 1],
  ] as const)('G2, gaiaStores %s: of 4 sprouts, 3 for each of two cards, %i are stored', (gaiaStores, stored, left) => {
    const state = gyre({ animals: ['chevre-des-rocheuses'], rulings: { gaiaStores }, gaia: { sprouts: 4 } });
    expect(gaiaOf(state)).toMatchObject({ sprouts: left, animals: [{ stored }] });
  });

  test.each([
    ['animals', 8, 0],
    ['bonus', 7, 2],
  ] as const)('G3, gaiaGyre %s comes first: %i soil is left of the bonus, %i sprouts', (gaiaGyre, soil, sprouts) => {
    // House trout: 1 soil for 2 sprouts, once for the one leaf used.
    const state = gyre({
      animals: ['house-trout', 'tarsier'],
      options: { difficulty: 'expert' },
      rulings: { gaiaGyre },
    });
    // Hers besides: 3 for her reaction to Water, 4 of Tarsier.
    expect(gaiaOf(state)).toMatchObject({ soil, sprouts: sprouts + 3 + 4 });
  });

  test.each([
    ['nothing', 0],
    ['five', 4 * 5],
  ] as const)('G4, gaiaLeaves %s: four leaves she never placed bring %i', (gaiaLeaves, points) => {
    expect(scoreOf(gyre({ rulings: { gaiaLeaves } }))['gaia']).toBe(15 + points);
  });

  test.each([
    ['unlimited', 68],
    ['twenty-stacks', 60],
  ] as const)('G5, gaiaGrowth %s: 59 growth and 9 more make %i', (gaiaGrowth, growth) => {
    const state = solo({ next: ['grow'], rulings: { gaiaGrowth }, gaia: { growth: 59 } });
    play(state, 'compost', 'take cards');
    if (earth.encode(state, 'all').stage !== 'choose') play(state, 'stop');
    // 7, and one for each of the 2 cards drawn.
    expect(gaiaOf(state).growth).toBe(growth);
  });

  test.each([
    ['two', 2],
    ['one', 1],
  ] as const)('G6, expertAnimals %s: she and the person have %i', (expertAnimals, count) => {
    const catalog = valueOf(catalogs.find(undefined));
    const options: Options = { seats: 1, animals: true, difficulty: 'expert', rulings: { expertAnimals } };
    const state = valueOf(earth.setup(options, catalog, stream(1, 'test')));
    expect([gaiaOf(state).animals?.length, seatOf(state).animals?.length]).toEqual([count, count]);
    expect(earth.decode(earth.encode(state, 'all'), catalogs).ok).toBe(true);
  });

  test.each([
    ['lost', 2, 0.25],
    ['drawn', 1, 0.5],
  ] as const)('G7, gaiaTies %s: with equal scores the person is %i., and it is worth %d', (gaiaTies, rank, utility) => {
    const state = solo({ rulings: { gaiaTies }, gaia: { sprouts: 3 } });
    state.stage = STAGE.over;
    // Island 1 and climate 2.
    expect([scoreOf(state)['score'], scoreOf(state)['gaia']]).toEqual([3, 3]);
    expect(outcomeOf(earth, state).ranks).toEqual([rank]);
    const utilities = new Float64Array(1);
    earth.utilities(state, utilities);
    expect(utilities[0]).toBe(utility);
  });
});
