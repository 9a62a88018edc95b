/** The feeding phase: section 2.3 of the rules page, and the scenarios of its section 5, Flow. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  attack,
  change,
  convert,
  eat,
  graze,
  hibernate,
  ink,
  pass,
  piracy,
  specialize,
  takeShell,
} from '../../support/evolution/moves.ts';

describe('section 5, Flow', () => {
  cases([
    {
      name: 'F1 one animal takes one red; a second red in the same go is refused, and so is another seat',
      given: { rows: ['A, C', 'B'] },
      steps: [
        { asks: 0, only: [eat('A'), eat('C')], cannot: [eat('B')] },
        { do: [eat('A')], rows: ['A 1/1, C 0/1', 'B 0/1'], bank: 9, cannot: [eat('C')] },
        { asks: 1, can: [eat('B')] },
      ],
    },
    {
      name: 'F2 a full animal without fat takes no red',
      given: { rows: ['A 1/1, C', 'B'] },
      steps: [{ cannot: [eat('A')], can: [eat('C')] }],
    },
    {
      name: 'F3 an animal that needs 2 takes two goes and two red',
      given: { rows: ['A{HBW} 0/2, C 0/1', 'B 1/1', '', ''] },
      steps: [
        { do: [eat('A')], rows: ['A{HBW} 1/2, C 0/1'], bank: 9 },
        { do: [eat('A')], rows: ['A{HBW} 2/2, C 0/1'], bank: 8 },
      ],
    },
    {
      name: 'F4 the first seat changes every year, in development and in feeding',
      given: { seats: 2, rows: ['A', 'B'] },
      steps: [
        { do: [eat('A'), eat('B')], year: 2, phase: 'development', firstSeat: 1, asks: 1 },
        { dice: [6], do: [pass, pass], phase: 'feeding', bank: 8, asks: 1 },
        { do: [eat('B'), eat('A')], year: 3, phase: 'development', firstSeat: 0, asks: 0 },
      ],
    },
    {
      name: 'F5 who passed in development keeps his hand, and the others play on alone',
      given: {
        seats: 2,
        timeToFly: false,
        phase: 'development',
        rows: ['', ''],
        hands: [Array(5).fill('swimming'), ['running', 'running', 'mimicry', 'mimicry', 'piracy']],
      },
      steps: [
        { do: [{ type: 'animal', card: 'swimming' }], asks: 1 },
        { do: [pass], asks: 0 },
        { do: [{ type: 'animal', card: 'swimming' }], asks: 0 },
        { do: [{ type: 'animal', card: 'swimming' }], asks: 0, hands: [2, 5] },
        { dice: [1], do: [pass], phase: 'feeding', bank: 3, hands: [2, 5] },
      ],
    },
    {
      name: 'F6 while an animal is hungry and there is food, a go does not end without a main action',
      given: { rows: ['A', 'B'] },
      steps: [{ only: [eat('A')] }],
    },
    {
      name: 'F6 nor after grazing or piracy',
      given: { rows: ['A{Graz Pir HBW} 0/2', 'B{HBW} 1/2'] },
      steps: [
        { do: [graze('A')], cannot: [pass], can: [eat('A')] },
        { do: [piracy('A', 'B')], rows: ['A{Graz Pir HBW} 1/2', 'B{HBW} 0/2'], cannot: [pass], can: [eat('A')] },
      ],
    },
    {
      name: 'F6 filling fat is taking red as well',
      given: { rows: ['A{Fat} 1/1', 'B'] },
      steps: [{ only: [eat('A')] }, { do: [eat('A')], rows: ['A{Fat!} 1/1'], bank: 9 }],
    },
    {
      name: 'F6 without food in the bank a go may end',
      given: { rows: ['A{Fat!} 0/1', 'B'], bank: 0 },
      steps: [{ only: [convert('A', 1), pass] }],
    },
    {
      name: 'F7 survivors + 1 cards are drawn; six without animals and cards',
      given: { seats: 3, rows: ['A', 'B 1/1, C 1/1', ''] },
      steps: [{ do: [eat('A')], year: 2, hands: [2, 3, 6] }],
    },
    {
      name: 'F10 without food and hibernation all starve',
      given: { seats: 2, rows: ['A{Hib}', 'B'], bank: 0 },
      steps: [
        { can: [hibernate('A'), pass] },
        { do: [pass], year: 2, rows: ['', ''], discards: [2, 1], hands: [6, 6] },
      ],
    },
    {
      name: 'F11 stored fat that was not converted does not feed',
      given: { seats: 2, rows: ['A{Fat!}', 'B'], bank: 0 },
      steps: [{ do: [pass], year: 2, rows: ['', ''], discards: [2, 1] }],
    },
    {
      name: 'F12 fat is converted up to the need; then no red and no further conversion in that go',
      given: { rows: ['A{HBW Fat! Fat! Fat! Fat!} 0/2, C', 'B'] },
      steps: [
        { can: [convert('A', 1), convert('A', 2)], cannot: [convert('A', 3), convert('A', 4)] },
        {
          do: [convert('A', 2)],
          rows: ['A{HBW Fat Fat Fat! Fat!} 2/2, C 0/1'],
          bank: 10,
          cannot: [eat('A'), eat('C'), convert('A', 1), convert('A', 2)],
        },
      ],
    },
    {
      name: 'F13 one yellow of an animal that needs 2 makes 1',
      given: { rows: ['A{HBW Fat!} 0/2', 'B'] },
      steps: [{ do: [convert('A', 1)], rows: ['A{HBW Fat} 1/2'] }],
    },
  ]);
});

describe('section 2.3, one main action a go', () => {
  cases([
    {
      name: 'an attack, then no red',
      given: { rows: ['A{Carn}, C', 'B'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2, C 0/1', ''], cannot: [eat('A'), eat('C')] }],
    },
    {
      name: 'red, then no attack',
      given: { rows: ['A{Carn}, C', 'B'] },
      steps: [{ do: [eat('C')], rows: ['A{Carn} 0/2, C 1/1'], cannot: [attack('A', 'B'), eat('A')] }],
    },
    {
      name: 'fat of one animal, then no fat of another and no red',
      given: { rows: ['A{Fat!}, C{Fat!}, D', 'B'] },
      steps: [{ do: [convert('A', 1)], rows: ['A{Fat} 1/1, C{Fat!} 0/1, D 0/1'], cannot: [convert('C', 1), eat('D')] }],
    },
    {
      name: 'specialization, then no red',
      given: { rows: ['A{SpecA}, C', 'B'] },
      steps: [{ do: [specialize('A')], rows: ['A{SpecA} 1/1, C 0/1'], bank: 10, cannot: [eat('C')] }],
    },
    {
      name: 'metamorphose, then no red',
      given: { rows: ['A{Meta Camo}, C', 'B'] },
      steps: [{ do: [change('A', 'Camo')], rows: ['A{Meta} 1/1, C 0/1'], bank: 10, cannot: [eat('C')] }],
    },
    {
      name: 'a Shell from the centre, then no red',
      given: { rows: ['A, C', 'B'], centre: ['shell'] },
      steps: [{ do: [takeShell('A')], rows: ['A{Shell} 0/1, C 0/1'], bank: 10, cannot: [eat('C'), eat('A')] }],
    },
    {
      name: 'an attack that ink cancelled, then no red',
      given: { rows: ['A{Carn}, C', 'B{Ink}'] },
      steps: [
        { do: [attack('A', 'B'), ink], rows: ['A{Carn} 0/2, C 0/1', 'B{Ink} 0/1'], cannot: [eat('A'), eat('C')] },
      ],
    },
  ]);
});

describe('section 2.3, free actions before and after', () => {
  const thief = { rows: ['A{Pir HBW} 0/2, C', 'B{HBW} 1/2'] };
  cases([
    {
      name: 'piracy then red',
      given: thief,
      steps: [{ do: [piracy('A', 'B'), eat('A')], rows: ['A{HBW Pir} 2/2, C 0/1', 'B{HBW} 0/2'], bank: 9 }],
    },
    {
      name: 'red then piracy',
      given: thief,
      steps: [{ do: [eat('A'), piracy('A', 'B')], rows: ['A{HBW Pir} 2/2, C 0/1', 'B{HBW} 0/2'], bank: 9 }],
    },
    {
      name: 'hibernation then red',
      given: { rows: ['A{Hib}, C', 'B'] },
      steps: [{ do: [hibernate('A'), eat('C')], rows: ['A{Hib} 0/1 hibernating, C 1/1'], bank: 9 }],
    },
    {
      name: 'H4 two hibernations in one go, then red with another animal',
      given: { rows: ['A{Hib}, C{Hib}, D', 'B'] },
      steps: [
        {
          do: [hibernate('A'), hibernate('C'), eat('D')],
          rows: ['A{Hib} 0/1 hibernating, C{Hib} 0/1 hibernating, D 1/1'],
        },
      ],
    },
    {
      name: 'two grazers, then red',
      given: { rows: ['A{Graz}, C{Graz}', 'B'] },
      steps: [{ do: [graze('A'), graze('C'), eat('A')], rows: ['A{Graz} 1/1, C{Graz} 0/1'], bank: 7 }],
    },
    {
      name: 'red, then grazing',
      given: { rows: ['A{Graz}, C', 'B'] },
      steps: [{ do: [eat('A'), graze('A')], rows: ['A{Graz} 1/1, C 0/1'], bank: 8 }],
    },
    ...[
      [eat('A'), graze('A'), piracy('C', 'B')],
      [eat('A'), piracy('C', 'B'), graze('A')],
      [graze('A'), eat('A'), piracy('C', 'B')],
      [graze('A'), piracy('C', 'B'), eat('A')],
      [piracy('C', 'B'), eat('A'), graze('A')],
      [piracy('C', 'B'), graze('A'), eat('A')],
    ].map((moves) => ({
      name: `red, grazing and piracy in any order: ${moves.map(({ type }) => type).join(', ')}`,
      given: { seats: 2, rows: ['A{Graz}, C{Pir}', 'B{HBW} 1/2, D'], bank: 5 },
      steps: [{ do: moves, rows: ['A{Graz} 1/1, C{Pir} 1/1', 'B{HBW} 0/2, D 0/1'], bank: 3 }, { asks: 1 }],
    })),
    ...[
      [hibernate('A'), graze('C'), graze('D'), eat('E')],
      [eat('E'), hibernate('A'), graze('D'), graze('C')],
      [graze('D'), hibernate('A'), eat('E'), graze('C')],
    ].map((moves) => ({
      name: `red, hibernation and two grazers in any order: ${moves.map(({ type }) => type).join(', ')}`,
      given: { rows: ['A{Hib}, C{Graz}, D{Graz}, E', 'B'] },
      steps: [{ do: moves, rows: ['A{Hib} 0/1 hibernating, C{Graz} 0/1, D{Graz} 0/1, E 1/1'], bank: 7 }, { asks: 1 }],
    })),
    {
      name: 'a go goes on while a free action can be done, and ends when its seat says so',
      given: { seats: 2, rows: ['A{Graz}, C{Pir}', 'B{HBW} 1/2, D'] },
      steps: [
        { do: [eat('A'), piracy('C', 'B')], asks: 0, only: [pass, graze('A')] },
        { do: [pass], asks: 1 },
      ],
    },
  ]);
});

describe('section 2.3, who can eat and when the phase ends', () => {
  cases([
    {
      name: 'carnivores take red as well',
      given: { rows: ['A{Carn}', 'B'] },
      steps: [{ do: [eat('A')], rows: ['A{Carn} 1/2'], bank: 9 }],
    },
    {
      name: 'not an animal hidden in its shell',
      given: { rows: ['A{Shell} 0/1 hidden, C', 'B'] },
      steps: [{ cannot: [eat('A')], can: [eat('C')] }],
    },
    {
      name: 'not a hibernating animal (H2)',
      given: { rows: ['A{Hib} 0/1 hibernating, C', 'B'] },
      steps: [{ cannot: [eat('A')], can: [eat('C')] }],
    },
    {
      name: 'not a dependent of Symbiosis whose protector is hungry',
      given: { rows: ['A{Symb>C}, C', 'B'] },
      steps: [{ only: [eat('C')] }, { do: [eat('C')] }, { next: 0, can: [eat('A')] }],
    },
    {
      name: 'seats that cannot do anything are skipped',
      given: { rows: ['A, D', 'B 1/1', 'C'] },
      steps: [{ do: [eat('A')], asks: 2 }],
    },
    {
      name: 'the phase ends when no seat can do anything, whatever is left in the bank, which is emptied',
      given: { seats: 2, rows: ['A', 'B 1/1'] },
      steps: [{ do: [eat('A')], year: 2, phase: 'development', bank: 0 }],
    },
    {
      name: 'the phase ends when all seats pass in turn',
      given: { seats: 2, rows: ['A{Fat!}', 'B{Fat!}'], bank: 0 },
      steps: [
        { do: [pass], asks: 1 },
        { do: [pass], year: 2, rows: ['', ''] },
      ],
    },
  ]);
});
