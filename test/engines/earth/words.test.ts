import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { stream } from '../../../src/core/random.ts';
import { say } from '../../../src/core/text.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { catalogs } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

const { en, fr } = earth.phrases;

test('French joins "de" to a name that begins with a vowel', () => {
  const use = (card: string): string => say(fr, { code: 'action.use', params: { card } });
  expect(use('Arid')).toBe('Utiliser la capacité d’Arid');
  expect(use('Shiitake')).toBe('Utiliser la capacité de Shiitake');
  const effect = { code: 'action.use-animal', params: { animal: 'Platypus', fr: 'Ornithorynque' } };
  expect([say(en, effect), say(fr, effect)]).toEqual([
    'Use the effect of Platypus',
    'Utiliser l’effet d’Ornithorynque',
  ]);
});

test('a person’s animals have their printed names in French', () => {
  const [catalog] = catalogs.all;
  const named = new Map(catalog?.content.animals.map(({ name, french }) => [name, french]));
  const random = stream('fox', 'setup');
  const state = valueOf(earth.setup({ seats: 2, animals: true }, valueOf(catalogs.find(undefined)), random));
  const legal = new ActionList();
  const kept: string[] = [];
  for (let step = 0; step < 8; step++) {
    earth.legalActions(state, legal);
    const message = earth.describe(state, legal.at(0));
    if (message.code === 'action.keep-animal') {
      const [, name = ''] = /^Keep the animal (.*)$/.exec(say(en, message)) ?? [];
      expect(say(fr, message)).toBe(`Garder l’animal ${named.get(name)}`);
      kept.push(name);
    }
    earth.apply(state, legal.at(0), random);
  }
  expect(kept).toHaveLength(2);
});
