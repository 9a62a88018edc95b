/** Who cannot come to a location: for each of the 46 of page 11, by the restrictions of page 8. */
import { describe, expect, test } from 'vitest';
import { catalogRows } from '../../support/natera/catalogs.ts';
import type { SeatScene } from '../../support/natera/scene.ts';
import { facing, levelFor, levelsAt } from '../../support/natera/visits.ts';

const { locations } = catalogRows();
const ids = locations.map(({ id }) => id);
/** What pays for every location, and for something to do there. */
const RICH: SeatScene = {
  resources: { endurance: 9, agility: 9, intelligence: 9, food: 20, material: 9, energy: 9 },
  hand: ['aquaponics', 'scrapyard', 'brick-kiln'],
  specialists: ['ox-ploughman'],
};
const hidden = ids.filter((id) => levelFor(id) > 0);

test('there are 46: 6 of the forest, and of each zone 2, 5 and 3 (page 11)', () => {
  const count = (area: string, tier: number): number =>
    locations.filter((each) => each.area === area && each.tier === tier).length;
  expect([ids.length, count('forest', 0)]).toEqual([46, 6]);
  for (const zone of ['agricultural', 'urban', 'military', 'coastal'])
    expect([1, 2, 3].map((tier) => count(zone, tier))).toEqual([2, 5, 3]);
});

describe('open to who has what it needs (page 8)', () => {
  test.each(ids)('%s: an explorer, or a leader', (id) => {
    const game = facing(id, RICH, { base: [] });
    expect(game.can('deploy explorer')).toContain(id);
    expect(game.can('deploy leader')).toContain(id);
  });
});

describe('closed by who is there (page 8)', () => {
  test.each(ids)('%s: a leader of another seat', (id) => {
    const game = facing(id, RICH, { base: [], seats: [{ leaders: [id] }] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
  test.each(ids)('%s: an own pawn', (id) => {
    const game = facing(id, { ...RICH, explorers: [id] }, { base: [] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
  test.each(ids)('%s: not by an explorer of another seat', (id) => {
    const game = facing(id, RICH, { base: [], seats: [{ explorers: [id] }] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toHaveLength(2);
  });
});

describe('closed by the level (page 8)', () => {
  test.each(hidden)('%s: one level too low, although it is revealed', (id) => {
    const low = levelsAt(id, levelFor(id) - 1);
    const game = facing(id, { ...RICH, levels: low }, { base: [], seats: [{ levels: levelsAt(id) }] });
    expect(game.at(id).faceDown).toBeUndefined();
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
  test.each(hidden)('%s: face down', (id) => {
    const game = facing(id, { ...RICH, levels: levelsAt(id, levelFor(id) - 1) }, { base: [] });
    expect(game.at(id).faceDown).toBe(true);
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
});

describe('an exchange is closed to who cannot pay (page 8)', () => {
  test.each([
    ['ag3c', { endurance: 1 }],
    ['ur2a', { material: 0 }],
    ['mi3c', { energy: 1 }],
    ['co1a', { food: 1 }],
    ['co1b', { food: 1 }],
    ['co2a', { food: 1 }],
    ['co2b', { food: 1 }],
    ['co2c', { food: 1 }],
    ['co2d', { food: 1 }],
    ['co2e', { food: 1 }],
    ['co3a', { food: 4 }],
    ['co3b', { food: 4 }],
    ['co3c', { food: 4 }],
  ])('%s: one short', (id, less) => {
    const game = facing(id, { ...RICH, resources: { ...RICH.resources, ...less } }, { base: [] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
  test.each(['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6'])('%s: without a card (page 7)', (id) => {
    const game = facing(id, { ...RICH, hand: [] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
  });
  test.each(['ur2b', 'ur3b'])('%s: with one card of two (O3)', (id) => {
    const game = facing(id, { ...RICH, hand: ['aquaponics'] }, { base: [] });
    expect(game.can('deploy').filter((text) => text.endsWith(id))).toEqual([]);
    expect(facing(id, { ...RICH, hand: ['aquaponics', 'scrapyard'] }, { base: [] }).can('deploy leader')).toContain(id);
  });
  test('co3a: without a specialist of at most 18', () => {
    const river = ['fox-advocate', 'beaver-foreman', 'bee-treasurer', 'carp-banker', 'rat-chemist'];
    expect(facing('co3a', RICH, { base: [], river }).can('deploy leader')).not.toContain('co3a');
  });
});
