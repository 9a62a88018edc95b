/** Programs that are due at once: which are asked for, in which order, by whom. */
import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import { apply } from '../../../src/engines/natera/rules/apply.ts';
import { due, gather, inOrder } from '../../../src/engines/natera/rules/due.ts';
import { legalActions, toAct } from '../../../src/engines/natera/rules/legal.ts';
import { proceed } from '../../../src/engines/natera/rules/machine.ts';
import { setup } from '../../../src/engines/natera/rules/setup.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { codeOf, KIND, NO_SOURCE, STAGES } from '../../../src/engines/natera/rules/terms.ts';
import { valueOf } from '../../support/results.ts';

const HOUSE = valueOf(loadCatalogs(catalog)).all[0]!;
const { locations } = HOUSE.content;
const random = stream(1, 'test');

/** A printed location's program, by its id. */
const programOf = (id: string): number => locations.start[locations.ids.indexOf(id)]!;

/** Two cards of the choice of pile, one of 2 material, one of a step on any track: UR1b, UR1a, MI2c. */
const CARDS = programOf('ur1b');
const PLAIN = programOf('ur1a');
const STEP = programOf('mi2c');

/** A game in its first turn, of seat 0. */
const begun = (): State => {
  const options = { seats: 2, firstSeat: 0, tribes: ['chimpanzees', 'reptiles'] };
  const state = valueOf(setup(options, HOUSE, stream(1, 'setup')));
  const list = new ActionList();
  while (STAGES[state.stage] !== 'actions') {
    legalActions(state, list);
    apply(state, list.at(0), random);
  }
  return state;
};

const asked = (state: State): readonly [seat: number, actions: number[]] => {
  const list = new ActionList();
  proceed(state, random);
  legalActions(state, list);
  return [toAct(state), list.toArray()];
};

const MATERIAL = 4;
const parts = (...indexes: number[]) => indexes.map((index) => codeOf(KIND.part, index));
const piles = [codeOf(KIND.pile, 0), codeOf(KIND.pile, 1)];
const tracks = [0, 1, 2, 3].map((zone) => codeOf(KIND.track, zone));

test('gains alone are done at once', () => {
  const state = begun();
  const { depth } = state;
  const had = state.resources[MATERIAL]!;
  due(state, PLAIN, 0, NO_SOURCE);
  expect([gather(state, 0, depth), state.resources[MATERIAL]]).toEqual([0, had + 2]);
});

test('of programs for different seats one seat says the order, and each does its own', () => {
  const state = begun();
  const { depth } = state;
  due(state, CARDS, 0, NO_SOURCE);
  due(state, STEP, 1, NO_SOURCE);
  gather(state, 0, depth);
  expect(asked(state)).toEqual([0, parts(0, 1)]);
  apply(state, codeOf(KIND.part, 1), random);
  expect(asked(state)).toEqual([1, tracks]);
  apply(state, tracks[0]!, random);
  expect(asked(state)).toEqual([0, piles]);
});

test('what is the same is offered once', () => {
  const state = begun();
  const { depth } = state;
  due(state, STEP, 0, NO_SOURCE);
  due(state, CARDS, 0, NO_SOURCE);
  due(state, STEP, 0, NO_SOURCE);
  gather(state, 0, depth);
  expect(asked(state)).toEqual([0, parts(0, 1)]);
  apply(state, codeOf(KIND.part, 1), random);
  apply(state, piles[0]!, random);
  apply(state, piles[0]!, random);
  expect(asked(state)).toEqual([0, tracks]);
});

test('in a set order the first that is due is done first', () => {
  const state = begun();
  const { depth } = state;
  due(state, CARDS, 0, NO_SOURCE);
  due(state, STEP, 1, NO_SOURCE);
  due(state, STEP, 0, NO_SOURCE);
  inOrder(state, depth);
  expect(asked(state)).toEqual([0, piles]);
  apply(state, piles[0]!, random);
  apply(state, piles[0]!, random);
  expect(asked(state)).toEqual([1, tracks]);
});
