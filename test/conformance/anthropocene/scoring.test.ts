/** End of a generation and of the game: rulebook pages 7–10; sections 6, 7 and 11 of the rules. */
import { describe, expect, test } from 'vitest';
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Played, play } from '../../support/anthropocene/play.ts';
import { deck, type Objective, type Scene, type Stacks, scene } from '../../support/anthropocene/scene.ts';

/** Rows whose visible sums are air 4, earth 6, water 3, W 1, N 5, E 7, without a molecule, in each generation. */
const CLEAN: Readonly<Record<number, NonNullable<Scene['grid']>>> = {
  // Air 1 and water 2 carry carbon dioxide here, so both lie under others.
  1: { air: ['1-air-0', '1-air-2', '1-air-3'], earth: ['1-earth-1', '1-earth-2', '1-earth-3'], water: ['1-water-0', '1-water-1', '1-water-3'] },
  2: { air: ['2-air-0', '2-air-1', '1-air-3'], earth: ['2-earth-0', '2-earth-3', '2-earth-2'], water: ['1-water-0', '2-water-1', '2-water-2'] },
  3: { air: ['3-air-0', '3-air-1', '3-air-3'], earth: ['3-earth-1', '3-earth-3', '2-earth-2'], water: ['3-water-0', '3-water-1', '3-water-2'] },
};

/** Objectives on the clean third generation: the first `met` seats have theirs, the others do not. */
const objectives = (seats: number, met: number): Objective[] => {
  const yes: readonly Objective[] = [['air', 4], ['earth', 6], ['water', 3], ['N', 5]];
  const no: readonly Objective[] = [['W', 4], ['E', 6], ['water', 5], ['N', 4]];
  return Array.from({ length: seats }, (_, seat) => (seat < met ? yes : no)[seat]!);
};

/** Takes the top of one stack back: the last card of the generation, still to be played. */
const lastCard = (grid: NonNullable<Scene['grid']>, element: 'air' | 'earth' | 'water', column: number): [Scene['grid'], string] => {
  const row = [...(grid[element] ?? ['', '', ''])];
  const card = row[column] ?? '';
  row[column] = '';
  return [{ ...grid, [element]: row }, card];
};

interface End {
  readonly seats?: number;
  readonly mode?: NonNullable<Scene['mode']>;
  readonly rulings?: NonNullable<Scene['rulings']>;
  readonly generation: number;
  readonly grid?: NonNullable<Scene['grid']>;
  readonly met?: number;
  readonly ice?: number;
  readonly sky?: readonly number[];
  readonly objectives?: readonly Objective[];
}

/** The end of a generation with this grid on the table: its last card, water N, is played here. */
const endOf = (end: End): Played => {
  const { seats = 3, generation, met = 0, grid = CLEAN[generation] ?? {} } = end;
  const [before, card] = lastCard(grid, 'water', 1);
  const water = before?.water ?? ['', '', ''];
  // What the last card covers: some other current or earlier water card that the grid does not show.
  const shown = new Set(Object.values(grid).flat().flatMap((text) => text.split(' ')));
  const under = [...deck(generation), ...deck(1)].find((each) => each.includes('water') && !shown.has(each)) ?? '';
  const filled: Stacks = [water[0], under, water[2]];
  const { ice, sky, mode, rulings } = end;
  const given = scene({
    seats,
    generation,
    grid: { ...before, water: filled },
    unplayed: [card],
    objectives: end.objectives ?? objectives(seats, met),
    ...(ice === undefined ? {} : { ice }),
    ...(sky === undefined ? {} : { sky }),
    ...(mode === undefined ? {} : { mode }),
    ...(rulings === undefined ? {} : { rulings }),
  });
  return play(given, [card, 'N']);
};

const withAir = (generation: number, air: Stacks): NonNullable<Scene['grid']> => ({ ...CLEAN[generation], air });

describe('p. 7, the ice', () => {
  test('X1: one molecule visible turns one card: 3 becomes 2', () => {
    expect(endOf({ generation: 1, grid: withAir(1, ['1-air-0', '1-air-1', '1-air-3']) }).state.ice).toBe(2);
  });

  test('none visible turns none; molecules under other cards do not count', () => {
    expect(endOf({ generation: 1 }).state.ice).toBe(3);
  });

  test('two visible turn two', () => {
    const grid: NonNullable<Scene['grid']> = { ...withAir(1, ['1-air-0', '1-air-1', '1-air-3']), water: ['1-water-2', '1-water-1', '1-water-3'] };
    expect(endOf({ generation: 1, grid }).state.ice).toBe(1);
  });

  test('D6: a card left uncovered counts again in the next generation', () => {
    // 1-air-1 was visible at the end of generation 1, so the ice shows 2; it is still visible.
    const after = endOf({ generation: 2, ice: 2, grid: withAir(2, ['1-air-1', '2-air-0', '2-air-1']) });
    expect(after.state.ice).toBe(1);
  });

  test('D4: 1, then 2 molecules: the 0 shows after the second generation and the game is lost at once', () => {
    const grid: NonNullable<Scene['grid']> = { ...CLEAN[2], air: ['2-air-3', '2-air-1', '2-air-2'], earth: ['2-earth-1', '2-earth-3', '2-earth-2'] };
    const { state, toAct, outcome } = endOf({ generation: 2, ice: 2, grid, met: 3 });
    expect([toAct, state.finished, state.generation, state.ice]).toEqual([TERMINAL, true, 2, 0]);
    expect([outcome?.ending, outcome?.ranks]).toEqual(['lost-ice', [2, 2, 2]]);
  });

  test('P7: more molecules than ice cards: the ice stops at 0', () => {
    const grid: NonNullable<Scene['grid']> = { ...CLEAN[2], air: ['2-air-3', '2-air-1', '2-air-2'], earth: ['2-earth-1', '2-earth-3', '2-earth-2'] };
    expect(endOf({ generation: 2, ice: 1, grid }).state.ice).toBe(0);
    expect(endOf({ generation: 2, ice: 1, grid, rulings: { excessFlips: 'stop-at-zero' } }).state.ice).toBe(0);
  });

  test('P5 ice-first: a game lost by the ice gets no sky card for its last generation', () => {
    const grid = withAir(2, ['2-air-3', '2-air-1', '1-air-3']);
    for (const rulings of [{}, { scoringOrder: 'ice-first' }] as const)
      expect(endOf({ generation: 2, ice: 1, sky: [1], grid, rulings }).state).toMatchObject({ ice: 0, sky: [1] });
  });

  test('P5 sky-first: it does get one', () => {
    const grid = withAir(2, ['2-air-3', '2-air-1', '2-air-2']);
    const goals: readonly Objective[] = [['air', 6], ['W', 4], ['E', 4]];
    const { state, outcome } = endOf({ generation: 2, ice: 1, sky: [1], grid, objectives: goals, rulings: { scoringOrder: 'sky-first' } });
    expect([state.ice, state.sky, outcome?.ending]).toEqual([0, [1, -1], 'lost-ice']);
  });
});

describe('p. 10, expert mode', () => {
  const methane = { ...CLEAN[1], earth: ['1-earth-1', '1-earth-2', '1-earth-3'] } as const;

  test('D7: methane counts like carbon dioxide', () => {
    expect(endOf({ generation: 1, mode: 'expert', grid: methane }).state.ice).toBe(2);
  });

  test('D7: in base and young mode it does not', () => {
    for (const mode of ['base', 'young'] as const) expect(endOf({ generation: 1, mode, grid: methane }).state.ice).toBe(3);
  });

  test('both kinds add up', () => {
    const grid: NonNullable<Scene['grid']> = { ...methane, air: ['1-air-0', '1-air-1', '1-air-3'] };
    expect(endOf({ generation: 1, mode: 'expert', grid }).state.ice).toBe(1);
  });
});

describe('p. 7, the sky', () => {
  test('X2: three seats, two objectives met and one not: +1', () => {
    const { state } = endOf({ generation: 1, objectives: [['water', 4], ['N', 5], ['W', 4]] });
    expect(state.sky).toEqual([1]);
  });

  test.each([2, 3, 4].flatMap((seats) => Array.from({ length: seats + 1 }, (_, met) => [seats, met] as const)))(
    '%i seats, %i met: met minus not met',
    (seats, met) => {
      const { state } = endOf({ seats, generation: 3, met, sky: [seats, seats] });
      expect(state.sky).toEqual([seats, seats, met - (seats - met)]);
    },
  );

  test('X3: met, not met, met in the last generation: +1', () => {
    const { state } = endOf({ generation: 3, objectives: [['air', 4], ['W', 4], ['water', 3]], sky: [1, 1] });
    expect(state.sky).toEqual([1, 1, 1]);
  });

  test('only the end of the generation decides: an objective met before and not at the end does not count', () => {
    // Before the last card the water row shows 0 + 3 + 2; after it 0 + 1 + 2.
    const { state, events } = endOf({ generation: 3, objectives: [['water', 5], ['W', 4], ['E', 4]], sky: [1, 1] });
    expect(events.map(({ code }) => code)).toContain('event.unmet');
    expect(state.sky.at(-1)).toBe(-3);
  });
});

describe('p. 8, the next generation', () => {
  const after = endOf({ generation: 1 });

  test('D9: the left neighbour of the first seat begins', () => {
    expect([after.state.firstSeat, after.toAct]).toEqual([1, 1]);
    expect(endOf({ generation: 2, seats: 2, sky: [0] }).state.firstSeat).toBe(1);
  });

  test('its twelve cards are dealt and the grid stays', () => {
    expect(after.state.generation).toBe(2);
    expect(after.state.players.flatMap(({ hand }) => hand ?? []).sort()).toEqual(deck(2));
    expect(after.state.grid.air.E.at(-1)).toBe('1-air-3');
  });

  test('new objectives are drawn', () => {
    const drawn = after.state.players.map(({ landmark, biosphere }) => `${landmark} ${biosphere}`);
    expect(drawn).not.toEqual(['W 4', 'E 6', 'water 5']);
    expect(new Set(after.state.players.map(({ landmark }) => landmark)).size).toBe(3);
  });
});

describe('p. 8, the end of the game', () => {
  test('D3: carbon dioxide 0 1 0, sky +3 +1 +3: ice 2, score 14, won', () => {
    const second = endOf({ generation: 2, sky: [3], grid: withAir(2, ['2-air-0', '2-air-3', '2-air-1']), objectives: [['air', 4], ['W', 6], ['earth', 5]] });
    expect([second.state.ice, second.state.sky]).toEqual([2, [3, 1]]);
    const { outcome } = endOf({ generation: 3, ice: 2, sky: [3, 1], met: 3 });
    expect(outcome).toMatchObject({ scores: [14, 14, 14], ranks: [1, 1, 1], ending: 'won' });
  });

  test('D5: sky +2 −2 0 for two seats: score 0, not won', () => {
    const { outcome } = endOf({ seats: 2, generation: 3, sky: [2, -2], met: 1 });
    expect(outcome).toMatchObject({ scores: [0, 0], ranks: [2, 2], ending: 'lost-sky' });
  });

  test('a negative sky is lost', () => {
    expect(endOf({ generation: 3, sky: [-1, -1], met: 0 }).outcome).toMatchObject({ scores: [-15, -15, -15], ending: 'lost-sky' });
  });

  test.each([[2, 18], [3, 27], [4, 36]])('D8: %i seats, everything met and no molecule: %i, perfect', (seats, score) => {
    const { outcome } = endOf({ seats, generation: 3, sky: [seats, seats], met: seats });
    expect(outcome).toMatchObject({ scores: Array(seats).fill(score), ending: 'perfect' });
  });

  test.each([
    [2, [2, 4, 6, 8, 12, 18]],
    [3, [1, 2, 3, 5, 6, 7, 9, 10, 14, 15, 18, 21, 27]],
    [4, [2, 4, 6, 8, 10, 12, 16, 18, 20, 24, 30, 36]],
  ])('%i seats: the winning scores that can be reached are exactly these', (seats, scores) => {
    const skies = Array.from({ length: seats + 1 }, (_, met) => 2 * met - seats);
    const winning = new Set<number>();
    for (const one of skies)
      for (const two of skies)
        for (const ice of [1, 2, 3])
          for (let met = 0; met <= seats; met++) {
            const { outcome } = endOf({ seats, generation: 3, ice, sky: [one, two], met });
            const score = (one + two + 2 * met - seats) * ice;
            expect(outcome?.scores).toEqual(Array(seats).fill(score));
            expect(outcome?.ending).toBe(score < 1 ? 'lost-sky' : score === 9 * seats ? 'perfect' : 'won');
            if (score >= 1) winning.add(score);
          }
    expect([...winning].sort((left, right) => left - right)).toEqual(scores);
  });

  test('the result tells that the start cards are missing (P1)', () => {
    expect(endOf({ generation: 3, sky: [1, 1] }).outcome?.notes).toEqual(['start-cards-missing']);
  });
});

describe('p. 10, chick mode', () => {
  const dirty = withAir(3, ['3-air-0', '3-air-1', '3-air-2']);

  test('no ice is turned, and the score is the sky alone', () => {
    const { state, outcome } = endOf({ mode: 'chick', generation: 3, sky: [1, 1], grid: dirty, objectives: [['earth', 6], ['water', 3], ['W', 4]] });
    expect([state.ice, state.sky, outcome?.scores, outcome?.ending]).toEqual([3, [1, 1, 1], [3, 3, 3], 'won']);
  });

  test.each([
    [undefined, [1, -1], 'won'],
    [1, [1, -1], 'won'],
    [2, [1, -1], 'lost-sky'],
    [-1, [-1, -1], 'won'],
    [0, [-1, -1], 'lost-sky'],
  ])('P8: wins from %s; sky %j +1 is %s', (chickWinsFrom, sky, ending) => {
    const rulings = chickWinsFrom === undefined ? {} : { chickWinsFrom };
    expect(endOf({ mode: 'chick', generation: 3, sky, met: 2, rulings }).outcome?.ending).toBe(ending);
  });

  test('P8 has no say in the other modes', () => {
    expect(endOf({ mode: 'base', generation: 3, sky: [1, -1], met: 2, rulings: { chickWinsFrom: 9 } }).outcome?.ending).toBe('won');
  });
});
