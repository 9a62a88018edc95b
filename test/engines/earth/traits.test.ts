/** Traits of the cards in a tableau, which are counted as cards come and go. */
import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { stream } from '../../../src/core/random.ts';
import { CARDS } from '../../../src/engines/earth/content/ids.ts';
import { TRAITS } from '../../../src/engines/earth/content/traits.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { KIND, kindOf } from '../../../src/engines/earth/rules/codes.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { SPACES } from '../../../src/engines/earth/rules/terms.ts';
import { catalogs } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

/** The traits of all tableaux, counted card by card. */
const countedIn = ({ tableau, rules }: State): number[] =>
  Array.from({ length: rules.owners * TRAITS.length }, (_, index) => {
    const owner = Math.floor(index / TRAITS.length);
    const row = (index % TRAITS.length) * CARDS;
    return Array.from(tableau.subarray(owner * SPACES, (owner + 1) * SPACES)).reduce(
      (sum, card) => sum + (rules.content.has[row + card] ?? 0),
      0,
    );
  });

/** What random games hardly ever come to: a card planted over a terrain, before any other card. */
const EAGER: readonly number[] = [KIND.replace, KIND.plant];

test('they are those of the cards that lie there, also once one is planted over a terrain', () => {
  const random = stream('traits', 'test');
  const legal = new ActionList();
  let replaced = 0;
  for (let game = 0; game < 12; game++) {
    const state = valueOf(earth.setup({ seats: 2, roundLimit: 12 }, valueOf(catalogs.find(undefined)), random));
    while (earth.toAct(state) >= 0) {
      earth.legalActions(state, legal);
      const actions = legal.toArray();
      const eager = EAGER.map((kind) => actions.filter((action) => kindOf(action) === kind)).find(
        ({ length }) => length > 0,
      );
      const choices = eager ?? actions;
      const action = choices[random.below(choices.length)] ?? Number.NaN;
      if (kindOf(action) === KIND.replace) replaced++;
      earth.apply(state, action, random);
      expect(Array.from(state.traits)).toEqual(countedIn(state));
    }
  }
  expect(replaced).toBeGreaterThan(0);
});
