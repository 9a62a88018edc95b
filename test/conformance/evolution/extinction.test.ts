/** The food bank, extinction and draw: sections 2.2 and 2.4 of the rules page. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, breed, eat, hide, pass } from '../../support/evolution/moves.ts';
import { play } from '../../support/evolution/play.ts';
import { scene } from '../../support/evolution/scene.ts';

describe('section 2.2, the food bank', () => {
  cases(
    (
      [
        [2, [1], 3],
        [2, [6], 8],
        [3, [1, 1], 2],
        [3, [6, 5], 11],
        [4, [1, 1], 4],
        [4, [6, 6], 14],
        [5, [1, 1, 1], 5],
        [5, [6, 4, 2], 14],
        [6, [1, 1, 1], 7],
        [6, [6, 6, 6], 22],
      ] as const
    ).map(([seats, dice, bank]) => ({
      name: `${seats} seats, dice ${dice.join(' ')}: ${bank} food`,
      given: { seats, phase: 'development', rows: Array(seats).fill(''), hands: [['swimming']] } as const,
      steps: [{ dice, do: [breed('swimming')], phase: 'feeding', bank }] as const,
    })),
  );
});

describe('section 2.4, who dies', () => {
  cases([
    {
      name: 'who has less food than he needs and does not hibernate; the cards go to the pile of the owner',
      given: {
        seats: 2,
        rows: ['A{HBW Para} 3/4, C{Hib} 0/1 hibernating, D 1/1', 'B, E{HBW} 1/2'],
        turn: 1,
        bank: 1,
      },
      steps: [{ do: [eat('B')], year: 2, rows: ['C{Hib} 0/1, D 0/1', 'B 0/1'], discards: [3, 2], hands: [3, 2] }],
    },
    {
      name: 'all at once: a Trematode partner that would be fed by the death of the other dies as well',
      given: { seats: 2, rows: ['A', 'B{Trem>C} 1/2, C{Vivi} 2/3'], bank: 1 },
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', ''], discards: [0, 4] }],
    },
    {
      name: 'no birth happens in this phase',
      given: { seats: 2, rows: ['A', 'B{Vivi Trem>C} 2/3, C{Vivi} 2/3'], bank: 1, top: ['swimming'] },
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', ''], discards: [0, 5] }],
    },
    {
      name: 'marks are cleared, what was used up works again',
      given: { seats: 2, rows: ['A{Carn} 1/2', 'B{Shell Ink} 1/1, C'] },
      steps: [
        { do: [attack('A', 'B'), hide], rows: ['A{Carn} 1/2', 'B{Ink Shell} 1/1 hidden, C 0/1'] },
        { do: [eat('C'), eat('A')], year: 2, rows: ['A{Carn} 0/2', 'B{Ink Shell} 0/1, C 0/1'] },
        { dice: [6], do: [pass, pass], asks: 1, can: [eat('B')] },
      ],
    },
  ]);
});

describe('section 2.4, the draw', () => {
  const two = { seats: 3, rows: ['A', 'B 1/1', 'C 1/1'] };
  cases([
    ...(
      [
        [1, [1, 0, 0]],
        [2, [1, 1, 0]],
        [3, [1, 1, 1]],
        [4, [2, 1, 1]],
        [5, [2, 2, 1]],
        [6, [2, 2, 2]],
      ] as const
    ).map(([deckSize, hands]) => ({
      name: `three seats that get two cards each, ${deckSize} in the deck: ${hands.join(' ')}`,
      given: { ...two, deckSize },
      steps: [{ do: [eat('A')], year: 2, deckSize: 0, hands }],
    })),
    {
      name: 'beginning with the first seat of the year that ends',
      given: { seats: 3, rows: ['A 1/1', 'B 1/1', 'C'], firstSeat: 2, deckSize: 4 },
      steps: [{ do: [eat('C')], year: 2, firstSeat: 0, hands: [1, 1, 2] }],
    },
    {
      name: 'each up to what he is entitled to',
      given: { seats: 3, rows: ['A, D 1/1, E 1/1', 'B 1/1', ''], deckSize: 10 },
      steps: [{ do: [eat('A')], year: 2, hands: [4, 2, 4] }],
    },
    {
      name: 'without animals, but with cards in hand: one card',
      given: { seats: 2, rows: ['A', ''], hands: [[], ['swimming', 'running']] },
      steps: [{ do: [eat('A')], year: 2, hands: [2, 3] }],
    },
    {
      name: 'without animals and cards: six',
      given: { seats: 2, rows: ['A', ''] },
      steps: [{ do: [eat('A')], year: 2, hands: [2, 6] }],
    },
    {
      name: 'hands are kept',
      given: { seats: 2, rows: ['A', 'B 1/1'], hands: [['running'], ['swimming', 'swimming']] },
      steps: [{ do: [eat('A')], year: 2, hands: [3, 4] }],
    },
    {
      name: 'the first seat passes to the left after the draw',
      given: { seats: 3, rows: ['A 1/1', 'B', 'C 1/1'], firstSeat: 1 },
      steps: [{ do: [eat('B')], year: 2, firstSeat: 2, asks: 2 }],
    },
  ]);

  test('the top cards of the deck are drawn, one at a time', () => {
    const game = play(scene({ seats: 2, rows: ['A', 'B 1/1'], top: ['running', 'mimicry', 'piracy', 'scavenger'] }));
    game.act(eat('A'));
    expect(game.see().players.map(({ hand }) => [...(hand ?? [])].sort())).toEqual([
      ['piracy', 'running'],
      ['mimicry', 'scavenger'],
    ]);
  });
});
