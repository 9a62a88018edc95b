/** Ambush hunting: section 4.2 of the rules page and the printed rules; B of its section 5. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { ambush, attack, eat, ink, lose, mimic, pass, share } from '../../support/evolution/moves.ts';

describe('section 5, Ambush hunting', () => {
  cases([
    {
      name: 'B1 the animal that takes red is killed; the red stays, and its seat has used its go',
      given: { rows: ['A{Carn Amb}', 'V, W'], turn: 1 },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2', 'W 0/1'], bank: 10, cannot: [eat('W')] },
      ],
    },
    {
      name: 'B1 declined: it eats',
      given: { rows: ['A{Carn Amb}', 'V, W'], turn: 1 },
      steps: [{ do: [eat('V'), pass], rows: ['A{Amb Carn} 0/2', 'V 1/1, W 0/1'], bank: 9 }],
    },
    {
      name: 'B2 a tail: the ambusher gets one, and the victim eats',
      given: { rows: ['A{Carn Amb}', 'V{Tail}'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 1/2', 'V 1/1'], bank: 9 }],
    },
    {
      name: 'B3 Mimicry: another animal dies, and the taker eats',
      given: { rows: ['A{Carn Amb}', 'V{Mim}, W'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2', 'V{Mim} 1/1'], bank: 9 }],
    },
    {
      name: "B6 clockwise from the victim's owner, each may decline",
      given: { seats: 3, rows: ['A{Carn Amb}', 'V', 'B{Carn Amb}'], turn: 1 },
      steps: [
        { do: [eat('V')], asks: 2, only: [ambush('B'), pass] },
        { do: [pass], asks: 0, only: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2', '', 'B{Amb Carn} 0/2'] },
      ],
    },
    {
      name: 'B6 who survives one ambush may meet the next',
      given: { seats: 3, rows: ['A{Carn Amb}', 'V{Run}', 'B{Carn Amb}'], turn: 1 },
      steps: [
        { dice: [5], do: [eat('V'), ambush('B')], asks: 0 },
        { dice: [1], do: [ambush('A')], rows: ['A{Amb Carn} 2/2', '', 'B{Amb Carn} 0/2'], bank: 10 },
      ],
    },
    {
      name: 'B7 Burrowing does not protect',
      given: { rows: ['A{Carn Amb}', 'V{Burr Fat} 1/1'], turn: 1 },
      steps: [{ cannot: [attack('A', 'V')] }, { do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2', ''], bank: 10 }],
    },
    {
      name: 'B7 nor does a shell',
      given: { rows: ['A{Carn Amb}', 'V{Shell}'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2', ''], centre: ['shell'] }],
    },
    {
      name: 'B8 red through Communication can be ambushed too',
      given: { rows: ['A{Carn Amb}', 'V{Comm>W}, W'], turn: 1 },
      steps: [
        { do: [eat('V'), pass], asks: 0, can: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2', 'V 1/1'], bank: 9 },
      ],
    },
    {
      name: 'B8 a partner that is full takes nothing, so it is no victim',
      given: { rows: ['A{Carn Amb}', 'V{Comm>W}, W 1/1'], turn: 1 },
      steps: [{ do: [eat('V'), pass], rows: ['A{Amb Carn} 0/2', 'V{Comm>W} 1/1, W 1/1'], bank: 9 }],
    },
    {
      name: 'the attack counts as the one of the year, not as the go of its owner',
      given: { seats: 3, rows: ['A{Carn Amb}', 'V, W', 'C'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A')], asks: 2 },
        { do: [eat('C')], rows: ['A{Amb Carn} 2/2', 'W 0/1', 'C 1/1'] },
      ],
    },
    {
      name: 'spent, it does not ambush again, nor attack in its own go',
      given: { rows: ['A{Carn Amb HBW}', 'V, W, X'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A')], rows: ['A{Amb Carn HBW} 2/3', 'W 0/1, X 0/1'] },
        { next: 0, cannot: [attack('A', 'W')], can: [eat('A')] },
        { do: [eat('A')] },
        { do: [eat('W')], rows: [null, 'W 1/1, X 0/1'] },
      ],
    },
    ...['Swim', 'Flight'].map((name) => ({
      name: `B10 Intellect against ${name} alone, by itself`,
      given: { rows: ['A{Carn Amb Intel}', `V{${name}}`], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn Intel} 2/3', ''] }],
    })),
    {
      name: 'B10 who could not attack does not ambush',
      given: { rows: ['A{Carn Amb}, B{Carn Amb} 2/2', 'V{Camo}'], turn: 1 },
      steps: [{ do: [eat('V')], rows: [null, 'V{Camo} 1/1'] }],
    },
    {
      name: 'B10 nor who has no Carnivorous, or no Ambush hunting',
      given: { rows: ['A{Amb}, B{Carn}', 'V'], turn: 1 },
      steps: [{ do: [eat('V')], rows: [null, 'V 1/1'] }],
    },
    {
      name: 'B11 ink: the victim eats, and the ambusher attacks later, in the go of its owner too',
      given: { rows: ['A{Carn Amb}', 'V{Ink}, W'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A'), ink], rows: ['A{Amb Carn} 0/2', 'V{Ink} 1/1, W 0/1'], bank: 9 },
        { next: 0, can: [attack('A', 'V'), attack('A', 'W')] },
        { do: [attack('A', 'W')], rows: ['A{Amb Carn} 2/2', 'V{Ink} 1/1'] },
      ],
    },
    {
      name: 'B12 own animals as well (ruling Q7)',
      given: { rows: ['A{Carn Amb}, V', 'B'] },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2'], bank: 10 },
      ],
    },
    {
      name: 'the ambusher that takes red itself is not its own victim',
      given: { rows: ['A{Carn Amb}', 'B'] },
      steps: [{ do: [eat('A')], rows: ['A{Amb Carn} 1/2'] }],
    },
    {
      name: 'B14 an Anglerfish that takes red kills the ambusher and is full, so the red stays',
      given: { rows: ['A{Carn Amb}', 'V*'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['', 'V 2/2 revealed'], bank: 10 }],
    },
    {
      name: 'B14 of a tail it gets one, and the red',
      given: { rows: ['A{Carn Amb Tail}', 'V*'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A'), pass, lose('Tail')], rows: ['A{Amb Carn} 0/2', 'V 2/2 revealed'], bank: 9 },
      ],
    },
    {
      name: 'an Anglerfish protects another taker',
      given: { rows: ['A{Carn Amb}', 'V, B*'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A')], asks: 1 },
        { do: [{ type: 'reveal', animal: 2 }], rows: ['', 'V 1/1, B 2/2 revealed'], bank: 9 },
      ],
    },
    {
      name: 'Communication does not pass on red that was not eaten',
      given: { rows: ['A{Carn Amb}', 'V{Comm>W}, W'], turn: 1 },
      steps: [
        {
          do: [eat('V'), ambush('A')],
          rows: ['A{Amb Carn} 2/2', 'W 0/1'],
          bank: 10,
          cannot: [share('Comm', 'W', 'V')],
        },
      ],
    },
    {
      name: 'who became full in the meantime leaves the red: a scavenger',
      given: { rows: ['A{Carn Amb}', 'V{Mim Scav}, W'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2', 'V{Mim Scav} 1/1'], bank: 10 }],
    },
    {
      name: 'defences are those of any attack: the owner chooses the target of Mimicry',
      given: { rows: ['A{Carn Amb}', 'V{Mim}, W, X'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A')], asks: 1, only: [mimic('W'), mimic('X')] },
        { do: [mimic('X')], rows: [null, 'V{Mim} 1/1, W 0/1'] },
      ],
    },
  ]);
});
