import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { type RowWords, tellRows } from '../../../src/core/rows.ts';
import { LANGS, type Lang, type Params, say } from '../../../src/core/text.ts';
import { catalog } from '../../../src/engines/earth/content/catalog.ts';
import { FEATURES, MEASURES } from '../../../src/engines/earth/content/measures.ts';
import { PRINTED_COLOURS, TRAITS } from '../../../src/engines/earth/content/traits.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { valueOf } from '../../support/results.ts';

const told = (document: unknown = catalog.builtIn[0]): ReadonlyMap<string, RowWords> =>
  new Map(
    valueOf(loadCatalog(catalog, document)).tables.flatMap((table, _index, tables) =>
      tellRows(earth.rows, table, tables).map((row) => [row.id, row] as const),
    ),
  );
const printed = told();

/** What a row does, sentence by sentence. */
const factsOf = (id: string, lang: Lang = 'en', rows = printed): string[] =>
  (rows.get(id) ?? expect.fail(`there is no ${id}`)).facts.map((fact) => say(earth.phrases[lang], fact));

describe('what a card does', () => {
  test('a flora: its kind, cost and points, habitats, spaces, marks, and what it fires', () => {
    expect(factsOf('46')).toEqual([
      'Mushroom, cost 5, 5 points.',
      'Habitats: wet and rocky.',
      'Room for 3 sprouts and 3 growth; its canopy is worth 5 points.',
      'Its name is marked for an animal.',
      'Blue: compost up to 3 cards from your hand.',
    ]);
    expect(factsOf('46', 'fr')).toEqual([
      'Champignon, coût 5, 5 points.',
      'Habitats : humide et rocheux.',
      'Place pour 3 germes et 3 croissances ; sa canopée vaut 5 points.',
      'Son nom est marqué d’un animal.',
      'Bleu : composter jusqu’à 3 cartes de votre main.',
    ]);
  });

  test('a terrain: no spaces, and what it scores at the end', () => {
    expect(factsOf('112')).toEqual([
      'Terrain, cost 9, 0 points.',
      'Habitats: sunny, wet and rocky.',
      'Brown, at the end: 2 points for each card of the longest path of sunny cards through this one, never diagonal.',
    ]);
  });

  test('what an event gives up is told before what it brings', () => {
    const sentences = [...printed.values()]
      .flatMap(({ id }) => factsOf(id))
      .filter((each) => each.includes('When played'));
    expect(sentences).toContain('When played (black): pay 1 sprout to gain 3 soil.');
  });
});

describe('what a side does', () => {
  test('an island: points, habitats, what its owner begins with, ability', () => {
    expect(factsOf('285-1')).toEqual([
      '0 points.',
      'Habitat: wet.',
      'You begin with 12 cards, of which you compost 5, and 6 soil.',
      'Green, for each terrain you planted this turn: draw 1 card.',
    ]);
    expect(factsOf('286-1').at(-1)).toBe('Brown: your sunny cards cost 1 soil less.');
    expect(factsOf('285-2', 'fr')).toEqual([
      '10 points.',
      'Habitats : ensoleillé et rocheux.',
      'Vous commencez avec 6 cartes, dont 3 à composter, et 6 sols.',
      'Marron, chaque fois que vous jouez un événement : gagner 1 sol.',
    ]);
  });

  test('a climate: what its ability costs and gives, and when', () => {
    expect(factsOf('295-1')).toEqual([
      '1 point.',
      'Habitats: sunny and rocky.',
      'Red, only if you chose the action Compost: draw 2 cards.',
    ]);
    expect(factsOf('295-2').at(-1)).toBe('Blue: compost 1 card from your hand to place 1 sprout.');
  });

  test('an ecosystem: what it scores', () => {
    expect(factsOf('305-1')).toEqual([
      'At the end: points for your trees: 0 for 1, 4 for 2, 8 for 3, 13 for 4, 23 for 5, 28 for 6, 30 for 7 or more.',
    ]);
    expect(factsOf('307-1')).toEqual(['At the end: 3 points for every 2 rocky cards, island and climate included.']);
    expect(factsOf('305-2')).toEqual([
      'At the end: 4 points for each card of your longest diagonal path of trees, at most 28 points.',
    ]);
  });

  test('a fauna card: its objective', () => {
    expect(factsOf('339-1')).toEqual(['Objective: at least 20 soil.']);
  });
});

describe('what an animal does', () => {
  test('where it enters and goes, its effect, its points, and which of it is ours', () => {
    expect(factsOf('plongeon-huard')).toEqual([
      '1 pawn.',
      'Enters on a wet flora.',
      'Moves to another wet flora in the column farthest from it.',
      'On the card it left: move up to 2 sprouts from there to the animal’s card.',
      'At the end: 7 points for every 2 pieces on the animal’s card.',
      'Collective ability: place up to 2 sprouts.',
      'Not printed so, but ours: where it enters, its move, its effect and the collective ability.',
    ]);
  });

  test('a house animal is ours altogether', () => {
    expect(factsOf('house-beaver').at(-1)).toBe(
      'Not printed so, but ours: its move, its effect, its points and the collective ability.',
    );
  });

  test('an owner’s printed animal is not ours', () => {
    const { animals, ...rest } = Object(catalog.builtIn[0]);
    const owned = { ...rest, animals: animals.map((row: object) => ({ ...row, source: 'rulebook', house: [] })) };
    expect(factsOf('house-beaver', 'en', told(owned)).join(' ')).not.toMatch(/ours/);
  });
});

test('no English word is left in French', () => {
  const french = [...printed.keys()].flatMap((id) => factsOf(id, 'fr')).join('\n');
  expect(french).not.toMatch(
    /\b(?:cards?|soil|sprouts?|wet|sunny|rocky|cold|or-more|or-less|kinds|colours|stored|flora|tree|bush|red|blue|yellow|each)\b/,
  );
});

describe.each(LANGS)('in %s', (lang) => {
  const score = (params: Params): string =>
    say(earth.phrases[lang], { code: 'fact.score', params: { points: 2, ...params } });

  test('every trait has words of its own, in one number and the other', () => {
    for (const per of [1, 2]) {
      const all = TRAITS.map((trait) => score({ what: 'cards', trait, per }));
      expect(new Set(all).size).toBe(TRAITS.length);
      for (const each of all) expect(each).not.toMatch(/undefined|-/);
    }
  });

  test('every measure has words of its own, for every feature', () => {
    const compared = /^(rows|columns)-/;
    const all = MEASURES.flatMap((what) =>
      (compared.test(what) ? FEATURES : ['']).map((by) => score({ what, trait: 'tree', by, least: 3 })),
    );
    expect(new Set(all).size).toBe(all.length);
    for (const each of all) expect(each).not.toMatch(/undefined|null/);
  });

  test('every colour an ability can have is named', () => {
    const all = PRINTED_COLOURS.flatMap((colour) =>
      [true, false].map((event) =>
        say(earth.phrases[lang], { code: 'fact.ability', params: { colour, event, 'gain.soil': 1 } }),
      ),
    );
    for (const each of all) expect(each).toMatch(/^\p{Lu}(?!.*undefined)/u);
    expect(new Set(all).size).toBe(PRINTED_COLOURS.length + 1);
  });
});
