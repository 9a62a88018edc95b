/** Games at random: they end, and nothing is lost or doubled on the way. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import { SEASONS } from '../../../src/engines/natera/content/terms.ts';
import { apply } from '../../../src/engines/natera/rules/apply.ts';
import { legalActions, toAct } from '../../../src/engines/natera/rules/legal.ts';
import { type Options, OptionsSchema } from '../../../src/engines/natera/rules/options.ts';
import { METRICS, measure, utilities } from '../../../src/engines/natera/rules/scoring.ts';
import { setup } from '../../../src/engines/natera/rules/setup.ts';
import { copyState, emptyState, type State } from '../../../src/engines/natera/rules/state.ts';
import { wrong } from '../../support/natera/conserved.ts';
import { valueOf } from '../../support/results.ts';

const HOUSE = valueOf(loadCatalogs(catalog)).all[0]!;

type Ruling = { readonly enum?: readonly string[]; readonly minimum?: number; readonly maximum?: number };

const RULINGS: Readonly<Record<string, Ruling>> = Object(OptionsSchema).properties.rulings.properties;

/** Some value of every ruling. */
const drawRulings = (random: Random): Required<Options>['rulings'] =>
  Object.fromEntries(
    Object.entries(RULINGS).map(([name, { enum: values, minimum = 0, maximum = 0 }]) => [
      name,
      values === undefined ? minimum + random.below(maximum - minimum + 1) : values[random.below(values.length)],
    ]),
  );

const list = new ActionList();

/** Actions from one look at the whole state to the next. */
const LOOK = 61;
/** More than any game has. */
const MOST = 5000;

const playOne = (options: Options, seed: number): State => {
  const state = valueOf(setup(options, HOUSE, stream(seed, 'setup')));
  const random = stream(seed, 'test');
  for (let action = 0; toAct(state) !== TERMINAL; action++) {
    if (action > MOST) throw new Error('the game does not end');
    legalActions(state, list);
    for (let index = 1; index < list.length; index++)
      if (list.at(index) <= list.at(index - 1)) throw new Error(`actions are ${list.toArray().join()}`);
    if (list.length < 2) throw new Error('there is no choice');
    const fault = action % LOOK === 0 ? wrong(state) : undefined;
    if (fault !== undefined) throw new Error(`${fault}, after ${action} actions of game ${seed}`);
    apply(state, list.at(random.below(list.length)), random);
  }
  return state;
};

const CELLS = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((draft) => [false, true].map((nuclear) => ({ seats, draft, nuclear }))),
);

describe('games at random', () => {
  test.each(CELLS)('$seats seats, draft $draft, nuclear $nuclear: 50 end, and all is conserved', (cell) => {
    for (let seed = 0; seed < 50; seed++) {
      const random = stream(seed, 'test', 1);
      const state = playOne(seed % 2 === 0 ? cell : { ...cell, rulings: drawRulings(random) }, seed);
      expect([state.season, state.passed, wrong(state)]).toEqual([SEASONS, (1 << cell.seats) - 1, undefined]);
      const numbers = new Float64Array(METRICS.length);
      measure(state, 0, numbers);
      for (const [at, { min, max }] of METRICS.entries()) expect(numbers[at]! >= min && numbers[at]! <= max).toBe(true);
      const worth = new Float64Array(cell.seats);
      utilities(state, worth);
      for (const each of worth) expect(each >= 0 && each <= 1).toBe(true);
    }
  });

  test('a copy is equal and independent', () => {
    const state = valueOf(setup({ draft: true }, HOUSE, stream(1, 'setup')));
    const copy = emptyState(state.rules);
    const random = stream(1, 'test');
    for (let action = 0; toAct(state) !== TERMINAL; action++) {
      copyState(state, copy);
      if (action % LOOK === 0) expect(copy).toEqual(state);
      legalActions(state, list);
      apply(state, list.at(random.below(list.length)), random);
    }
    expect(toAct(copy)).not.toBe(TERMINAL);
  });
});
