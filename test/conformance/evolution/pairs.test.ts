/** Scavengers and pair traits in the feeding phase: section 4.1 of the rules page; S and O of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  attack,
  convert,
  eat,
  graze,
  hibernate,
  pass,
  piracy,
  scavenge,
  share,
  specialize,
} from '../../support/evolution/moves.ts';

describe('section 5, Scavenger', () => {
  cases([
    {
      name: 'one scavenger eats of a kill: the search begins with the seat of the attacker',
      given: { rows: ['A{Carn}, C{Scav}', 'B, D{Scav}', 'E{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2, C{Scav} 1/1', 'D{Scav} 0/1', 'E{Scav} 0/1'] }],
    },
    {
      name: 'and goes on clockwise',
      given: { rows: ['C{Scav}', 'A{Carn}', 'B', 'D{Scav}'], turn: 1 },
      steps: [{ do: [attack('A', 'B')], rows: ['C{Scav} 0/1', 'A{Carn} 2/2', '', 'D{Scav} 1/1'] }],
    },
    {
      name: 'S2 a scavenger that is eaten does not count',
      given: { rows: ['A{Carn}, B{Scav}', 'C{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Scav} 1/1'] }],
    },
    {
      name: 'S3 a full scavenger is passed over',
      given: { rows: ['A{Carn}', 'B, C{Scav} 1/1', 'D{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Scav} 1/1', 'D{Scav} 1/1'] }],
    },
    {
      name: 'S3 a fed one with empty fat is not',
      given: { rows: ['A{Carn}', 'B, C{Scav Fat} 1/1', 'D{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Fat! Scav} 1/1', 'D{Scav} 0/1'] }],
    },
    {
      name: 'S3 nor is a blocked one fed',
      given: { rows: ['A{Carn}', 'B, C{Scav Hib} 0/1 hibernating, E{Scav Symb>F}, F', 'D{Scav}'] },
      steps: [
        {
          do: [attack('A', 'B')],
          rows: ['A{Carn} 2/2', 'C{Hib Scav} 0/1 hibernating, E{Scav Symb>F} 0/1, F 0/1', 'D{Scav} 1/1'],
        },
      ],
    },
    {
      name: 'S5 of two in one row their owner chooses (ruling Q6)',
      given: { rows: ['A{Carn}', 'B, C{Scav}, D{Scav}'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [scavenge('C'), scavenge('D')] },
        { do: [scavenge('D')], rows: ['A{Carn} 2/2', 'C{Scav} 0/1, D{Scav} 1/1'] },
      ],
    },
    {
      name: 'S6 the food of a scavenger is shared by Cooperation',
      given: { rows: ['A{Carn}', 'B, C{Scav Coop>D}, D'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Coop>D Scav} 1/1, D 1/1'] }],
    },
    {
      name: 'unlimited times a year',
      given: { rows: ['A{Carn}, E{Carn}', 'B, D{Scav HBW Para} 0/4, F 1/1'] },
      steps: [
        { do: [attack('A', 'B'), eat('D')], rows: [null, 'D{HBW Para Scav} 2/4, F 1/1'] },
        { next: 0, do: [attack('E', 'F')], rows: [null, 'D{HBW Para Scav} 3/4'] },
      ],
    },
  ]);
});

describe('section 5, Communication', () => {
  const chain = 'A{HBW Comm>B}, B{HBW Comm>C}, C{HBW Comm>D}, D{HBW}';
  cases([
    {
      name: 'O2 a chain passes the red on, in both directions',
      given: { rows: [chain, 'E'] },
      steps: [
        {
          do: [eat('B'), share('Comm', 'A', 'B')],
          rows: ['A{Comm>B HBW} 1/2, B{Comm>C HBW} 1/2, C{Comm>D HBW} 1/2, D{HBW} 1/2'],
          bank: 6,
        },
      ],
    },
    {
      name: 'O3 while the bank has any',
      given: { rows: [chain, 'E'], bank: 2 },
      steps: [
        {
          do: [eat('B'), share('Comm', 'A', 'B')],
          rows: ['A{Comm>B HBW} 1/2, B{Comm>C HBW} 1/2, C{Comm>D HBW} 0/2, D{HBW} 0/2'],
          bank: 0,
        },
      ],
    },
    {
      name: 'O4 a full partner does not eat',
      given: { rows: ['A{Comm>B}, B 1/1', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Comm>B} 1/1, B 1/1'], bank: 9 }],
    },
    {
      name: 'O4 a full partner with empty fat does, a blocked one does not',
      given: { rows: ['A{Comm>B Comm>C}, B{Fat} 1/1, C{Hib} 0/1 hibernating', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Comm>B Comm>C} 1/1, B{Fat!} 1/1, C{Hib} 0/1 hibernating'], bank: 8 }],
    },
    {
      name: 'O5 not by a kill',
      given: { rows: ['A{Carn Comm>B}, B', 'E'] },
      steps: [{ do: [attack('A', 'E')], rows: ['A{Carn Comm>B} 2/2, B 0/1'], bank: 10 }],
    },
    {
      name: 'O5 not by piracy',
      given: { rows: ['A{Pir Comm>B}, B', 'E{HBW} 1/2'] },
      steps: [{ do: [piracy('A', 'E')], rows: ['A{Comm>B Pir} 1/1, B 0/1', 'E{HBW} 0/2'], bank: 10 }],
    },
    {
      name: 'not by other blue food',
      given: { rows: ['A{SpecA Comm>B}, B', 'E'] },
      steps: [{ do: [specialize('A')], rows: ['A{Comm>B SpecA} 1/1, B 0/1'], bank: 10 }],
    },
    {
      name: 'O13 while shares wait nothing else can be done; the owner chooses the order (ruling Q10)',
      given: { rows: ['A{HBW Comm>B Comm>C Pir Graz}, B, C', 'E{HBW} 1/2'] },
      steps: [
        { do: [eat('A')], asks: 0, only: [share('Comm', 'B', 'A'), share('Comm', 'C', 'A')] },
        { do: [share('Comm', 'C', 'A')], rows: ['A{Comm>B Comm>C Graz HBW Pir} 1/2, B 1/1, C 1/1'], bank: 7 },
        { can: [piracy('A', 'E'), graze('A')] },
      ],
    },
  ]);
});

describe('section 5, Cooperation', () => {
  cases([
    {
      name: 'O6 one red from the bank feeds a tree of cooperating animals',
      given: { rows: ['A{Coop>B}, B{Coop>C Coop>D}, C, D', 'E'], bank: 2 },
      steps: [
        { do: [eat('A')], only: [share('Coop', 'C', 'B'), share('Coop', 'D', 'B')] },
        { do: [share('Coop', 'C', 'B')], rows: ['A{Coop>B} 1/1, B{Coop>C Coop>D} 1/1, C 1/1, D 1/1'], bank: 1 },
      ],
    },
    {
      name: 'O7 by piracy',
      given: { rows: ['A{Pir Coop>B}, B', 'E{HBW} 1/2'] },
      steps: [{ do: [piracy('A', 'E')], rows: ['A{Coop>B Pir} 1/1, B 1/1', 'E{HBW} 0/2'] }],
    },
    {
      name: 'O7 by a kill, one whatever the amount',
      given: { rows: ['A{Carn Coop>B}, B{HBW}', 'E'] },
      steps: [{ do: [attack('A', 'E')], rows: ['A{Carn Coop>B} 2/2, B{HBW} 1/2'] }],
    },
    {
      name: 'O7 by a tail',
      given: { rows: ['A{Carn Coop>B}, B{HBW}', 'E{Tail}'] },
      steps: [{ do: [attack('A', 'E')], rows: ['A{Carn Coop>B} 1/2, B{HBW} 1/2', 'E 0/1'] }],
    },
    {
      name: 'O7 by specialization',
      given: { rows: ['A{SpecA Coop>B}, B', 'E'] },
      steps: [{ do: [specialize('A')], rows: ['A{Coop>B SpecA} 1/1, B 1/1'] }],
    },
    {
      name: 'O7 not by hibernation',
      given: { rows: ['A{Hib Coop>B}, B, C', 'E'] },
      steps: [{ do: [hibernate('A')], rows: ['A{Coop>B Hib} 0/1 hibernating, B 0/1, C 0/1'] }],
    },
    {
      name: 'O7 not by fat',
      given: { rows: ['A{Fat! Coop>B}, B', 'E'] },
      steps: [{ do: [convert('A', 1)], rows: ['A{Coop>B Fat} 1/1, B 0/1'] }],
    },
    {
      name: 'O7 but by storing fat',
      given: { rows: ['A{Fat Coop>B} 1/1, B', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Coop>B Fat!} 1/1, B 1/1'], bank: 9 }],
    },
    {
      name: 'O8 kill and piracy in one go: once',
      given: { rows: ['A{Carn Pir HBW Coop>B} 0/3, B{HBW}', 'C, D{HBW Para} 1/4'] },
      steps: [
        {
          do: [attack('A', 'C'), piracy('A', 'D')],
          rows: ['A{Carn Coop>B HBW Pir} 3/3, B{HBW} 1/2', 'D{HBW Para} 0/4'],
        },
      ],
    },
    {
      name: 'O8 kill and piracy in two rounds: twice',
      given: { rows: ['A{Carn Pir HBW Coop>B} 0/3, B{HBW}', 'C, D{HBW Para} 1/4'] },
      steps: [
        { do: [attack('A', 'C'), pass], rows: ['A{Carn Coop>B HBW Pir} 2/3, B{HBW} 1/2'] },
        { next: 0, do: [piracy('A', 'D')], rows: ['A{Carn Coop>B HBW Pir} 3/3, B{HBW} 2/2'] },
      ],
    },
    {
      name: 'the partner shares on through Communication only what is red',
      given: { rows: ['A{Coop>B}, B{Comm>C}, C', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Coop>B} 1/1, B{Comm>C} 1/1, C 0/1'], bank: 9 }],
    },
    {
      name: 'red that comes by Communication is shared by Cooperation',
      given: { rows: ['A{Comm>B}, B{Coop>C}, C', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Comm>B} 1/1, B{Coop>C} 1/1, C 1/1'], bank: 8 }],
    },
  ]);
});

describe('section 5, ends of a pair', () => {
  cases([
    {
      name: 'O12 who is eaten takes the pair cards of all partners along',
      given: { rows: ['A{Carn}', 'B{Coop>C Comm>D}, C, D, E{Symb>B}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 0/1, D 0/1, E 0/1'], discards: [0, 4] }],
    },
    {
      name: 'O12 who starves as well',
      given: { seats: 2, rows: ['A', 'B{Coop>C Comm>D Graz} 0/1, C 1/1, D 1/1, E{Symb>C} 1/1'], bank: 1 },
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', 'C 0/1, D 0/1, E{Symb>C} 0/1'], discards: [0, 4] }],
    },
  ]);
});

describe('section 4.1, Symbiosis', () => {
  cases([
    {
      name: 'a dependent gets no food from a kill of its own, from scavenging or sharing until its protector is fed',
      given: { rows: ['A{Coop>B}, B{Symb>C}, C{HBW}', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Coop>B} 1/1, B{Symb>C} 0/1, C{HBW} 0/2'] }],
    },
    {
      name: 'it gets food when its protector is fed',
      given: { rows: ['A{Coop>B}, B{Symb>C}, C 1/1', 'E'] },
      steps: [{ do: [eat('A')], rows: ['A{Coop>B} 1/1, B{Symb>C} 1/1, C 1/1'] }],
    },
    {
      name: 'it converts fat all the same',
      given: { rows: ['B{Symb>C Fat!}, C', 'E'] },
      steps: [
        { cannot: [eat('B')], can: [convert('B', 1)] },
        { do: [convert('B', 1)], rows: ['B{Fat Symb>C} 1/1, C 0/1'] },
      ],
    },
    {
      name: 'of several protectors all must be fed',
      given: { rows: ['B{Symb>C Symb>D}, C 1/1, D', 'E'] },
      steps: [{ cannot: [eat('B')] }, { do: [eat('D')] }, { next: 0, can: [eat('B')] }],
    },
    {
      name: 'no piracy and no specialization either',
      given: { rows: ['B{Symb>C Pir SpecA}, C', 'E{HBW} 1/2'] },
      steps: [{ only: [eat('C')] }],
    },
  ]);
});
