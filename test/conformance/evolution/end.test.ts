/** The end of the game and scoring: section 2.5 of the rules page. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, eat, hibernate, pass } from '../../support/evolution/moves.ts';
import { play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';

/** The outcome when seat 1 eats last, in the last year. */
const ended = (row: string, more: Partial<Scene> = {}) => {
  const game = play(scene({ seats: 2, rows: [row, 'Y'], deckSize: 0, bank: 1, turn: 1, ...more }));
  game.act(eat('Y'));
  expect(game.see().phase).toBe('finished');
  return game.outcome();
};

describe('section 2.5, the last year', () => {
  cases([
    {
      name: 'an extinction that begins with an empty deck ends the game, without a draw',
      given: { seats: 2, rows: ['A', 'B'], deckSize: 0 },
      steps: [{ do: [eat('A'), eat('B')], phase: 'finished', year: 1, hands: [0, 0], rows: ['A 0/1', 'B 0/1'] }],
    },
    {
      name: 'when the draw empties the deck a full year follows',
      given: { seats: 2, rows: ['A{Hib}', 'B'], deckSize: 3 },
      steps: [
        { do: [eat('A'), eat('B')], year: 2, phase: 'development', deckSize: 0, hands: [2, 1] },
        { dice: [1], do: [pass, pass], phase: 'feeding' },
        { do: [eat('B')], asks: 0, cannot: [hibernate('A')] },
        { do: [eat('A')], phase: 'finished', year: 2 },
      ],
    },
    {
      name: 'the extinction of the last year takes place',
      given: { seats: 2, rows: ['A, C{HBW} 1/2, D{Para} 2/3', 'B 1/1'], deckSize: 0, bank: 1 },
      steps: [{ do: [eat('A')], phase: 'finished', rows: ['A 0/1', 'B 0/1'] }],
    },
  ]);
});

describe('section 2.5, points', () => {
  test.each<readonly [string, number]>([
    ['', 0],
    ['A 1/1', 2],
    ['A 1/1, B 1/1', 4],
    ['A 0/1', 0],
    ['A{Carn} 2/2', 4],
    ['A{HBW} 2/2', 4],
    ['A{Para} 3/3', 5],
    ['A{Intel} 2/2', 4],
    ['A{Vivi} 2/2', 4],
    ...[
      'Camo',
      'Sharp',
      'Swim',
      'Burr',
      'Run',
      'Mim',
      'Tail',
      'Pois',
      'Scav',
      'Pir',
      'Graz',
      'Hib',
      'Fat',
      'Shell',
      'SpecA',
      'SpecB',
      'Meta',
      'Ink',
      'Amb',
      'Flight',
    ].map((name) => [`A{${name}} 1/1`, 3] as const),
    ['A{Fat Fat Fat!} 1/1', 5],
    ['A{Comm>B} 1/1, B 1/1', 5],
    ['A{Coop>B Comm>B} 1/1, B 1/1', 6],
    ['A{Symb>B} 1/1, B 1/1', 5],
    ['A{Trem>B} 2/2, B 2/2', 7],
    ['A{Trem>B} 3/3, B{Trem>C} 3/3, C{Trem>A} 3/3', 15],
    ['A* 1/1', 2],
    ['A* 2/2 revealed', 4],
    ['A{Carn HBW Para Fat!} 5/5', 2 + 4 + 4],
  ])('%s scores %i', (row, points) => {
    expect(ended(row).scores).toEqual([points, 2]);
  });

  test('a Parasite counts for the owner of the animal, whoever played it (Q19)', () => {
    expect(ended('A{Para} 3/3').scores).toEqual([5, 2]);
  });

  test('most points win', () => {
    expect(ended('A{Fat} 1/1').ranks).toEqual([1, 2]);
    expect(ended('').ranks).toEqual([2, 1]);
  });
});

describe('section 2.5, ties', () => {
  test('more cards in the personal discard pile win', () => {
    const pile = (one: number, other: number) =>
      ended('A 1/1', {
        seats: 3,
        rows: ['A 1/1', 'Y', ''],
        discards: [Array(one).fill('swimming'), Array(other).fill('swimming')],
      }).ranks.slice(0, 2);
    expect(pile(2, 1)).toEqual([1, 2]);
    expect(pile(1, 2)).toEqual([2, 1]);
  });

  test('a tie below the first place shares nothing of the win', () => {
    const { ranks, ending } = ended('A{Fat} 1/1', { seats: 4, rows: ['A{Fat} 1/1', 'Y', 'B 1/1', ''] });
    expect([ranks, ending]).toEqual([[1, 2, 2, 4], 'decided']);
  });

  test('equal discards are left to dice, which nobody deserves: a tie', () => {
    const { ranks, ending } = ended('A 1/1', { seats: 3, rows: ['A 1/1', 'Y', ''] });
    expect([ranks, ending]).toEqual([[1, 1, 3], 'shared']);
  });

  test('animals that die in the last extinction count as discards, with their traits', () => {
    const { scores, ranks } = ended('A 1/1, B{Fat} 0/1', { seats: 3, rows: ['A 1/1, B{Fat} 0/1', 'Y', ''] });
    expect([scores, ranks]).toEqual([
      [2, 2, 0],
      [1, 2, 3],
    ]);
  });

  test('a Shell that went to the centre does not count', () => {
    const game = play(scene({ seats: 3, rows: ['A 1/1, B{Shell} 0/1', 'Y, C', ''], deckSize: 0, bank: 1, turn: 1 }));
    game.act(eat('Y'));
    expect(game.see().phase).toBe('finished');
    expect(game.see().centre).toEqual(['shell']);
    expect(
      game
        .see()
        .players.slice(0, 2)
        .map(({ discards }) => discards.length),
    ).toEqual([1, 1]);
    expect(game.outcome().ranks).toEqual([1, 1, 3]);
  });

  test('cards lost as tails count', () => {
    const game = play(scene({ seats: 3, rows: ['A{Carn} 1/2', 'Y{Tail} 1/1, C 1/1', ''], deckSize: 0, bank: 0 }));
    game.act(attack('A', 'Y'));
    expect(game.see().phase).toBe('finished');
    expect(game.outcome().scores).toEqual([4, 4, 0]);
    expect(game.outcome().ranks).toEqual([2, 1, 3]);
  });
});
