import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import { GRAZE, HIBERNATE, moveOf, PIRACY } from '../../../src/engines/evolution/actions.ts';
import { apply } from '../../../src/engines/evolution/apply.ts';
import { catalog } from '../../../src/engines/evolution/catalog/content.ts';
import { legalActions, toAct } from '../../../src/engines/evolution/legal.ts';
import { setup } from '../../../src/engines/evolution/setup.ts';
import { copyState, DEVELOPMENT, emptyState, type State } from '../../../src/engines/evolution/state.ts';
import { valueOf } from '../../support/results.ts';

/** Cards that make for goes with many free actions. */
const crowded = {
  game: 'evolution',
  id: 'crowded',
  title: 'Many free actions',
  cards: ['grazing', 'hibernation', 'piracy', 'cooperation', 'viviparous', 'fat-tissue', 'high-body-weight'].map(
    (trait) => ({ id: trait, set: 'base', count: 9, sides: [trait], source: 'house' }),
  ),
};

const content = valueOf(valueOf(loadCatalogs(catalog, [{ name: 'crowded', document: crowded }])).find({ id: 'crowded' }));
const rules = { seats: 2, timeToFly: false };

const copyOf = (state: State): State => {
  const copy = emptyState(state.rules);
  copyState(state, copy);
  return copy;
};

const legalOf = (state: State): number[] => {
  const list = new ActionList();
  legalActions(state, list);
  return list.toArray();
};

const isFree = (action: number): boolean => [GRAZE, HIBERNATE, PIRACY].includes(moveOf(action));

/** Everything in a state but the order of free actions. */
const keyOf = (state: State): string => {
  const { rules: _rules, bytes, lastFree: _order, ...numbers } = state;
  const scalars = Object.values(numbers).filter((value) => typeof value === 'number' || typeof value === 'boolean');
  return `${scalars.join()} ${Buffer.from(bytes).toString('latin1')}`;
};

/** Every state in which the go of `seat` can come to its end, and how many ways lead there. */
const outcomes = (start: State, ordered: boolean): { reached: Set<string>; ways: number } => {
  const reached = new Set<string>();
  let ways = 0;
  const visit = (state: State): void => {
    if (state.seat !== start.seat || state.phase !== start.phase || state.year !== start.year) {
      ways++;
      reached.add(keyOf(state));
      return;
    }
    if (!ordered) state.lastFree = 0;
    for (const action of legalOf(state)) {
      const next = copyOf(state);
      // Whatever chance decides, it decides alike.
      apply(next, action, stream('chance', 'test'));
      visit(next);
    }
  };
  visit(copyOf(start));
  return { reached, ways };
};

/** Positions of random games at the beginning of a go with two free actions or more, but not too many. */
const positions = (count: number): State[] => {
  const found: State[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const state = valueOf(setup(rules, content, stream(seed, 'setup')));
    const random = stream(seed, 'test');
    while (toAct(state) >= 0) {
      const legal = legalOf(state);
      const free = legal.filter(isFree).length;
      if (state.phase !== DEVELOPMENT && state.depth === 0 && !state.acted && free >= 3 && free <= 4 && legal.length <= 8)
        found.push(copyOf(state));
      apply(state, legal[random.below(legal.length)]!, random);
    }
  }
  return found.slice(0, count);
};

describe('free actions in an order that makes no difference are one', () => {
  const some = positions(20);

  test('no outcome of a go is lost, and fewer ways lead to them', () => {
    let [ordered, free] = [0, 0];
    for (const state of some) {
      const few = outcomes(state, true);
      const all = outcomes(state, false);
      expect(few.reached).toEqual(all.reached);
      ordered += few.ways;
      free += all.ways;
    }
    expect(ordered).toBeLessThan(0.75 * free);
  });
});
