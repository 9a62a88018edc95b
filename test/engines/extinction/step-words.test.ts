import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { tellRows } from '../../../src/core/rows.ts';
import { LANGS, say } from '../../../src/core/text.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import { MODIFIED } from '../../../src/engines/extinction/content/rows.ts';
import { SIMPLE } from '../../../src/engines/extinction/content/steps.ts';
import { rows } from '../../../src/engines/extinction/words/rows.ts';
import { rowsEn } from '../../../src/engines/extinction/words/rows-en.ts';
import { rowsFr } from '../../../src/engines/extinction/words/rows-fr.ts';
import { valueOf } from '../../support/results.ts';

const phrases = { en: rowsEn, fr: rowsFr };

/** Values that a field may have: each of its words, the least numbers that it allows and two more, a flag or nothing. */
const valuesOf = (schema: object): unknown[] => {
  const { enum: words, const: flag, minimum } = { enum: undefined, const: undefined, minimum: 0, ...schema };
  if (Array.isArray(words)) return words;
  return flag === undefined ? [minimum, minimum + 1, minimum + 2] : [undefined, flag];
};

/** Every step that such values make. */
const steps = SIMPLE.flatMap(({ properties }) => {
  const { do: name, ...fields } = properties;
  let made: Record<string, unknown>[] = [{ do: name.const }];
  for (const [field, schema] of Object.entries(fields))
    made = made.flatMap((step) => valuesOf(schema).map((value) => ({ ...step, [field]: value })));
  return made.map((step) => JSON.stringify(step));
});

const tell = (lang: keyof typeof phrases, code: string, params: Record<string, string | number | string[]>) =>
  say(phrases[lang], { code, params });

describe.each(LANGS)('in %s', (lang) => {
  test('every step has words of its own, for every value of its fields', () => {
    const told = new Map(steps.map((step) => [tell(lang, 'steps', { steps: [step] }), step]));
    expect(steps.length).toBeGreaterThan(3 * SIMPLE.length);
    expect(steps.filter((step) => !new Set(told.values()).has(step))).toEqual([]);
    for (const words of told.keys()) expect(words).toMatch(/^(?!.*(undefined|null|NaN|\[object| {2}|true|false)).*\S$/);
  });

  test('prices, choices and what each does are told apart from the steps that they hold', () => {
    const [draw, gain] = [
      { do: 'draw', cards: 1 },
      { do: 'gain', money: 1 },
    ];
    const held = [
      [draw, gain],
      [gain, draw],
      [{ do: 'pay', money: 1, by: 'self', steps: [draw] }],
      [{ do: 'pay', money: 1, by: 'one', steps: [draw] }],
      [{ do: 'pay', money: 2, by: 'self', steps: [draw] }],
      [{ do: 'pay', money: 1, by: 'self', steps: [draw], otherwise: [gain] }],
      [{ do: 'pay', money: 1, by: 'self', steps: [], otherwise: [draw] }],
      [{ do: 'choose', from: [[draw], [gain]] }],
      [{ do: 'choose', from: [[gain], [draw]] }],
      [{ do: 'choose', from: [[draw, gain], [draw]] }],
      [{ do: 'each-seat', steps: [draw] }],
      [{ do: 'each-seat', steps: [gain] }],
    ].map((each) => each.map((step) => JSON.stringify(step)));
    expect(new Set(held.map((each) => tell(lang, 'steps', { steps: each }))).size).toBe(held.length);
  });

  test('every rule that is otherwise has words of its own, for all actions and for one', () => {
    const told = MODIFIED.flatMap((rule) =>
      [1, 2].flatMap((by) => ['', 'Plan'].map((name) => tell(lang, 'fact.rule', { rule, by, name, french: name }))),
    );
    // birth-target by its measure; surcharge, least-die and gap by measure and action; closed by action; split-safe.
    expect(new Set(told).size).toBe(2 + 3 * 4 + 2 + 1);
  });

  test('what holds no steps is a bug and throws', () => {
    expect(() => tell(lang, 'steps', { steps: ['{"do":"vanish"}'] })).toThrow('no steps');
  });
});

describe('what rows say of others', () => {
  const { tables } = valueOf(loadCatalog(catalog, catalog.builtIn[0]));
  const factsOf = (table: string, id: string, lang: keyof typeof phrases): string =>
    tables
      .filter(({ name }) => name === table)
      .flatMap((each) => tellRows(rows, each, tables))
      .filter((row) => row.id === id)
      .flatMap(({ facts }) => facts.map((fact) => say(phrases[lang], fact)))
      .join(' ');

  test.each([
    ['abilities', 'fine-print', 'en', 'the card “Interim order” is played'],
    ['abilities', 'fine-print', 'fr', 'la carte « Référé » est jouée'],
    ['effects', 'clear-cutting', 'en', 'Whenever the effect “Face to face” is revealed'],
    ['effects', 'clear-cutting', 'fr', 'dans le paquet « Tigre »'],
    ['effects', 'harbour-strike', 'en', 'nobody may use “Relocate”'],
    ['effects', 'harbour-strike', 'fr', 'personne ne peut utiliser « Relocaliser »'],
  ] as const)('%s: %s calls it by its name, in %s', (table, id, lang, words) => {
    expect(factsOf(table, id, lang)).toContain(words);
  });
});
