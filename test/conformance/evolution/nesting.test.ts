/** Things that happen inside other things: sections 2.3, 3.2, 4 and 6 of the rules page. */
import { describe } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  ambush,
  attack,
  change,
  eat,
  hide,
  ignore,
  ink,
  lose,
  mimic,
  pass,
  piracy,
  reveal,
  run,
  scavenge,
  share,
} from '../../support/evolution/moves.ts';

describe('attacks in attacks', () => {
  cases([
    {
      name: 'Mimicry sends the attack to a plain animal, which an Anglerfish may protect',
      given: { rows: ['A{Carn}', 'M{Mim}, B*, V'] },
      steps: [
        { do: [attack('A', 'M')], asks: 1, only: [mimic('B'), mimic('V')] },
        { do: [mimic('V')], asks: 1, only: [reveal('B'), pass] },
        { do: [reveal('B')], rows: ['', 'M{Mim} 0/1, B 2/2 revealed, V 0/1'] },
      ],
    },
    {
      name: 'Mimicry sends a counter-attack to another Anglerfish, which strikes back once more',
      given: { rows: ['A{Carn Mim}, D*', 'B*'] },
      steps: [
        { do: [attack('A', 'B'), pass], rows: ['A{Carn Mim} 0/2, D 2/2 revealed', ''] },
        { next: 0, cannot: [attack('D', 'A'), attack('A', 'D')] },
      ],
    },
    {
      name: 'an ambusher is killed by the Anglerfish that the taker is; its seat has scavengers, which eat after those of the killer',
      given: { seats: 3, rows: ['A{Carn Amb}, S{Scav}', 'V*, T{Scav}', ''], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['S{Scav} 0/1', 'V 2/2 revealed, T{Scav} 1/1'], bank: 10 }],
    },
    {
      name: 'Intellect spent on Camouflage does not help after Mimicry',
      given: { rows: ['A{Carn Intel}', 'B{Camo Mim}, C{Camo}, D{Pois}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3 poisoned', 'B{Camo Mim} 0/1, C{Camo} 0/1'] }],
    },
    {
      name: 'Intellect spent on Camouflage leaves poison at work',
      given: { rows: ['A{Carn Intel}', 'B{Camo Pois}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3 poisoned', ''] }],
    },
    {
      name: 'after ink the second attack on the same prey ignores the same trait, without a question',
      given: { rows: ['A{Carn Intel}', 'B{Ink Run} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), ignore('Run')], asks: 1, only: [ink, pass] },
        { do: [ink], rows: ['A{Carn Intel} 0/3', 'B{Ink Run} 1/1'] },
        { next: 0, do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', ''] },
      ],
    },
    {
      name: 'a shell is hidden in, after running has failed',
      given: { rows: ['A{Carn}', 'B{Run Shell}'] },
      steps: [
        { do: [attack('A', 'B')], only: [run, hide] },
        { dice: [2], do: [run], only: [hide, pass] },
        { do: [hide], rows: ['A{Carn} 0/2', 'B{Run Shell} 0/1 hidden'] },
      ],
    },
    {
      name: 'an animal in its shell is no target of Mimicry',
      given: { rows: ['A{Carn}', 'B{Mim}, C{Shell} 0/1 hidden'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Shell} 0/1 hidden'] }],
    },
    {
      name: 'Mimicry of an ambushed animal may choose one that only ambushes reach: Burrowing does not protect',
      given: { rows: ['A{Carn Amb}', 'V{Mim}, W{Burr} 1/1'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2', 'V{Mim} 1/1'], bank: 9 }],
    },
  ]);
});

describe('ambushes and food', () => {
  cases([
    {
      name: 'section 6, #27: who declined may ambush the next animal in the same round',
      given: { rows: ['A{Carn Amb} 1/2', 'V', 'W'], turn: 1 },
      steps: [
        { do: [eat('V'), pass], rows: [null, 'V 1/1'] },
        { do: [eat('W')], asks: 0, only: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2', 'V 1/1', ''] },
      ],
    },
    {
      name: 'section 6, #85: an ambush in the middle of shares does not cut them off',
      given: { rows: ['A{Carn Amb}', 'V{Comm>W Comm>X}, W, X'], turn: 1 },
      steps: [
        { do: [eat('V'), pass], asks: 1, only: [share('Comm', 'W', 'V'), share('Comm', 'X', 'V')] },
        { do: [share('Comm', 'W', 'V')], asks: 0, only: [ambush('A'), pass] },
        { do: [ambush('A')], rows: ['A{Amb Carn} 2/2', 'V{Comm>X} 1/1, X 1/1'], bank: 8 },
      ],
    },
    {
      name: 'sections 4.2 and 6, #37: an ambushed parent that loses its tail eats and gives birth once',
      given: { rows: ['A{Carn Amb}', 'V{Vivi Tail Fat} 1/2'], turn: 1 },
      steps: [
        { do: [eat('V'), ambush('A'), lose('Tail')], rows: ['A{Amb Carn} 1/2', 'V{Fat Vivi} 2/2, ? 1/1'], bank: 9 },
      ],
    },
    {
      name: 'a parent fed by the loss of its parasite in an ambush stores the red as fat',
      given: { rows: ['A{Carn Amb}', 'V{Vivi Tail Para Fat} 2/4'], turn: 1 },
      steps: [
        {
          do: [eat('V'), ambush('A'), lose('Para')],
          rows: ['A{Amb Carn} 1/2', 'V{Fat! Tail Vivi} 2/2, ? 1/1'],
          bank: 9,
        },
      ],
    },
    {
      name: 'who lost Viviparous itself is fed, and gives no birth; the red stays',
      given: { rows: ['A{Carn Amb}', 'V{Vivi Tail} 1/2'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A'), lose('Vivi')], rows: ['A{Amb Carn} 1/2', 'V{Tail} 1/1'], bank: 10 }],
    },
    {
      name: 'an ambusher feeds its partner at once',
      given: { rows: ['A{Carn Amb Coop>C}, C', 'V, W'], turn: 1 },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn Coop>C} 2/2, C 1/1', 'W 0/1'] }],
    },
    {
      name: 'the taker who sits beside the ambusher in one pair shares nothing it did not eat',
      given: { rows: ['A{Carn Amb}, V{Coop>W}, W', 'B'] },
      steps: [{ do: [eat('V'), ambush('A')], rows: ['A{Amb Carn} 2/2, W 0/1', 'B 0/1'], bank: 10 }],
    },
  ]);
});

describe('food and births', () => {
  cases([
    {
      name: 'the order of section 3.2: the eater, the scavenger, the partners, and a birth',
      given: { rows: ['A{Carn Coop>C}, C{Vivi} 1/2', 'B, S{Scav Coop>T}, T'] },
      steps: [
        {
          do: [attack('A', 'B')],
          rows: ['A{Carn Coop>C} 2/2, C{Vivi} 2/2, ? 1/1', 'S{Coop>T Scav} 1/1, T 1/1'],
          deckSize: 111,
        },
      ],
    },
    {
      name: 'a scavenger that becomes fed gives birth',
      given: { rows: ['A{Carn}', 'B, S{Scav Vivi} 1/2'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'S{Scav Vivi} 2/2, ? 1/1'] }],
    },
    {
      name: 'metamorphosis feeds a parent',
      given: { rows: ['A{Meta Vivi Camo} 1/2', 'B'] },
      steps: [{ do: [change('A', 'Camo')], rows: ['A{Meta Vivi} 2/2, ? 1/1'] }],
    },
    {
      name: 'a protector may drop the Symbiosis of its dependent, which is then free',
      given: { rows: ['A{Meta}, C{Symb>A}', 'B{Carn}'] },
      steps: [
        { can: [change('A', 'Symb', { partner: 'C' })] },
        { do: [change('A', 'Symb', { partner: 'C' })], rows: ['A{Meta} 1/1, C 0/1'], can: [attack('B', 'C')] },
      ],
    },
    {
      name: 'a pirate does not rob a hibernating animal, which counts as fed',
      given: { rows: ['A{Pir}', 'B{Hib HBW} 1/2 hibernating'] },
      steps: [{ cannot: [piracy('A', 'B')] }],
    },
    {
      name: 'two scavengers of the chosen seat: the one that can eat is not asked for',
      given: { rows: ['A{Carn}', 'B, C{Scav} 1/1, D{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Scav} 1/1, D{Scav} 1/1'] }],
    },
    {
      name: 'killing the own scavenger leaves the choice between the other own ones',
      given: { rows: ['A{Carn}, B{Scav}, C{Scav}, D{Scav}', 'E'] },
      steps: [{ do: [attack('A', 'B')], asks: 0, only: [scavenge('C'), scavenge('D')] }],
    },
  ]);
});
