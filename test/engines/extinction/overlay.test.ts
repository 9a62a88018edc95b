import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import { apply } from '../../../src/engines/extinction/rules/apply.ts';
import { legalActions, toAct } from '../../../src/engines/extinction/rules/legal.ts';
import { setup } from '../../../src/engines/extinction/rules/setup.ts';
import { box } from '../../support/extinction/box.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const load = (document: unknown) => loadCatalogs(catalog, [{ name: 'box.json', document }]);

describe('an owner’s box of ten rows', () => {
  const [house, own] = valueOf(load(box)).all;

  test('has these in the places of house rows, and counts them as printed', () => {
    expect(own?.rows.rulebook).toBe((house?.rows.rulebook ?? 0) + 10);
    expect(own?.rows.house).toBe((house?.rows.house ?? 0) - 10);
    expect(own?.hash).not.toBe(house?.hash);
  });

  test('is what the rules read: the cards of a deck, what they do, what a first card is', () => {
    const content = own!.content;
    const grant = content.kinds.indexOf('printed-grant');
    expect(content.kinds).not.toContain('endowment');
    expect(content.cardKind.filter((kind) => kind === grant)).toHaveLength(2);
    const audience = content.abilities.ids.indexOf('private-audience');
    expect(content.cardKind[content.abilities.first[audience]!]).toBe(grant);
    expect(content.ambassadors.target[content.ambassadors.ids.indexOf('kenya')]).toBe(8);
  });
});

test.each(['tiger', 'otter', 'panda'])('is played to its end: %s', (scenario) => {
  const own = valueOf(load(box)).all[1]!;
  const list = new ActionList();
  const told = new Set<unknown>();
  for (let seed = 0; seed < 20; seed++) {
    const random = stream(seed, 'test');
    const state = valueOf(setup({ scenario }, own, random));
    for (let action = 0; action < 5000 && toAct(state) !== TERMINAL; action++) {
      legalActions(state, list);
      apply(state, list.at(random.below(list.length)), random, ({ params }) => told.add(params['name']));
    }
    expect(toAct(state)).toBe(TERMINAL);
  }
  for (const id of ['social-media', 'workshop', 'lobbying', 'printed-grant']) expect(told).toContain(`Printed ${id}`);
});

describe('faults of an owner’s box', () => {
  test('of the schema are all told, where they were written', () => {
    const [workshop, lobbying, ...others] = box.cards;
    const cards = [
      { ...workshop, type: 'instant', steps: [{ do: 'drawn', cards: 1 }] },
      {
        ...lobbying,
        copies: 0,
        steps: [
          { do: 'influence', cubes: 1, on: 'all' },
          { do: 'move', animals: 1 },
        ],
      },
      ...others,
    ];
    const shark = { ...box.effects[1], numeral: 'III', steps: [{ cards: 1 }] };
    expect(faultLines(load({ ...box, cards, effects: [box.effects[0], shark] }))).toEqual([
      'box.json#/cards/0/steps/0/do wrong-value',
      'box.json#/cards/0/type wrong-value',
      'box.json#/cards/1/copies out-of-range',
      'box.json#/cards/1/steps/0/on wrong-value',
      'box.json#/cards/1/steps/1/steps missing-field',
      'box.json#/effects/1/numeral unknown-field',
      'box.json#/effects/1/steps/0 wrong-value',
    ]);
  });

  test('that no schema can say are told there too, and those that it brings about at what it extends', () => {
    const [audience] = box.abilities;
    const abilities = [{ ...audience, first: 'field-team' }];
    expect(faultLines(load({ ...box, abilities, without: { cards: ['matched-gift'] } }))).toEqual([
      'box.json#/abilities/0/first unknown-card',
      // Regular donors has the card that is dropped as its first.
      'box.json#/extends unknown-card',
    ]);
  });
});
