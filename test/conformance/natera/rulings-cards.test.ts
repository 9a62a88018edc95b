/** Rulings on what the rules leave open, value by value: cards, specialists, set-up and rest phases. */
import { describe, expect, test } from 'vitest';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { overlaid, specialistRow } from '../../support/natera/catalogs.ts';
import { deal, sit } from '../../support/natera/sitting.ts';
import { facing, TOPS } from '../../support/natera/visits.ts';

type Rulings = NonNullable<StateJson['options']['rulings']>;

const priced = (id: string, price: number) => overlaid({ specialists: [specialistRow(id, { price })] });

test.each([
  ['printed', false],
  ['discounted', true],
] as const)('O8: a highest price is held against the price that is %s', (hireLimit, open) => {
  const catalog = priced('owl-librarian', 20);
  const given = { catalog, rulings: { hireLimit }, river: ['owl-librarian'] } as const;
  const game = facing('co3a', { tribe: 'reptiles', resources: { food: 5 } }, given);
  expect(game.can('deploy explorer').includes('co3a')).toBe(open);
});

test.each([
  ['added', 2, true],
  ['added', 1, false],
  ['largest', 4, true],
  ['largest', 3, false],
] as const)('O9: discounts of 2 and 6 on a price of 10, %s, leave %i food to pay', (discounts, food, enough) => {
  const catalog = priced('owl-librarian', 10);
  const given = { catalog, rulings: { discounts }, river: ['owl-librarian'] } as const;
  const game = facing('ag2c', { tribe: 'reptiles', resources: { food } }, given).do('deploy explorer ag2c');
  game.doIfAsked('hire owl-librarian', 'specialist owl-librarian');
  expect(game.player(0).specialists).toEqual(enough ? ['owl-librarian'] : []);
});

describe('O15: drawing from an empty pile', () => {
  const hands = (emptyPile: NonNullable<Rulings['emptyPile']>) => {
    const game = sit({ spent: ['base'], rulings: { emptyPile } });
    game.do('pass', 'pass').doIfAsked('growth 1', 'track urban');
    return game.player(0).handSize;
  };
  test('O15: its discards are shuffled', () => {
    expect(hands('reshuffled')).toEqual({ base: 3, advanced: 1 });
  });
  test('O15: the other pile is used', () => {
    expect(hands('other-pile')).toEqual({ base: 0, advanced: 4 });
  });
  test('O15: nothing is drawn', () => {
    expect(hands('nothing')).toEqual({ base: 0, advanced: 1 });
  });
});

test.each([
  ['free', ['part 1', 'part 2']],
  ['fixed', ['pile advanced', 'pile base']],
] as const)('O17: the order of a production: %s', (productionOrder, legal) => {
  const seats = [{ levels: [0, 2, 0, 2] }, {}];
  expect(
    sit({ ...TOPS, seats, rulings: { productionOrder } })
      .do('pass', 'pass')
      .legal(),
  ).toEqual(legal);
});

test.each([
  ['each-card', true],
  ['each-draw', false],
] as const)('O18: crows look before draws: %s', (peeks, again) => {
  const game = sit({ ...TOPS, seats: [{ tribe: 'crows' }, {}], rulings: { peeks } });
  game.do('deploy explorer ur1b');
  expect(game.legal()).toEqual(['decline', 'pile advanced', 'pile base']);
  game.do('decline', 'pile base');
  expect(game.legal().includes('decline')).toBe(again);
});

describe('O28: tribe effects of the set-up', () => {
  const begun = (setupOrder: NonNullable<Rulings['setupOrder']>) =>
    deal({ seats: 2, tribes: ['foxes', 'bears'], firstSeat: 0, rulings: { setupOrder } }, 'order');
  test('O28: after the opening hand is drawn, so that a card of it can be paid', () => {
    const game = begun('after-hand').do('side a', 'side a');
    expect([game.see().stage, game.hand(0).length]).toEqual(['tribe-setup', 8]);
    expect(game.can('location')).toEqual(['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6']);
  });
  test('O28: before it, so that foxes have nothing to pay with, and bears draw first', () => {
    const game = begun('before-hand');
    expect([game.see().stage, game.seat(), game.hand(1).length]).toEqual(['tribe-setup', 1, 0]);
    expect(game.legal()).toEqual(['pile advanced', 'pile base']);
    game.do('pile base', 'side a', 'side a');
    expect([game.hand(0).length, game.hand(1).length]).toEqual([8, 9]);
  });
});

test.each([
  ['both', {}],
  ['reward', { A: 0 }],
] as const)('O29: endurance, agility and intelligence are looked for in %s', (plainSpecialists, claims) => {
  const ids = ['owl-librarian', 'badger-gardener', 'marten-scout', 'pigeon-registrar'];
  const ability = { energy: 2, steps: [{ do: 'gain', resource: 'agility', amount: 1 } as const] };
  const catalog = overlaid({ specialists: ids.map((id) => specialistRow(id, { ability })) });
  const seat = { specialists: ids.slice(1), resources: { food: 10 } };
  const given = {
    catalog,
    river: ids.slice(0, 1),
    objectives: [3, 1, 1, 1, 1],
    rulings: { plainSpecialists },
  } as const;
  expect(
    sit({ ...given, seats: [seat, {}] })
      .do('hire owl-librarian')
      .claims(),
  ).toEqual(claims);
});

describe('O31: foxes in the forest', () => {
  const seats = [{ tribe: 'foxes', hand: ['brick-kiln'] }, {}];
  const tops = { base: ['aquaponics', 'scrapyard'], advanced: ['genome-bank'] };
  test('O31: draw after the discard', () => {
    const game = sit({ ...tops, seats }).do('deploy explorer fo1', 'pile base');
    expect([game.hand(0), game.see().discards]).toEqual([['aquaponics'], ['brick-kiln']]);
  });
  test('O31: draw before the discard', () => {
    const game = sit({ ...tops, seats, rulings: { foxDraw: 'before-discard' } }).do('deploy explorer fo1', 'pile base');
    expect(game.can('card')).toEqual(['aquaponics', 'brick-kiln']);
  });
});

test.each([
  ['shown', true],
  ['hidden', false],
] as const)('O34: the card that red pandas take: %s', (foundCard, known) => {
  const given = { nuclear: true, season: 1, rulings: { foundCard } } as const;
  const game = sit({ ...given, seats: [{ tribe: 'red-pandas' }, { tribe: 'raccoons' }] }).do('pass', 'pass');
  game.do('kind science');
  const found = game.events.find(({ code }) => code === 'event.found');
  expect(found !== undefined).toBe(known);
  expect((game.see(1).players[1]?.knows ?? []).length).toBe(known ? 1 : 0);
});
