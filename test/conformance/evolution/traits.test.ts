/** Piracy, Grazing, Hibernation and Fat tissue: section 4.1 of the rules page; PI, G and H of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, convert, eat, graze, hibernate, pass, piracy } from '../../support/evolution/moves.ts';

describe('section 5, Piracy', () => {
  cases([
    {
      name: 'a hungry pirate takes one food of an animal that has some and is not fed, once a year',
      given: { rows: ['A{Pir Para} 0/3', 'B{HBW Para} 2/4, C 1/1, D'] },
      steps: [
        { can: [piracy('A', 'B')], cannot: [piracy('A', 'C'), piracy('A', 'D'), piracy('A', 'A')] },
        {
          do: [piracy('A', 'B')],
          rows: ['A{Para Pir} 1/3', 'B{HBW Para} 1/4, C 1/1, D 0/1'],
          bank: 10,
          cannot: [piracy('A', 'B')],
        },
        { do: [eat('A')], asks: 1 },
        { next: 0, cannot: [piracy('A', 'B')] },
      ],
    },
    {
      name: 'PI2 own animals are allowed, before or after red in the same go',
      given: { rows: ['A{Pir}, C{HBW} 1/2', 'B'] },
      steps: [{ do: [eat('C')], cannot: [piracy('A', 'C')] }],
    },
    {
      name: 'PI2 before red',
      given: { rows: ['A{Pir}, C{HBW} 1/2', 'B'] },
      steps: [{ do: [piracy('A', 'C'), eat('C')], rows: ['A{Pir} 1/1, C{HBW} 1/2'], bank: 9 }],
    },
    {
      name: 'PI2 after red',
      given: { rows: ['A{Pir}, C{HBW Carn} 1/3', 'B'] },
      steps: [{ do: [eat('C'), piracy('A', 'C')], rows: ['A{Pir} 1/1, C{Carn HBW} 1/3'], bank: 9 }],
    },
    {
      name: 'two pirates, each once',
      given: { rows: ['A{Pir}, C{Pir}, D', 'B{HBW Para} 3/4'] },
      steps: [{ do: [piracy('A', 'B'), piracy('C', 'B')], rows: ['A{Pir} 1/1, C{Pir} 1/1, D 0/1', 'B{HBW Para} 1/4'] }],
    },
    {
      name: 'not into fat',
      given: { rows: ['A{Pir Fat} 1/1', 'B{HBW} 1/2'] },
      steps: [{ cannot: [piracy('A', 'B')], can: [eat('A')] }],
    },
    {
      name: 'not by a pirate that is hidden, hibernates, or waits for its protector',
      given: { rows: ['A{Pir Shell} 0/1 hidden, C{Pir Hib} 0/1 hibernating, D{Pir Symb>E}, E', 'B{HBW} 1/2'] },
      steps: [{ cannot: [piracy('A', 'B'), piracy('C', 'B'), piracy('D', 'B')] }],
    },
    {
      name: 'no defence matters',
      given: { rows: ['A{Pir}', 'B{HBW Camo Swim Burr Run Pois Flight} 1/2, C{Shell HBW} 1/2 hidden'] },
      steps: [{ can: [piracy('A', 'B'), piracy('A', 'C')] }],
    },
    {
      name: 'a hungry animal that lost its food is hungry still',
      given: { rows: ['A{Pir}', 'B{HBW} 1/2'] },
      steps: [
        { do: [piracy('A', 'B')], rows: ['A{Pir} 1/1', 'B{HBW} 0/2'] },
        { next: 1, can: [eat('B')] },
      ],
    },
  ]);
});

describe('section 5, Grazing', () => {
  cases([
    {
      name: 'G1 two grazers each destroy one food in the same go, each once',
      given: { rows: ['A{Graz}, C{Graz}', 'B'] },
      steps: [{ do: [graze('A'), graze('C')], bank: 8, cannot: [graze('A'), graze('C')], can: [eat('A')] }],
    },
    {
      name: 'G1 again in the next go, also when fed',
      given: { rows: ['A{Graz}, C', 'B'] },
      steps: [
        { do: [graze('A'), eat('A')], bank: 8 },
        { next: 0, can: [graze('A')] },
        { do: [graze('A')], rows: ['A{Graz} 1/1, C 0/1'], cannot: [graze('A')] },
      ],
    },
    {
      name: 'G1 again in a later year',
      given: { seats: 2, rows: ['A{Graz}', 'B'], bank: 3 },
      steps: [
        { do: [graze('A'), eat('A'), eat('B')], year: 2 },
        { dice: [6], do: [pass, pass], phase: 'feeding', bank: 8 },
        { do: [eat('B'), graze('A')], bank: 6 },
      ],
    },
    {
      name: 'not of an empty bank',
      given: { rows: ['A{Graz Fat!} 0/1', 'B'], bank: 0 },
      steps: [{ cannot: [graze('A')] }],
    },
    {
      name: 'not by a hibernating animal, which uses no active traits',
      given: { rows: ['A{Graz Hib} 0/1 hibernating, C', 'B'] },
      steps: [{ cannot: [graze('A')] }],
    },
  ]);
});

describe('section 5, Hibernation', () => {
  cases([
    {
      name: 'a hibernating animal survives without food, but does not hibernate in the next year',
      given: { seats: 2, rows: ['A{Hib}', 'B{HBW} 1/2'] },
      steps: [
        { do: [hibernate('A')], rows: ['A{Hib} 0/1 hibernating'] },
        { next: 1, do: [eat('B')], year: 2, rows: ['A{Hib} 0/1', 'B{HBW} 0/2'] },
        { dice: [4], do: [pass, pass], bank: 6 },
        { do: [eat('B')], asks: 0, cannot: [hibernate('A')] },
        { do: [eat('A'), eat('B')], year: 3, rows: ['A{Hib} 0/1', 'B{HBW} 0/2'] },
        { dice: [4], do: [pass, pass], bank: 6, asks: 0, can: [hibernate('A')] },
      ],
    },
    {
      name: 'H2 it takes no red',
      given: { rows: ['A{Hib}, C', 'B'] },
      steps: [{ do: [hibernate('A')], cannot: [eat('A')], can: [eat('C')] }],
    },
    {
      name: 'H3 its fat is kept',
      given: { seats: 2, rows: ['A{Hib Fat! Fat}', 'B'] },
      steps: [{ do: [hibernate('A')] }, { next: 1, do: [eat('B')], year: 2, rows: ['A{Fat Fat! Hib} 0/1', 'B 0/1'] }],
    },
    {
      name: 'not in the last year',
      given: { rows: ['A{Hib}', 'B'], deckSize: 0 },
      steps: [{ cannot: [hibernate('A')] }],
    },
    {
      name: 'also by a fed animal with empty fat',
      given: { rows: ['A{Hib Fat} 1/1', 'B'] },
      steps: [{ can: [hibernate('A')] }],
    },
    {
      name: 'it uses no active traits: no attack, no piracy, no conversion of fat',
      given: { rows: ['A{Hib Carn Pir SpecA} 0/2 hibernating, C', 'B{HBW} 1/2'] },
      steps: [{ only: [eat('C')] }],
    },
    {
      name: 'a hibernating protector counts as fed (ruling Q23)',
      given: { rows: ['A{Symb>C}, C{Hib} 0/1 hibernating', 'B'] },
      steps: [{ can: [eat('A')] }],
    },
  ]);
});

describe('section 4.1, Fat tissue', () => {
  cases([
    {
      name: 'a fed animal stores one yellow for every empty fat card',
      given: { rows: ['A{Fat Fat} 1/1', 'B 1/1'] },
      steps: [
        { do: [eat('A')], rows: ['A{Fat Fat!} 1/1'], bank: 9 },
        { next: 0, do: [eat('A')], rows: ['A{Fat! Fat!} 1/1'] },
        { asks: 3 },
      ],
    },
    {
      name: 'converted fat is blue food, as much as is needed',
      given: { rows: ['A{HBW Carn Fat! Fat!} 1/3', 'B'] },
      steps: [{ do: [convert('A', 2)], rows: ['A{Carn Fat Fat HBW} 3/3'] }],
    },
    {
      name: 'a fed animal converts nothing',
      given: { rows: ['A{Fat!} 1/1, C', 'B'] },
      steps: [{ only: [eat('C')] }],
    },
    {
      name: 'yellow food stays over the years; red and blue food does not',
      given: { seats: 2, rows: ['A{Fat! HBW} 1+1/2', 'B'], turn: 1 },
      steps: [{ do: [eat('B')], year: 2, rows: ['A{Fat! HBW} 0/2', 'B 0/1'] }],
    },
    {
      name: 'a carnivore stores surplus, a yellow for each empty card',
      given: { rows: ['A{Carn Fat Fat} 2/2', 'B'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Fat! Fat!} 2/2'] }],
    },
  ]);
});
