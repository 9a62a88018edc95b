import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { RESOURCES } from '../../../src/engines/natera/content/terms.ts';
import { canHire } from '../../../src/engines/natera/rules/hiring.ts';
import { colonyPrice, hirePrice } from '../../../src/engines/natera/rules/payments.ts';
import { FULL_PRICE, listPlays, meetsPrerequisites, playCard } from '../../../src/engines/natera/rules/playing.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { parameterOf } from '../../../src/engines/natera/rules/terms.ts';
import { cardOf, type Holding, position, specialistOf } from '../../support/natera/box.ts';

const NUMBERS = [1, 1, 1, 1, 1];

/** What the first seat can pay its first card of the hand in; every card of the box costs 5, 4 or 3. */
const paymentsOf = (holding: Holding, moment = FULL_PRICE): string[] => {
  const list = new ActionList();
  listPlays(position([holding, {}], NUMBERS), 0, moment, list);
  return list.toArray().map((action) => RESOURCES[parameterOf(action) % 4]!);
};

const hand = ['discovery-1'];

/** Endurance, agility and intelligence of the first seat after it has played its card. */
const leftAfter = (holding: Holding, payment: number): number[] => {
  const state = position([holding, {}], NUMBERS);
  playCard(state, 0, cardOf('discovery-1') * 4 + payment, FULL_PRICE);
  return [...state.resources.subarray(0, 3)];
};

describe('T1: one price of three (page 8)', () => {
  test('each is paid by itself, and leaves the others', () => {
    const resources = { endurance: 5, agility: 4, intelligence: 3 };
    expect(paymentsOf({ hand, resources })).toEqual(['endurance', 'agility', 'intelligence']);
    expect(leftAfter({ hand, resources }, 0)).toEqual([0, 4, 3]);
    expect(leftAfter({ hand, resources }, 1)).toEqual([5, 0, 3]);
    expect(leftAfter({ hand, resources }, 2)).toEqual([5, 4, 0]);
    expect(paymentsOf({ hand, resources: { endurance: 4, agility: 3, intelligence: 2 } })).toEqual([]);
  });

  test('chimpanzees pay agility and intelligence with each other', () => {
    const tribe = 'chimpanzees';
    const resources = { agility: 2, intelligence: 2 };
    expect(paymentsOf({ hand, resources })).toEqual([]);
    expect(paymentsOf({ tribe, hand, resources })).toEqual(['agility', 'intelligence']);
    expect(leftAfter({ tribe, hand, resources }, 1)).toEqual([0, 0, 0]);
    expect(leftAfter({ tribe, hand, resources }, 2)).toEqual([0, 1, 0]);
  });
});

describe('O9: discounts', () => {
  const played = ['cheaper-cards'];
  test('of a card in play', () => {
    expect(paymentsOf({ hand, played, resources: { agility: 2, intelligence: 2 } })).toEqual(['agility']);
  });

  test('of a step and of a card are added, or the largest one counts', () => {
    const price = (state: State) => hirePrice(state, 0, specialistOf('nimble'), 6);
    const reptiles: Holding = { tribe: 'reptiles', played: ['cheaper-hires'], resources: { food: 3 } };
    const added = position([reptiles, {}], NUMBERS);
    const largest = position([reptiles, {}], NUMBERS, { rulings: { discounts: 'largest' } });
    expect([price(added), price(largest)]).toEqual([12 - 6 - 3 - 2, 12 - 6]);
    expect([canHire(added, 0, specialistOf('nimble'), 6), canHire(largest, 0, specialistOf('nimble'), 6)]).toEqual([
      true,
      false,
    ]);
  });

  test('never make a price less than nothing', () => {
    const state = position([{ tribe: 'reptiles', played: ['cheaper-hires', 'cheaper-colonies'] }, {}], NUMBERS);
    expect(hirePrice(state, 0, specialistOf('nimble'), 12)).toBe(0);
    expect([colonyPrice(state, 0), colonyPrice(state, 1)]).toEqual([8, 10]);
    expect(paymentsOf({ hand }, [9, 0, 9])).toEqual(['endurance', 'intelligence']);
  });
});

test('prerequisites: a pawn in the zone, a level, cards of a type (page 9)', () => {
  const state = position([{ levels: [0, 2, 0, 0], played: ['science-1'] }, { levels: [0, 1, 0, 0] }], NUMBERS);
  const meets = (seat: number, id: string) => meetsPrerequisites(state, seat, cardOf(id));
  expect([meets(0, 'ranked-1'), meets(1, 'ranked-1')]).toEqual([true, false]);
  expect([meets(0, 'present-1'), meets(1, 'present-1')]).toEqual([false, false]);
  state.pawns[23] = 0x21;
  state.pawns[15] = 0x01;
  expect([meets(0, 'present-1'), meets(1, 'present-1')]).toEqual([true, true]);
  expect(meets(0, 'followed-1')).toBe(false);
  const two = position([{ played: ['science-1', 'science-2'] }, {}], NUMBERS);
  expect(meetsPrerequisites(two, 0, cardOf('followed-1'))).toBe(true);
});
