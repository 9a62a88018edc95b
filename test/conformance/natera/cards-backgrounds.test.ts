/** Backgrounds of cards (page 9): production, abilities and discounts; `steps-combined.test.ts` has immediate ones, `triggers.test.ts` triggers. */
import { describe, expect, test } from 'vitest';
import type { Card, Discount } from '../../../src/engines/natera/content/rows.ts';
import { cardRow, overlaid, specialistRow } from '../../support/natera/catalogs.ts';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { isOver, type Sitting, sit } from '../../support/natera/sitting.ts';

/** A position in which seat 0, of raccoons, has `trial` in play. */
const having = (trial: Partial<Card>, seat: SeatScene = {}, given: Scene = {}, others: readonly Card[] = []): Sitting =>
  sit({
    ...given,
    catalog: overlaid({ cards: [cardRow('trial', trial), ...others] }),
    seats: [{ tribe: 'raccoons', ...seat, inPlay: ['trial', ...(seat.inPlay ?? [])] }, { tribe: 'chimpanzees' }],
  });
const gain = (resource: 'intelligence' | 'material', amount: number) => [{ do: 'gain', resource, amount } as const];

describe('production (page 9)', () => {
  const trial = { background: 'production', steps: gain('intelligence', 2) } as const;
  test.each([1, 2, 3])('in the rest phase of season %i, once', (season) => {
    const game = having(trial, {}, { season }).do('pass', 'pass');
    expect(game.player(0).resources.intelligence).toBe(2);
  });
  test('not after season 4', () => {
    const game = having(trial, {}, { season: 4 }).do('pass', 'pass');
    expect([isOver(game), game.purse(0)]).toEqual([true, '']);
  });
  test('nothing when it is played, and from then on in every rest phase', () => {
    const price = { endurance: 1, agility: 1, intelligence: 1 };
    const catalog = overlaid({ cards: [cardRow('trial', { price, ...trial })] });
    const seats = [{ tribe: 'raccoons', hand: ['trial'], resources: { endurance: 1 } }, { tribe: 'chimpanzees' }];
    const game = sit({ catalog, seats }).do('play trial endurance');
    expect(game.purse(0)).toBe('');
    game.do('pass', 'pass').drift('pile base', 'resource food', 'part 1');
    expect([game.see().season, game.player(0).resources.intelligence]).toEqual([2, 2]);
    game.do('pass', 'pass').drift('pile base', 'resource food', 'part 1');
    expect([game.see().season, game.player(0).resources.intelligence]).toEqual([3, 4]);
  });
  test('each card of its own, not that of others', () => {
    const second = cardRow('scrapyard', { background: 'production', steps: gain('material', 3) });
    const game = having(trial, { inPlay: ['scrapyard'] }, {}, [second]).do('pass', 'pass');
    expect([game.purse(0), game.player(1).resources.intelligence]).toEqual([
      'intelligence 2, food 3, material 3, energy 4',
      0,
    ]);
  });
  test('it is no ability', () => expect(having(trial, { resources: { food: 9 } }).can('use')).toEqual([]));
});

describe('abilities (page 10)', () => {
  const trial = { background: 'ability', cost: { of: 'food', amount: 3 }, steps: gain('material', 2) } as const;
  test('cost and reward, as an action', () => {
    const game = having(trial, { resources: { food: 5 } }).do('use trial');
    expect([game.purse(0), game.seat()]).toEqual(['food 2, material 2', 1]);
  });
  test('not where it cannot be paid', () => expect(having(trial, { resources: { food: 2 } }).can('use')).toEqual([]));
  test('one action a turn, in every turn', () => {
    const game = having(trial, { resources: { food: 6 }, hand: ['tool-shed', 'climbing-wall'] }).do('use trial');
    expect([game.seat(), game.legal()]).toEqual([0, ['end', 'trade']]);
    game.do('end', 'pass', 'use trial');
    expect(game.purse(0)).toBe('material 4');
  });
  test('without a cost', () => {
    const steps = [{ do: 'authority', track: 'urban', by: 1 } as const];
    const game = having({ background: 'ability', steps }).do('use trial');
    expect([game.levels(0), game.seat()]).toEqual([[0, 1, 0, 0], 1]);
  });
  test('for cards of the hand', () => {
    const paid = { ...trial, cost: { of: 'cards', amount: 1 } } as const;
    const game = having(paid, { hand: ['tool-shed', 'climbing-wall'] }).do('use trial', 'card tool-shed');
    expect([game.hand(0), game.purse(0), game.see().discards]).toEqual([
      ['climbing-wall'],
      'material 2',
      ['tool-shed'],
    ]);
    expect(having(paid).can('use')).toEqual([]);
  });
  test('not those of others', () => {
    const catalog = overlaid({ cards: [cardRow('trial', trial)] });
    expect(sit({ catalog, seats: [{ resources: { food: 9 } }, { inPlay: ['trial'] }] }).can('use')).toEqual([]);
  });
  test('playing it is not using it', () => {
    const catalog = overlaid({ cards: [cardRow('trial', trial)] });
    const game = sit({ catalog, seats: [{ hand: ['trial'], resources: { endurance: 5, food: 3 } }, {}] });
    expect(game.do('play trial endurance').purse(0)).toBe('food 3');
  });
  test.each([
    [4, 'energy 1, material 2'],
    [3, 'material 2'],
    [2, undefined],
  ])('of a specialist: 3 energy, of %i', (energy, purse) => {
    const ability = { energy: 3, steps: gain('material', 2) };
    const catalog = overlaid({ specialists: [specialistRow('owl-librarian', { ability })] });
    const seats = [{ specialists: ['owl-librarian'], resources: { energy } }, {}];
    const game = sit({ catalog, seats });
    expect(game.can('consult')).toEqual(purse === undefined ? [] : ['owl-librarian']);
    if (purse === undefined) return;
    game.do('consult owl-librarian');
    expect([game.purse(0).split(', ').toSorted().join(', '), game.seat()]).toEqual([purse, 1]);
  });
});

describe('discounts (page 9)', () => {
  const off = (discount: Discount): Partial<Card> => ({ background: 'passive', discount });
  const card = cardRow('tool-shed', { price: { endurance: 5, agility: 4, intelligence: 3 } });
  const hand = ['tool-shed'];
  test.each([
    ['endurance', 3],
    ['agility', 2],
    ['intelligence', 1],
  ] as const)('on cards: 2 %s less, that kind alone', (of, amount) => {
    const trial = off({ on: 'cards', of, by: 2 });
    expect(having(trial, { hand, resources: { [of]: amount - 1 } }, {}, [card]).can('play')).toEqual([]);
    const game = having(trial, { hand, resources: { [of]: amount } }, {}, [card]);
    expect(game.can('play')).toEqual([`tool-shed ${of}`]);
    expect(game.do(`play tool-shed ${of}`).purse(0)).toBe('food 2');
  });
  test('on cards: other kinds cost what they cost', () => {
    const trial = off({ on: 'cards', of: 'endurance', by: 2 });
    expect(having(trial, { hand, resources: { agility: 3, intelligence: 2 } }, {}, [card]).can('play')).toEqual([]);
  });
  test('never below nothing', () => {
    const game = having(off({ on: 'cards', of: 'intelligence', by: 6 }), { hand }, {}, [card]);
    expect(game.do('play tool-shed intelligence').purse(0)).toBe('food 2');
  });
  test('on specialists', () => {
    const given = { river: ['otter-ferryman'] };
    const trial = off({ on: 'hire', of: 'food', by: 4 });
    expect(having(trial, { resources: { food: 9 } }, given).can('hire')).toEqual([]);
    expect(
      having(trial, { resources: { food: 10 } }, given)
        .do('hire otter-ferryman')
        .purse(0),
    ).toBe('food 5');
  });
  test('on colonies', () => {
    const trial = off({ on: 'colony', of: 'material', by: 3 });
    expect(having(trial, { resources: { material: 6 } }).can('establish')).toEqual([]);
    expect(
      having(trial, { resources: { material: 8 } })
        .do('establish ag1b')
        .purse(0),
    ).toBe('food 2, material 1');
  });
  test('two of them add up (O9)', () => {
    const second = cardRow('scrapyard', off({ on: 'colony', of: 'material', by: 2 }));
    const game = having(
      off({ on: 'colony', of: 'material', by: 3 }),
      { inPlay: ['scrapyard'], resources: { material: 5 } },
      {},
      [second],
    );
    expect(game.do('establish ag1b').purse(0)).toBe('food 2');
  });
  test('not for others', () => {
    const catalog = overlaid({ cards: [cardRow('trial', off({ on: 'colony', of: 'material', by: 3 }))] });
    expect(sit({ catalog, seats: [{ resources: { material: 9 } }, { inPlay: ['trial'] }] }).can('establish')).toEqual(
      [],
    );
  });
  test('not in the hand', () => {
    const catalog = overlaid({ cards: [cardRow('trial', off({ on: 'colony', of: 'material', by: 3 }))] });
    expect(sit({ catalog, seats: [{ hand: ['trial'], resources: { material: 9 } }, {}] }).can('establish')).toEqual([]);
  });
});
