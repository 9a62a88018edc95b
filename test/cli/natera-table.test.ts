import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { drawNatera } from '../../src/cli/tables/natera.ts';
import { nateraNote } from '../../src/cli/tables/natera-note.ts';
import { loadCatalogs } from '../../src/core/catalog.ts';
import { stream } from '../../src/core/random.ts';
import { LANGS } from '../../src/core/text.ts';
import { natera } from '../../src/engines/natera/index.ts';
import { valueOf } from '../support/results.ts';
import { walk } from '../support/walk.ts';

const rows = natera.catalog.builtIn[0];

const draw = (view: unknown, lang: (typeof LANGS)[number], catalog: unknown = rows): string =>
  stripVTControlCharacters(drawNatera(view, { you: 0, lang, catalog, width: 80 })).replaceAll('\u00a0', ' ');

/** A game of four after so many decisions at random. */
const after = (plies: number) => {
  const catalog = valueOf(loadCatalogs(natera.catalog)).all[0]!;
  const state = valueOf(natera.setup({ seats: 4 }, catalog, stream('table', 'setup')));
  walk(natera, state, stream('table', 'test'), { plies });
  return state;
};

const zone = (area: string) => [1, 1, 2, 2, 3].map((tier) => ({ area, tier, id: null }));
const player = {
  ...{ tribe: 'moles', board: { number: 2, side: 'b' }, leaders: 0, explorers: 3, growth: [2, 5] },
  resources: { endurance: 3, agility: 0, intelligence: 12, food: 8, material: 1, energy: 2 },
  authority: { agricultural: 4, urban: 0, military: 1, coastal: 2 },
  ...{ inPlay: ['aquaponics'], specialists: ['business-monkey'], hand: ['aquaponics'] },
};
const view = {
  ...{ options: {}, season: 2, stage: 'actions', firstSeat: 1, current: 0, passed: [1] },
  players: [
    player,
    { ...player, tribe: 'bears', growth: [], hand: null, handSize: { base: 3, advanced: 1 }, specialists: [] },
  ],
  board: [
    ...['fo1', 'fo2', 'fo3', 'fo4', 'fo5', 'fo6'].map((id) => ({ area: 'forest', tier: 0, id })),
    { area: 'agricultural', tier: 1, id: 'ag1a', explorers: [0], leader: 1, colony: 0 },
    { area: 'agricultural', tier: 1, id: 'ag1b' },
    { area: 'agricultural', tier: 2, id: 'ag2e' },
    { area: 'agricultural', tier: 2, id: 'ag2a' },
    { area: 'agricultural', tier: 3, id: null },
    ...zone('urban'),
    ...zone('military'),
    ...zone('coastal'),
  ],
  discs: { agricultural: 0, urban: null, military: null, coastal: 1 },
  accomplishments: [
    { of: 'A', objective: 'a1', claimedBy: 1 },
    { of: 'urban', claimedBy: null, lost: true },
  ],
  piles: { base: { size: 50 }, advanced: { size: 31 } },
  ...{ river: ['business-monkey', null], discards: ['aquaponics'] },
};

describe('the table of NATERA', () => {
  const table = draw(view, 'en');

  test('says season, stage and piles', () => {
    expect(table).toContain('Season 2 of 4 · actions · base 50, advanced 31, discarded 1');
  });

  test('shows what locations cost and give, who stands there, and whose colony is there', () => {
    expect(table).toContain('1c→5E');
    expect(table).toContain('T1 2E [♛2 ♟1 ⌂1]');
    expect(table).toContain('T2 5E ↓?');
    expect(table).toContain('T2 3E/2A/2I');
    expect(table).toContain('T3 face down');
  });

  test('shows levels and who leads', () => {
    expect(table).toContain('AGRICULTURAL · you 4, P2 4 · led by you');
    expect(table).toContain('COASTAL · you 2, P2 2 · led by P2');
  });

  test('shows what was claimed and what is lost', () => {
    expect(table).toMatch(/A [^·]* \[P2\] · urb \[lost\]/);
  });

  test('shows specialists with their price and ability, cards with their prices, and the purse', () => {
    expect(table).toMatch(/River: Business monkey \(\d+F; 4N→7F\)/);
    expect(table).toContain('hand: Aquaponics (5E/4A/3I)');
    expect(table).toContain('3E 0A 12I 8F 1M 2N');
    expect(table).toContain('in hand: 3 base, 1 advanced');
    expect(table).toContain('science 2B ♣ 2 5');
  });

  test.each(LANGS)('fits into 80 columns in %s, in the middle of games too', (lang) => {
    for (const drawn of [view, ...[0, 9, 40, 200].map((plies) => natera.encode(after(plies), 0))])
      for (const line of draw(drawn, lang).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('does without a catalog, and refuses what is no state', () => {
    expect(draw(view, 'fr', null)).toContain('business-monkey');
    expect(() => draw({}, 'en')).toThrow('not a state');
  });
});

test('a card, a specialist and a tribe come with what they do', () => {
  const told = [{ id: 'moles', name: 'Moles', facts: ['They dig.', 'Deep.'] }];
  expect(nateraNote({ type: 'tribe', tribe: 'moles' }, told)).toBe('They dig. Deep.');
  expect(nateraNote({ type: 'play', card: 'moles', with: 'agility' }, told)).toBe('They dig. Deep.');
  expect(nateraNote({ type: 'pass' }, told)).toBe(undefined);
});
