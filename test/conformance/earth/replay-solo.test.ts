/** The game against Gaïa, replayed from the rules page (section 4). */
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, type Options } from '../../../src/engines/earth/options.ts';
import type { StateJson } from '../../../src/engines/earth/schema.ts';
import { replay } from '../../support/earth/replay.ts';
import { GAIA, type Planted, type Scene, type SeatScene, scoreOf, stateOf } from '../../support/earth/scene.ts';

type Gaia = NonNullable<StateJson['gaia']>;
type Card = Gaia['revealed'][number];
const CARDS = ['water', 'grow', 'compost', 'plant', 'north-gyre', 'south-gyre'] as const;

const fauna = ['339-1', '341-1', '342-1', '346-2'];
const deck = [130, 132, 133, 134, 135, 137, 140, 141, 144, 146, 149, 150];

interface Table {
  readonly difficulty?: NonNullable<Options['difficulty']>;
  readonly level?: NonNullable<Options['level']>;
  readonly rulings?: NonNullable<Options['rulings']>;
  /** What Gaïa has. */
  readonly gaia?: Partial<Gaia>;
  readonly more?: Partial<StateJson>;
}

/** A solo game whose next card of Gaïa is `next`. */
const alone = (seat: SeatScene, next: Card, { gaia, more, ...options }: Table = {}): Scene => ({
  seats: [{ island: '285-2', climate: '303-1', ...seat }],
  options,
  fauna,
  deck,
  more: {
    gaia: { ...GAIA, upcoming: [next, ...CARDS.filter((card) => card !== next), ...CARDS], ...gaia },
    soilGained: 0,
    cardsDrawn: 0,
    ...more,
  },
});
const EXTRA = { beginner: 0, medium: 0, hard: 3, expert: 3 } as const;
const levels = DIFFICULTIES.map((difficulty) => ({ difficulty }));

describe('4.1, her reaction at each level', () => {
  replay(
    levels.flatMap(({ difficulty }) => [
      {
        rule: `${difficulty}, Plant: the three cards that were not kept`,
        scene: alone({}, 'north-gyre', { difficulty }),
        lines: ['plant', 'stop', 'keep 133'],
        gaia: { pile: [130, 132, 134], sprouts: 0, growth: 0, compost: 0 },
        table: { discards: [], stage: 'gyre' },
      },
      {
        // 5 of the action, 3 of Brittle Prickly Pear, 2 of a conversion; 1 of Mudpot and 1 of Vulcano are of an event.
        rule: `${difficulty}, Compost: half of the soil gained, without events, and ${2 + EXTRA[difficulty]}`,
        scene: alone(
          {
            hand: [223],
            tableau: [
              [157, 0, 0],
              [265, 0, 1, 3],
            ],
          },
          'north-gyre',
          { difficulty },
        ),
        lines: ['event 223', 'convert', 'space 0,1', 'space 0,1', 'space 0,1', 'compost', 'use'],
        seats: [{ soil: 12 }],
        gaia: { compost: 5 + 2 + EXTRA[difficulty], soil: 0 },
      },
      {
        // Jan Mayen, Oceanic, Cat Grass and Bald Cypress; Basil is red.
        rule: `${difficulty}, Water: a sprout for each blue or multicolour card, and ${EXTRA[difficulty]}`,
        scene: alone(
          {
            island: '290-2',
            climate: '300-2',
            tableau: [
              [14, 0, 0, 6],
              [5, 0, 1, 6],
              [236, 0, 2, 3],
            ],
          },
          'north-gyre',
          { difficulty },
        ),
        lines: ['water', 'tableau first', 'stop'],
        gaia: { sprouts: 4 + EXTRA[difficulty] },
      },
      {
        // Four of the action, two of White Oak; two of Snow are of an event.
        rule: `${difficulty}, Grow: as much growth as cards drawn, without events, and ${EXTRA[difficulty]}`,
        scene: alone({ climate: '295-1', hand: [213], tableau: [[13, 0, 0, 1, 4]] }, 'north-gyre', { difficulty }),
        lines: ['event 213', 'space 0,0', 'grow', 'use'],
        seats: [{ hand: 8 }],
        gaia: { growth: 6 + EXTRA[difficulty] },
      },
    ]),
  );
});

describe('4.2, her turns', () => {
  const everything = Array.from({ length: 283 }, (_, index) => ({ card: index + 1, from: 'deck' as const }));
  const none = { gaia: { compost: everything }, more: { deck: [], deckSize: 0 } };
  replay([
    {
      rule: 'no deck and no discard pile: cards asked for count for Grow all the same',
      scene: { ...alone({}, 'north-gyre', none), deck: [] },
      lines: ['grow', 'stop'],
      seats: [{ hand: 0 }],
      gaia: { growth: 4 },
    },
    {
      rule: 'no deck and no discard pile: nothing to take for her Plant turn',
      scene: { ...alone({}, 'plant', none), deck: [] },
      lines: ['water', 'stop'],
      gaia: { pile: [], compost: 283 },
    },
    ...levels.flatMap(({ difficulty }) => [
      {
        rule: `${difficulty}, Water: the person takes 2 soil, she gets 7 sprouts and one for each blue card`,
        scene: alone({ tableau: [[5, 0, 0, 6]] }, 'water', { difficulty }),
        lines: ['plant', 'stop', 'keep 130', 'take soil'],
        seats: [{ soil: 2 }],
        gaia: { sprouts: 7 + 1, growth: 0 },
        table: { active: 0, round: 3 },
      },
      {
        rule: `${difficulty}, Grow: the person takes 2 cards, she gets 7 growth and 2`,
        scene: alone({}, 'grow', { difficulty }),
        lines: ['plant', 'stop', 'keep 130', 'take cards'],
        seats: [{ hand: 3 }],
        gaia: { growth: 9 },
      },
      {
        rule: `${difficulty}, Compost: 8 cards, and as much soil as the person gained in this turn`,
        scene: alone({}, 'compost', { difficulty }),
        lines: ['water', 'take soil'],
        seats: [{ soil: 4 }],
        gaia: { compost: 8, soil: 2 },
      },
      {
        rule: `${difficulty}, Plant: 3 cards of the deck`,
        scene: alone({ hand: [5] }, 'plant', { difficulty }),
        lines: ['water', 'plant 5'],
        seats: [{ hand: 1, cards: [5] }],
        gaia: { pile: [132, 133, 134] },
      },
    ]),
    {
      rule: 'Grow without cards drawn: 7 growth',
      scene: alone({ tableau: [[265, 0, 0, 6]] }, 'grow', { more: { active: 0 } }),
      lines: ['water', 'take growth', 'space 0,0', 'space 0,0'],
      gaia: { growth: 7 },
    },
    {
      rule: 'Compost: the tenth soil makes five cards',
      scene: alone({}, 'compost', { gaia: { soil: 8 } }),
      lines: ['water', 'take soil'],
      gaia: { compost: 8 + 5, soil: 0 },
    },
    {
      rule: 'Compost: eleven soil, one stays',
      scene: alone({}, 'compost', { gaia: { soil: 9 } }),
      lines: ['water', 'take soil'],
      gaia: { compost: 8 + 5, soil: 1 },
    },
    {
      rule: 'Compost: no soil when the person composts',
      scene: alone({}, 'compost', { gaia: { soil: 8 } }),
      lines: ['water', 'take compost'],
      seats: [{ compost: 2 }],
      gaia: { compost: 8, soil: 8 },
    },
    {
      rule: 'red abilities fire in her Compost turn, those for a chosen red do not',
      scene: alone({ climate: '295-1', tableau: [[157, 0, 0, 2]] }, 'compost'),
      lines: ['water', 'take soil', 'use'],
      seats: [{ soil: 7, hand: 0 }],
      gaia: { compost: 8, soil: 5 },
    },
    {
      rule: 'yellow abilities fire in her Grow turn: White Oak',
      scene: alone({ tableau: [[13, 0, 0, 2, 4]] }, 'grow'),
      lines: ['water', 'take cards', 'use'],
      seats: [{ hand: 4 }],
      gaia: { growth: 7 + 4 },
    },
  ]);
});

describe('4.2, gyres', () => {
  replay([
    {
      rule: 'the upper pair in the north; no action for the person, but events',
      scene: alone({ hand: [223] }, 'north-gyre'),
      lines: ['water'],
      legal: ['event 223', 'gyre 0', 'gyre 1'],
    },
    {
      rule: 'the lower pair in the south',
      scene: alone({}, 'south-gyre'),
      lines: ['water'],
      legal: ['gyre 2', 'gyre 3'],
    },
    {
      rule: 'her leaf lies on the next step, after that of the person',
      scene: alone({}, 'north-gyre', { more: { arrivals: [[0], [], [], []] } }),
      lines: ['water', 'gyre 0'],
      table: { arrivals: [[0, 1], [], [], []], active: 0 },
    },
    {
      rule: 'beginner: her next turn is left out',
      scene: alone({}, 'north-gyre', { difficulty: 'beginner' }),
      lines: ['water', 'gyre 0', 'compost'],
      table: { active: 0, stage: 'choose', gaia: { revealed: ['north-gyre'] } },
      gaia: { compost: 2 + 2 },
    },
    {
      rule: 'beginner: and the one after that is played',
      scene: alone({}, 'north-gyre', { difficulty: 'beginner' }),
      lines: ['water', 'gyre 0', 'compost', 'compost'],
      table: { active: 1, stage: 'option', gaia: { revealed: ['north-gyre', 'water'] } },
    },
    {
      rule: 'medium: her next turn is played',
      scene: alone({}, 'north-gyre'),
      lines: ['water', 'gyre 0', 'compost'],
      table: { active: 1, gaia: { revealed: ['north-gyre', 'water'] } },
    },
    ...(['medium', 'hard', 'expert'] as const).flatMap((difficulty) => {
      const some = difficulty === 'expert' ? 1 : 0;
      const at = (next: Card, gyre: number) => ({
        scene: alone({}, next, { difficulty, gaia: { soil: 7 } }),
        lines: ['grow', 'stop', `gyre ${gyre}`],
      });
      const growth = 4 + EXTRA[difficulty];
      return [
        {
          rule: `${difficulty}, upper left: ${some * 8} soil, ten of which are five cards`,
          ...at('north-gyre', 0),
          gaia: { soil: 7 - some * 2, compost: some * 5, sprouts: 0, growth, pile: [] },
        },
        {
          rule: `${difficulty}, upper right: ${some * 2} cards of the deck`,
          ...at('north-gyre', 1),
          gaia: { soil: 7, compost: 0, sprouts: 0, growth, pile: [135, 137].slice(0, some * 2) },
        },
        {
          rule: `${difficulty}, lower left: ${some * 4} sprouts`,
          ...at('south-gyre', 2),
          gaia: { soil: 7, compost: 0, sprouts: some * 4, growth, pile: [] },
        },
        {
          rule: `${difficulty}, lower right: ${some * 3} growth`,
          ...at('south-gyre', 3),
          gaia: { soil: 7, compost: 0, sprouts: 0, growth: growth + some * 3, pile: [] },
        },
      ];
    }),
    {
      rule: 'the second time she takes the one that is left',
      scene: alone({}, 'north-gyre', {
        gaia: { revealed: [...CARDS], upcoming: ['north-gyre', ...CARDS.filter((card) => card !== 'north-gyre')] },
        more: { arrivals: [[1], [], [], [1]] },
      }),
      lines: ['water'],
      table: { arrivals: [[1], [1], [], [1]], active: 0 },
    },
  ]);
});

/** Fifteen terrains. */
const fifteen = [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 283].map(
  (card, space): Planted => [card, space >> 2, space & 3],
);
/** All her cards but this one lie open. */
const lastBut = (next: Card): Partial<Gaia> => ({
  revealed: [...CARDS, ...CARDS.filter((card) => card !== next)],
  upcoming: [next],
});

describe('4.3 and 4.4, the end and her score', () => {
  test.each([
    [1, 1],
    [4, 4],
    [5, 7],
    [6, 8],
    [9, 13],
    [11, 15],
    [12, 18],
    [13, 19],
    [14, 22],
    [15, 25],
    [16, 26],
    [20, 32],
    [30, 50],
  ])('%i growth are %i points', (growth, points) => {
    const state = stateOf(alone({}, 'north-gyre', { gaia: { growth } }));
    expect(scoreOf(state)['gaia']).toBe(points);
  });

  test.each([
    ['absolute', 4 + 2 + 9],
    ['printed', -4 - 2 + 9],
  ] as const)('printed points of her cards, events as %s', (gaiaEvents, cards) => {
    const gaia = { pile: [197, 200, 98], sprouts: 3, compost: [{ card: 1, from: 'deck' as const }] };
    const state = stateOf(alone({}, 'water', { gaia, rulings: { gaiaEvents } }));
    expect(scoreOf(state)['gaia']).toBe(cards + 3 + 1);
  });

  replay([
    {
      rule: 'the 12th card: it is played, then she has the completion bonus and the game is over',
      scene: alone({}, 'compost', { gaia: lastBut('compost'), more: { arrivals: [[1], [0, 1], [1], [1, 0]] } }),
      lines: ['water', 'take compost'],
      gaia: { compost: 8 },
      table: { completion: 1, stage: 'over' },
      // Her leaves are on the steps 15, 11, 15 and 15, those of the person on 15 and 11.
      score: { gaia: 8 + 15 + 11 + 15 + 15 + 7, fauna: 15 + 11 },
    },
    {
      rule: 'the person fills the tableau: her reaction, no turn of hers',
      scene: alone({ hand: [5], tableau: fifteen }, 'grow'),
      lines: ['plant', 'plant 5', 'stop', 'keep 130'],
      gaia: { pile: [132, 133, 134], growth: 0 },
      table: { completion: 0, stage: 'over', gaia: { revealed: [] } },
    },
    {
      rule: 'the person fills the tableau in her turn of Plant: the turn is completed, the bonus is the person’s',
      scene: alone({ hand: [5], tableau: fifteen }, 'plant'),
      lines: ['water', 'plant 5'],
      gaia: { pile: [132, 133, 134] },
      table: { completion: 0, stage: 'over' },
    },
    {
      rule: 'the person fills the tableau with the 12th card: she has the bonus',
      scene: alone({ hand: [5], tableau: fifteen }, 'plant', {
        gaia: lastBut('plant'),
        more: { arrivals: [[1], [1], [1], [1]] },
      }),
      lines: ['water', 'plant 5'],
      table: { completion: 1, stage: 'over' },
    },
  ]);
});
