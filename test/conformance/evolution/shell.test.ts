/** Shell, Ink cloud and Specialization: section 4.2 of the rules page and the printed rules; SH and Z of section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  attack,
  change,
  convert,
  eat,
  hide,
  ink,
  lose,
  pass,
  specialize,
  takeShell,
} from '../../support/evolution/moves.ts';

describe('section 5, Shell', () => {
  cases([
    {
      name: 'hidden: it lives, the attacker gets nothing and is spent for the year',
      given: { rows: ['A{Carn}', 'B{Shell}, C'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [hide, pass] },
        { do: [hide], rows: ['A{Carn} 0/2', 'B{Shell} 0/1 hidden, C 0/1'], cannot: [eat('A')] },
        { next: 0, cannot: [attack('A', 'C')], can: [eat('A')] },
      ],
    },
    {
      name: 'hidden it takes no red or blue food until the year ends; it starves if it was hungry',
      given: { seats: 2, rows: ['A{Carn} 1/2, D', 'B{Shell}, C'] },
      steps: [
        { do: [attack('A', 'B'), hide], asks: 1, only: [eat('C')] },
        { do: [eat('C'), eat('A'), eat('D')], year: 2, rows: ['A{Carn} 0/2, D 0/1', 'C 0/1'], centre: ['shell'] },
      ],
    },
    {
      name: 'a fed animal comes out in the next year',
      given: { seats: 2, rows: ['A{Carn} 1/2', 'B{Shell} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), hide], rows: ['A{Carn} 1/2', 'B{Shell} 1/1 hidden'] },
        { do: [eat('A')], year: 2, rows: ['A{Carn} 0/2', 'B{Shell} 0/1'] },
      ],
    },
    {
      name: 'SH2 declined: killed, and the card goes to the centre',
      given: { rows: ['A{Carn}', 'B{Shell}, C'] },
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn} 2/2', 'C 0/1'], centre: ['shell'], discards: [0, 1] }],
    },
    {
      name: 'SH3 starved: the card goes to the centre too',
      given: { seats: 2, rows: ['A{Shell}', 'B'], bank: 1, turn: 1 },
      steps: [{ do: [eat('B')], year: 2, rows: ['', 'B 0/1'], centre: ['shell'], discards: [1, 0] }],
    },
    {
      name: 'SH4 a shell is taken in the feeding phase only',
      given: { phase: 'development', rows: ['A', 'B'], hands: [['swimming']], centre: ['shell'] },
      steps: [{ cannot: [takeShell('A')] }],
    },
    {
      name: 'SH4 one a go, which it uses; not by an animal that has one; another in the next go',
      given: { rows: ['A, C, D{Shell}', 'B'], centre: ['shell', 'shell'] },
      steps: [
        { can: [takeShell('A'), takeShell('C')], cannot: [takeShell('D'), takeShell('B')] },
        {
          do: [takeShell('A')],
          rows: ['A{Shell} 0/1, C 0/1, D{Shell} 0/1'],
          centre: ['shell'],
          cannot: [takeShell('C'), eat('C')],
        },
        { next: 0, can: [takeShell('C')], cannot: [takeShell('A')] },
        { do: [takeShell('C')], centre: [] },
      ],
    },
    {
      name: 'SH4 by a fed animal as well',
      given: { rows: ['A 1/1, C', 'B'], centre: ['shell'] },
      steps: [{ can: [takeShell('A')] }],
    },
    {
      name: 'SH4 no seat must take one',
      given: { rows: ['A 1/1', 'B'], centre: ['shell'] },
      steps: [{ only: [takeShell('A'), pass] }],
    },
    {
      name: 'a taken shell works at once',
      given: { rows: ['A 1/1', 'B{Carn}'], centre: ['shell'] },
      steps: [{ do: [takeShell('A'), attack('B', 'A'), hide], rows: ['A{Shell} 1/1 hidden', 'B{Carn} 0/2'] }],
    },
    {
      name: 'SH5 hidden: no attack, no specialization, no metamorphosis of another trait; fat is converted',
      given: { rows: ['A{Shell Carn SpecA Meta Camo Fat!} 0/2 hidden, C', 'B'] },
      steps: [{ only: [eat('C'), convert('A', 1), change('A', 'Shell')] }],
    },
    {
      name: 'SH5 without its shell it is visible and can eat again',
      given: { rows: ['A{Shell Meta HBW} 0/2 hidden', 'B{Carn HBW}'] },
      steps: [
        { do: [change('A', 'Shell')], rows: ['A{HBW Meta} 1/2'], centre: [], can: [attack('B', 'A')] },
        { next: 0, can: [eat('A')] },
      ],
    },
    {
      name: 'SH6 a metamorphosed shell is not put at the centre',
      given: { rows: ['A{Shell Meta}', 'B'] },
      steps: [{ do: [change('A', 'Shell')], rows: ['A{Meta} 1/1'], centre: [], discards: [1] }],
    },
    {
      name: 'SH6 nor is one lost as a tail',
      given: { rows: ['A{Carn}', 'B{Shell Tail}'] },
      steps: [
        { do: [attack('A', 'B')], only: [hide, lose('Shell'), lose('Tail')] },
        { do: [lose('Shell')], rows: ['A{Carn} 1/2', 'B{Tail} 0/1'], centre: [], discards: [0, 1] },
      ],
    },
  ]);
});

describe('section 4.2, Ink cloud', () => {
  cases([
    {
      name: 'the attack fails; the carnivore attacks the same prey again in its next go, and ink works once a year',
      given: { rows: ['A{Carn}', 'B{Ink} 1/1, C'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [ink, pass] },
        { do: [ink], rows: ['A{Carn} 0/2', 'B{Ink} 1/1, C 0/1'], cannot: [eat('A'), attack('A', 'C')] },
        { next: 0, can: [attack('A', 'B'), attack('A', 'C')] },
        { do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 1/1'] },
      ],
    },
    {
      name: 'declined: killed',
      given: { rows: ['A{Carn}', 'B{Ink}'] },
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn} 2/2', ''] }],
    },
    {
      name: 'with a compulsory defence beside it the animal cannot be left to die',
      given: { rows: ['A{Carn}', 'B{Ink Tail}'] },
      steps: [{ do: [attack('A', 'B')], asks: 1, only: [ink, lose('Ink'), lose('Tail')] }],
    },
  ]);
});

describe('section 5, Specialization', () => {
  cases([
    {
      name: 'Z1 the same letter anywhere on the table stops all of them; the other letter does not; it uses the go',
      given: { rows: ['A{SpecA}, C{SpecB}, D', 'B{SpecA}'] },
      steps: [
        { cannot: [specialize('A')], can: [specialize('C')] },
        { do: [specialize('C')], rows: ['A{SpecA} 0/1, C{SpecB} 1/1, D 0/1'], bank: 10, cannot: [eat('A'), eat('D')] },
        { asks: 1, cannot: [specialize('B')] },
      ],
    },
    {
      name: 'not two of one letter in one row either',
      given: { rows: ['A{SpecA}, C{SpecA}', 'B'] },
      steps: [{ cannot: [specialize('A'), specialize('C')] }],
    },
    {
      name: 'without food in the bank too',
      given: { rows: ['A{SpecA}', 'B'], bank: 0 },
      steps: [{ do: [specialize('A')], rows: ['A{SpecA} 1/1'] }],
    },
    {
      name: 'once a year (ruling Q14)',
      given: { rows: ['A{SpecA HBW}', 'B'] },
      steps: [
        { do: [specialize('A')], rows: ['A{HBW SpecA} 1/2'] },
        { next: 0, cannot: [specialize('A')] },
      ],
    },
    {
      name: 'it fills fat',
      given: { rows: ['A{SpecA Fat} 1/1', 'B'] },
      steps: [{ do: [specialize('A')], rows: ['A{Fat! SpecA} 1/1'] }],
    },
    {
      name: 'not by an animal that cannot eat',
      given: { rows: ['A{SpecA} 1/1, D', 'B'] },
      steps: [{ cannot: [specialize('A')] }],
    },
  ]);
});
