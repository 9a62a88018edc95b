/** Games at random: they end, and nothing is lost or doubled on the way. */

import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { NONE } from '../../../src/engines/extinction/content/tables.ts';
import { CUBES, DECK, DIFFICULTIES, MONEY, ROLES, STARTERS } from '../../../src/engines/extinction/content/terms.ts';
import { apply } from '../../../src/engines/extinction/rules/apply.ts';
import { legalActions, toAct } from '../../../src/engines/extinction/rules/legal.ts';
import { type Options, OptionsSchema } from '../../../src/engines/extinction/rules/options.ts';
import { ending, METRICS, measure, utilities } from '../../../src/engines/extinction/rules/scoring.ts';
import { setup } from '../../../src/engines/extinction/rules/setup.ts';
import { copyState, emptyState, type State } from '../../../src/engines/extinction/rules/state.ts';
import { DICE, ENDINGS } from '../../../src/engines/extinction/rules/terms.ts';
import { FRAME, FRAME_SIZE } from '../../../src/engines/kit/frames.ts';
import { stepOf } from '../../../src/engines/kit/program.ts';
import { HOUSE } from '../../support/extinction/house.ts';
import { valueOf } from '../../support/results.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((left, right) => left + right, 0);

/** How often each card of a role in play is somewhere: in hand, zone, beside the role, discards, deck, or being played. */
const timesOfCards = (state: State): number[] => {
  const times: number[] = [];
  for (const role of state.role) {
    if (role === NONE) continue;
    for (let index = 0; index < DECK; index++) {
      const piles = [state.hand, state.zone, state.permanents, state.discards];
      const held = piles.filter((pile) => ((pile[role]! >> index) & 1) === 1).length;
      const deck = [...state.decks.subarray(role * DECK, role * DECK + state.deckSize[role]!)];
      const card = STARTERS + role * DECK + index;
      const { content } = state.rules;
      const unique = content.type[content.cardKind[card]!] === 2;
      const frames = Array.from({ length: state.depth }, (_, depth) => state.frames[depth * FRAME_SIZE + FRAME.source]);
      times.push(held + deck.filter((each) => each === index).length + (unique && frames.includes(card) ? 1 : 0));
    }
  }
  return times;
};

/** The first thing that is wrong with a state. */
const wrong = (state: State): string | undefined => {
  const { rules } = state;
  const animals = sum(state.animals);
  if (animals > 15 || state.animals.some((count) => count < 0)) return `${animals} animals`;
  if (state.animals.some((count, at) => count > 0 && state.tiles[at] === 1)) return 'an animal on a tile';
  if (sum(state.tiles) > rules.difficulty.tiles) return 'too many tiles';
  if (state.money.some((money) => money < 0) || sum(state.money) > MONEY) return 'money';
  if (state.cubes.some((cubes) => cubes < 0) || sum(state.cubes) > CUBES) return 'cubes';
  if (state.cubes.some((cubes, slot) => cubes > 0 && ((state.revealed >> slot) & 1) === 0)) return 'a hidden cube';
  const effects = state.effectSize + sum(state.effectDiscards) + state.constantCount + (state.shown === NONE ? 0 : 1);
  if (effects !== 18) return `${effects} effects`;
  if (state.seen > state.effectSize || state.seen < 0) return 'more effects are known than there are';
  // A role that is being set up may hold its first card in the machine.
  const places = state.turn === 0 ? 0 : rules.places;
  if (places > 0 && timesOfCards(state).some((times) => times !== 1)) return 'a card that is nowhere, or twice';
  for (let die = 0; die < rules.places * DICE; die++)
    if (state.diceCard[die] !== NONE && state.diceValue[die] === 0) return 'a die without a value';
  return undefined;
};

const RULINGS: Readonly<Record<string, { readonly enum: readonly string[] }>> =
  Object(OptionsSchema).properties.rulings.properties;

/** Some value of every ruling. */
const drawRulings = (random: Random): Required<Options>['rulings'] =>
  Object.fromEntries(
    Object.entries(RULINGS).map(([name, { enum: values }]) => [name, values[random.below(values.length)]]),
  );

const list = new ActionList();

/** Actions from one look at the whole state to the next. */
const LOOK = 23;

const playOne = (options: Options, seed: number): State => {
  const state = valueOf(setup(options, HOUSE, stream(seed, 'setup')));
  const random = stream(seed, 'test');
  for (let action = 0; toAct(state) !== TERMINAL; action++) {
    if (action > 5000) throw new Error('the game does not end');
    legalActions(state, list);
    for (let index = 1; index < list.length; index++)
      if (list.at(index) <= list.at(index - 1)) throw new Error(`actions are ${list.toArray().join()}`);
    if (list.length === 0) throw new Error('no action is legal');
    const fault = action % LOOK === 0 ? wrong(state) : undefined;
    if (fault !== undefined)
      throw new Error(`${fault}, at ${JSON.stringify(stepOf(state.rules.content.program, state.frames[0]!))}`);
    apply(state, list.at(random.below(list.length)), random);
  }
  return state;
};

const CELLS = ['tiger', 'otter', 'panda'].flatMap((scenario) =>
  DIFFICULTIES.flatMap((level) => [1, 2, 3, 4, 5].map((seats) => ({ scenario, level, seats }))),
);

describe('games at random', () => {
  test.each(CELLS)('$scenario, $level, $seats seats: 50 end, and all is conserved', (cell) => {
    for (let seed = 0; seed < 50; seed++) {
      const random = stream(seed, 'test', 1);
      const state = playOne(seed % 2 === 0 ? cell : { ...cell, rulings: drawRulings(random) }, seed);
      expect(ENDINGS[ending(state)]).toBeDefined();
      expect(wrong(state)).toBe(undefined);
      const numbers = new Float64Array(METRICS.length);
      measure(state, 0, numbers);
      for (const [at, { min, max }] of METRICS.entries()) expect(numbers[at]! >= min && numbers[at]! <= max).toBe(true);
      const worth = new Float64Array(5);
      utilities(state, worth);
      expect(worth[0]! >= 0 && worth[0]! <= 1).toBe(true);
    }
  });

  test('a copy is equal and independent', () => {
    const state = valueOf(setup({}, HOUSE, stream(1, 'setup')));
    const copy = emptyState(state.rules);
    const random = stream(1, 'test');
    while (toAct(state) !== TERMINAL) {
      copyState(state, copy);
      expect(copy).toEqual(state);
      legalActions(state, list);
      apply(state, list.at(random.below(list.length)), random);
    }
    expect(toAct(copy)).not.toBe(TERMINAL);
  });
});

test('the options that cannot be are refused, all at once', () => {
  const refused = setup(
    { seats: 3, scenario: 'whale', team: ['lawyer', 'lawyer'], firstSeat: 4 },
    HOUSE,
    stream(1, 'setup'),
  );
  expect(refused.ok ? [] : refused.faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/scenario unknown-scenario',
    '/team role-count',
    '/team role-twice',
    '/firstSeat no-such-seat',
  ]);
});

test('roles are given by name, by lot or by choice, and each to one place', () => {
  const named = valueOf(setup({ seats: 2, team: ['zoologist', 'lawyer'] }, HOUSE, stream(1, 'setup')));
  expect(named.role[0]).toBe(ROLES.indexOf('zoologist'));
  const dealt = valueOf(setup({ roles: 'dealt', abilities: 'dealt' }, HOUSE, stream(2, 'setup')));
  while (dealt.turn === 0) {
    // First cards may ask something.
    legalActions(dealt, list);
    apply(dealt, list.at(0), stream(2, 'test'));
  }
  expect(new Set(dealt.role.subarray(0, 4)).size).toBe(4);
  const chosen = valueOf(setup({}, HOUSE, stream(3, 'setup')));
  legalActions(chosen, list);
  expect([chosen.role[0], list.length]).toEqual([NONE, 5]);
  apply(chosen, list.at(2), stream(3, 'test'));
  legalActions(chosen, list);
  expect([toAct(chosen), list.length]).toEqual([1, 4]);
});
