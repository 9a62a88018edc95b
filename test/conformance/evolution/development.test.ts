/** Setup and development: sections 2 and 2.1 of the rules page, and O1, Y1, C7, AN2 of its section 5. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { breed, pass, put } from '../../support/evolution/moves.ts';
import { deal } from '../../support/evolution/play.ts';

const phase = 'development';
const COMM = 'communication+carnivorous';
const COOP = 'cooperation+carnivorous';
const PARA = 'parasite+carnivorous';
const TREM = 'trematode+fat-tissue';

describe('section 2, setup', () => {
  test.each([2, 3, 4, 5, 6])('%i seats: six cards each, no animals, an empty bank, the first year', (seats) => {
    const { year, phase: now, players, bank, deckSize } = deal({ seats }).see();
    expect([year, now, bank]).toEqual([1, 'development', 0]);
    expect(players.map(({ handSize, animals }) => [handSize, animals.length])).toEqual(Array(seats).fill([6, 0]));
    expect(deckSize).toBe((seats <= 3 ? 63 : 126) - 6 * seats);
  });

  test('the first seat is the one asked for, or drawn: every seat is drawn sometimes', () => {
    expect(deal({ seats: 4, firstSeat: 2 }).toAct()).toBe(2);
    const drawn = Array.from({ length: 60 }, (_, seed) => deal({ seats: 4 }, seed).toAct());
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('section 2.1, one card a go', () => {
  cases([
    {
      name: 'one card, then the next seat; the card lies face down at the right end of the row',
      given: { phase, rows: ['A', 'B', '', ''], hands: [['swimming', 'running'], ['swimming'], [], []] },
      steps: [
        { can: [breed('swimming'), breed('running'), put('swimming', 'Swim', 'A'), pass] },
        { do: [breed('running')], rows: ['A 0/1, ? 0/1'], asks: 1, hands: [1, 1, 0, 0] },
      ],
    },
    {
      name: 'seats without cards pass by themselves, and so does one that plays its last card',
      given: { seats: 3, phase, rows: ['', '', ''], hands: [['swimming'], [], ['swimming', 'running']] },
      steps: [
        { do: [breed('swimming')], asks: 2 },
        { do: [breed('swimming')], asks: 2 },
        { dice: [3, 4], do: [breed('running')], phase: 'feeding', bank: 7, asks: 0 },
      ],
    },
    {
      name: 'the first card must be an animal, since a trait needs one',
      given: { phase, rows: ['', '', '', ''], hands: [['swimming'], ['swimming'], [], []] },
      steps: [{ only: [breed('swimming'), pass] }],
    },
    {
      name: 'either side of a card can be the trait',
      given: { phase, rows: ['A', 'B'], hands: [['camouflage+fat-tissue']] },
      steps: [
        {
          only: [
            breed('camouflage+fat-tissue'),
            put('camouflage+fat-tissue', 'Camo', 'A'),
            put('camouflage+fat-tissue', 'Fat', 'A'),
            pass,
          ],
        },
        { do: [put('camouflage+fat-tissue', 'Fat', 'A')], rows: ['A{Fat} 0/1'] },
      ],
    },
  ]);
});

describe('section 2.1, on which animals', () => {
  cases([
    {
      name: 'an ordinary trait only on own animals',
      given: { phase, rows: ['A', 'B'], hands: [['running']] },
      steps: [{ can: [put('running', 'Run', 'A')], cannot: [put('running', 'Run', 'B')] }],
    },
    {
      name: "Parasite only on an opponent's animal, and one on each",
      given: { phase, rows: ['A', 'B, C{Para}', 'D'], hands: [[PARA]] },
      steps: [
        {
          can: [put(PARA, 'Para', 'B'), put(PARA, 'Para', 'D')],
          cannot: [put(PARA, 'Para', 'A'), put(PARA, 'Para', 'C')],
        },
        { do: [put(PARA, 'Para', 'B')], rows: ['A 0/1', 'B{Para} 0/3, C{Para} 0/3'] },
      ],
    },
    {
      name: 'Trematode only on two animals of one opponent, on each pair once',
      given: { phase, rows: ['A, B', 'C, D, E{Trem>C}', 'F, G'], hands: [[TREM]] },
      steps: [
        {
          can: [put(TREM, 'Trem', 'C', 'D'), put(TREM, 'Trem', 'D', 'E'), put(TREM, 'Trem', 'F', 'G')],
          cannot: [
            put(TREM, 'Trem', 'A', 'B'),
            put(TREM, 'Trem', 'A', 'C'),
            put(TREM, 'Trem', 'C', 'F'),
            put(TREM, 'Trem', 'D', 'F'),
            put(TREM, 'Trem', 'C', 'E'),
            put(TREM, 'Trem', 'E', 'C'),
            put(TREM, 'Trem', 'C', 'C'),
          ],
        },
        { do: [put(TREM, 'Trem', 'C', 'D')], rows: [null, 'C{Trem>D} 0/3, D 0/2, E{Trem>C} 0/2'] },
      ],
    },
    {
      name: 'the same trait twice only if it is fat',
      given: { phase, rows: ['A{Run Fat}', 'B'], hands: [['running', 'camouflage+fat-tissue']] },
      steps: [
        {
          can: [put('camouflage+fat-tissue', 'Fat', 'A')],
          cannot: [put('running', 'Run', 'A')],
        },
      ],
    },
    {
      name: 'C7 Carnivorous and Scavenger exclude each other',
      given: { phase, rows: ['A{Carn}, B{Scav}, C', 'D'], hands: [['scavenger', PARA]] },
      steps: [
        {
          can: [put('scavenger', 'Scav', 'C'), put(PARA, 'Carn', 'C')],
          cannot: [put('scavenger', 'Scav', 'A'), put(PARA, 'Carn', 'B'), put(PARA, 'Carn', 'A')],
        },
      ],
    },
    {
      name: 'Specialization A and B exclude each other',
      given: {
        phase,
        rows: ['A{SpecA}, B{SpecB}, C', 'D'],
        hands: [['flight+specialization-a', 'flight+specialization-b']],
      },
      steps: [
        {
          can: [put('flight+specialization-a', 'SpecA', 'C'), put('flight+specialization-b', 'SpecB', 'C')],
          cannot: [put('flight+specialization-a', 'SpecA', 'B'), put('flight+specialization-b', 'SpecB', 'A')],
        },
      ],
    },
    {
      name: 'AN2 an Anglerfish is an animal only',
      given: { phase, rows: ['A', 'B'], hands: [['anglerfish']] },
      steps: [{ only: [breed('anglerfish'), pass] }],
    },
  ]);
});

describe('section 2.1, pair traits', () => {
  cases([
    {
      name: 'O1 Communication between two own animals, neighbours or not; no animal with itself or an enemy',
      given: { phase, rows: ['A, B, C', 'D'], hands: [[COMM]] },
      steps: [
        {
          can: [put(COMM, 'Comm', 'A', 'B'), put(COMM, 'Comm', 'A', 'C'), put(COMM, 'Comm', 'B', 'C')],
          cannot: [
            put(COMM, 'Comm', 'A', 'A'),
            put(COMM, 'Comm', 'A', 'D'),
            put(COMM, 'Comm', 'D', 'A'),
            put(COMM, 'Comm', 'A'),
          ],
        },
        { do: [put(COMM, 'Comm', 'A', 'C')], rows: ['A{Comm>C} 0/1, B 0/1, C 0/1'] },
      ],
    },
    {
      name: 'O1 no second Communication on the same two in either direction; a triangle is allowed',
      given: { phase, rows: ['A{Comm>B}, B, C', 'D'], hands: [[COMM]] },
      steps: [
        {
          can: [put(COMM, 'Comm', 'A', 'C'), put(COMM, 'Comm', 'B', 'C')],
          cannot: [put(COMM, 'Comm', 'A', 'B'), put(COMM, 'Comm', 'B', 'A')],
        },
      ],
    },
    {
      name: 'O1 the same for Cooperation; another pair trait on the same two is allowed',
      given: { phase, rows: ['A{Coop>B}, B', 'D'], hands: [[COOP, COMM, 'symbiosis']] },
      steps: [
        {
          can: [put(COMM, 'Comm', 'A', 'B'), put('symbiosis', 'Symb', 'A', 'B'), put('symbiosis', 'Symb', 'B', 'A')],
          cannot: [put(COOP, 'Coop', 'A', 'B'), put(COOP, 'Coop', 'B', 'A')],
        },
      ],
    },
    {
      name: 'Y1 Symbiosis has a direction: A depends on B',
      given: { phase, rows: ['A, B', 'E'], hands: [['symbiosis']] },
      steps: [
        {
          can: [put('symbiosis', 'Symb', 'A', 'B'), put('symbiosis', 'Symb', 'B', 'A')],
          cannot: [
            put('symbiosis', 'Symb', 'B', 'B'),
            put('symbiosis', 'Symb', 'A', 'E'),
            put('symbiosis', 'Symb', 'E', 'A'),
          ],
        },
        { do: [put('symbiosis', 'Symb', 'B', 'A')], rows: ['A 0/1, B{Symb>A} 0/1'] },
      ],
    },
    {
      name: 'Y1 chains and rings are allowed, the same two not again in either direction',
      given: { phase, rows: ['A{Symb>B}, B{Symb>C}, C{Symb>D}, D', 'E'], hands: [['symbiosis']] },
      steps: [
        {
          can: [
            put('symbiosis', 'Symb', 'A', 'D'),
            put('symbiosis', 'Symb', 'C', 'A'),
            put('symbiosis', 'Symb', 'B', 'D'),
          ],
          cannot: [
            put('symbiosis', 'Symb', 'B', 'A'),
            put('symbiosis', 'Symb', 'B', 'B'),
            put('symbiosis', 'Symb', 'B', 'C'),
            put('symbiosis', 'Symb', 'C', 'B'),
            put('symbiosis', 'Symb', 'B', 'E'),
          ],
        },
      ],
    },
  ]);
});
