/** Playing cards (pages 8 and 9): one of three prices, and the three kinds of prerequisites. */
import { describe, expect, test } from 'vitest';
import type { Card, Prerequisite } from '../../../src/engines/natera/content/rows.ts';
import { cardRow, overlaid, specialistRow } from '../../support/natera/catalogs.ts';
import type { SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';

const KINDS = ['endurance', 'agility', 'intelligence'] as const;
const PRICE = { endurance: 6, agility: 4, intelligence: 5 };

/** A position in which seat 0 has the card `trial` in its hand. */
const holding = (
  trial: Partial<Card>,
  seat: SeatScene = {},
  other: SeatScene = {},
  others: readonly Card[] = [],
): Sitting =>
  sit({
    catalog: overlaid({ cards: [cardRow('trial', { price: PRICE, ...trial }), ...others] }),
    seats: [{ hand: ['trial', ...(seat.hand ?? [])], ...seat, tribe: 'raccoons' }, other],
  });

describe('one of three prices is paid (page 8)', () => {
  test.each(KINDS)('just enough %s: with that alone', (kind) => {
    const game = holding({}, { resources: { [kind]: PRICE[kind] } });
    expect(game.can('play')).toEqual([`trial ${kind}`]);
    expect(game.do(`play trial ${kind}`).purse(0)).toBe('food 2');
  });
  test.each(KINDS)('one %s less: not at all', (kind) => {
    expect(
      holding({}, { resources: { [kind]: PRICE[kind] - 1, food: 20, material: 20, energy: 20 } }).can('play'),
    ).toEqual([]);
  });
  test.each(KINDS)('enough of all: %s pays, the two others stay whole', (kind) => {
    const game = holding({}, { resources: { endurance: 9, agility: 9, intelligence: 9 } });
    expect(game.can('play')).toHaveLength(3);
    const { resources } = game.do(`play trial ${kind}`).player(0);
    expect(KINDS.map((each) => resources[each])).toEqual(KINDS.map((each) => (each === kind ? 9 - PRICE[kind] : 9)));
  });
  test('kinds are not mixed', () => {
    expect(holding({}, { resources: { endurance: 5, agility: 3, intelligence: 4 } }).can('play')).toEqual([]);
  });
  test('it leaves the hand, lies open, and the turn is over', () => {
    const game = holding({}, { resources: { agility: 4 } }).do('play trial agility');
    expect([game.hand(0), game.see(1).players[0]?.inPlay, game.seat()]).toEqual([[], ['trial'], 1]);
  });
});

const RICH = { resources: { endurance: 20 } };
const plays = (
  requires: readonly Prerequisite[],
  seat: SeatScene,
  other: SeatScene = {},
  others: readonly Card[] = [],
): boolean => holding({ requires: [...requires] }, { ...RICH, ...seat }, other, others).can('play trial').length > 0;

describe('P1: an own pawn stands in the zone (page 8)', () => {
  const place = { forest: 'fo2', agricultural: 'ag1b', urban: 'ur1a', military: 'mi1b', coastal: 'co1a' } as const;
  const areas = ['forest', 'agricultural', 'urban', 'military', 'coastal'] as const;

  test.each(areas)('P1: %s', (presence) => {
    for (const area of areas) {
      expect(plays([{ presence }], { explorers: [place[area]] })).toBe(area === presence);
      expect(plays([{ presence }], { leaders: [place[area]] })).toBe(area === presence);
    }
  });
  test('P1: not that of another seat, not a colony, not a level', () => {
    expect(plays([{ presence: 'urban' }], { colonies: ['ur1b'], levels: [0, 5, 0, 0] }, { explorers: ['ur1a'] })).toBe(
      false,
    );
  });
  test('P1: not any more when pawns have come back', () => {
    const game = holding({ requires: [{ presence: 'urban' }] }, { ...RICH, explorers: ['ur1a'] });
    expect(game.can('play')).toHaveLength(1);
    game.do('pass', 'pass').drift('pile base', 'part 1', 'growth 1').do('pass');
    expect([game.see().season, game.seat(), game.player(0).explorers]).toEqual([2, 0, 2]);
    expect([game.hand(0).includes('trial'), game.can('play trial')]).toEqual([true, []]);
  });
});

describe('P2: a level of authority (page 8)', () => {
  const requires = [{ authority: 'military', least: 4 }] as const;
  test.each([
    [3, false],
    [4, true],
    [10, true],
  ])('P2: level %i where 4 is asked for: %o', (level, can) => {
    const claims = level === 10 ? { claims: { military: 0 } } : {};
    const catalog = overlaid({ cards: [cardRow('trial', { price: PRICE, requires: [...requires] })] });
    const seats = [{ hand: ['trial'], ...RICH, levels: [0, 0, level, 0] }, {}];
    expect(sit({ catalog, ...claims, seats }).can('play trial').length > 0).toBe(can);
  });
  test('P2: not on another track, and not that of another seat', () => {
    expect(plays(requires, { levels: [9, 9, 3, 9] }, { levels: [0, 0, 9, 0] })).toBe(false);
  });
  test('P2: a level that was reached and lost does not count', () => {
    const loss = cardRow('tool-shed', { steps: [{ do: 'authority', track: 'military', by: -1 }] });
    const hand = ['trial', 'tool-shed'];
    const game = holding({ requires: [...requires] }, { ...RICH, hand, levels: [0, 0, 4, 0] }, {}, [loss]);
    expect(game.can('play trial')).toHaveLength(1);
    game.do('play tool-shed endurance', 'pass');
    expect([game.seat(), game.levels(0), game.can('play trial')]).toEqual([0, [0, 0, 3, 0], []]);
  });
});

describe('P3: cards of a type in play (page 8)', () => {
  const discovery = (ids: readonly string[]) => ids.map((id) => cardRow(id, { types: ['discovery'] }));
  const three = ['tool-shed', 'climbing-wall', 'lost-luggage'];
  test.each([
    [1, false],
    [2, true],
    [3, true],
  ])('P3: %i cards where 2 are asked for: %o', (count, can) => {
    expect(plays([{ cards: 'discovery', least: 2 }], { inPlay: three.slice(0, count) }, {}, discovery(three))).toBe(
      can,
    );
  });
  test('P3: not in the hand, not those of others, not of another type', () => {
    const others = [...discovery(three), cardRow('scrapyard', { types: ['improvement'] })];
    const seat = { hand: ['trial', 'tool-shed'], inPlay: ['scrapyard'] };
    expect(plays([{ cards: 'discovery', least: 1 }], seat, { inPlay: ['climbing-wall'] }, others)).toBe(false);
  });
  test('P3: the card itself is not in play yet', () => {
    expect(holding({ types: ['discovery'], requires: [{ cards: 'discovery', least: 1 }] }, RICH).can('play')).toEqual(
      [],
    );
  });
  test('P3: specialists are of a type', () => {
    const requires = [{ cards: 'specialist', least: 2 }] as const;
    expect(plays(requires, { specialists: ['business-monkey'] })).toBe(false);
    expect(plays(requires, { specialists: ['business-monkey', 'otter-ferryman'] })).toBe(true);
  });
  test('P3: cards with a prerequisite are of a type', () => {
    const others = [cardRow('tool-shed', { requires: [{ presence: 'urban' }] }), cardRow('climbing-wall')];
    const requires = [{ cards: 'prerequisite', least: 1 }] as const;
    expect(plays(requires, { inPlay: ['climbing-wall'] }, {}, others)).toBe(false);
    expect(plays(requires, { inPlay: ['tool-shed'] }, {}, others)).toBe(true);
  });
});

test('two prerequisites: both', () => {
  const both = [{ presence: 'coastal' }, { authority: 'coastal', least: 2 }] as const;
  expect(plays(both, { explorers: ['co1a'], levels: [0, 0, 0, 1] })).toBe(false);
  expect(plays(both, { levels: [0, 0, 0, 2] })).toBe(false);
  expect(plays(both, { explorers: ['co1a'], levels: [0, 0, 0, 2] })).toBe(true);
});
test('specialists have none', () => {
  const catalog = overlaid({ specialists: [specialistRow('owl-librarian')] });
  const seats = [{ resources: { food: 10 } }, {}];
  expect(sit({ catalog, river: ['owl-librarian'], seats }).can('hire')).toEqual(['owl-librarian']);
});
