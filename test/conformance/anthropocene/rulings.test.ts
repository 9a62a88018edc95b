/** Rulings P1–P8 on what the rulebook leaves open, each with every value; section 13 of the rules. P5, P7 and P8 are with the scores. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { RULINGS, type Rulings } from '../../../src/engines/anthropocene/rules/options.ts';
import { isMet } from '../../support/anthropocene/oracle.ts';
import { catalogs, deal, dreamt, legalMoves, pairs, play, playOut } from '../../support/anthropocene/play.ts';
import { ALL_OBJECTIVES, cardsOn, type Objective, type Scene, scene } from '../../support/anthropocene/scene.ts';
import { startValues } from '../../support/anthropocene/start-cards.ts';
import { faultLines, valueOf } from '../../support/results.ts';

/** The first deal, over seeds, that `wanted` accepts. */
const dealt = (options: StateJson['options'], catalog: string | undefined, wanted: (state: StateJson) => boolean) => {
  for (let seed = 0; seed < 500; seed++) {
    const game = deal(options, seed, catalog);
    if (wanted(game.state)) return game;
  }
  throw new Error('no deal is as wanted');
};

const holds = (seat: number, landmark: string, biosphere: number) => (state: StateJson) =>
  state.players[seat]?.landmark === landmark && state.players[seat]?.biosphere === biosphere;

const perRuling = <Name extends keyof Rulings>(name: Name, value: Rulings[Name]) => ({
  [name]: value,
});

test('rulings are written out in every state, defaults included', () => {
  expect(deal({ seats: 3 }).state.options.rulings).toEqual(RULINGS.defaults);
});

describe('P1, start cards', () => {
  test('catalog: they lie in the grid when the game begins', () => {
    for (const rulings of [{}, perRuling('startCards', 'catalog')]) {
      const { grid } = deal({ seats: 3, rulings }, 1, 'diagonal').state;
      expect([grid.air.W, grid.earth.N, grid.water.E, cardsOn(grid).length]).toEqual([
        ['start-1'],
        ['start-2'],
        ['start-3'],
        3,
      ]);
    }
  });

  test('none: the grid is empty, whatever the catalog has', () => {
    const { state } = deal({ seats: 3, rulings: perRuling('startCards', 'none') }, 1, 'diagonal');
    expect(cardsOn(state.grid)).toEqual([]);
  });

  test('a space with a start card is taken: the row has two empty ones', () => {
    const moves = legalMoves(deal({ seats: 3 }, 1, 'diagonal').state);
    expect(moves.length).toBe(4 * 2);
    expect(moves.filter((move) => /air.* W|earth.* N|water.* E/.test(move))).toEqual([]);
  });

  test('their values count', () => {
    const { state } = dealt({ seats: 3 }, 'diagonal', holds(0, 'air', 3));
    expect(state.players[0]?.met).toBe(true);
  });

  describe('the option start', () => {
    const start = [
      { row: 'air', column: 'E', value: 2 },
      { row: 'water', column: 'E', value: 1, co2: true },
    ] as const;
    const grids = (options: object, catalog?: string) => cardsOn(deal({ seats: 3, ...options }, 1, catalog).state.grid);

    test.each([undefined, 'diagonal'])('lays its cards in place of those of the catalog: %s', (catalog) => {
      const { state } = deal({ seats: 3, start: [...start] }, 1, catalog);
      expect([state.grid.air.E, state.grid.water.E, cardsOn(state.grid).length]).toEqual([['start-1'], ['start-2'], 2]);
      expect(state.options.start).toEqual(start);
      expect(play(state).state).toEqual(state);
    });

    test('its values count', () => {
      expect(dealt({ seats: 3, start: [...start] }, undefined, holds(0, 'E', 3)).state.players[0]?.met).toBe(true);
    });

    test('its molecules count', () => {
      const rules = valueOf(anthropocene.decode(deal({ seats: 3, start: [...start] }).state, catalogs));
      expect(rules.gas).toBe(1);
    });

    test('no cards leave the grid empty, and so does the ruling none', () => {
      expect(grids({ start: [] }, 'diagonal')).toEqual([]);
      expect(grids({ start, rulings: { startCards: 'none' } })).toEqual([]);
    });

    test('two cards on one space are a fault', () => {
      const [first] = start;
      const dealtTwice = anthropocene.setup(
        { seats: 3, start: [first, first] },
        valueOf(catalogs.find(undefined)),
        stream('start', 'test'),
      );
      expect(faultLines(dealtTwice)).toEqual(['/start/1 space-twice']);
    });

    test('a document that lacks one is a fault', () => {
      const given = deal({ seats: 3, start: [...start] }).state;
      const grid = { ...given.grid, air: { ...given.grid.air, E: [] } };
      expect(faultLines(anthropocene.decode({ ...given, grid }, catalogs))).toContain('/grid/air/E start-card');
    });
  });

  const end: Scene = {
    generation: 1,
    catalog: 'column',
    grid: {
      air: ['1-air-0', 'start-1', '1-air-2'],
      earth: ['1-earth-0', 'start-2', '1-earth-2'],
      water: ['1-water-0', 'start-3', '1-water-1'],
    },
    unplayed: ['1-water-3'],
    objectives: [
      ['W', 6],
      ['E', 5],
      ['N', 4],
    ],
  };

  test.each([
    ['base', 2],
    ['expert', 1],
  ] as const)('%s: their molecules count while they are visible: ice %i', (mode, ice) => {
    expect(play(scene({ ...end, mode }), ['1-water-3', 'W']).state.ice).toBe(ice);
  });

  test('and no longer once they are covered', () => {
    const grid = { ...end.grid, air: ['1-air-0', 'start-1 1-air-3', '1-air-2'] } as const;
    expect(play(scene({ ...end, grid }), ['1-water-3', 'W']).state.ice).toBe(3);
  });

  test('with start cards the result does not say that they are missing', () => {
    const given = deal({ seats: 3, mode: 'chick' }, 1, 'column').state;
    const last = playOut(given, stream('start', 'test')).at(-1)!;
    expect(play(last).outcome?.notes).toEqual([]);
  });
});

describe('P2, an objective on a line with an empty space', () => {
  const given = (unfinishedLines?: 'count' | 'ignore', earth: 'earth' | 'N' = 'N'): StateJson =>
    scene({
      ...(unfinishedLines === undefined ? {} : { rulings: { unfinishedLines } }),
      grid: { air: ['', '1-air-1', ''], earth: ['1-earth-0', '', '1-earth-1'] },
      objectives: [
        [earth, 4],
        ['W', 6],
        ['E', 5],
      ],
      holding: ['1-earth-3'],
    });

  test.each([
    [undefined, true],
    ['count', true],
    ['ignore', false],
  ] as const)('%s: N 4 with 1, 3 and an empty space is met: %s', (ruling, met) => {
    const { state, events } = play(given(ruling), ['1-earth-3', 'N']);
    expect([state.players[0]?.met, events.some(({ code }) => code === 'event.met')]).toEqual([met, met]);
  });

  test.each(['count', 'ignore'] as const)('%s: a full line is met all the same', (ruling) => {
    expect(play(given(ruling, 'earth'), ['1-earth-3', 'N']).state.players[0]?.met).toBe(true);
  });

  test.each([
    ['count', ['N 4', 'earth 4']],
    ['ignore', ['earth 4']],
  ] as const)('%s: what "met" tells', (ruling, told) => {
    const { state } = play(given(ruling, 'earth'), ['1-earth-3', 'N']);
    const now = ALL_OBJECTIVES.filter((pair) => isMet(state.grid, pair, ruling));
    expect(pairs(state.players[0]?.possible)).toEqual([...told]);
    expect(pairs(now)).toEqual([...told]);
  });
});

describe('P3, what is told at the start of the first generation', () => {
  const values = startValues['diagonal'];
  const atStart = (announceAtStart?: 'every-generation' | 'from-second') =>
    dealt({ seats: 3, ...(announceAtStart && { rulings: { announceAtStart } }) }, 'diagonal', holds(0, 'W', 3));

  test.each([[undefined], ['every-generation']] as const)(
    '%s: a met objective is told, and silence tells too',
    (ruling) => {
      const { state } = atStart(ruling);
      expect(state.players.map(({ met }) => met)[0]).toBe(true);
      const met = ALL_OBJECTIVES.filter((pair) => isMet(state.grid, pair, 'count', values));
      expect(pairs(met)).toEqual(['W 3', 'air 3']);
      expect(pairs(state.players[0]?.possible)).toEqual(pairs(met));
      expect(pairs(state.players[1]?.possible).length).toBe(24 - 2);
    },
  );

  test('from-second: nothing is told, so nobody knows', () => {
    const { views } = atStart('from-second');
    for (const [seat, view] of views.entries()) {
      expect(view.players[seat]?.met ?? null).toBeNull();
      expect(pairs(view.players[seat]?.possible)).toEqual(pairs(ALL_OBJECTIVES));
    }
  });

  test('from-second: the redealt objective may be met or not', () => {
    const { state, views } = atStart('from-second');
    const met = new Set(dreamt(views[0]!).map((pair) => isMet(state.grid, pair, 'count', values)));
    expect(met).toEqual(new Set([true, false]));
  });
});

/** The last card of the first generation; after it the grid shows air 4, earth 6, water 3, W 1, N 5, E 7. */
const lastOfFirst = (rulings: NonNullable<Scene['rulings']>): StateJson =>
  scene({
    rulings,
    grid: {
      air: ['1-air-0', '1-air-1', '1-air-3'],
      earth: ['1-earth-1', '1-earth-3', '1-earth-2'],
      water: ['1-water-0', '1-water-3', '1-water-2'],
    },
    unplayed: ['1-water-1'],
  });

describe('P3 and P4, what is told at the start of later generations', () => {
  /** The start of the second generation. */
  const starts = (rulings: NonNullable<Scene['rulings']>) => {
    const { state } = play(lastOfFirst(rulings), ['1-water-1', 'N']);
    expect(state.generation).toBe(2);
    return state;
  };

  test.each([[{}], [{ silenceAtStart: 'unmet' }], [{ announceAtStart: 'from-second' }]] as const)(
    '%j: told, and silence means unmet',
    (rulings) => {
      const { grid, players } = starts(rulings);
      for (const { landmark, biosphere, met, possible } of players) {
        const truth = isMet(grid, [landmark ?? 'air', biosphere ?? 0], 'count');
        expect(met).toBe(truth);
        expect(pairs(possible)).toEqual(pairs(ALL_OBJECTIVES.filter((pair) => isMet(grid, pair, 'count') === truth)));
      }
    },
  );

  test('P4 nothing: a seat that is told nothing concludes nothing, one that is told knows', () => {
    const state = starts({ silenceAtStart: 'nothing' });
    for (const [seat, view] of play(state).views.entries()) {
      const { landmark, biosphere } = state.players[seat]!;
      const truth = isMet(state.grid, [landmark ?? 'air', biosphere ?? 0], 'count');
      const own = view.players[seat];
      expect(own?.met ?? null).toBe(truth ? true : null);
      expect(pairs(own?.possible)).toEqual(
        pairs(truth ? ALL_OBJECTIVES.filter((pair) => isMet(state.grid, pair, 'count')) : ALL_OBJECTIVES),
      );
    }
  });

  test('P4 nothing: silence after a placement then only tells that nothing changed', () => {
    const options = { seats: 3, mode: 'chick', rulings: { silenceAtStart: 'nothing' } } as const;
    for (let seed = 0; seed < 10; seed++) {
      const states = playOut(deal(options, seed).state, stream(seed, 'test')).filter(({ finished }) => !finished);
      for (const generation of [1, 2, 3])
        expectSilenceToTellOfChanges(states.filter((state) => state.generation === generation));
    }
  });
});

/** Expects every seat to hold possible the pairs of which it would have heard what it heard, in the states of one generation. */
const expectSilenceToTellOfChanges = (states: readonly StateJson[]): void => {
  for (const [seat, { landmark, biosphere }] of states[0]!.players.entries()) {
    const own: Objective = [landmark ?? 'air', biosphere ?? 0];
    const bits = (pair: Objective): boolean[] => states.map(({ grid }) => isMet(grid, pair, 'count'));
    const toldAtStart = bits(own)[0] === true;
    for (const [index, { players }] of states.entries()) {
      const heard = (pair: Objective): string => changes(bits(pair).slice(0, index + 1));
      const left = ALL_OBJECTIVES.filter((pair) => heard(pair) === heard(own) && (!toldAtStart || bits(pair)[0]));
      expect(pairs(players[seat]?.possible)).toEqual(pairs(left));
    }
  }
};

/** What is told of an objective after each placement: `+` it is met now, `-` no longer, `.` nothing. */
const changes = (bits: readonly boolean[]): string =>
  bits.map((bit, index) => (index === 0 || bit === bits[index - 1] ? '.' : bit ? '+' : '-')).join('');

test('P6 and P7 have one value each', () => {
  const { lookUnder, excessFlips } = RULINGS.schema.properties;
  expect([Object(lookUnder).enum, Object(excessFlips).enum]).toEqual([['all'], ['stop-at-zero']]);
});
