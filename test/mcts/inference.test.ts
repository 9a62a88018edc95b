import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { anthropocene } from '../../src/engines/anthropocene/index.ts';
import { objectivePair } from '../../src/engines/anthropocene/rules/state.ts';
import { inferring, UNIFORM } from '../../src/mcts/inference.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { Run } from '../../src/mcts/run.ts';
import { catalogs } from '../support/anthropocene/play.ts';
import { valueOf } from '../support/results.ts';
import { legalOf } from '../support/walk.ts';

/** Six placements into a game of three, with those of other seats. */
const moment = () => {
  const root = valueOf(anthropocene.setup({ seats: 3 }, valueOf(catalogs.find(undefined)), stream(5, 'setup')));
  const done = Array.from({ length: 6 }, () => {
    const then = anthropocene.blank(root);
    anthropocene.copy(root, then);
    const action = legalOf(anthropocene, then)[1]!;
    anthropocene.apply(root, action, stream(5, 'apply'));
    return { position: then, action };
  });
  const seat = anthropocene.toAct(root);
  return { root, seat, history: done.filter(({ position }) => anthropocene.toAct(position) !== seat) };
};

const { root, seat, history } = moment();
const runOf = (ensembles: readonly number[], told = history) =>
  new Run(
    {
      game: anthropocene,
      root,
      seat,
      history: told,
      params: DEFAULT_PARAMS,
      seed: 'inference',
      ensembles,
      visits: ensembles.map(() => 200),
    },
    () => 0,
  );

describe('a search that is told what others did', () => {
  test('grows the same trees however they are shared among searchers', () => {
    const [both, second] = [runOf([0, 1]), runOf([1])];
    expect([both.finish(), second.finish()]).toEqual(['visits', 'visits']);
    expect(second.tables()[0]).toEqual(both.tables()[1]);
  });

  test('finds something else than one that is not, which nothing told leaves as it was', () => {
    const [told, untold] = [runOf([0]), runOf([0], [])];
    told.finish();
    untold.finish();
    expect(told.tables()[0]?.visits).not.toEqual(untold.tables()[0]?.visits);
    const { history: _, ...spec } = { history: [] };
    const plain = new Run(
      {
        ...spec,
        game: anthropocene,
        root,
        seat,
        params: DEFAULT_PARAMS,
        seed: 'inference',
        ensembles: [0],
        visits: [200],
      },
      () => 0,
    );
    plain.finish();
    expect(untold.tables()).toEqual(plain.tables());
  });

  test('leaves what it was told as it was', () => {
    const before = JSON.stringify(history.map(({ position }) => anthropocene.encode(position, 'all')));
    runOf([0]).finish();
    expect(JSON.stringify(history.map(({ position }) => anthropocene.encode(position, 'all')))).toBe(before);
  });
});

describe('worlds that are weighed', () => {
  test('come as often as they are likely, but for a part that knows nothing', () => {
    const line = Math.floor(objectivePair(root, seat) / 4);
    const isThere = (world: typeof root): boolean => world.landmark[seat] === line;
    const conclusion = { used: 1, weigh: (world: typeof root) => (isThere(world) ? Math.log(4) : 0) };
    const work = inferring({ game: anthropocene, root, seat, conclusion }, stream('weighed', 'belief'));
    let done = work.next();
    while (!done.done) done = work.next();
    const inference = done.value;
    const among = inference.worlds.filter(isThere).length / inference.worlds.length;
    const wanted = UNIFORM * among + ((1 - UNIFORM) * 4 * among) / (4 * among + 1 - among);
    const world = anthropocene.blank(root);
    const random = stream('drawn', 'test');
    const draws = 4000;
    let there = 0;
    for (let draw = 0; draw < draws; draw++) {
      inference.draw(world, random);
      if (isThere(world)) there++;
    }
    expect(wanted).toBeGreaterThan(among + 0.1);
    expect(Math.abs(there / draws - wanted)).toBeLessThan(0.04);
  });
});
