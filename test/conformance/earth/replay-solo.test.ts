/** Gaïa’s reactions and turns, replayed from the rules page (sections 4.1 and 4.2). */
import { describe } from 'vitest';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { alone, EXTRA } from '../../support/earth/alone.ts';
import { replay } from '../../support/earth/replay.ts';

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
