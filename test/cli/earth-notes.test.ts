import { describe, expect, test } from 'vitest';
import { NOTE_WORDS } from '../../src/cli/tables/earth-note-words.ts';
import { noteOf } from '../../src/cli/tables/index.ts';
import { LANGS, type Lang } from '../../src/core/text.ts';
import animals from '../../src/engines/earth/content/animals.json' with { type: 'json' };
import { catalog } from '../../src/engines/earth/content/catalog.ts';
import climates from '../../src/engines/earth/content/climates.json' with { type: 'json' };
import ecosystems from '../../src/engines/earth/content/ecosystems.json' with { type: 'json' };
import islands from '../../src/engines/earth/content/islands.json' with { type: 'json' };

const note = (action: object, lang: Lang = 'en', given: unknown = catalog.builtIn[0]): string | undefined =>
  noteOf('earth')(action, { you: 0, lang, catalog: given, width: 80 });
const side = (id: string, lang?: Lang): string | undefined => note({ type: 'side', side: id }, lang);
const animal = (id: string, lang?: Lang): string | undefined => note({ type: 'animal', animal: id }, lang);

describe('what a side does', () => {
  test('an island: what its owner begins with, points, habitats, ability', () => {
    expect(side('285-1')).toBe(
      'start: 12 cards, 5 to the compost, 6 soil · 0 points · wet · green: 1 card, for each terrain card planted',
    );
    expect(side('286-1')).toMatch(/ · brown: sunny cards cost 1 soil less$/);
    expect(side('285-2', 'fr')).toBe(
      'départ : 6 cartes, dont 3 au compost, 6 sols · 10 points · ensoleillé, rocheux · marron : 1 sol, par événement que vous jouez',
    );
  });

  test('a climate: what its ability costs and gives, and when', () => {
    expect(side('295-1')).toBe('1 point · sunny, rocky · red: 2 cards, only if you chose the action');
    expect(side('295-2')).toBe('4 points · sunny, wet · blue: compost 1 of the hand → 1 sprout');
  });

  test('an ecosystem: what it scores', () => {
    expect(side('305-1')).toBe('points for 1, 2, 3 … tree cards: 0, 4, 8, 13, 23, 28, 30');
    expect(side('307-1')).toBe('3 points for every 2 rocky cards');
    expect(side('305-2')).toBe('4 points for each of the tree cards of the longest diagonal path, at most 28');
  });
});

describe('what an animal does', () => {
  test('where it enters and goes, its effect, its points, and which of it is ours', () => {
    expect(animal('plongeon-huard')).toBe(
      'enters on flora + wet cards · moves to flora + wet cards in the farthest column · on the card it leaves: stores up to 2 sprouts of it · 7 points for every 2 stored · for all at the end of a round: 2 sprouts · not printed so, but ours: where it enters, its move, its effect, the collective ability',
    );
  });

  test('a house animal is ours altogether', () => {
    expect(animal('house-beaver')).toMatch(/ours: its move, its effect, its points, the collective ability$/);
  });

  test('an owner’s printed animal is not ours', () => {
    const printed = animals.map((row) => ({ ...row, source: 'rulebook', house: [] }));
    expect(note({ animal: 'house-beaver' }, 'en', { ...Object(catalog.builtIn[0]), animals: printed })).not.toMatch(
      /ours/,
    );
  });
});

test('there is a note on every side and animal, in every language, without an English name in it where there is another', () => {
  const ids = [...islands, ...climates, ...ecosystems].map(({ id }) => id);
  for (const lang of LANGS) {
    for (const id of ids) expect(side(id, lang), id).not.toMatch(/undefined|NaN|^$/);
    for (const { id } of animals) expect(animal(id, lang), id).not.toMatch(/undefined|NaN|^$/);
  }
  const french = [...ids.map((id) => side(id, 'fr')), ...animals.map(({ id }) => animal(id, 'fr'))].join('\n');
  expect(french).not.toMatch(
    /\b(?:cards|soil|sprouts|growth|wet|sunny|rocky|cold|or-more|or-less|kinds|colours|stored)\b/,
  );
  expect(Object.keys(NOTE_WORDS.fr.measures)).toEqual(Object.keys(NOTE_WORDS.en.measures));
});

test('other actions, other games and unknown catalogs have none', () => {
  expect(note({ type: 'compost', card: 30 })).toBeUndefined();
  expect(note({ type: 'side', side: '999-1' })).toBeUndefined();
  expect(note({ type: 'side', side: '285-1' }, 'en', null)).toBeUndefined();
  expect(
    noteOf('evolution')({ type: 'side', side: '285-1' }, { you: 0, lang: 'en', catalog: null, width: 80 }),
  ).toBeUndefined();
});
