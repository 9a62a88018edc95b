/** What prey does when it is attacked: sections 3.2 and 4.1 of the rules page; R, M, L, X of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, eat, lose, mimic, pass, run } from '../../support/evolution/moves.ts';

describe('section 5, Running', () => {
  cases([
    ...[4, 5, 6].map((roll) => ({
      name: `R1 a ${roll} escapes; the carnivore is spent for the year, a second one may try in the next round`,
      given: { rows: ['A{Carn}, C{Carn}', 'B{Run}, D'] },
      steps: [
        {
          dice: [roll],
          do: [attack('A', 'B')],
          rows: ['A{Carn} 0/2, C{Carn} 0/2', 'B{Run} 0/1, D 0/1'],
          cannot: [eat('A')],
        },
        { next: 0, cannot: [attack('A', 'B'), attack('A', 'D')], can: [attack('C', 'B'), eat('A')] },
      ],
    })),
    ...[1, 2, 3].map((roll) => ({
      name: `a ${roll} does not`,
      given: { rows: ['A{Carn}', 'B{Run}, D'] },
      steps: [{ dice: [roll], do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'D 0/1'] }],
    })),
    {
      name: 'R3 after running has failed Mimicry follows by itself',
      given: { rows: ['A{Carn}', 'B{Run Mim}, C'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [run, mimic('C')] },
        { dice: [3], do: [run], rows: ['A{Carn} 2/2', 'B{Mim Run} 0/1'] },
      ],
    },
    {
      name: 'the defender chooses the order: Mimicry first leaves no die to roll',
      given: { rows: ['A{Carn}', 'B{Run Mim}, C'] },
      steps: [{ do: [attack('A', 'B'), mimic('C')], rows: ['A{Carn} 2/2', 'B{Mim Run} 0/1'] }],
    },
    {
      name: 'one attempt in an attack: a second defence is left after it',
      given: { rows: ['A{Carn}', 'B{Run Tail}'] },
      steps: [
        { do: [attack('A', 'B')], only: [run, lose('Run'), lose('Tail')] },
        { dice: [1], do: [run], asks: 1, only: [lose('Run'), lose('Tail')] },
        { do: [lose('Run')], rows: ['A{Carn} 1/2', 'B{Tail} 0/1'] },
      ],
    },
  ]);
});

describe('section 5, Mimicry', () => {
  cases([
    {
      name: 'M1 the attack moves to the only other animal',
      given: { rows: ['A{Carn}', 'B{Mim}, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'B{Mim} 0/1'] }],
    },
    {
      name: 'M2 not to one that could not be attacked',
      given: { rows: ['A{Carn}', 'B{Mim}, C{Camo}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Camo} 0/1'] }],
    },
    {
      name: 'M4 the owner chooses between several, camouflaged ones excepted',
      given: { rows: ['A{Carn}', 'B{Mim}, C, D, E{Camo}'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [mimic('C'), mimic('D')] },
        { do: [mimic('D')], rows: ['A{Carn} 2/2', 'B{Mim} 0/1, C 0/1, E{Camo} 0/1'] },
      ],
    },
    {
      name: 'M5 the new prey has its own defences',
      given: { rows: ['A{Carn}', 'B{Mim}, C{Tail Fat}'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [lose('Tail'), lose('Fat')] },
        { do: [lose('Fat')], rows: ['A{Carn} 1/2', 'B{Mim} 0/1, C{Tail} 0/1'] },
      ],
    },
    {
      name: 'M6 Intellect spent on Camouflage leaves Mimicry',
      given: { rows: ['A{Carn Intel}', 'B{Mim Camo}, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'B{Camo Mim} 0/1'] }],
    },
    {
      name: 'never to the attacker itself',
      given: { rows: ['A{Carn}, B{Mim}', 'C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 0/1'] }],
    },
    {
      name: 'never to the animal of another seat',
      given: { rows: ['A{Carn}', 'B{Mim}', 'C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', '', 'C 0/1'] }],
    },
    {
      name: 'two mimics pass an attack on and on, each once',
      given: { rows: ['A{Carn}', 'B{Mim}, C{Mim}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Mim} 0/1'] }],
    },
  ]);
});

describe('section 5, Tail loss', () => {
  cases([
    {
      name: 'L1 it drops any trait; the attacker gets one food; later it drops itself',
      given: { rows: ['A{Carn}, B{Carn}', 'C{Tail Carn}'] },
      steps: [
        { do: [attack('A', 'C')], asks: 1, only: [lose('Tail'), lose('Carn')] },
        { do: [lose('Carn')], rows: ['A{Carn} 1/2, B{Carn} 0/2', 'C{Tail} 0/1'], discards: [0, 1], cannot: [eat('A')] },
        { next: 0, cannot: [attack('A', 'C')] },
        { do: [attack('B', 'C')], rows: ['A{Carn} 1/2, B{Carn} 1/2', 'C 1/1'], discards: [0, 2] },
      ],
    },
    {
      name: 'L3 not Trematode, so only itself, without a question',
      given: { rows: ['A{Carn}', 'C{Tail Trem>D}, D'] },
      steps: [{ do: [attack('A', 'C')], rows: ['A{Carn} 1/2', 'C{Trem>D} 0/2, D 0/2'] }],
    },
    {
      name: 'L4 not the hidden Anglerfish, so only itself',
      given: { rows: ['A{Carn}', 'C*{Tail}'] },
      steps: [{ do: [attack('A', 'C')], rows: ['A{Carn} 1/2', 'C 0/1'] }],
    },
    {
      name: 'L5 a tail does not poison',
      given: { rows: ['A{Carn}', 'C{Tail Pois}'] },
      steps: [{ do: [attack('A', 'C'), lose('Tail')], rows: ['A{Carn} 1/2', 'C{Pois} 0/1'] }],
    },
    {
      name: 'L5 nor does Poisonous as the tail',
      given: { rows: ['A{Carn}', 'C{Tail Pois}'] },
      steps: [{ do: [attack('A', 'C'), lose('Pois')], rows: ['A{Carn} 1/2', 'C{Tail} 0/1'] }],
    },
    {
      name: 'a full fat card takes its yellow food along',
      given: { rows: ['A{Carn}', 'C{Tail Fat! Fat}'] },
      steps: [
        { do: [attack('A', 'C')], only: [lose('Tail'), lose('Fat'), lose('Fat', { full: true })] },
        { do: [lose('Fat', { full: true })], rows: ['A{Carn} 1/2', 'C{Fat Tail} 0/1'] },
      ],
    },
    {
      name: 'pair cards and parasites can be dropped',
      given: { rows: ['A{Carn}', 'C{Tail Para Coop>D}, D, E{Comm>C}'] },
      steps: [
        {
          do: [attack('A', 'C')],
          only: [lose('Tail'), lose('Para'), lose('Coop', { partner: 'D' }), lose('Comm', { partner: 'E' })],
        },
        {
          do: [lose('Comm', { partner: 'E' })],
          rows: ['A{Carn} 1/2', 'C{Coop>D Para Tail} 0/3, D 0/1, E 0/1'],
          discards: [0, 1],
        },
      ],
    },
    {
      name: 'S4 no scavenger eats of a tail',
      given: { rows: ['A{Carn}, B{Scav}', 'C{Tail}'] },
      steps: [{ do: [attack('A', 'C')], rows: ['A{Carn} 1/2, B{Scav} 0/1', 'C 0/1'] }],
    },
  ]);
});

describe('section 5, death', () => {
  cases([
    {
      name: 'X2 a poisoned hungry animal dies once',
      given: { seats: 2, rows: ['A{Carn HBW} 0/3', 'B{Pois}, C 1/1'], bank: 0 },
      steps: [{ do: [attack('A', 'B')], year: 2, rows: ['', 'C 0/1'], discards: [3, 2], hands: [6, 2] }],
    },
    {
      name: 'a fed poisoned animal dies',
      given: { seats: 2, rows: ['A{Carn}, D 1/1', 'B{Pois}, C 1/1'], bank: 0 },
      steps: [{ do: [attack('A', 'B')], year: 2, rows: ['D 0/1', 'C 0/1'] }],
    },
    {
      name: 'a poisoned animal that hibernates dies',
      given: { seats: 2, rows: ['A{Carn Hib} 2/2 hibernating poisoned, D', 'C 1/1'] },
      steps: [{ do: [eat('D')], year: 2, rows: ['D 0/1', 'C 0/1'] }],
    },
    {
      name: 'X4 a defence is answered by the defender alone',
      given: { rows: ['A{Carn}, D', 'C{Tail Run}', 'E'] },
      steps: [{ do: [attack('A', 'C')], asks: 1, cannot: [pass, eat('C'), eat('D'), eat('E')] }],
    },
  ]);
});
