/** The sky, the next generation, the end of the game: rulebook pages 7–10; sections 6, 7 and 11 of the rules. */
import { describe, expect, test } from 'vitest';
import { endOf, withAir } from '../../support/anthropocene/ends.ts';
import { deck } from '../../support/anthropocene/scene.ts';

describe('p. 7, the sky', () => {
  test('X2: three seats, two objectives met and one not: +1', () => {
    const { state } = endOf({
      generation: 1,
      objectives: [
        ['water', 4],
        ['N', 5],
        ['W', 4],
      ],
    });
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
    const { state } = endOf({
      generation: 3,
      objectives: [
        ['air', 4],
        ['W', 4],
        ['water', 3],
      ],
      sky: [1, 1],
    });
    expect(state.sky).toEqual([1, 1, 1]);
  });

  test('only the end of the generation decides: an objective met before and not at the end does not count', () => {
    // Before the last card the water row shows 0 + 3 + 2; after it 0 + 1 + 2.
    const { state, events } = endOf({
      generation: 3,
      objectives: [
        ['water', 5],
        ['W', 4],
        ['E', 4],
      ],
      sky: [1, 1],
    });
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
    const second = endOf({
      generation: 2,
      sky: [3],
      grid: withAir(2, ['2-air-0', '2-air-3', '2-air-1']),
      objectives: [
        ['air', 4],
        ['W', 6],
        ['earth', 5],
      ],
    });
    expect([second.state.ice, second.state.sky]).toEqual([2, [3, 1]]);
    const { outcome } = endOf({ generation: 3, ice: 2, sky: [3, 1], met: 3 });
    expect(outcome).toMatchObject({ scores: [14, 14, 14], ranks: [1, 1, 1], ending: 'won' });
  });

  test('D5: sky +2 −2 0 for two seats: score 0, not won', () => {
    const { outcome } = endOf({ seats: 2, generation: 3, sky: [2, -2], met: 1 });
    expect(outcome).toMatchObject({ scores: [0, 0], ranks: [2, 2], ending: 'lost-sky' });
  });

  test('a negative sky is lost', () => {
    expect(endOf({ generation: 3, sky: [-1, -1], met: 0 }).outcome).toMatchObject({
      scores: [-15, -15, -15],
      ending: 'lost-sky',
    });
  });

  test.each([
    [2, 18],
    [3, 27],
    [4, 36],
  ])('D8: %i seats, everything met and no molecule: %i, perfect', (seats, score) => {
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
    const { state, outcome } = endOf({
      mode: 'chick',
      generation: 3,
      sky: [1, 1],
      grid: dirty,
      objectives: [
        ['earth', 6],
        ['water', 3],
        ['W', 4],
      ],
    });
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
    expect(
      endOf({ mode: 'base', generation: 3, sky: [1, -1], met: 2, rulings: { chickWinsFrom: 9 } }).outcome?.ending,
    ).toBe('won');
  });
});
