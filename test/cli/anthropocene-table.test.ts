import { expect, test } from 'vitest';
import { drawAnthropocene } from '../../src/cli/tables/anthropocene.ts';

const view = {
  generation: 2,
  firstSeat: 1,
  ice: 2,
  sky: [1],
  grid: {
    air: { W: ['1-air-1'], N: ['1-air-0', '2-air-3'], E: [] },
    earth: { W: ['1-earth-3'], N: [], E: [] },
    water: { W: ['1-water-2'], N: ['1-water-3'], E: ['1-water-0', '2-water-1'] },
  },
  players: [
    {
      hand: ['2-air-0', '2-air-2'],
      landmark: null,
      biosphere: null,
      met: false,
      possible: [
        ['air', 3],
        ['N', 4],
        ['W', 6],
      ],
    },
    { hand: null, landmark: 'N', biosphere: 4, met: true },
    { hand: null, landmark: 'water', biosphere: 5, met: null },
  ],
};
const catalog = {
  cards: [
    { id: '2-air-3', co2: true, ch4: false },
    { id: '2-air-0', co2: false, ch4: true },
  ],
  start: [],
  objectives: [{ landmark: 'air' }, ...[3, 4, 4, 5, 5, 6].map((biosphere) => ({ biosphere }))],
};

const lines = (lang: 'en' | 'fr', given: unknown = catalog): string[] =>
  drawAnthropocene(view, { you: 0, lang, catalog: given, width: 80 }).split('\n');

/** The line that contains `part`, its runs of spaces made one. */
const lineWith = (part: string, lang: 'en' | 'fr' = 'en'): string =>
  (lines(lang).find((line) => line.includes(part)) ?? '').replaceAll(/ +/g, ' ').trim();

test('a space shows its top card with its molecule and how many cards lie there', () => {
  expect(lineWith('Air │')).toBe('Air │ 1 │ 3 CO₂ ×2 │ · │ 4');
});

test('sums stand under the columns', () => {
  expect(
    lines('en')
      .map((line) => line.trim())
      .find((line) => /^sum/.test(line))
      ?.split(/ +/),
  ).toEqual(['sum', '6', '6', '1']);
});

test('the person’s objective stays hidden; what it may be, seeing the others, is told', () => {
  expect(lineWith('you')).toBe('you hidden objective (row Air = 3 / column West = 6), not met');
});

test('objectives are those of the catalog, or the printed ones where it is not known', () => {
  const noThrees = { ...catalog, objectives: [{ biosphere: 4 }, { biosphere: 6 }] };
  const yours = (given: unknown): string | undefined => lines('en', given).find((line) => line.includes('you '));
  expect(yours(noThrees)).toContain('(column West = 6)');
  expect(yours(undefined)).toContain('(row Air = 3 / column West = 6)');
});

test('other objectives lie open', () => {
  expect(lineWith('player 2')).toBe('player 2 column North = 4, met');
});

test('hidden hands are counted', () => {
  expect(lines('en').filter((line) => line.trim() === '3 cards')).toHaveLength(2);
});

test('it speaks French', () => {
  expect(lineWith('joueur 3', 'fr')).toBe('joueur 3 ligne Eau = 5, obtenu ou non : inconnu');
});

test('another game’s state is refused', () => {
  expect(() => drawAnthropocene({}, { you: 0, lang: 'en', catalog, width: 80 })).toThrow(TypeError);
});
