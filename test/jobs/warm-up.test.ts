import { expect, test } from 'vitest';
import { warmUp } from '../../src/jobs/warm-up.ts';
import { games } from './support.ts';

/** The games, the worlds that were dealt of each, and a clock that goes on at every look. */
const watched = () => {
  const deals = new Map<string, number>();
  let now = 0;
  const all = new Map(
    [...games].map(([id, loaded]) => {
      const redeal: typeof loaded.game.redeal = (...deal) => {
        deals.set(id, (deals.get(id) ?? 0) + 1);
        loaded.game.redeal(...deal);
      };
      return [id, { ...loaded, game: { ...loaded.game, redeal } }];
    }),
  );
  const clock = () => {
    now += 0.5;
    return now;
  };
  return { deals, games: all, clock };
};

test('a searcher that nobody wants searches something of every game', async () => {
  const { deals, games: all, clock } = watched();
  await warmUp(all, clock, () => false);
  expect([...deals.keys()]).toEqual([...games.keys()]);
});

test('one that is wanted ends warming up at once', async () => {
  const { deals, games: all, clock } = watched();
  let looks = 0;
  await warmUp(all, clock, () => ++looks > 2);
  expect([...deals.keys()].length).toBeLessThanOrEqual(1);
  expect(looks).toBeLessThan(5);
});
