/** The cards: section 1 of the rules page, written down once more from there. */
import { describe, expect, test } from 'vitest';
import printed from '../../../src/engines/evolution/content/origin-of-species.json' with { type: 'json' };
import { trait } from '../../support/evolution/notation.ts';
import { deal, play } from '../../support/evolution/play.ts';
import { scene } from '../../support/evolution/scene.ts';

/** Section 1.1: eight Swimming, four of every other kind. */
const BASE = `
  Swim*8 Run Mim Scav Symb Pir Tail
  Camo/Fat Burr/Fat Sharp/Fat Graz/Fat HBW/Fat Para/Fat Coop/Fat
  Coop/Carn Comm/Carn HBW/Carn Para/Carn Hib/Carn Pois/Carn`;

/** Section 1.2: two of every kind unless it says otherwise. */
const EXPANSION = `
  Ink*4 Shell*4 Flight/Carn Flight/SpecA Flight/SpecB Intel/Fat Intel/SpecA Amb/SpecB Amb/Swim
  Meta/Carn Meta/SpecA Vivi/SpecB Vivi/Swim Trem/Comm Trem/Fat Trem/Coop*4`;

const read = (list: string, usual: number): string[] =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [sides = '', count] = word.split('*');
      return `${count ?? usual} ${sides.split('/').map(trait).sort().join(' ')}`;
    })
    .sort();

const found = (set: string): string[] =>
  printed.cards
    .filter((card) => card.set === set)
    .map(({ count, sides }) => `${count} ${[...sides].sort().join(' ')}`)
    .sort();

const total = (fits: (card: (typeof printed.cards)[number]) => boolean): number =>
  printed.cards.filter(fits).reduce((sum, { count }) => sum + count, 0);

describe('section 1.1, base', () => {
  test('the kinds of card are those of the third edition', () => {
    expect(found('base')).toEqual(read(BASE, 4));
    expect(total(({ set }) => set === 'base')).toBe(84);
  });

  test.each([
    ['Fat', 28],
    ['Carn', 24],
    ['Swim', 8],
    ['Para', 8],
    ['HBW', 8],
    ['Coop', 8],
    ['Camo', 4],
    ['Pois', 4],
  ])('%s is on %i cards', (name, count) => {
    expect(total(({ set, sides }) => set === 'base' && sides.includes(trait(name)))).toBe(count);
  });
});

describe('section 1.2, Time to Fly', () => {
  test('the kinds of card, with four Anglerfish', () => {
    expect(found('time-to-fly')).toEqual([...read(EXPANSION, 2), '4 anglerfish'].sort());
    expect(total(({ set }) => set === 'time-to-fly')).toBe(42);
  });

  test.each([
    ['Trem', 8],
    ['Flight', 6],
    ['SpecA', 6],
    ['SpecB', 6],
    ['Intel', 4],
    ['Amb', 4],
    ['Meta', 4],
    ['Vivi', 4],
    ['Carn', 4],
    ['Fat', 4],
    ['Swim', 4],
    ['Coop', 4],
    ['Comm', 2],
  ])('%s is on %i cards', (name, count) => {
    expect(total(({ set, sides }) => set !== 'base' && sides.includes(trait(name)))).toBe(count);
  });
});

describe('section 1.3, the deck', () => {
  test.each([
    [2, true, 63],
    [3, true, 63],
    [4, true, 126],
    [5, true, 126],
    [6, true, 126],
    [2, false, 84],
    [3, false, 84],
    [4, false, 84],
  ])('%i seats, expansion %s: %i cards', (seats, timeToFly, count) => {
    const { players, deck } = deal({ seats, timeToFly }).see();
    expect((deck?.length ?? 0) + players.reduce((sum, { hand }) => sum + (hand?.length ?? 0), 0)).toBe(count);
    const cards = [...(deck ?? []), ...players.flatMap(({ hand }) => hand ?? [])];
    for (const { id, set, count: all } of printed.cards)
      expect(cards.filter((card) => card === id).length, id).toBe(
        set === 'time-to-fly' && !timeToFly ? 0 : timeToFly && seats <= 3 ? all / 2 : all,
      );
  });
});

describe('section 1.4, food that an animal needs', () => {
  test.each<readonly [string, number]>([
    ['A', 1],
    ['A{Carn}', 2],
    ['A{HBW}', 2],
    ['A{Para}', 3],
    ['A{Intel}', 2],
    ['A{Vivi}', 2],
    ['A{Carn HBW Intel Vivi}', 5],
    ['A{Trem>C}', 2],
    ['A{Trem>C Trem>D}', 3],
    ...[
      'Flight',
      'Amb',
      'Meta',
      'Shell',
      'Ink',
      'SpecA',
      'SpecB',
      'Fat',
      'Swim',
      'Camo',
      'Coop>C',
      'Comm>C',
      'Symb>C',
      'Run',
    ].map((name) => [`A{${name}}`, 1] as const),
  ])('%s needs %i', (row, need) => {
    const { players } = play(scene({ rows: [`${row}, C, D`, 'B'] })).see();
    expect(players[0]?.animals[0]?.need).toBe(need);
  });

  test('a Trematode counts for both animals of the pair', () => {
    const { players } = play(scene({ rows: ['A{Trem>C}, C, D', 'B'] })).see();
    expect(players[0]?.animals.map(({ need }) => need)).toEqual([2, 2, 1]);
  });
});
