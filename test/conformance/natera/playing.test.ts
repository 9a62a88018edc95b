/** Exploration cards (pages 8 and 9), specialists (page 9) and abilities (page 10). */
import { describe, expect, test } from 'vitest';
import type { SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';

const RICH = { endurance: 12, agility: 9, intelligence: 9, food: 9, material: 9, energy: 9 };
const holding = (card: string, seat: SeatScene = {}, other: SeatScene = {}): Sitting =>
  sit({ ...TOPS, seats: [{ tribe: 'raccoons', hand: [card], resources: RICH, ...seat }, other] });
const isPlayable = (card: string, seat: SeatScene = {}, other: SeatScene = {}): boolean =>
  holding(card, seat, other).can(`play ${card}`).length > 0;

describe('prerequisites (page 8)', () => {
  test('an own pawn in the zone, explorer or leader, on any location there', () => {
    expect(isPlayable('market-square')).toBe(false);
    expect(isPlayable('market-square', { explorers: ['ur1b'] })).toBe(true);
    expect(isPlayable('market-square', { leaders: ['ur1a'] })).toBe(true);
  });
  test('not one elsewhere, nor of another seat, nor a colony', () => {
    expect(isPlayable('market-square', { explorers: ['ag1a'] })).toBe(false);
    expect(isPlayable('market-square', {}, { explorers: ['ur1a'] })).toBe(false);
    expect(isPlayable('market-square', { colonies: ['ur1a'] })).toBe(false);
  });
  test('the forest is a zone', () => {
    expect([isPlayable('moss-terrarium'), isPlayable('moss-terrarium', { explorers: ['fo3'] })]).toEqual([false, true]);
  });
  test('a level on the track', () => {
    expect([1, 2, 3].map((level) => isPlayable('grafted-orchard', { levels: [level, 0, 0, 0] }))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isPlayable('grafted-orchard', { levels: [0, 9, 9, 9] })).toBe(false);
    expect(isPlayable('grafted-orchard', {}, { levels: [5, 0, 0, 0] })).toBe(false);
  });
  test('cards of a type in play', () => {
    expect(isPlayable('two-storey-experiment', { inPlay: ['seed-vault'] })).toBe(false);
    expect(isPlayable('two-storey-experiment', { inPlay: ['seed-vault', 'solar-oven'] })).toBe(true);
    expect(isPlayable('two-storey-experiment', {}, { inPlay: ['seed-vault', 'solar-oven'] })).toBe(false);
  });
  test('specialists count as cards of their type (page 9)', () => {
    expect(isPlayable('rumour-of-a-craftsman')).toBe(false);
    expect(isPlayable('rumour-of-a-craftsman', { specialists: ['goat-guide'] })).toBe(true);
  });
  test('both of two', () => {
    const [there, high] = [{ explorers: ['co1a'] }, { levels: [0, 0, 0, 3] }];
    expect([isPlayable('hidden-harbour', there), isPlayable('hidden-harbour', high)]).toEqual([false, false]);
    expect(isPlayable('hidden-harbour', { ...there, ...high })).toBe(true);
  });
});

describe('rewards (page 9)', () => {
  test('immediate: once, when it is played', () => {
    const game = holding('climbing-wall', { resources: { intelligence: 3 } }).do('play climbing-wall intelligence');
    expect([game.purse(0), game.see().discards, game.player(0).inPlay]).toEqual(['agility 3', [], ['climbing-wall']]);
  });
  test('in any order', () => {
    const game = holding('map-of-the-stars').do('play map-of-the-stars agility');
    const asked = game.can('part').map((part) => game.fork().do(`part ${part}`).legal()[0]?.split(' ')[0]);
    expect(asked.toSorted()).toEqual(['growth', 'track']);
  });
  test('a cost within: paid or left', () => {
    const game = holding('alphabet-of-tracks', { resources: { agility: 3, food: 2 } });
    game.do('play alphabet-of-tracks agility').doIfAsked('part 1', 'growth 1');
    const paid = game.fork().do('pay', 'resource agility', 'resource agility');
    expect([paid.purse(0), game.do('decline').purse(0)]).toEqual(['agility 2', 'food 2']);
  });
  test('a cost that cannot be paid: its reward is not had', () => {
    const game = holding('alphabet-of-tracks', { resources: { agility: 3, food: 1 } });
    game.do('play alphabet-of-tracks agility').doIfAsked('part 1', 'growth 1');
    expect([game.purse(0), game.seat()]).toEqual(['food 1', 1]);
  });
  test('each draw is of either pile', () => {
    const game = holding('post-office-sorting-room').do('play post-office-sorting-room agility');
    game.do('pile advanced', 'pile base', 'pile advanced').doIfAsked('end');
    expect(game.hand(0)).toEqual(['aquaponics', 'genome-bank', 'particle-ring']);
  });
  test('production: not when it is played', () => {
    const game = holding('rooftop-gardens', { resources: { agility: 2 } }).do('play rooftop-gardens agility');
    expect(game.purse(0)).toBe('');
  });
  test('others get theirs', () => {
    const game = sit({ seats: [{ hand: ['shared-harvest'], resources: { agility: 3 } }, {}, {}] }).do(
      'play shared-harvest agility',
    );
    expect([0, 1, 2].map((seat) => game.purse(seat))).toEqual(['food 12', 'food 2', 'food 2']);
  });
});

describe('abilities of cards (page 10)', () => {
  const wheel = (food: number, more: SeatScene = {}): Sitting =>
    sit({ seats: [{ inPlay: ['water-wheel'], resources: { food }, ...more }, {}] });

  test('an action that is paid for', () => {
    const game = wheel(5).do('use water-wheel');
    expect([game.purse(0), game.seat()]).toEqual(['food 1, material 1, energy 1', 1]);
  });
  test('not by who cannot pay', () => expect(wheel(3).can('use')).toEqual([]));
  test('not from the hand', () => expect(wheel(9, { inPlay: [], hand: ['water-wheel'] }).can('use')).toEqual([]));
  test('once a turn, as often as one likes a season', () => {
    const game = wheel(12, { hand: ['aquaponics', 'scrapyard'] }).do('use water-wheel');
    expect(game.legal()).toEqual(['end', 'trade']);
    game.do('end', 'pass', 'use water-wheel', 'end', 'use water-wheel');
    expect(game.purse(0)).toBe('material 3, energy 3');
  });
  test('in the turn after it is played', () => {
    const seat = { hand: ['water-wheel'], inPlay: [], resources: { agility: 2, food: 4 } };
    const game = sit({ seats: [seat, {}] }).do('play water-wheel agility');
    expect(game.seat()).toBe(1);
    expect(game.do('pass').can('use')).toEqual(['water-wheel']);
  });
});

describe('specialists (page 9)', () => {
  const river = ['business-monkey', 'otter-ferryman', 'fox-advocate', 'bee-treasurer', 'carp-banker'];
  const hiring = (food: number): Sitting =>
    sit({ river, specialistPile: ['ox-ploughman'], seats: [{ tribe: 'rabbits', resources: { food } }, {}] });

  test('for food, with a reward at once; another one takes the place', () => {
    const game = hiring(15).do('hire otter-ferryman');
    expect([game.purse(0), game.player(0).specialists, game.seat()]).toEqual(['food 6', ['otter-ferryman'], 1]);
    expect(game.see().river.toSorted()).toEqual([
      'bee-treasurer',
      'business-monkey',
      'carp-banker',
      'fox-advocate',
      'ox-ploughman',
    ]);
  });
  test('not with 1 food less', () => {
    expect([hiring(13).can('hire'), hiring(14).can('hire')]).toEqual([[], ['otter-ferryman']]);
  });
  test('the ability in a turn to come', () => {
    const seats = [{ tribe: 'rabbits', resources: { food: 14, energy: 2 } }, {}];
    const game = sit({ river, seats }).do('hire otter-ferryman', 'pass', 'consult otter-ferryman');
    expect(game.purse(0)).toBe('food 9');
  });
  test('several abilities, one a turn', () => {
    const seats = [{ specialists: ['otter-ferryman', 'mole-surveyor'], resources: { energy: 4 } }, {}];
    const game = sit({ seats }).do('consult otter-ferryman');
    expect(game.seat()).toBe(1);
    expect(game.do('pass').can('consult')).toEqual(['mole-surveyor', 'otter-ferryman']);
  });
});
