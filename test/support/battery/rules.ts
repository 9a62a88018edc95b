import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Seat, TERMINAL } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import type { Probe } from '../probe.ts';
import { copyOf, finished, fullText, legalOf, sample, seatsOf, snapshot, start, type Table, walk } from '../walk.ts';

const SEEDS = [1, 2, 3];

/** Rules 1–3 and 8 of the contract: copies, playouts, conservation, reproducibility. */
export const testRules = (table: Table, probe: Probe | undefined): void => {
  testCopies(table);
  testPlayouts(table);
  testEnds(table);
  testHeuristics(table);
  if (probe !== undefined) testConservation(table, probe);
  testSeeds(table);
};

const testCopies = (table: Table): void => {
  const { game } = table;

  test('1. applying to a copy leaves the original untouched, byte for byte', () => {
    for (const state of sample(table, 1, 3)) {
      const before = [snapshot(state), fullText(game, state)];
      const copy = copyOf(game, state);
      expect([snapshot(copy), fullText(game, copy)]).toEqual(before);
      walk(game, copy, stream(1, 'test'));
      expect([snapshot(state), fullText(game, state)]).toEqual(before);
    }
  });

  test('1. a scratch state takes any state of the same options, whatever it held before', () => {
    const states = sample(table, 1, 5);
    const scratch = game.blank(states[0]);
    for (const state of [...states, ...states.toReversed()]) {
      game.copy(state, scratch);
      expect(snapshot(scratch)).toBe(snapshot(state));
    }
  });

  test('1. a copy plays on exactly like the original', () => {
    for (const state of sample(table, 2, 7)) {
      const copy = copyOf(game, state);
      walk(game, copy, stream(5, 'test'));
      walk(game, state, stream(5, 'test'));
      expect(snapshot(copy)).toBe(snapshot(state));
    }
  });
};

const testPlayouts = (table: Table): void => {
  const { game } = table;

  test.each(SEEDS)('2. playout %i: legal actions are ascending and distinct int32, and each applies', (seed) => {
    const state = start(table, seed);
    const visit = (seat: Seat, ply: number): void => {
      const legal = legalOf(game, state);
      expect(legal.length > 0).toBe(seat !== TERMINAL);
      expect(legal).toEqual([...new Set(legal)].sort((left, right) => left - right));
      expect(legal).toEqual(legal.map((action) => action | 0));
      if (seat !== TERMINAL) expect(seatsOf(game, state)).toContain(seat);
      // Each action is tried in copies, at every few plies: at all of them it takes too long for long games.
      const next = game.blank(state);
      for (const action of ply % 4 === 0 ? legal : []) {
        game.copy(state, next);
        game.apply(next, action, stream(seed, 'apply', ply));
        expect([TERMINAL, ...seatsOf(game, state)]).toContain(game.toAct(next));
        // Texts of whole states take long: of one action, another one at each ply.
        if (action === legal[(ply / 4) % legal.length])
          expect(snapshot(next), 'an action changes something').not.toBe(snapshot(state));
      }
    };
    walk(game, state, stream(seed, 'test'), { visit });
  });

  test('2. looking at a state changes nothing in it', () => {
    for (const state of sample(table, 1, 5)) {
      const before = snapshot(state);
      for (const action of legalOf(game, state)) {
        game.notation(state, action);
        game.describe(state, action);
        game.decodeAction(state, game.encodeAction(state, action));
      }
      for (const seat of seatsOf(game, state)) game.encode(state, seat);
      if (game.toAct(state) === TERMINAL) outcomeOf(game, state);
      expect(snapshot(state)).toBe(before);
    }
  });

  test('2. telling what happens changes nothing', () => {
    const [quiet, told] = [start(table, 1), start(table, 1)];
    const [one, other] = [stream(1, 'test'), stream(1, 'test')];
    const log = (): void => {};
    while (game.toAct(quiet) !== TERMINAL) {
      walk(game, quiet, one, { plies: 1 });
      walk(game, told, other, { plies: 1, log });
      expect(snapshot(told)).toBe(snapshot(quiet));
      expect(other.next()).toBe(one.next());
    }
  });
};

const testEnds = (table: Table): void => {
  const { game } = table;
  const ends = SEEDS.map((seed) => finished(table, seed));

  test('2. utilities are finite, in [0, 1], and as the nature of the game wants them', () => {
    for (const end of ends) {
      const seats = game.seatCount(end);
      const utilities = new Float64Array(seats).fill(Number.NaN);
      game.utilities(end, utilities);
      for (const utility of utilities) {
        expect(utility).toBeGreaterThanOrEqual(0);
        expect(utility).toBeLessThanOrEqual(1);
      }
      if (game.nature(end) === 'cooperative') expect(new Set(utilities).size).toBe(1);
    }
  });

  test('2. outcomes, endings and metrics agree with each other', () => {
    for (const end of ends) {
      const { scores, ranks, ending, metrics } = outcomeOf(game, end);
      const seats = game.seatCount(end);
      expect([scores.length, ranks.length]).toEqual([seats, seats]);
      expect(game.endings[game.ending(end)]).toBe(ending);
      expect(Object.keys(metrics)).toEqual(game.metrics.map(({ name }) => name));
      if (game.nature(end) === 'solo') expect(seats).toBe(1);
      if (game.nature(end) !== 'competitive') expect([[1], [2]]).toContainEqual([...new Set(ranks)]);
      expect(game.nature(start(table, 1)), 'the same from the beginning on').toBe(game.nature(end));
      if (game.nature(end) === 'competitive') {
        expect(seats, 'nobody competes alone').toBeGreaterThan(1);
        expect(Math.min(...ranks), 'somebody is first').toBe(1);
      }
      for (const seat of seatsOf(game, end)) {
        const measured = new Float64Array(game.metrics.length).fill(Number.NaN);
        game.measure(end, seat, measured);
        expect(measured[0]).toBe(scores[seat]);
        if (seat === 0) expect([...measured]).toEqual(Object.values(metrics));
        for (const [index, { name, min, max }] of game.metrics.entries()) {
          expect(measured[index], `${name} of seat ${seat}`).toBeGreaterThanOrEqual(min);
          expect(measured[index], `${name} of seat ${seat}`).toBeLessThanOrEqual(max);
        }
      }
    }
  });
};

const testHeuristics = (table: Table): void => {
  const { game } = table;
  const { heuristics } = game;
  if (heuristics === undefined) return;

  test('guidance: playout weights are positive, the phase only grows, estimates are in [0, 1]', () => {
    const state = start(table, 1);
    const actions = new ActionList();
    let phase = Number.NEGATIVE_INFINITY;
    const visit = (seat: Seat): void => {
      if (seat === TERMINAL) return;
      const before = snapshot(state);
      game.legalActions(state, actions);
      const weights = new Float64Array(actions.length).fill(Number.NaN);
      heuristics.weigh(state, actions, weights);
      for (const weight of weights)
        expect(weight > 0 && Number.isFinite(weight), `a weight is ${weight}; NaN: not written`).toBe(true);
      const next = heuristics.phase(state);
      expect(Number.isInteger(next) && next >= phase, `the phase is ${next} after ${phase}`).toBe(true);
      if (next > phase) {
        const estimates = new Float64Array(game.seatCount(state)).fill(Number.NaN);
        heuristics.estimate(state, estimates);
        for (const estimate of estimates)
          expect(estimate >= 0 && estimate <= 1, `an estimate is ${estimate}; NaN: not written`).toBe(true);
      }
      phase = next;
      expect(snapshot(state), 'and nothing is changed').toBe(before);
    };
    walk(game, state, stream(1, 'test'), { visit });
  });
};

const testConservation = (table: Table, probe: Probe): void => {
  const { game } = table;

  test.each(SEEDS)('3. playout %i: everything is where it belongs, after every action and every redeal', (seed) => {
    const state = start(table, seed);
    const random = stream(seed, 'view');
    const visit = (seat: Seat): void => {
      expect(probe.misplaced(game.encode(state, 'all')), 'as played').toEqual([]);
      if (seat === TERMINAL) return;
      const other = copyOf(game, state);
      const viewer = random.below(game.seatCount(state));
      game.redeal(other, viewer, random);
      expect(probe.misplaced(game.encode(other, 'all')), `redealt for seat ${viewer}`).toEqual([]);
    };
    walk(game, state, stream(seed, 'test'), { visit });
  });
};

const testSeeds = (table: Table): void => {
  const transcript = (seed: number): string[] => {
    const state = start(table, seed);
    const lines: string[] = [];
    const visit = (): void => void lines.push(fullText(table.game, state));
    walk(table.game, state, stream(seed, 'test'), { visit });
    return lines;
  };

  test('8. same seed, same bytes', () => {
    for (const seed of SEEDS) expect(transcript(seed)).toEqual(transcript(seed));
  });

  test('8. other seeds, other games', () => {
    expect(new Set(SEEDS.map((seed) => transcript(seed).join('\n'))).size).toBe(SEEDS.length);
  });
};
