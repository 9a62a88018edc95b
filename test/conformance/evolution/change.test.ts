/** Metamorphose, Trematode and Viviparous: section 4.2 of the rules page and the printed rules; E, T, V of section 5. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, change, convert, eat, hibernate, lose, pass, piracy } from '../../support/evolution/moves.ts';
import { play } from '../../support/evolution/play.ts';
import { scene } from '../../support/evolution/scene.ts';

describe('section 5, Metamorphose', () => {
  cases([
    {
      name: 'E1 it drops Cooperation for one food; the partner loses the card and gets nothing',
      given: { rows: ['A{Meta Coop>C}, C', 'B'] },
      steps: [
        {
          do: [change('A', 'Coop', { partner: 'C' })],
          rows: ['A{Meta} 1/1, C 0/1'],
          discards: [1],
          cannot: [eat('C')],
        },
      ],
    },
    {
      name: 'E1 the partner of a Cooperation that stays gets its share',
      given: { rows: ['A{Meta Camo Coop>C}, C', 'B'] },
      steps: [{ do: [change('A', 'Camo')], rows: ['A{Coop>C Meta} 1/1, C 1/1'] }],
    },
    {
      name: 'E2 not a trait that raises the need',
      given: { rows: ['A{Meta Carn HBW Para Intel Vivi Trem>C}, C', 'B'] },
      steps: [
        {
          cannot: ['Carn', 'HBW', 'Para', 'Intel', 'Vivi'].map((name) => change('A', name)),
          can: [change('A', 'Meta')],
        },
      ],
    },
    {
      name: 'E2 a dependent whose protector is hungry drops that very card only',
      given: { rows: ['A{Meta Camo Symb>C}, C', 'B'] },
      steps: [
        { only: [eat('C'), change('A', 'Symb', { partner: 'C' })] },
        { do: [change('A', 'Symb', { partner: 'C' })], rows: ['A{Camo Meta} 1/1, C 0/1'] },
      ],
    },
    {
      name: 'E2 with two things in the way it drops nothing',
      given: { rows: ['A{Meta Hib Symb>C} 0/1 hibernating, C', 'B'] },
      steps: [{ only: [eat('C')] }],
    },
    {
      name: 'E3 it may drop itself',
      given: { rows: ['A{Meta Carn}', 'B'] },
      steps: [{ do: [change('A', 'Meta')], rows: ['A{Carn} 1/2'] }],
    },
    {
      name: 'once a year, instead of taking red',
      given: { rows: ['A{Meta Camo Run HBW}', 'B'] },
      steps: [
        { do: [change('A', 'Camo')], rows: ['A{HBW Meta Run} 1/2'], bank: 10, cannot: [eat('A')] },
        { next: 0, cannot: [change('A', 'Run'), change('A', 'Meta')] },
      ],
    },
    {
      name: 'not by a full animal',
      given: { rows: ['A{Meta Camo} 1/1, C', 'B'] },
      steps: [{ only: [eat('C')] }],
    },
    {
      name: 'E5 a hibernating animal drops Hibernation, wakes and eats',
      given: { rows: ['A{Meta Hib Camo} 0/1 hibernating', 'B'] },
      steps: [{ only: [change('A', 'Hib'), pass] }, { do: [change('A', 'Hib')], rows: ['A{Camo Meta} 1/1'] }],
    },
    {
      name: 'not the hidden Anglerfish',
      given: { rows: ['A*{Meta}', 'B'] },
      steps: [{ only: [eat('A'), change('A', 'Meta')] }],
    },
    {
      name: 'the food comes before the card leaves: it goes into the fat card that stays',
      given: { rows: ['A{Meta Fat Fat} 1/1', 'B'] },
      steps: [{ do: [change('A', 'Fat')], rows: ['A{Fat! Meta} 1/1'] }],
    },
    {
      name: 'a full fat card can be dropped with its yellow food',
      given: { rows: ['A{Meta Fat!}', 'B'] },
      steps: [{ do: [change('A', 'Fat', { full: true })], rows: ['A{Meta} 1/1'] }],
    },
    {
      name: 'it triggers no Communication',
      given: { rows: ['A{Meta Camo Comm>C}, C', 'B'] },
      steps: [{ do: [change('A', 'Camo')], rows: ['A{Comm>C Meta} 1/1, C 0/1'], bank: 10 }],
    },
  ]);
});

describe('section 5, Trematode', () => {
  cases([
    {
      name: 'T1 it cannot be dropped by metamorphosis',
      given: { rows: ['A{Meta Trem>C}, C', 'B'] },
      steps: [{ only: [eat('A'), eat('C'), change('A', 'Meta')] }],
    },
    {
      name: 'T1 nor as a tail',
      given: { rows: ['A{Carn}', 'B{Tail Fat Trem>C}, C'] },
      steps: [{ do: [attack('A', 'B')], only: [lose('Tail'), lose('Fat')] }],
    },
    {
      name: 'T2 when one of the pair is killed the other needs less',
      given: { rows: ['A{Carn}', 'B{Trem>C}, C 1/2'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 1/1'], discards: [0, 2] }],
    },
    {
      name: 'in the extinction both of a pair that are one food short die',
      given: { seats: 2, rows: ['A', 'B{Trem>C} 1/2, C 1/2'], bank: 1 },
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', ''], discards: [0, 3] }],
    },
  ]);
});

describe('section 5, Viviparous', () => {
  cases([
    {
      name: 'V1 fed by red: the newborn is beside it, fed, from the deck; storing fat gives no second birth',
      given: { rows: ['A{Vivi Fat} 1/2, C', 'B'] },
      steps: [
        { deckSize: 117 },
        { do: [eat('A')], rows: ['A{Fat Vivi} 2/2, ? 1/1, C 0/1'], deckSize: 116, bank: 9 },
        { next: 0, do: [eat('A')], rows: ['A{Fat! Vivi} 2/2, ? 1/1, C 0/1'], deckSize: 116 },
      ],
    },
    {
      name: 'by a kill, by sharing and by piracy',
      given: { rows: ['A{Pir Coop>C} 0/1, C{Vivi} 1/2', 'B{HBW} 1/2'] },
      steps: [{ do: [piracy('A', 'B')], rows: ['A{Coop>C Pir} 1/1, C{Vivi} 2/2, ? 1/1', 'B{HBW} 0/2'] }],
    },
    {
      name: 'V3 by converting fat',
      given: { rows: ['A{Vivi Fat!} 1/2', 'B'] },
      steps: [{ do: [convert('A', 1)], rows: ['A{Fat Vivi} 2/2, ? 1/1'] }],
    },
    {
      name: 'V3 by hibernating',
      given: { rows: ['A{Vivi Hib}, C', 'B'] },
      steps: [{ do: [hibernate('A')], rows: ['A{Hib Vivi} 0/2 hibernating, ? 1/1, C 0/1'] }],
    },
    {
      name: 'V5 by a need that falls: Parasite lost as a tail',
      given: { rows: ['A{Carn}', 'B{Vivi Tail Para} 2/4'] },
      steps: [{ do: [attack('A', 'B'), lose('Para')], rows: ['A{Carn} 1/2', 'B{Tail Vivi} 2/2, ? 1/1'] }],
    },
    {
      name: 'V6 by a need that falls: the other animal of a Trematode killed',
      given: { rows: ['A{Carn}', 'B{Vivi Trem>C} 2/3, C'] },
      steps: [{ do: [attack('A', 'C')], rows: ['A{Carn} 2/2', 'B{Vivi} 2/2, ? 1/1'] }],
    },
    {
      name: 'not with an empty deck',
      given: { rows: ['A{Vivi} 1/2, C', 'B'], deckSize: 0 },
      steps: [{ do: [eat('A')], rows: ['A{Vivi} 2/2, C 0/1'] }],
    },
    {
      name: 'V8 a kill that completes the need gives birth at once',
      given: { rows: ['A{Carn Vivi} 1/3', 'B, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Vivi} 3/3, ? 1/1', 'C 0/1'] }],
    },
    {
      name: 'V9 the newborn has no traits and can be attacked this year',
      given: { rows: ['A{Vivi} 1/2', 'B{Carn} 0/2'] },
      steps: [
        { do: [eat('A')], rows: ['A{Vivi} 2/2, ? 1/1'] },
        { asks: 1, can: [attack('B', 'C')] },
        { do: [attack('B', 'C')], rows: ['A{Vivi} 2/2', 'B{Carn} 2/2'] },
      ],
    },
    {
      name: 'the last card of the deck makes this year the last: who hibernates is not fed any more',
      given: {
        seats: 2,
        rows: ['A{Vivi} 1/2, C{Hib} 0/1 hibernating', 'B{Hib} 0/1'],
        top: ['swimming'],
        deckSize: 1,
        bank: 1,
      },
      steps: [{ do: [eat('A')], deckSize: 0, rows: ['A{Vivi} 0/2, ? 0/1', ''], phase: 'finished' }],
    },
    {
      name: 'at once: nobody hibernates any more, and who did is hungry and eats',
      given: { rows: ['A{Vivi} 1/2, C{Hib} 0/1 hibernating', 'B{Hib} 0/1'], deckSize: 1 },
      steps: [
        { do: [eat('A')], deckSize: 0, rows: ['A{Vivi} 2/2, ? 1/1, C{Hib} 0/1'], asks: 1, only: [eat('B')] },
        { next: 0, can: [eat('C')] },
      ],
    },
  ]);

  test('V4 a newborn Anglerfish is a hidden one, which its owner sees', () => {
    const game = play(scene({ rows: ['A{Vivi} 1/2', 'B'], top: ['anglerfish', 'swimming'] }));
    game.act(eat('A'));
    const newborn = (viewer: number | 'all') => game.see(viewer).players[0]?.animals[1];
    expect(newborn('all')).toMatchObject({ card: 'anglerfish', food: { red: 0, blue: 1 } });
    expect(newborn('all')?.revealed ?? false).toBe(false);
    expect(newborn(0)?.card).toBe('anglerfish');
    expect(newborn(1)?.card).toBeNull();
  });

  test('V4 it protects like any other', () => {
    const game = play(scene({ rows: ['A{Vivi} 1/2, V', 'B{Carn}'], top: ['anglerfish'] }));
    game.act(eat('A'));
    game.act(attack('B', 'V'));
    expect(game.toAct()).toBe(0);
    expect(
      game
        .legal()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['pass', 'reveal']);
  });
});
