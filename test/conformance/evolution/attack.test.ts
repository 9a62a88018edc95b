/** Who may attack whom, and kills: sections 3.1 and 3.2 of the rules page; C, D and X4 of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, breed, eat, mimic, pass } from '../../support/evolution/moves.ts';

describe('section 5, Carnivorous', () => {
  cases([
    {
      name: 'C1 a carnivore kills a plain animal for two food, and the go is used',
      given: { rows: ['A{Carn}, C', 'B, D'] },
      steps: [
        {
          do: [attack('A', 'B')],
          rows: ['A{Carn} 2/2, C 0/1', 'D 0/1'],
          bank: 10,
          discards: [0, 1],
          cannot: [eat('C')],
        },
      ],
    },
    {
      name: 'C3 one carnivore attacks once a year, and a second one not in the same go',
      given: { rows: ['A{Carn Fat Fat} 1/2, C{Carn}', 'B, D, E'] },
      steps: [
        {
          do: [attack('A', 'B')],
          rows: ['A{Carn Fat! Fat} 2/2, C{Carn} 0/2'],
          cannot: [attack('A', 'D'), attack('C', 'D')],
        },
        { next: 0, cannot: [attack('A', 'D'), attack('A', 'E')], can: [attack('C', 'D'), eat('A')] },
      ],
    },
    {
      name: 'C3 it attacks again in the next year',
      given: { seats: 2, rows: ['A{Carn} 1/2', 'B, D, E'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1 },
        { do: [eat('D'), eat('E')], year: 2 },
        { dice: [4], do: [pass, pass], phase: 'feeding', asks: 1 },
        { do: [eat('D')], can: [attack('A', 'D')] },
        { do: [attack('A', 'D')], rows: ['A{Carn} 2/2', 'E 0/1'] },
      ],
    },
    {
      name: 'C4 of two food one is lost when one is needed',
      given: { rows: ['A{Carn} 1/2', 'B, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2'] }],
    },
    {
      name: 'C5 a fed carnivore with an empty fat card attacks to fill it; the rest is lost',
      given: { rows: ['A{Carn Fat} 2/2', 'B, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Fat!} 2/2'] }],
    },
    {
      name: 'C5 surplus fills fat cards',
      given: { rows: ['A{Carn Fat Fat} 1/2', 'B, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Fat Fat!} 2/2'] }],
    },
    {
      name: 'C6 a fed carnivore without an empty fat card does not attack',
      given: { rows: ['A{Carn} 2/2, E{Carn Fat!} 2/2, D', 'B'] },
      steps: [{ only: [eat('D')] }],
    },
    {
      name: 'any other animal in play that is not protected is a target, own ones included, itself not',
      given: { rows: ['A{Carn}, B', 'C', 'D'] },
      steps: [{ only: [eat('A'), eat('B'), ...['B', 'C', 'D'].map((prey) => attack('A', prey))] }],
    },
    {
      name: 'a carnivore that cannot eat now does not attack: in its shell, hibernating, a dependent',
      given: {
        rows: ['A{Carn Shell} 0/2 hidden, C{Carn Hib} 0/2 hibernating, D{Carn Symb>E}, E', 'B'],
      },
      steps: [{ only: [eat('E')] }],
    },
    {
      name: 'a kill gives blue food, the bank gives red',
      given: { rows: ['A{Carn HBW} 1/3', 'B'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn HBW} 3/3'], bank: 10 }],
    },
  ]);
});

describe('section 3.1, static defences', () => {
  cases([
    {
      name: 'D1 Camouflage, unless the attacker has Sharp vision',
      given: { rows: ['A{Carn}, C{Carn Sharp}', 'B{Camo}'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('C', 'B')] }],
    },
    {
      name: 'D2 Swimming both ways: a swimmer is attacked by swimmers, and swimmers attack nobody else',
      given: { rows: ['A{Carn}, C{Carn Swim}', 'B{Swim}, D'] },
      steps: [{ cannot: [attack('A', 'B'), attack('C', 'D')], can: [attack('A', 'D'), attack('C', 'B')] }],
    },
    {
      name: 'D3 High body weight, unless the attacker has it',
      given: { rows: ['A{Carn}, C{Carn HBW}', 'B{HBW}, D'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('C', 'B'), attack('C', 'D')] }],
    },
    {
      name: 'D4 Burrowing while fed, with an empty fat card too',
      given: { rows: ['A{Carn}', 'B{Burr Fat} 1/1, C{Burr} 1/1, D{Burr}'] },
      steps: [{ cannot: [attack('A', 'B'), attack('A', 'C')], can: [attack('A', 'D')] }],
    },
    {
      name: 'D5 Burrowing: yellow food does not feed',
      given: { rows: ['A{Carn}', 'B{Burr Fat!} 0/1'] },
      steps: [{ can: [attack('A', 'B')] }],
    },
    {
      name: 'D5 the next year it is hungry again',
      given: { seats: 2, rows: ['A{Carn} 1/2', 'B{Burr Fat} 1/1'], firstSeat: 1, turn: 0 },
      steps: [
        { cannot: [attack('A', 'B')] },
        { do: [eat('A'), eat('B')], year: 2, rows: ['A{Carn} 0/2', 'B{Burr Fat!} 0/1'] },
        { dice: [6], do: [pass, pass], asks: 0, can: [attack('A', 'B')] },
      ],
    },
    {
      name: 'D6 Burrowing while hibernating',
      given: { rows: ['A{Carn}', 'B{Burr Hib} 0/1 hibernating, C{Hib} 0/1 hibernating'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('A', 'C')] }],
    },
    {
      name: 'D9 Symbiosis while the protector lives; then the dependent is attacked in the same year',
      given: { rows: ['A{Carn}, C{Carn}', 'D{Symb>E}, E'] },
      steps: [
        { cannot: [attack('A', 'D')], can: [attack('A', 'E')] },
        { do: [attack('A', 'E')], rows: [null, 'D 0/1'], discards: [0, 2] },
        { next: 0, can: [attack('C', 'D')] },
        { do: [attack('C', 'D')], rows: ['A{Carn} 2/2, C{Carn} 2/2', ''] },
      ],
    },
    {
      name: 'hidden in the shell',
      given: { rows: ['A{Carn}', 'B{Shell} 0/1 hidden, C{Shell}'] },
      steps: [{ cannot: [attack('A', 'B')], can: [attack('A', 'C')] }],
    },
    {
      name: 'Poisonous, Running, Tail loss and the like do not forbid an attack',
      given: { rows: ['A{Carn}', 'B{Pois Run Tail Mim Ink Shell Scav Graz}'] },
      steps: [{ can: [attack('A', 'B')] }],
    },
  ]);
});

describe('section 3.2, what a kill does', () => {
  cases([
    {
      name: 'the card and the traits go to the discard pile of the owner of the prey, those of others too',
      given: { rows: ['A{Carn}', 'B{Para Coop>C Fat}, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 0/1'], discards: [0, 4] }],
    },
    {
      name: 'the food of the prey is gone',
      given: { rows: ['A{Carn}', 'B{HBW Carn Fat!} 1/3', 'C{Carn HBW} 0/3'], turn: 2 },
      steps: [{ do: [attack('C', 'B')], rows: [null, '', 'C{Carn HBW} 2/3'], bank: 10 }],
    },
    {
      name: 'an own animal can be prey',
      given: { rows: ['A{Carn}, C', 'B'] },
      steps: [{ do: [attack('A', 'C')], rows: ['A{Carn} 2/2'], discards: [1, 0] }],
    },
    {
      name: 'the poisonous prey marks the eater, who still acts and dies at the end of the year',
      given: { seats: 2, rows: ['A{Carn HBW Graz} 0/3', 'B{Pois}, C'] },
      steps: [
        { do: [attack('A', 'B')], rows: ['A{Carn HBW Graz} 2/3 poisoned'] },
        { do: [pass, eat('C'), { type: 'graze', animal: 1 }, eat('A')], bank: 5 },
        { do: [pass], rows: ['', 'C 0/1'] },
      ],
    },
    {
      name: 'eating a poisoned animal is harmless',
      given: { rows: ['A{Carn}', 'B{Carn} 2/2 poisoned'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', ''] }],
    },
  ]);
});

describe('go and attack', () => {
  cases([
    {
      name: 'X4 while a defence is open nothing else is possible',
      given: { rows: ['A{Carn Graz}, D', 'B{Mim Pir}, C, E'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [mimic('C'), mimic('E')] },
        { do: [mimic('E')], rows: ['A{Carn Graz} 2/2, D 0/1', 'B{Mim Pir} 0/1, C 0/1'] },
      ],
    },
    {
      name: 'no attack in development',
      given: { phase: 'development', rows: ['A{Carn}', 'B'], hands: [['swimming']] },
      steps: [{ cannot: [attack('A', 'B'), eat('A')], can: [breed('swimming')] }],
    },
  ]);
});
