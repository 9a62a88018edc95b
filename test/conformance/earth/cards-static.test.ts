/**
 * Abilities of Earth cards beyond amounts: cheaper cards, forbidden actions, replaced terrains, copies, other payments;
 * each one through the engine, against what is printed (rules 8.1).
 */
import { describe, expect, test } from 'vitest';
import { amountsOf, changeOf } from '../../support/earth/amounts.ts';
import { activate, around, expected, HAND, quiet, rich } from '../../support/earth/around.ts';
import { CARDS, KINDS } from '../../support/earth/printed-cards.ts';
import { legalOf, type Planted, play, seatOf, stateOf, takeAll } from '../../support/earth/scene.ts';

const OTHER = CARDS.flatMap((row) =>
  row.abilities.filter(({ other }) => other !== '').map(({ other }) => ({ ...row, other })),
);
const starting = (words: string) => OTHER.filter(({ other }) => other.startsWith(words));

describe('8.1, static abilities', () => {
  test.each(starting('cost'))('$id $name: $other', ({ id, other }) => {
    const [, trait = '', less = ''] = other.split(' ');
    const card = [31, 159, 8, 84, 157, 57, 185, 49, 143].find((each) => {
      const row = CARDS[each - 1]!;
      return (
        row.habitats.includes(trait.charAt(0)) || KINDS[row.kind] === trait.toLowerCase().replace('mush', 'mushroom')
      );
    })!;
    const price = Number(CARDS[card - 1]?.cost);
    const spent = (tableau: Planted[]): number => {
      const state = stateOf(rich([[2, 0, 0], ...tableau], [card]));
      play(state, 'plant', `plant ${card}`, 'plot 1,0');
      return 20 - seatOf(state).soil;
    };
    expect([spent([]), spent([[id, 0, 1]])]).toEqual([price, Math.max(0, price + Number(less))]);
  });

  test.each(starting('ban'))('$id $name: $other', ({ id, other }) => {
    const banned = { R: 'compost', B: 'water', Y: 'grow' }[other.at(-1) ?? ''];
    const state = stateOf(rich([[id, 0, 0]]));
    expect(['plant', 'compost', 'water', 'grow'].filter((action) => !legalOf(state).includes(action))).toEqual([
      banned,
    ]);
  });

  test.each(starting('replaceWith'))('$id $name: $other', ({ id, other }) => {
    const fits = { R: 14, B: 5, Y: 13 }[other.at(-1) ?? ''] ?? 0;
    const wrong = { R: 5, B: 13, Y: 14 }[other.at(-1) ?? ''] ?? 0;
    const state = stateOf({ seats: [{ hand: [fits, wrong, 236], tableau: [[id, 0, 0]] }, {}] });
    play(state, 'plant');
    expect(legalOf(state).filter((line) => line.startsWith('replace'))).toEqual([`replace ${fits}`, 'replace 236']);
    play(state, `replace ${fits}`);
    expect(seatOf(state).tableau.map(({ card }) => card)).toEqual([fits]);
    expect(seatOf(state).compost.map(({ card }) => card)).toEqual([id]);
    expect(seatOf(state)).toMatchObject({ handSize: 4, soil: 0 });
  });

  test.each(starting('copy'))('$id $name: $other', ({ id, other }) => {
    const action = { R: 1, B: 2, Y: 3 }[other.at(-1) ?? ''] ?? 0;
    const copied = { R: 6, B: 5, Y: 34 }[other.at(-1) ?? ''] ?? 0;
    const state = stateOf(
      quiet(
        rich([
          [copied, 0, 0],
          [236, 0, 1],
          [id, 0, 2],
        ]),
        action,
      ),
    );
    activate(state, action, 2);
    expect(legalOf(state)).toEqual(['stop', 'space 0,0', 'space 0,1']);
    const before = amountsOf(state);
    play(state, 'space 0,0');
    takeAll(state, () => state.depth > 0);
    const printed = CARDS[copied - 1]!.abilities[0]!;
    expect(changeOf(before, amountsOf(state))).toEqual(expected(printed, 'T', 9, 9));
  });

  test.each(starting('payWith'))('$id $name: $other', ({ id, cost, other }) => {
    const state = stateOf(rich(around(id), [id, ...HAND]));
    play(state, 'plant');
    const before = amountsOf(state);
    play(state, `plant ${id}`, 'plot 3,3');
    takeAll(state, () => state.depth > 0);
    const price = Number(cost);
    const nothing = { soil: 0, hand: -1, compost: 0, sprouts: 0, growth: 0 };
    const paid = {
      hand: { ...nothing, hand: -1 - price, compost: price },
      spr: { ...nothing, sprouts: -price },
      gro: { ...nothing, growth: -price },
    }[other.split(' ')[1] ?? ''];
    expect(changeOf(before, amountsOf(state))).toEqual(paid);
  });

  test('262 Shooting Star: of the three top cards of the own compost one goes to the hand', () => {
    const state = stateOf({ seats: [{ hand: [262], compost: [11, 12, 13, 14] }, {}] });
    play(state, 'event 262');
    expect(legalOf(state)).toEqual(['keep 11', 'keep 12', 'keep 13']);
    play(state, 'keep 12');
    expect(seatOf(state).hand).toEqual([12]);
    expect(seatOf(state).compost.map(({ card }) => card)).toEqual([11, 13, 14]);
  });

  test('every printed ability is in one of the lists above, or scores', () => {
    const others = OTHER.filter(({ other }) => !/^(cost|ban|replaceWith|copy|payWith|compostTop)/.test(other));
    expect(others.filter(({ other }) => other !== 'wildType' && !/^\d+\//.test(other))).toEqual([]);
    expect(others.filter(({ other }) => other === 'wildType').map(({ id }) => id)).toEqual([280, 281, 282]);
  });
});
