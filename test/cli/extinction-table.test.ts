import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { drawExtinction } from '../../src/cli/tables/extinction.ts';
import { extinctionNote } from '../../src/cli/tables/extinction-note.ts';
import { stream } from '../../src/core/random.ts';
import { LANGS } from '../../src/core/text.ts';
import { extinction } from '../../src/engines/extinction/index.ts';
import { HOUSE } from '../support/extinction/house.ts';
import { valueOf } from '../support/results.ts';
import { walk } from '../support/walk.ts';

const catalog = extinction.catalog.builtIn[0];

const draw = (view: unknown, lang: (typeof LANGS)[number], rows: unknown = catalog): string =>
  stripVTControlCharacters(drawExtinction(view, { you: 0, lang, catalog: rows, width: 80 }));

/** The middle of a game of three. */
const middle = () => {
  const state = valueOf(
    extinction.setup({ seats: 3, team: ['lawyer', 'tv-host', 'zoologist'] }, HOUSE, stream('table', 'setup')),
  );
  walk(extinction, state, stream('table', 'test'), { plies: 40 });
  return state;
};

const view = {
  options: { seats: 2 },
  year: 8,
  current: 1,
  team: [
    {
      ...{ role: 'lawyer', ability: 'stay', money: 3, acted: true, handSize: 4, deckSize: 6, hand: null },
      ...{ actions: ['research'], permanents: [], discards: ['moratorium'] },
      dice: [
        { value: 2, on: 'plan' },
        { value: 4, on: 'lawyer/research' },
        { value: 6, on: null },
      ],
    },
    {
      ...{ role: 'zoologist', ability: 'den-watch', money: 1, acted: true, hand: ['field-team/2'], deckSize: 7 },
      ...{ actions: ['field-team'], discards: [] },
      permanents: [{ card: 'home-range', used: true }],
      dice: [
        { value: 1, on: null },
        { value: 5, on: 'zoologist/field-team' },
        { value: 6, on: null },
      ],
    },
  ],
  animals: [
    { row: 1, column: 1, animals: 2 },
    { row: 2, column: 1, animals: 5 },
    { row: 6, column: 6, animals: 1 },
  ],
  tiles: [{ row: 6, column: 5 }],
  ambassadors: [
    { back: 'blue', id: 'brazil', revealed: true, cubes: 3 },
    { back: 'blue', id: 'japan', revealed: true, cubes: 1 },
    { back: 'blue', id: null, revealed: false, cubes: 0 },
    { back: 'green', id: null, revealed: false, cubes: 0 },
    { back: 'green', id: null, revealed: false, cubes: 0 },
    { back: 'grey', id: 'china', revealed: true, cubes: 2 },
  ],
  ...{ effectDeckSize: 9, foreseen: ['tiger-fund'], effectDiscards: [], constants: ['clear-cutting'] },
  skips: ['effect'],
};

describe('the table of Extinction', () => {
  const table = draw(view, 'en');

  test('says year, voting years, herd and pile', () => {
    expect(table).toContain('Year 8 · votes after years 9 and 10 · 8 animals, 3 pairs · 15 tiles left');
  });

  test('draws animals, five as a number, and tiles', () => {
    expect(table).toMatch(/^ 1 {2}●● .*\n 2 {2}5×●/m);
    expect(table).toMatch(/^ 6 .*▒▒▒ {3}● /m);
  });

  test('says of each ambassador where it stands, and of what is hidden the back', () => {
    expect(table).toContain('1 Brazil ■3 3/6 1 die');
    expect(table).toContain('2 Japan ■1 6/16 cards in hands');
    expect(table).toContain('3 blue back');
    expect(table).toContain('6 China ■2 10/10 animals');
  });

  test('shows dice on actions, those to be placed, cards and what was used', () => {
    expect(table.replaceAll('\u00a0', ' ')).toContain('Plan [2 Lawyer] · Social Media');
    expect(table).toMatch(/▶ Zoologist · 1 M\$/);
    expect(table).toContain('dice: 1 · 6');
    expect(table).toContain('Home range map (used)');
    expect(table).toContain('4 cards in hand');
    expect(table).toContain('no effect');
  });

  test.each(LANGS)('fits into 80 columns in %s, in the middle of a game too', (lang) => {
    for (const drawn of [draw(view, lang), draw(extinction.encode(middle(), 0), lang)])
      for (const line of drawn.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('does without a catalog, and refuses what is no state', () => {
    expect(draw(view, 'fr', null)).toContain('stay');
    expect(() => draw({}, 'en')).toThrow('not a state');
  });
});

test('an ability to choose and a card to play come with what they do', () => {
  const rows = [{ id: 'den-watch', name: 'Den watch', facts: ['It watches.', 'At night.'] }];
  expect(extinctionNote({ type: 'choose', ability: 'den-watch' }, rows)).toBe('It watches. At night.');
  expect(extinctionNote({ type: 'card', card: 'zoologist/den-watch/2' }, rows)).toBe('It watches. At night.');
  expect(extinctionNote({ type: 'pay' }, rows)).toBe(undefined);
});
