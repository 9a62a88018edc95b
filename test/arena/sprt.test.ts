import { describe, expect, it } from 'vitest';
import { leadOf, NOTHING, ratioOf, type Scale, type Tally, withDeal } from '../../src/arena/score.ts';
import { BOUNDS, decide, type Hypotheses, multinomialRatio, normalRatio } from '../../src/arena/sprt.ts';
import { EMPTY, eloOfPoints, pointsOfElo, withValue } from '../../src/arena/statistics.ts';
import { type Random, stream } from '../../src/core/random.ts';

const RUNS = 400;
/** Three standard deviations above the promised 5 % of the runs. */
const MOST_ERRORS = RUNS * 0.05 + 3 * Math.sqrt(RUNS * 0.05 * 0.95);

/** Runs of a test, by the hypothesis that each takes; `draw` makes the results of deals. */
const verdicts = (scale: Scale, hypotheses: Hypotheses, draw: (random: Random) => [number, number]) => {
  const taken = { H0: 0, H1: 0 };
  for (let run = 0; run < RUNS; run++) {
    const random = stream(`sprt ${scale}`, 'test', run);
    let tally: Tally = NOTHING;
    let decision: 'H0' | 'H1' | undefined;
    while (decision === undefined) {
      const [first, second] = draw(random);
      tally = withDeal(tally, scale, { first, second });
      decision = decide(ratioOf(tally, scale, hypotheses));
    }
    taken[decision]++;
  }
  return taken;
};

/** Two games with exchanged seats: the first seat wins more often, a third are draws, and luck is shared. */
const pairOf =
  (elo: number) =>
  (random: Random): [number, number] => {
    const skill = pointsOfElo(elo);
    const luck = 0.3 * (random.next() - 0.5);
    const game = (seat: number): number => {
      const win = skill - 1 / 6 + seat * (0.1 + luck);
      const drawn = random.next();
      return drawn < win ? 1 : drawn < win + 1 / 3 ? 0.5 : 0;
    };
    const first = (game(1) + game(-1)) / 2;
    return [first, 1 - first];
  };

/** Two scores of one deal, whole and skewed as scores are. */
const scoresOf =
  (lead: number) =>
  (random: Random): [number, number] => {
    const score = (): number => Math.floor(8 * Math.max(random.next(), random.next()) + 8 * random.next());
    return [score() + lead, score()];
  };

describe('the error rates are at most the promised ones', () => {
  it.each([
    ['Elo, H0 true', 'elo', [0, 60], pairOf(0), 'H1'],
    ['Elo, H1 true', 'elo', [0, 60], pairOf(60), 'H0'],
    ['Elo, weaker than H0', 'elo', [0, 60], pairOf(-30), 'H1'],
    ['Elo, stronger than H1', 'elo', [0, 60], pairOf(90), 'H0'],
    ['score, H0 true', 'score', [0, 1], scoresOf(0), 'H1'],
    ['score, H1 true', 'score', [0, 1], scoresOf(1), 'H0'],
    ['score, bounds of a simplification', 'score', [-1, 0], scoresOf(0), 'H0'],
  ] as const)('%s', (_, scale, hypotheses, draw, wrong) => {
    expect(verdicts(scale, hypotheses, draw)[wrong]).toBeLessThanOrEqual(MOST_ERRORS);
  });
});

describe('the ratios', () => {
  it('are decided at ±2.944', () => {
    expect(BOUNDS[0]).toBeCloseTo(-2.944, 3);
    expect(BOUNDS[1]).toBeCloseTo(2.944, 3);
    expect([-3, -2.9, 2.9, 3].map(decide)).toEqual(['H0', undefined, undefined, 'H1']);
  });

  it('of pairs is close to the normal approximation on a large sample', () => {
    const counts = new Map([
      [0, 120],
      [0.25, 480],
      [0.5, 900],
      [0.75, 520],
      [1, 140],
    ]);
    let sample = EMPTY;
    for (const [value, count] of counts) for (let index = 0; index < count; index++) sample = withValue(sample, value);
    const hypotheses = [pointsOfElo(0), pointsOfElo(10)] as const;
    expect(multinomialRatio(counts, hypotheses)).toBeCloseTo(normalRatio(sample, hypotheses), 1);
  });

  it('turn their sign with the sides', () => {
    const counts = new Map([
      [0.25, 10],
      [0.5, 30],
      [1, 7],
    ]);
    const mirrored = new Map([...counts].map(([value, count]) => [1 - value, count]));
    expect(multinomialRatio(counts, [0.45, 0.55])).toBeCloseTo(-multinomialRatio(mirrored, [0.45, 0.55]), 6);
  });

  it('decide nothing from a handful of deals that came out alike', () => {
    let sample = EMPTY;
    for (let deal = 0; deal < 7; deal++) sample = withValue(sample, 3);
    expect(normalRatio(sample, [0, 1])).toBe(0);
    expect(decide(normalRatio(withValue(sample, 3), [0, 1]))).toBe('H1');
  });
});

describe('the lead', () => {
  it('counts pairs by their points', () => {
    const tally = [1, 0.75, 0.75, 0.5, 0].reduce(
      (sum, first) => withDeal(sum, 'elo', { first, second: 1 - first }),
      NOTHING,
    );
    expect(Object.fromEntries(tally.counts)).toEqual({ 0: 1, 0.5: 1, 0.75: 2, 1: 1 });
    expect(leadOf(tally, 'elo').value).toBeCloseTo(eloOfPoints(0.6), 9);
  });

  it('in score is positive when the first side scores more', () => {
    const tally = [3, 5, 4].reduce((sum, first) => withDeal(sum, 'score', { first, second: 2 }), NOTHING);
    const { value, low, high } = leadOf(tally, 'score');
    expect(value).toBeCloseTo(2, 9);
    expect(high - value).toBeCloseTo(1.96 / Math.sqrt(3), 9);
    expect(value - low).toBeCloseTo(high - value, 9);
  });

  it('in Elo and points are two words for one thing', () => {
    for (const elo of [-400, -10, 0, 35, 800]) expect(eloOfPoints(pointsOfElo(elo))).toBeCloseTo(elo, 6);
  });
});
