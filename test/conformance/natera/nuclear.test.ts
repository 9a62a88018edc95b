/** The mini-expansion Nuclear Discovery (pages 1, 14 and 15). */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import { catalogRows, catalogs } from '../../support/natera/catalogs.ts';
import { deal } from '../../support/natera/sitting.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const { cards, tribes } = catalogRows();
const own = cards.filter(({ nuclear }) => nuclear === true).map(({ id }) => id);
const seeds = Array.from({ length: 40 }, (_, index) => `box ${index}`);
const offered = (nuclear: boolean): Set<string> =>
  new Set(
    seeds.flatMap((seed) =>
      deal({ nuclear, seats: 4 }, seed)
        .see()
        .players.flatMap((player) => player.offered ?? []),
    ),
  );

describe('with it', () => {
  test('10 advanced cards more, shuffled into the pile', () => {
    const { piles } = deal({ nuclear: true }, 'with').see();
    expect([own.length, piles.advanced.size, piles.base.size]).toEqual([10, 70, 80]);
    expect(own.every((id) => piles.advanced.order?.includes(id))).toBe(true);
    expect(own.map((id) => piles.advanced.order?.indexOf(id)).toSorted()).not.toEqual([
      60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
    ]);
  });
  test('each of them is advanced, and of the type nuclear', () => {
    const rows = cards.filter(({ id }) => own.includes(id));
    expect(rows.every(({ pile, types }) => pile === 'advanced' && types.includes('nuclear'))).toBe(true);
    expect(cards.filter(({ types }) => types.includes('nuclear')).map(({ id }) => id)).toEqual(own);
  });
  test('twelve tribes', () => expect(offered(true)).toEqual(new Set(tribes.map(({ id }) => id))));
});

describe('without it', () => {
  test('60 advanced cards, none of its own', () => {
    const { piles } = deal({}, 'without').see();
    expect([piles.advanced.size, piles.advanced.order?.filter((id) => own.includes(id))]).toEqual([60, []]);
  });
  test('ten tribes', () => {
    expect(offered(false)).toEqual(new Set(tribes.filter(({ nuclear }) => nuclear !== true).map(({ id }) => id)));
  });
  test('its tribes cannot be asked for', () => {
    const held = valueOf(catalogs.find(undefined));
    const asked = natera.setup({ seats: 2, tribes: ['bears', 'turtles'] }, held, new Random('no'));
    expect(faultLines(asked).every((line) => line.startsWith('/tribes'))).toBe(true);
  });
});
