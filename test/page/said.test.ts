import { expect, test } from 'vitest';
import { anthropocene, earth, evolution, extinction, natera } from '../../packages/engines/src/index.ts';
import { NEED, TRAITS } from '../../src/engines/evolution/content/traits.ts';
import { PRINTED } from '../../web/src/boards/evolution/faces.ts';
import { GAME_IDS } from '../../web/src/games.ts';
import { TITLES } from '../../web/src/titles.ts';
import { OPTIONS_EN } from '../../web/src/words/options-en.ts';
import { OPTIONS_FR } from '../../web/src/words/options-fr.ts';
import { RULINGS_EN } from '../../web/src/words/rulings-en.ts';
import { RULINGS_FR } from '../../web/src/words/rulings-fr.ts';

const engines = { anthropocene, earth, evolution, extinction, natera };

test.each(GAME_IDS)('what the page says of %s before its rules are there is what they say', (game) => {
  const { titles, seats } = engines[game];
  expect(TITLES[game].seats).toEqual(seats);
  for (const lang of ['en', 'fr'] as const)
    expect(titles[lang]).toContain(TITLES[game].title[lang].replace(/ \(.*/, ''));
});

test.each(GAME_IDS)(
  'every value of an option of %s that the page offers can be played, and both languages offer the same',
  (game) => {
    const offered = Object.entries(OPTIONS_EN[game]);
    expect(offered.map(([name, { values, alone }]) => [name, Object.keys(values), alone])).toEqual(
      Object.entries(OPTIONS_FR[game]).map(([name, { values, alone }]) => [name, Object.keys(values), alone]),
    );
    for (const [name, { values, alone }] of offered)
      for (const value of Object.keys(values)) {
        const chosen = value === 'true' || (value === 'false' ? false : value);
        const options = { seats: alone === true ? 1 : 2, [name]: chosen };
        const setup: (options: object, seed: string) => unknown = engines[game].setup;
        expect(() => setup(options, 'oak')).not.toThrow();
      }
  },
);

test.each(
  GAME_IDS.flatMap((game) => [
    [game, 'English', RULINGS_EN[game]] as const,
    [game, 'French', RULINGS_FR[game]] as const,
  ]),
)('every ruling of %s that is a choice is told in %s, with each of its values', (game, _language, told) => {
  const rulings: object = Object(engines[game].schemas.options).properties.rulings.properties;
  const choices = Object.entries(rulings).filter(([, { enum: values }]) => Array.isArray(values) && values.length > 1);
  expect(Object.keys(told)).toEqual(choices.map(([name]) => name));
  for (const [name, { enum: values }] of choices) {
    const [open = '', ...said] = told[name]?.split(' | ') ?? [];
    expect([name, open.length > 8, said.length, new Set(said).size]).toEqual([
      name,
      true,
      values.length,
      values.length,
    ]);
  }
});

test('cards of Evolution are drawn with the food that the rules ask for', () => {
  expect(TRAITS.map((trait) => [trait, PRINTED[trait].cost])).toEqual(
    TRAITS.map((trait, index) => [trait, NEED[index]]),
  );
});
