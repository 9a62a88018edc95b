import { expect, test } from 'vitest';
import { type Game, TERMINAL } from '../../../src/core/contract.ts';
import { fillRanks, outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { copyOf, sample, snapshot, start, type Table, walk } from '../walk.ts';

/** What a correction of so many deviations is sure to show in. */
const MUCH = 3;
/** Endings that are drawn of a state. */
const DRAWS = 40;

/** What the contract says of `forecast`, for games that have one. */
export const testForecast = (table: Table): void => {
  const { game } = table;
  const { heuristics } = game;
  const forecast = heuristics?.forecast;
  if (heuristics === undefined || forecast === undefined) return;

  test('forecast: it is finite, leaves the state alone, and to correct it by nothing changes nothing', () => {
    for (const state of beginnings(table)) {
      const before = snapshot(state);
      const seats = game.seatCount(state);
      const expected = new Float64Array(seats);
      const spread = forecast.write(state, expected);
      expect(spread).toBeGreaterThan(0);
      expect(expected.every((value) => Number.isFinite(value))).toBe(true);
      const none = new Float64Array(seats);
      expect(utilitiesAfter(game, state, none)).toEqual(utilitiesAfter(game, state));
      expect(snapshot(state)).toBe(before);
      expect(outcomeOf(game, endOf(game, state, 0, none))).toEqual(outcomeOf(game, endOf(game, state, 0)));
    }
  });

  test('forecast: a seat of which more is expected is worth more, and ends no worse', () => {
    for (const state of beginnings(table)) {
      const seats = game.seatCount(state);
      const spread = forecast.write(state, new Float64Array(seats));
      const more = new Float64Array(seats);
      if (forecast.unit === 'points') more[0] = MUCH * spread;
      else more.fill(MUCH * spread);
      const [plain, better] = [utilitiesAfter(game, state), utilitiesAfter(game, state, more)];
      if (forecast.unit === 'points') expect(better[0]).toBeGreaterThan(plain[0]!);
      // Together there may be nothing more to be had.
      else expect(better[0]).toBeGreaterThanOrEqual(plain[0]!);
      expect(better[0]).toBeLessThanOrEqual(1);
      expect(won(game, state, more)).toBeGreaterThanOrEqual(won(game, state));
    }
  });

  test('forecast: what a game came to is in the order of the ranks, or its utility', () => {
    const state = start(table, 4);
    walk(game, state, stream(4, 'test'));
    const seats = game.seatCount(state);
    const [result, utilities, ranks] = [new Float64Array(seats), new Float64Array(seats), new Int8Array(seats)];
    forecast.result(state, result);
    game.utilities(state, utilities);
    fillRanks(game, state, ranks);
    if (forecast.unit === 'log-odds') expect(result).toEqual(utilities);
    else if (game.nature(state) === 'competitive')
      expect([...ranks]).toEqual([...result].map((own) => 1 + result.filter((other) => other > own).length));
    else expect(Math.sign(result[0]!)).toBe(ranks[0] === 1 ? 1 : -1);
  });
};

/** Unfinished states of a game in which a phase has just begun. */
const beginnings = (table: Table): unknown[] => {
  const { game } = table;
  const phaseOf = (state: unknown): number => game.heuristics?.phase(state) ?? 0;
  return sample(table, 3, 1).filter(
    (state, index, states) =>
      game.toAct(state) !== TERMINAL && index > 0 && phaseOf(state) > phaseOf(states[index - 1]),
  );
};

const utilitiesAfter = (game: Game, state: unknown, correction?: Float64Array): Float64Array => {
  const utilities = new Float64Array(game.seatCount(state));
  game.heuristics?.estimate(state, utilities, correction);
  return utilities;
};

const endOf = (game: Game, state: unknown, draw: number, correction?: Float64Array): unknown => {
  const world = copyOf(game, state);
  game.heuristics?.finish(world, stream('finish', 'search', draw), correction);
  return world;
};

/** How many of some endings are won by the first seat. */
const won = (game: Game, state: unknown, correction?: Float64Array): number => {
  const ranks = new Int8Array(game.seatCount(state));
  let count = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    fillRanks(game, endOf(game, state, draw, correction), ranks);
    if (ranks[0] === 1) count++;
  }
  return count;
};
