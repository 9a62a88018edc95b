/** Intellect and Flight: sections 3 and 4.2 of the rules page; I, FL and AN13 of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, eat, ignore, pass } from '../../support/evolution/moves.ts';

describe('section 5, Flight', () => {
  cases([
    {
      name: 'FL1 Flight and Fat (2) stop a carnivore with two traits, not one with one',
      given: { rows: ['A{Carn}, C{Carn Camo}', 'B{Flight Fat}'] },
      steps: [{ can: [attack('A', 'B')], cannot: [attack('C', 'B')] }],
    },
    {
      name: 'FL1 Flight and Parasite (2) do not stop a carnivore with one trait',
      given: { rows: ['A{Carn}', 'B{Flight Para}'] },
      steps: [{ can: [attack('A', 'B')] }],
    },
    {
      name: 'Flight alone (1) stops every carnivore',
      given: { rows: ['A{Carn}, C{Carn Camo Fat}', 'B{Flight}'] },
      steps: [{ cannot: [attack('A', 'B'), attack('C', 'B')] }],
    },
    {
      name: 'pair cards count for both of their animals, hunter and hunted',
      given: { rows: ['A{Carn}, C{Carn Coop>A}', 'B{Comm>D}, D{Flight}, E{Flight Trem>F}, F'] },
      steps: [
        {
          cannot: [attack('A', 'D'), attack('C', 'D'), attack('A', 'E'), attack('C', 'E')],
        },
      ],
    },
    {
      name: 'pair cards at the prey alone',
      given: { rows: ['A{Carn}', 'B{Comm>D}, D{Flight}, E{Flight Trem>F}, F'] },
      steps: [{ can: [attack('A', 'D'), attack('A', 'E')] }],
    },
    {
      name: 'AN13 a hidden Anglerfish is no trait: Flight on it counts 1',
      given: { rows: ['A{Carn}', 'B*{Flight}'] },
      steps: [{ cannot: [attack('A', 'B')] }],
    },
    {
      name: 'AN13 a revealed Anglerfish has one trait: it attacks Flight with Fat, not Flight alone',
      given: { rows: ['A* 0/2 revealed', 'B{Flight}, C{Flight Fat}'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('A', 'C')] }],
    },
  ]);
});

describe('section 5, Intellect', () => {
  cases([
    ...['Camo', 'HBW', 'Swim', 'Burr', 'Flight'].map((name) => ({
      name: `I1 it ignores ${name} by itself when that alone protects the prey`,
      given: { rows: ['A{Carn Intel}', `B{${name} Para} 3/${name === 'HBW' ? 4 : 3}, C`] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C 0/1'] }],
    })),
    {
      name: 'I1 it ignores Symbiosis',
      given: { rows: ['A{Carn Intel}', 'B{Symb>C}, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C 0/1'] }],
    },
    {
      name: 'I1 it ignores a shell that the prey is hidden in; the shell goes to the centre',
      given: { rows: ['A{Carn Intel}', 'B{Shell} 0/1 hidden, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C 0/1'], centre: ['shell'] }],
    },
    {
      name: 'I2 two static defences are too many',
      given: { rows: ['A{Carn Intel}', 'B{Burr Camo} 1/1, C{Symb>D Symb>E}, D, E'] },
      steps: [{ cannot: [attack('A', 'B')] }],
    },
    {
      name: 'not the bar on swimming hunters',
      given: { rows: ['A{Carn Intel Swim}', 'B, C{Swim}'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('A', 'C')] }],
    },
    {
      name: 'I3 spent on Camouflage, so Tail loss works',
      given: { rows: ['A{Carn Intel}', 'B{Camo Tail}'] },
      steps: [
        {
          do: [attack('A', 'B')],
          asks: 1,
          only: [
            { type: 'lose', trait: 'camouflage' },
            { type: 'lose', trait: 'tail-loss' },
          ],
        },
        { do: [{ type: 'lose', trait: 'tail-loss' }], rows: ['A{Carn Intel} 1/3', 'B{Camo} 0/1'] },
      ],
    },
    {
      name: 'I5 Poisonous named: the eater is not poisoned',
      given: { rows: ['A{Carn Intel}', 'B{Pois}'] },
      steps: [
        { do: [attack('A', 'B')], asks: 0, only: [ignore('Pois'), pass] },
        { do: [ignore('Pois')], rows: ['A{Carn Intel} 2/3', ''] },
      ],
    },
    {
      name: 'I5 declined: the eater is poisoned',
      given: { rows: ['A{Carn Intel}', 'B{Pois}'] },
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 2/3 poisoned', ''] }],
    },
    {
      name: 'I6 Running named: no escape',
      given: { rows: ['A{Carn Intel}', 'B{Run}'] },
      steps: [{ do: [attack('A', 'B'), ignore('Run')], rows: ['A{Carn Intel} 2/3', ''] }],
    },
    {
      name: 'I6 Shell named: no hiding',
      given: { rows: ['A{Carn Intel}', 'B{Shell}'] },
      steps: [{ do: [attack('A', 'B'), ignore('Shell')], rows: ['A{Carn Intel} 2/3', ''], centre: ['shell'] }],
    },
    {
      name: 'every trait that could save the prey or harm the eater can be named, if it works now',
      given: { rows: ['A{Carn Intel}', 'B{Run Shell Ink Mim Tail Pois Fat Graz}, C'] },
      steps: [
        {
          do: [attack('A', 'B')],
          only: [...['Run', 'Shell', 'Ink', 'Mim', 'Tail', 'Pois'].map(ignore), pass],
        },
      ],
    },
    {
      name: 'not Mimicry without another target',
      given: { rows: ['A{Carn Intel}', 'B{Mim Pois}, C{Camo Symb>B}'] },
      steps: [{ do: [attack('A', 'B')], asks: 0, only: [ignore('Pois'), pass] }],
    },
    {
      name: 'I7 declined, Running may save, and Intellect is unspent',
      given: { rows: ['A{Carn Intel}', 'B{Run}, C'] },
      steps: [{ dice: [4], do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 0/3', 'B{Run} 0/1, C 0/1'] }],
    },
    {
      name: 'I7 declined, ink saves, and a later attack uses Intellect',
      given: { rows: ['A{Carn Intel}', 'B{Ink} 1/1, C{Camo} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), pass, { type: 'ink' }], rows: ['A{Carn Intel} 0/3'] },
        { next: 0, can: [attack('A', 'B'), attack('A', 'C')] },
        { do: [attack('A', 'C')], rows: ['A{Carn Intel} 2/3', 'B{Ink} 1/1'] },
      ],
    },
    {
      name: 'spent, it helps against no other prey in the same year, but still against the same one',
      given: { rows: ['A{Carn Intel}', 'B{Ink Camo} 1/1, C{Camo} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), { type: 'ink' }], rows: ['A{Carn Intel} 0/3', 'B{Ink Camo} 1/1, C{Camo} 1/1'] },
        { next: 0, can: [attack('A', 'B')], cannot: [attack('A', 'C')] },
        { do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C{Camo} 1/1'] },
      ],
    },
    {
      name: 'I10 the next year it is unspent again',
      given: { seats: 2, rows: ['A{Carn Intel} 1/3', 'B{Camo} 1/1, D{Camo} 1/1, E'] },
      steps: [
        { do: [attack('A', 'B')], rows: ['A{Carn Intel} 3/3', 'D{Camo} 1/1, E 0/1'] },
        { do: [eat('E')], year: 2 },
        { dice: [1], do: [pass, pass], asks: 1 },
        { do: [eat('E')], can: [attack('A', 'D')] },
        { do: [attack('A', 'D')], rows: ['A{Carn Intel} 2/3', 'E 1/1'] },
      ],
    },
  ]);
});
