/** The values of every Earth card against what is printed on it (rules 8.1). */
import { describe, expect, test } from 'vitest';
import cards from '../../../src/engines/earth/content/cards.json' with { type: 'json' };
import { CARDS, KINDS } from '../../support/earth/printed-cards.ts';

const HABITATS: Readonly<Record<string, string>> = { S: 'sunny', W: 'wet', R: 'rocky', C: 'cold' };
const MARKERS: Readonly<Record<string, string>> = { g: 'geography', c: 'colour', a: 'animal' };
const letters = (text: string, names: Readonly<Record<string, string>>): string[] =>
  [...text.replace('-', '')].map((letter) => names[letter] ?? '?').sort();

describe('8.1, values', () => {
  test('283 cards: 179 flora, 66 terrains, 38 events', () => {
    const count = (kinds: string): number => CARDS.filter(({ kind }) => kinds.includes(kind)).length;
    expect([CARDS.length, count('THBMJ'), count('L'), count('E')]).toEqual([283, 179, 66, 38]);
  });

  test.each(CARDS)('$id $name', ({ id, name, kind, cost, points, growth, sprouts, habitats, marks }) => {
    const row = cards[id - 1]!;
    const flora = 'THBMJ'.includes(kind);
    const [spaces = 0, canopy = 0] = growth === '-' ? [] : growth.split('/').map(Number);
    expect({ id: row.id, name: row.name, kind: row.kind, points: row.points }).toEqual({
      id,
      name,
      kind: KINDS[kind],
      points: Number(points),
    });
    expect(row.cost).toBe(cost === '-' ? undefined : Number(cost));
    expect([row.growthSpaces, row.canopy]).toEqual(flora ? [spaces, canopy] : [undefined, undefined]);
    expect(row.sproutSpaces).toBe(flora ? Number(sprouts.replace('-', '0')) : undefined);
    expect([...(row.habitats ?? [])].sort()).toEqual(letters(habitats, HABITATS));
    expect([...(row.markers ?? [])].sort()).toEqual(letters(marks, MARKERS));
  });
});
