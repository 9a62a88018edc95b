/** Gaïa’s gyres, her score and the end, replayed from the rules page (sections 4.2 to 4.4). */
import { describe, expect, test } from 'vitest';
import { alone, CARDS, EXTRA, type GaiaCard, lastBut } from '../../support/earth/alone.ts';
import { replay } from '../../support/earth/replay.ts';
import { type Planted, scoreOf, stateOf } from '../../support/earth/scene.ts';

describe('4.2, gyres', () => {
  replay([
    {
      rule: 'the upper pair in the north; no action for the person, but events',
      scene: alone({ hand: [223] }, 'north-gyre'),
      lines: ['water', 'stop'],
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
      const at = (next: GaiaCard, gyre: number) => ({
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
