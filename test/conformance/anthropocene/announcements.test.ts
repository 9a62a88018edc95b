/** What is announced and what it lets a seat conclude: rulebook pages 6 and 8; sections 5, 9 and 11 of the rules. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { agreeing, isMet, ownObjectives } from '../../support/anthropocene/oracle.ts';
import { deal, dreamt, pairs, play, playOut } from '../../support/anthropocene/play.ts';
import { ALL_OBJECTIVES, type Landmark, type Objective, type Scene, scene } from '../../support/anthropocene/scene.ts';

/** Announcements among `events`: `['met 0', 'unmet 2']`. */
const told = (events: readonly Message[]): string[] =>
  events
    .filter(({ code }) => code === 'event.met' || code === 'event.unmet')
    .map(({ code, params }) => `${code.slice('event.'.length)} ${params['seat']}`)
    .sort();

const metBits = (state: StateJson): unknown[] => state.players.map(({ met }) => met);

/** One water card at E and two seats are told: column E comes to 5, the water row to 6. */
const TWO_TOLD: Scene = {
  grid: { air: ['', '', '1-air-2'], earth: ['', '', '1-earth-1'], water: ['1-water-1', '1-water-3', ''] },
  objectives: [
    ['E', 5],
    ['W', 4],
    ['water', 6],
  ],
  holding: ['1-water-2'],
};

/** Seat 0 has met its objective. */
const EARTH_MET: Scene = {
  grid: { earth: ['1-earth-0', '1-earth-3', '1-earth-1'] },
  objectives: [
    ['earth', 4],
    ['N', 5],
    ['E', 6],
  ],
};

/** The same scene with a history: all that was ever told is the met bit of each seat as it is now. */
const withHistory = (given: StateJson): StateJson => ({
  ...given,
  players: given.players.map((player) => {
    const met = isMet(given.grid, [player.landmark ?? 'air', player.biosphere ?? 0], 'count');
    const possible = agreeing([{ grid: given.grid, met }]).map(([landmark, value]): [Landmark, number] => [
      landmark,
      value,
    ]);
    return { ...player, met, possible };
  }),
});

describe('p. 6, after a placement', () => {
  // Column N shows air 1, earth 3 and water 0.
  const D10: Scene = {
    grid: {
      air: ['1-air-0', '1-air-1', '1-air-2'],
      earth: ['1-earth-0', '1-earth-3', '1-earth-1'],
      water: ['', '1-water-0', '1-water-3'],
    },
    objectives: [
      ['N', 4],
      ['W', 3],
      ['E', 5],
    ],
    holding: ['1-earth-2'],
  };

  test('D10: objective N 4 with 1, 3, 0 on its column is met', () => {
    expect(metBits(play(scene(D10)).state)).toEqual([true, false, false]);
  });

  test('D10: earth 2 on the 3 breaks it, and that is announced', () => {
    const { state, events } = play(scene(D10), ['1-earth-2', 'N']);
    expect([told(events), metBits(state)]).toEqual([['unmet 0'], [false, false, false]]);
  });

  // Earth shows 0 and 1, and a 3 is to be laid between them: the row comes to 4, column N to 3.
  const toEarth = (value: number): Scene => ({
    grid: { earth: ['1-earth-0', '', '1-earth-1'] },
    objectives: [
      ['earth', value],
      ['W', 5],
      ['N', 6],
    ],
    holding: ['1-earth-3'],
  });

  test('an objective that becomes met is announced', () => {
    const { state, events } = play(scene(toEarth(4)), ['1-earth-3', 'N']);
    expect([told(events), metBits(state)]).toEqual([['met 0'], [true, false, false]]);
  });

  test('nothing is announced when nothing changes: met by no one before and after', () => {
    const { state, events } = play(scene(toEarth(5)), ['1-earth-3', 'N']);
    expect([told(events), metBits(state)]).toEqual([[], [false, false, false]]);
  });

  test('nothing is announced when nothing changes: met before and after', () => {
    const { state, events } = play(scene({ ...EARTH_MET, holding: ['1-air-1'] }), ['1-air-1', 'N']);
    expect([told(events), metBits(state)]).toEqual([[], [true, false, false]]);
  });

  test('X5: one water card, and two seats are told at once: a row and the column of the space', () => {
    const { state, events } = play(scene(TWO_TOLD), ['1-water-2', 'E']);
    expect([told(events), metBits(state)]).toEqual([
      ['met 0', 'met 2'],
      [true, false, true],
    ]);
  });

  test('X5: one may be met and another broken by the same card', () => {
    const given = scene({
      grid: { air: ['', '1-air-1', ''], earth: ['', '1-earth-2', ''], water: ['1-water-0', '1-water-1', '1-water-2'] },
      objectives: [
        ['N', 4],
        ['water', 5],
        ['W', 6],
      ],
      holding: ['1-water-3'],
    });
    expect(told(play(given, ['1-water-3', 'N']).events)).toEqual(['met 1', 'unmet 0']);
  });
});

describe('p. 6, what it lets everyone conclude', () => {
  test('at the beginning every pair is possible', () => {
    for (const { possible } of deal({ seats: 4 }).state.players) expect(pairs(possible)).toEqual(pairs(ALL_OBJECTIVES));
  });

  test('X5: told "met" after a placement: the pairs that it met, and no others', () => {
    const given = withHistory(scene(TWO_TOLD));
    const { state, views } = play(given, ['1-water-2', 'E']);
    expect(pairs(state.players[0]?.possible)).toEqual(['E 5', 'water 6']);
    expect(pairs(state.players[2]?.possible)).toEqual(['E 5', 'water 6']);
    // Seat 0 sees that seat 2 holds water, seat 2 that seat 0 holds E; each knows its own now.
    expect(pairs(dreamt(views[0]!))).toEqual(['E 5']);
    expect(pairs(dreamt(views[2]!))).toEqual(['water 6']);
  });

  test('told nothing: the pairs that the placement would have met are ruled out', () => {
    const given = withHistory(
      scene({
        grid: { air: ['1-air-1', '', ''] },
        objectives: [
          ['W', 6],
          ['E', 5],
          ['N', 5],
        ],
        holding: ['1-air-3'],
      }),
    );
    const { state } = play(given, ['1-air-3', 'N']);
    const left = ALL_OBJECTIVES.filter((pair) => !isMet(state.grid, pair, 'count')).filter(
      (pair) => !isMet(given.grid, pair, 'count'),
    );
    expect(pairs(state.players[0]?.possible)).toEqual(pairs(left));
    expect(left.length).toBe(24 - 2);
  });

  test.each([2, 3, 4])(
    '%i seats, whole games: the pairs that agree with every announcement of the generation',
    (seats) => {
      for (let seed = 0; seed < 5; seed++) {
        const states = playOut(deal({ seats, mode: 'chick' }, seed).state, stream(seed, 'test'));
        for (const [index, { generation, players, finished }] of states.entries()) {
          if (finished) continue;
          const since = states.slice(0, index + 1).filter((state) => state.generation === generation);
          for (const [seat, { possible }] of players.entries()) {
            const history = since.map(({ grid, players: then }) => ({ grid, met: then[seat]?.met === true }));
            expect(pairs(possible)).toEqual(pairs(agreeing(history)));
          }
        }
      }
    },
  );

  test('the met bit is the truth, in every state of whole games', () => {
    const seen = { met: 0, unmet: 0 };
    for (let seed = 0; seed < 5; seed++) {
      const { state } = deal({ seats: 4, mode: 'young' }, seed);
      for (const { grid, players, finished } of playOut(state, stream(seed, 'test')))
        for (const { landmark, biosphere, met } of finished ? [] : players) {
          expect(met).toBe(isMet(grid, [landmark ?? 'air', biosphere ?? 0], 'count'));
          seen[met === true ? 'met' : 'unmet']++;
        }
    }
    expect(Math.min(seen.met, seen.unmet)).toBeGreaterThan(20);
  });
});

describe('section 9, what a seat knows of its own objective', () => {
  test('X4: a seat that sees another’s 6 knows that its own value is not 6', () => {
    const given = scene({
      objectives: [
        ['air', 3],
        ['W', 6],
        ['N', 4],
      ],
    });
    const values = new Set(dreamt(play(given).views[0]!).map(([, value]) => value));
    expect([...values].sort()).toEqual([3, 4, 5]);
  });

  test('a value on two cards is ruled out only when both are seen', () => {
    const one = dreamt(
      play(
        scene({
          objectives: [
            ['air', 3],
            ['W', 4],
            ['N', 5],
          ],
        }),
      ).views[0]!,
    );
    expect([...new Set(one.map(([, value]) => value))].sort()).toEqual([3, 4, 5, 6]);
    const both = dreamt(
      play(
        scene({
          objectives: [
            ['air', 3],
            ['W', 4],
            ['N', 4],
          ],
        }),
      ).views[0]!,
    );
    expect([...new Set(both.map(([, value]) => value))].sort()).toEqual([3, 5, 6]);
  });

  test('a landmark seen at another seat is ruled out', () => {
    const given = scene({
      seats: 4,
      objectives: [
        ['air', 3],
        ['W', 4],
        ['N', 4],
        ['water', 5],
      ],
    });
    const landmarks = new Set(dreamt(play(given).views[0]!).map(([landmark]) => landmark));
    expect([...landmarks].sort()).toEqual(['E', 'air', 'earth']);
  });

  test('without a history only the present met bit binds', () => {
    const view = play(scene(EARTH_MET)).views[0]!;
    const bare: StateJson = { ...view, players: view.players.map(({ possible: _, ...player }) => player) };
    const met: Objective[] = ownObjectives(bare);
    expect(pairs(met)).toEqual(['earth 4']);
    expect(pairs(dreamt(bare))).toEqual(['earth 4']);
  });

  test.each([
    ['null', null],
    ['absent', undefined],
  ])('a met bit that is %s binds nothing', (_what, met) => {
    const view = play(scene(EARTH_MET)).views[0]!;
    const players = view.players.map(({ possible: _, met: told, ...player }, seat) => {
      const bit = seat === 0 ? met : told;
      return bit === undefined ? player : { ...player, met: bit };
    });
    const landmarks: Objective[] = (['air', 'earth', 'water', 'W'] as const).flatMap((landmark) =>
      [3, 4, 5].map((value): Objective => [landmark, value]),
    );
    expect(pairs(dreamt({ ...view, players }, 2000))).toEqual(pairs(landmarks));
  });
});
