/** Against Gaïa (rules section 4). */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { say } from '../../../src/core/text.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { GAIA_DECK, gaiaGrowthPoints } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import {
  catalogs,
  GAIA,
  legalOf,
  play,
  type SeatScene,
  scoreOf,
  seatOf,
  stateOf,
  still,
} from '../../support/earth/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

type Gaia = NonNullable<StateJson['gaia']>;
type Card = Gaia['revealed'][number];

// An island and a climate that do nothing: their abilities are for a chosen yellow, or cost what is not there.
const gaiaOf = (state: State): Gaia => earth.encode(state, 'all').gaia ?? GAIA;

/** A solo game whose next cards of Gaïa are these. */
const solo = (
  seat: SeatScene,
  next: readonly Card[],
  options: Options = {},
  gaia: Partial<Gaia> = {},
  more: Partial<StateJson> = {},
): State => {
  const pass = [...next, ...GAIA_DECK.filter((card) => !next.includes(card))];
  return stateOf({
    seats: [{ ...still, ...seat }],
    options,
    fauna: ['344-1', '341-1', '346-2', '348-1'],
    deck: Array.from({ length: 30 }, (_, index) => 60 + index),
    more: { gaia: { ...GAIA, upcoming: [...pass, ...GAIA_DECK], ...gaia }, soilGained: 0, cardsDrawn: 0, ...more },
  });
};

describe('4.1, her reaction', () => {
  test.each([
    ['beginner', 2, 0],
    ['medium', 2, 0],
    ['hard', 5, 3],
    ['expert', 5, 3],
  ] as const)(
    '%s: half of the soil gained and %i composted; blue cards and %i sprouts; cards drawn and as much growth',
    (difficulty, compost, more) => {
      // 5 soil of the action, 2 of a conversion: 7 gained, 3 composted.
      const composting = solo({ tableau: [[265, 0, 0, 3]] }, ['north-gyre'], { difficulty });
      play(composting, 'convert', 'space 0,0', 'space 0,0', 'space 0,0', 'compost');
      expect(gaiaOf(composting).compost.length).toBe(3 + compost);
      // Cat Grass and a multicolour card.
      const watering = solo(
        {
          tableau: [
            [5, 0, 0],
            [236, 0, 1],
          ],
        },
        ['north-gyre'],
        { difficulty },
      );
      play(watering, 'water', 'stop', 'stop');
      expect(gaiaOf(watering).sprouts).toBe(2 + more);
      const growing = solo({ tableau: [[4, 0, 0]] }, ['north-gyre'], { difficulty });
      play(growing, 'grow', 'stop');
      expect(gaiaOf(growing).growth).toBe(4 + more);
    },
  );

  test('soil and cards of events do not count', () => {
    const state = solo({ hand: [223, 221], compost: [1, 2], tableau: [[4, 0, 0]] }, ['north-gyre']);
    play(state, 'event 223', 'event 221', 'grow', 'stop');
    expect(gaiaOf(state).growth).toBe(4);
  });

  test('the three cards that planting does not keep go to her pile', () => {
    const state = solo({}, ['north-gyre']);
    play(state, 'plant', 'stop', 'keep 61');
    expect(gaiaOf(state).pile).toEqual([60, 62, 63]);
    expect(seatOf(state).hand).toEqual([61]);
  });
});

describe('4.2, her turns', () => {
  test('Water: 7 sprouts and one for each blue card, after the person’s weak action', () => {
    const state = solo({ tableau: [[5, 0, 0]] }, ['water'], { difficulty: 'hard' });
    play(state, 'compost');
    expect(earth.encode(state, 'all')).toMatchObject({ active: 1, seat: 0, action: 'water' });
    play(state, 'take soil', 'stop');
    expect(gaiaOf(state).sprouts).toBe(7 + 1);
  });

  test('what she does is told with its numbers', () => {
    const state = solo(
      {
        tableau: [
          [5, 0, 0],
          [48, 0, 1],
        ],
      },
      ['water'],
    );
    const events = [...play(state, 'compost'), ...play(state, 'take soil', 'stop', 'stop')];
    const said = (lang: 'en' | 'fr'): string[] =>
      events.filter(({ code }) => code.includes('gaia')).map((event) => say(earth.phrases[lang], event));
    expect(said('en')).toEqual([
      'Gaïa composts 2 + 2 cards from the deck: half of the 5 soil you gained, and 2.',
      'Gaïa turns up Water (blue).',
      'Gaïa gains 7 + 2 sprouts: two of your cards have a blue ability.',
    ]);
    expect(said('fr')[2]).toBe('Gaïa gagne 7 + 2 germes : deux de vos cartes ont une capacité bleue.');
  });

  test('Grow: 7 growth and one for each card drawn in this turn', () => {
    const state = solo({}, ['grow']);
    play(state, 'compost', 'take cards', 'stop');
    expect(gaiaOf(state).growth).toBe(7 + 2);
  });

  test('Compost: 8 cards, and the soil gained; ten soil become five cards', () => {
    const state = solo({}, ['compost'], {}, { soil: 9 });
    play(state, 'water', 'take soil');
    expect(gaiaOf(state)).toMatchObject({ soil: 1 });
    expect(gaiaOf(state).compost.length).toBe(8 + 5);
  });

  test('Plant: three cards of the deck; the person plants one and draws one', () => {
    const state = solo({ hand: [10] }, ['plant']);
    play(state, 'compost', 'plant 10');
    expect(gaiaOf(state).pile.length).toBe(3);
    expect(seatOf(state)).toMatchObject({ handSize: 1, tableau: [{ card: 10 }] });
  });

  test.each([
    ['north-gyre', 'gyre 0', { soil: 8 }],
    ['north-gyre', 'gyre 1', { pile: [60 + 7, 60 + 8] }],
    ['south-gyre', 'gyre 2', { sprouts: 4 }],
    ['south-gyre', 'gyre 3', { growth: 3 }],
  ] as const)('%s, %s: the person chooses her objective; an expert’s bonus', (card, choice, bonus) => {
    const state = solo({ hand: [223] }, [card], { difficulty: 'expert' });
    play(state, 'compost', 'stop');
    expect(legalOf(state)).toEqual([
      'event 223',
      ...(card === 'north-gyre' ? ['gyre 0', 'gyre 1'] : ['gyre 2', 'gyre 3']),
    ]);
    const objective = Number(choice.at(-1));
    play(state, choice);
    expect(earth.encode(state, 'all').arrivals[objective]).toEqual([1]);
    const { compost, ...gained } = gaiaOf(state);
    expect(gained).toMatchObject('pile' in bonus ? { pile: [69, 70] } : bonus);
    expect(compost.length).toBe(7);
  });

  test('the second gyre of a pair leaves no choice, and comes behind a leaf that is there', () => {
    const revealed = ['north-gyre', 'south-gyre', 'plant', 'compost', 'water', 'grow'] as const;
    const state = solo(
      {},
      [],
      {},
      { revealed: [...revealed], upcoming: ['north-gyre', ...revealed.slice(1)] },
      {
        arrivals: [[1], [0], [1], []],
      },
    );
    play(state, 'compost');
    expect(earth.encode(state, 'all').arrivals).toEqual([[1], [0, 1], [1], []]);
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'choose', active: 0 });
    // First on two objectives, second on one: 15 + 15 + 11, and 2 + 2 cards of reaction compost.
    expect(scoreOf(state)['gaia']).toBe(15 + 15 + 11 + 4);
  });

  test('beginner: she leaves out the turn after a gyre', () => {
    const state = solo({}, ['north-gyre', 'compost'], { difficulty: 'beginner' });
    play(state, 'compost', 'gyre 0');
    expect(gaiaOf(state)).toMatchObject({ skips: true, revealed: ['north-gyre'] });
    play(state, 'compost');
    expect(gaiaOf(state).revealed).toEqual(['north-gyre']);
    expect(gaiaOf(state).skips).toBeUndefined();
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'choose', round: 4 });
    play(state, 'compost');
    expect(gaiaOf(state).revealed).toEqual(['north-gyre', 'compost']);
  });
});

describe('4.3 and 4.4, growth stacks, the end and her score', () => {
  test.each([
    [0, 0],
    [4, 4],
    [5, 7],
    [9, 13],
    [12, 18],
    [13, 19],
    [15, 25],
    [20, 32],
    [21, 33],
  ])('%i growth: %i points', (growth, points) => {
    expect(gaiaGrowthPoints(growth)).toBe(points);
  });

  test('E3: pile, with events as if above 0, sprouts, growth, compost', () => {
    // Crater 10, Beach 9, Hurricane −1, Tsunami −4.
    const gaia = {
      pile: [27, 26, 196, 197],
      sprouts: 6,
      growth: 12,
      compost: [1, 2, 3].map((card) => ({ card, from: 'deck' as const })),
    };
    const score = (options: Options): number | undefined => scoreOf(solo({}, [], options, gaia))['gaia'];
    expect(score({})).toBe(10 + 9 + 1 + 4 + 6 + 18 + 3);
    expect(score({ rulings: { gaiaEvents: 'printed' } })).toBe(10 + 9 - 1 - 4 + 6 + 18 + 3);
  });

  const full = Array.from(
    { length: 15 },
    (_, space) =>
      [[90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 113][space]!, space >> 2, space & 3] as const,
  );

  test('E2: the 16th card ends the game with her reaction, or after one more turn of hers', () => {
    const turn = (options: Options): State => {
      const state = solo({ hand: [10], soil: 9, tableau: full }, ['compost'], options);
      play(state, 'plant', 'plant 10', 'stop');
      play(state, legalOf(state).find((line) => line.startsWith('keep')) ?? '');
      while (legalOf(state).includes('use')) play(state, 'stop');
      return state;
    };
    const once = turn({});
    expect(earth.toAct(once)).toBe(-1);
    expect(gaiaOf(once)).toMatchObject({ revealed: [], pile: [61, 62, 63] });
    expect(earth.encode(once, 'all').completion).toBe(0);
    const later = turn({ rulings: { soloEnd: 'after-gaia' } });
    expect(gaiaOf(later).revealed).toEqual(['compost']);
    expect(earth.toAct(later)).toBe(0);
  });

  test('after her twelfth card the game ends, and she takes the completion bonus', () => {
    const revealed = [...GAIA_DECK, ...GAIA_DECK.filter((card) => card !== 'plant')];
    const state = solo({}, [], {}, { revealed, upcoming: ['plant'] }, { arrivals: [[1], [1], [1], [1]] });
    play(state, 'compost', 'stop');
    expect(earth.toAct(state)).toBe(-1);
    expect(earth.encode(state, 'all')).toMatchObject({ completion: 1 });
    expect(outcomeOf(earth, state)).toMatchObject({ ending: 'gaia-done', ranks: [2] });
  });
});

describe('set-up', () => {
  test('not with the beginner set-up', () => {
    const catalog = valueOf(catalogs.find(undefined));
    const result = earth.setup({ seats: 1, level: 'beginner' }, catalog, stream(1, 'setup'));
    expect(faultLines(result)).toEqual(['/level no-such-setup']);
  });
});
