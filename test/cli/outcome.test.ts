import { describe, expect, test } from 'vitest';
import { tellOutcome } from '../../src/cli/outcome.ts';

type Nature = 'competitive' | 'cooperative' | 'solo';

const outcome = (scores: number[], ranks: number[], nature: Nature = 'competitive') => ({
  nature,
  scores,
  ranks,
  ending: 'done',
  text: 'it is over',
  metrics: {},
  notes: [{ code: 'house', text: 'Some values are ours.' }],
  sheet: [],
});
const said = (ranks: number[], nature: Nature, you = 0): string =>
  tellOutcome(outcome([1, 2], ranks, nature), { you, lang: 'en' })[0] ?? '';

describe('who won is said in words', () => {
  test.each([
    ['you', [1, 2], 'competitive', 'You win.'],
    ['another player', [3, 1, 2], 'competitive', 'The winner is player 2; your place is 3.'],
    ['you with another', [1, 2, 1], 'competitive', 'You share first place with player 3.'],
    ['two others', [3, 1, 1], 'competitive', 'First place is shared by player 2 and player 3.'],
    ['alone, a win', [1], 'solo', 'You win.'],
    ['alone, a loss', [2], 'solo', 'You lose.'],
    ['all together', [1, 1], 'cooperative', 'You win together.'],
    ['nobody', [2, 2], 'cooperative', 'You lose together.'],
  ] as const)('%s', (_, ranks, nature, words) => {
    expect(said([...ranks], nature)).toBe(`${words} (it is over)`);
  });

  test('from the side of the seat that plays', () => {
    expect(said([2, 1], 'competitive', 1)).toBe('You win. (it is over)');
  });

  test.each([
    [[1, 2], 'Vous gagnez.'],
    [[2, 1], 'Victoire : joueur 2 ; votre place est la 2e.'],
    [[1, 1], 'Vous partagez la première place : joueur 2.'],
    [[3, 1, 1], 'La première place est partagée : joueur 2 et joueur 3.'],
  ])('in French: %j', (ranks, words) => {
    const [first] = tellOutcome(outcome([1, 2], ranks), { you: 0, lang: 'fr' });
    expect(first).toBe(`${words} (it is over)`);
  });
});

test('scores follow, the score sheet where it says more, and remarks', () => {
  const row = (seat: number | null, text: string, points: number[]) => ({
    seat,
    text,
    parts: points.map((count, index) => ({
      part: `p${index}`,
      text: ['score', 'cards', 'fauna'][index] ?? '',
      points: count,
    })),
  });
  const whole = {
    ...outcome([30], [1], 'solo'),
    sheet: [row(0, 'player 1', [30, 12, 18]), row(null, 'Gaïa', [25, 25, 0])],
  };
  expect(tellOutcome(whole, { you: 0, lang: 'en' })).toEqual([
    'You win. (it is over)',
    'Scores: 30',
    '       player 1  Gaïa',
    'score        30    25',
    'cards        12    25',
    'fauna        18     0',
    'Some values are ours.',
  ]);
});
