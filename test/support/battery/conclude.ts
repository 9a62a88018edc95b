import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Observation, type Seat, TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { copyOf, snapshot, start, type Table } from '../walk.ts';

/** Decisions of one random game. */
const MOST = 60;

/** A moment of a game, with what other seats did before. */
interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly history: readonly Observation<unknown>[];
}

/** Every decision of a random game with another one before it. */
const momentsOf = (table: Table): Moment[] => {
  const { game } = table;
  const state = start(table, 1);
  const random = stream('conclude', 'test');
  const legal = new ActionList();
  const done: (Observation<unknown> & { readonly seat: Seat })[] = [];
  const moments: Moment[] = [];
  for (let seat = game.toAct(state); seat !== TERMINAL && done.length < MOST; seat = game.toAct(state)) {
    const history = done.filter((decision) => decision.seat !== seat);
    if (history.length > 0) moments.push({ state: copyOf(game, state), seat, history });
    game.legalActions(state, legal);
    const action = legal.at(random.below(legal.length));
    done.push({ position: copyOf(game, state), action, seat });
    game.apply(state, action, random);
  }
  return moments;
};

/** What the contract says of `conclude`, for games that have one. */
export const testConclude = (table: Table): void => {
  const { game } = table;
  const conclude = game.conclude;
  if (conclude === undefined) return;

  test('6. what is concluded reads nothing that the seat cannot see, now or then, and changes nothing', () => {
    for (const { state, seat, history } of momentsOf(table)) {
      const lookalike = (real: unknown, index: number): unknown => {
        const other = copyOf(game, real);
        game.redeal(other, seat, stream(index, 'test'));
        return other;
      };
      const before = [state, ...history.map(({ position }) => position)].map(snapshot);
      const others = history.map(({ position, action }, index) => ({ position: lookalike(position, index), action }));
      const one = conclude(state, seat, history);
      const other = conclude(lookalike(state, -1), seat, others);
      expect(other.used).toBe(one.used);
      for (let world = 0; world < 5; world++) {
        const drawn = lookalike(state, world);
        expect(other.weigh(drawn)).toBe(one.weigh(drawn));
        expect(Number.isFinite(one.weigh(drawn))).toBe(true);
      }
      expect([state, ...history.map(({ position }) => position)].map(snapshot)).toEqual(before);
    }
  });

  test('a belief with what was concluded has the slots and values of one without, and still sums to 1', () => {
    for (const { state, seat, history } of momentsOf(table)) {
      const cards = game.belief?.(state, seat);
      const play = game.belief?.(state, seat, conclude(state, seat, history));
      if (cards === undefined || play === undefined) continue;
      expect(play.slots.map(({ slot, values }) => [slot, values.map(({ value }) => value)])).toEqual(
        cards.slots.map(({ slot, values }) => [slot, values.map(({ value }) => value)]),
      );
      for (const { values } of play.slots)
        expect(values.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    }
  });
};
