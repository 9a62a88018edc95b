/** Whole games in which Gaïa waits to be asked (rules section 4): by the action `gaia`, or as `automa` does it. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { act, documents } from '../../support/earth/asked.ts';
import { catalogs } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

describe('a whole game', () => {
  const begin = (options: Options, seed: number): [State, Random] => {
    const random = stream(seed, 'test');
    return [valueOf(earth.setup({ seats: 1, ...options }, valueOf(catalogs.find(undefined)), random)), random];
  };
  const legal = new ActionList();
  /** A decision of the person's, who plays at random. */
  const decide = (state: State, choices: Random): number => {
    earth.legalActions(state, legal);
    return legal.at(choices.below(legal.length));
  };
  const finalOf = (state: State) => {
    const { options, ...rest } = earth.encode(state, 'all');
    return rest;
  };

  test.each(DIFFICULTIES.flatMap((difficulty) => [false, true].map((animals) => [difficulty, animals] as const)))(
    '%s, animals %s: played by documents whenever she is due, it comes out as by apply alone',
    (difficulty, animals) => {
      for (let seed = 0; seed < 3; seed++) {
        const options: Options = {
          difficulty,
          animals,
          rulings: seed === 1 ? { soloEnd: 'after-gaia', gaiaGyre: 'bonus' } : {},
        };
        const [alone, chance] = begin(options, seed);
        const persons = stream(seed, 'apply');
        while (earth.toAct(alone) === 0) earth.apply(alone, decide(alone, persons), chance);
        const [first, again] = begin({ ...options, gaia: 'asked' }, seed);
        const same = stream(seed, 'apply');
        let state = first;
        let turns = 0;
        while (earth.toAct(state) === 0) {
          const json = earth.encode(state, 'all');
          if (json.stage !== 'gaia') {
            earth.apply(state, decide(state, same), again);
            continue;
          }
          turns++;
          state = valueOf(earth.decode(valueOf(documents.check(json)), catalogs));
          expect(act(state, again, () => {})).toBe(true);
        }
        expect(turns).toBeGreaterThan(20);
        expect(finalOf(state)).toEqual(finalOf(alone));
      }
    },
  );
});
