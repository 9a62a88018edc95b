/** Science boards (page 11). */
import { describe, expect, test } from 'vitest';
import { catalogRows, rowOf } from '../../support/natera/catalogs.ts';
import type { SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';

const { boards } = catalogRows();

/** A token of growth by `ag3c`, for 2 endurance, before its place is chosen; or nothing when there is no place. */
const grow = (seat: SeatScene): Sitting => {
  const { resources, ...rest } = seat;
  const own = { tribe: 'rabbits', levels: [6, 0, 0, 0], resources: { endurance: 2, ...resources }, ...rest };
  return sit({ tiles: ['ag3c'], claims: { D: 1 }, seats: [own, { science: '5a' }] }).do('deploy explorer ag3c');
};
const sides = boards.map(({ id }) => id.slice(-2)).filter((side) => !side.startsWith('5'));

describe('where tokens go', () => {
  test.each(sides)('board %s: the first one on the bottom row', (science) => {
    expect(grow({ science }).can('growth')).toEqual(['1', '2', '3']);
  });
  test.each(sides)('board %s: later ones where a link leads to one that is there', (science) => {
    const { links } = rowOf(boards, `board-${science}`);
    for (const first of [1, 2, 3]) {
      const covered = [first];
      const linked = links
        .flatMap(([one, other]) => (one === first ? [other] : other === first ? [one] : []))
        .map(String);
      const game = grow({ science, growth: covered });
      const found = game.can('growth');
      expect(found.length === 0 ? game.player(0).growth.slice(1).map(String) : found).toEqual(linked.toSorted());
    }
  });
  test('higher or lower', () => {
    expect(grow({ science: '1b', growth: [1, 4, 7, 8], resources: { food: 2 } }).can('growth')).toEqual([
      '10',
      '11',
      '2',
      '5',
      '9',
    ]);
  });
  test('another bottom space needs a link as well', () => {
    expect(grow({ growth: [1, 4] }).can('growth')).toEqual(['5', '7']);
  });
  test('one token a space', () => {
    expect(grow({ growth: [1, 4, 5] }).can('growth')).toEqual(['2', '6', '7', '8']);
  });
  test('none where every space is covered', () => {
    const all = Array.from({ length: 15 }, (_, index) => index + 1);
    const game = sit({
      tiles: ['ur3b'],
      claims: { D: 1 },
      seats: [{ growth: all, levels: [0, 6, 0, 0], hand: ['aquaponics', 'scrapyard'] }, {}],
    });
    game.do('deploy explorer ur3b');
    expect([game.player(0).growth.length, game.hand(0)]).toEqual([15, []]);
  });
});

describe('what a space gives', () => {
  test('nothing at once on the bottom row', () => {
    for (const space of [1, 2, 3]) {
      const game = grow({}).do(`growth ${space}`);
      expect([game.purse(0), game.hand(0)]).toEqual(['', []]);
    }
  });
  test('its reward above, at once', () => {
    expect(
      grow({ growth: [2] })
        .doIfAsked('growth 5')
        .purse(0),
    ).toBe('food 6');
    expect(
      grow({ growth: [1, 4] })
        .do('growth 7')
        .purse(0),
    ).toBe('material 3');
  });
  test('a step on a track', () => {
    const game = grow({ growth: [3, 6] }).do('growth 9', 'track urban');
    expect([game.levels(0), game.purse(0)]).toEqual([[7, 1, 0, 0], 'food 2']);
  });
  test('points alone: nothing at once', () => {
    expect(
      grow({ growth: [2, 5, 8, 11] })
        .do('growth 14')
        .purse(0),
    ).toBe('');
  });
  test('of two tokens at once: both rewards, the second place after the first reward', () => {
    const seat = {
      hand: ['two-storey-experiment'],
      inPlay: ['seed-vault', 'solar-oven'],
      growth: [2],
      resources: { agility: 4 },
    };
    const game = sit({ seats: [{ tribe: 'raccoons', ...seat }, {}] }).do('play two-storey-experiment agility');
    game.doIfAsked('growth 5').do('growth 8');
    expect([game.player(0).growth, game.purse(0)]).toEqual([[2, 5, 8], 'agility 2, food 6']);
  });
});

describe('a space with a cost', () => {
  test('is open to who can pay, and is paid', () => {
    const game = grow({ growth: [1, 4, 7], resources: { food: 4 } });
    expect(game.can('growth')).toContain('10');
    expect(game.do('growth 10').purse(0)).toBe('intelligence 3, food 1');
  });
  test('is closed to who cannot', () => {
    expect(grow({ growth: [1, 4, 7], resources: { food: 2 } }).can('growth')).not.toContain('10');
  });
});

describe('a reward that moves a pawn', () => {
  test('an own pawn goes elsewhere, as if it were deployed there (O33)', () => {
    const game = grow({ growth: [2, 5, 8], explorers: ['ag1b'] }).do('growth 11', 'location ag1b');
    expect(game.can('location')).toEqual(expect.not.arrayContaining(['ag1b', 'ag3c']));
    game.do('location ur1a');
    expect([game.at('ag1b').explorers, game.at('ur1a').explorers]).toEqual([undefined, [0]]);
    expect([game.levels(0), game.purse(0)]).toEqual([[7, 1, 0, 0], 'material 2']);
  });
});
