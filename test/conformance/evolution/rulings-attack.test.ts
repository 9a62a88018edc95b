/** Rulings on attacks and defences, each value: section 10 of the rules page. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  ambush,
  attack,
  eat,
  hide,
  ignore,
  lose,
  mimic,
  pass,
  reveal,
  scavenge,
} from '../../support/evolution/moves.ts';
import type { Scene } from '../../support/evolution/scene.ts';

/** A scene under a ruling; with `undefined`, under its default. */
const under = (rulings: Scene['rulings'], given: Scene): Scene => ({
  ...given,
  ...(rulings === undefined ? {} : { rulings }),
});

describe('Q6 scavenger', () => {
  const carcass = { rows: ['A{Carn}', 'B, C{Scav}, D{Scav}'] };
  cases([
    ...([undefined, { scavenger: 'owner' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the owner chooses`,
      given: under(rulings, carcass),
      steps: [{ do: [attack('A', 'B')], only: [scavenge('C'), scavenge('D')] }],
    })),
    {
      name: 'leftmost: no question',
      given: under({ scavenger: 'leftmost' }, carcass),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Scav} 1/1, D{Scav} 0/1'] }],
    },
  ]);
});

describe('Q7 ambushOwn', () => {
  const own = { rows: ['A{Carn Amb}, V', 'B'] };
  cases([
    ...([undefined, { ambushOwn: 'allowed' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: own animals may be ambushed`,
      given: under(rulings, own),
      steps: [{ do: [eat('V')], only: [ambush('A'), pass] }],
    })),
    {
      name: 'forbidden: never',
      given: under({ ambushOwn: 'forbidden' }, own),
      steps: [{ do: [eat('V')], rows: ['A{Amb Carn} 0/2, V 1/1'] }],
    },
    {
      name: "the seats are asked clockwise from the victim's owner, who comes first himself",
      given: { seats: 3, rows: ['A{Carn Amb}, V', 'B{Carn Amb}', ''] },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), pass] },
        { do: [pass], asks: 1, only: [ambush('B'), pass] },
      ],
    },
    {
      name: 'a seat chooses among its own ambushers',
      given: { rows: ['A{Carn Amb}, C{Carn Amb}', 'V'], turn: 1 },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), ambush('C'), pass] },
        { do: [ambush('C')], rows: ['A{Amb Carn} 0/2, C{Amb Carn} 2/2', ''] },
      ],
    },
  ]);
});

describe('Q8 intellectAfterMimicry', () => {
  const moved = { rows: ['A{Carn Intel}', 'B{Mim}, C{Pois}'] };
  cases([
    ...([undefined, { intellectAfterMimicry: 'usable' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: unused on the first prey, it is usable on the second`,
      given: under(rulings, moved),
      steps: [
        { do: [attack('A', 'B')], asks: 0, only: [ignore('Mim'), pass] },
        { do: [pass], asks: 0, only: [ignore('Pois'), pass] },
        { do: [ignore('Pois')], rows: ['A{Carn Intel} 2/3', 'B{Mim} 0/1'] },
      ],
    })),
    {
      name: 'lost: not any more',
      given: under({ intellectAfterMimicry: 'lost' }, moved),
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 2/3 poisoned', 'B{Mim} 0/1'] }],
    },
    {
      name: 'usable: an animal with one static defence is a target of Mimicry',
      given: { rows: ['A{Carn Intel}', 'B{Mim}, C{Camo}'] },
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 2/3', 'B{Mim} 0/1'] }],
    },
    {
      name: 'lost: it is none',
      given: under({ intellectAfterMimicry: 'lost' }, { rows: ['A{Carn Intel}', 'B{Mim}, C{Camo}'] }),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C{Camo} 0/1'] }],
    },
  ]);
});

describe('Q12 mimicry', () => {
  const twice = { rows: ['A{Carn}, E{Carn}', 'B{Mim} 1/1, C 1/1, D 1/1'] };
  const first = { do: [attack('A', 'B'), mimic('C')], rows: [null, 'B{Mim} 1/1, D 1/1'] };
  cases([
    ...([undefined, { mimicry: 'once-a-year' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the second attack of the year kills`,
      given: under(rulings, twice),
      steps: [first, { next: 0, do: [attack('E', 'B')], rows: [null, 'D 1/1'] }],
    })),
    {
      name: 'unlimited: it moves on again',
      given: under({ mimicry: 'unlimited' }, twice),
      steps: [first, { next: 0, do: [attack('E', 'B')], rows: [null, 'B{Mim} 1/1'] }],
    },
  ]);
});

describe('Q13 tailLoss', () => {
  const tail = { rows: ['A{Carn}', 'B{Tail Fat}'] };
  cases([
    ...([undefined, { tailLoss: 'any' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: any trait`,
      given: under(rulings, tail),
      steps: [{ do: [attack('A', 'B')], only: [lose('Tail'), lose('Fat')] }],
    })),
    {
      name: 'itself: nothing else',
      given: under({ tailLoss: 'itself' }, tail),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 1/2', 'B{Fat} 0/1'] }],
    },
  ]);
});

describe('Q32 anglerfishTail', () => {
  cases([
    {
      name: 'stays: a turned-up Anglerfish loses any trait but the Carnivorous that it is',
      given: { rows: ['A{Carn}', 'B*{Tail Fat} 0/2 revealed'] },
      steps: [{ do: [attack('A', 'B')], asks: 1, only: [lose('Tail'), lose('Fat')] }],
    },
  ]);
});

describe('Q16 protect', () => {
  cases([
    {
      name: 'optional: revealing for another animal is up to the owner, for itself compulsory',
      given: { rows: ['A{Carn}, C{Carn}', 'B*, V'] },
      steps: [
        { do: [attack('A', 'V')], asks: 1, only: [reveal('B'), pass] },
        { do: [pass], rows: ['A{Carn} 2/2, C{Carn} 0/2', 'B 0/1'] },
        { next: 0, do: [attack('C', 'B')], rows: ['A{Carn} 2/2', 'B 2/2 revealed'] },
      ],
    },
  ]);
});

describe('Q25 shell', () => {
  cases([
    {
      name: 'until-year-end: it stays hidden in later rounds',
      given: { rows: ['A{Carn}, E{Carn}', 'B{Shell} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), hide] },
        { next: 0, rows: [null, 'B{Shell} 1/1 hidden'], cannot: [attack('E', 'B')] },
      ],
    },
  ]);
});

describe('Q26 flightCount', () => {
  cases([
    {
      name: 'all-cards: used up and ignored traits count',
      given: { rows: ['A{Carn Mim} 0/2 used:Mim', 'B{Flight Fat!}, C{Flight Fat Camo}'] },
      steps: [{ cannot: [attack('A', 'B'), attack('A', 'C')] }],
    },
    {
      name: 'all-cards: Intellect that ignores the Camouflage does not make Flight count less',
      given: { rows: ['A{Carn Intel}', 'B{Flight Camo Fat}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', ''] }],
    },
  ]);
});

describe('Q27 anglerfishFlight', () => {
  /** Mimicry can send the Anglerfish to X, who has two traits: Flight holds against two traits, not against one. */
  const flying = { rows: ['A{Carn Mim}, X{Flight Camo}', 'B*'] };
  cases([
    ...([undefined, { anglerfishFlight: 'carnivorous' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: it counts one trait`,
      given: under(rulings, flying),
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Mim} 0/2', 'B 2/2 revealed'] }],
    })),
    {
      name: 'with-intellect: it counts two',
      given: under({ anglerfishFlight: 'with-intellect' }, flying),
      steps: [{ do: [attack('A', 'B')], rows: ['X{Camo Flight} 0/1', 'B 2/2 revealed'] }],
    },
  ]);
});
