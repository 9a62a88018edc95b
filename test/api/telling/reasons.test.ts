import { describe, expect, test } from 'vitest';
import { workedExamples } from '../../../src/api/examples.ts';
import { searchRequest } from '../../../src/api/search-request.ts';
import { reasonsFor } from '../../../src/api/telling/reasons.ts';
import { TEXTS } from '../../../src/api/text/index.ts';
import { loadConfig } from '../../../src/config.ts';
import { LANGS, type Lang, say } from '../../../src/core/text.ts';
import type { ActionReport, Estimate } from '../../../src/mcts/report.ts';
import { valueOf } from '../../support/results.ts';
import { anthropocene, games, VIEW } from '../support.ts';

const request = (() => {
  const made = searchRequest({ config: valueOf(loadConfig({})) }, anthropocene, { state: Object(VIEW) });
  return made.ok ? made.value : expect.fail('the example is refused');
})();

const [FIRST = 0, SECOND = 0] = request.actions;

type Mean = Omit<Estimate, 'deviation'>;

/** The game's metrics: all the same but those given, by name. */
const metricsOf = (given: Readonly<Record<string, Mean>>, visits: number): Estimate[] =>
  anthropocene.game.metrics.map(({ name }) => {
    const { mean, error } = given[name] ?? { mean: 1, error: 0.01 };
    return { mean, error, deviation: error * Math.sqrt(visits) };
  });

interface Seen {
  readonly visits?: number;
  readonly utility?: number;
  readonly endings?: readonly number[];
  readonly metrics?: Readonly<Record<string, Mean>>;
  readonly exact?: boolean;
}

/** Parts of lost-ice, lost-sky, won, perfect. */
const ENDINGS = [0.2, 0.3, 0.5, 0];

/** Win, draw and loss. */
const oddsOf = ([ice = 0, sky = 0, won = 0, perfect = 0]: readonly number[]): number[] => [won + perfect, 0, ice + sky];

const report = (
  action: number,
  { visits = 1000, utility = 0.5, endings, metrics = {}, exact = false }: Seen,
): ActionReport => ({
  action,
  visits,
  playouts: visits,
  exact,
  availability: visits,
  share: 0.5,
  policy: 0.5,
  odds: oddsOf(endings ?? ENDINGS),
  value: { mean: utility, error: 0.001, deviation: 0.03 },
  lowerBound: utility - 0.002,
  values: [],
  endings: endings ?? ENDINGS,
  metrics: metricsOf(metrics, visits),
  watched: [],
  points: [],
  p10: 0,
  p90: 0,
  line: [],
});

const told = (one: Seen, two: Seen, lang: Lang = 'en') =>
  reasonsFor(request, report(FIRST, one), report(SECOND, two), 2, lang);
const codes = (one: Seen, two: Seen): string[] => told(one, two).map(({ code }) => code);

describe('the best action, where all that clearly differs speaks against it', () => {
  const behind: Seen = { endings: [0.4, 0.3, 0.3, 0], utility: 0.6 };

  test('is told by its value first, where that is clearly higher', () => {
    const [first, ...others] = told(behind, { utility: 0.5 });
    expect(first?.text).toBe('worth 60.0 % of the best possible end, 10.0 more (± 0.1) than the next best move');
    expect(others.map(({ code }) => code)).toEqual(['reason.ending-more']);
  });

  test('else by how much it was searched', () => {
    const [first] = told({ ...behind, utility: 0.5 }, { utility: 0.5 });
    expect(first?.text).toBe(
      'looked at most by the search (50 % of visits), but its lead over the next best move is not sure',
    );
  });

  test('is not said where something speaks for it, nor of others than the best', () => {
    expect(codes({ endings: [0.1, 0.2, 0.7, 0] }, {})).not.toContain('reason.searched');
    const other = reasonsFor(request, report(SECOND, behind), report(FIRST, { utility: 0.5 }), 1, 'en');
    expect(other.map(({ code }) => code)).not.toContain('reason.worth');
  });
});

describe('what is told', () => {
  test('nothing, when there is nothing to compare with', () => {
    expect(reasonsFor(request, report(FIRST, {}), undefined, 2, 'en')).toEqual([]);
    expect(codes({}, { visits: 0 })).toEqual([]);
  });

  test('that two actions are even, only when that is sure', () => {
    expect(codes({}, {})).toEqual(['reason.even']);
    expect(codes({ utility: 0.55 }, {})).toEqual([]);
  });

  test('a win more often, with its difference and error', () => {
    const [win] = told({ endings: [0.1, 0.2, 0.7, 0] }, {});
    expect(win).toMatchObject({ code: 'reason.win-more', params: { mean: 0.7, difference: 0.2, thanRank: 2 } });
    expect(win?.params['error']).toBeCloseTo(Math.sqrt(0.21 / 1000 + 0.25 / 1000), 3);
    expect(win?.params['than']).toBe(anthropocene.game.notation(request.position.state, SECOND));
  });

  test('no difference within its errors', () => {
    expect(codes({ visits: 20, utility: 0.6, endings: [0.2, 0.1, 0.7, 0] }, {})).toEqual([]);
  });

  test('no difference that is sure but too small to matter', () => {
    const seen = { visits: 1_000_000, utility: 0.6 };
    expect(codes({ ...seen, endings: [0.2, 0.28, 0.52, 0] }, seen)).toEqual(['reason.even']);
  });

  test('a few playouts that happen to agree are not taken for a law', () => {
    const some = { visits: 20, utility: 0.6, metrics: { ice: { mean: 3, error: 0 } } };
    expect(codes(some, { metrics: { ice: { mean: 2.5, error: 0.3 } } })).toEqual([]);
  });

  test('of a difference that no playout contradicts, that one more might have', () => {
    const always = { visits: 99, metrics: { ice: { mean: 3, error: 0 } } };
    const never = { visits: 99, metrics: { ice: { mean: 1, error: 0 } } };
    expect(told(always, never)[0]?.params).toMatchObject({
      difference: 2,
      error: Number(Math.hypot(2 / 100, 2 / 100).toFixed(4)),
    });
  });

  test('that a handful of playouts is too few to tell anything, unless it was counted out', () => {
    const few = { visits: 19, utility: 0.9, endings: [0, 0, 1, 0] };
    expect(told(few, {})).toMatchObject([{ code: 'reason.few', params: { visits: 19, thanRank: 2 } }]);
    expect(codes({}, few)).toEqual(['reason.few']);
    expect(codes({ ...few, exact: true }, { visits: 3, exact: true })).not.toContain('reason.few');
  });
});

test('what was counted out has no errors to exceed', () => {
  const counted = { visits: 3, exact: true };
  const [win] = told({ ...counted, endings: [0.2, 0.1, 0.7, 0] }, counted);
  expect(win).toMatchObject({ params: { mean: 0.1, difference: -0.2, error: 0 } });
});

describe('order and number', () => {
  test('what differs most for a single game comes first', () => {
    const one = { metrics: { ice: { mean: 1.5, error: 0.01 }, sky: { mean: 3, error: 0.01 } } };
    expect(told(one, {}).map(({ params }) => params['metric'])).toEqual(['sky', 'ice']);
  });

  test('three at most', () => {
    const far = [2, 3, 4, 5, 6].map((mean) => ({ mean, error: 0.01 }));
    const [score, ice, sky, first, second] = far;
    const metrics = Object.entries({ score, ice, sky, 'sky-1': first, 'sky-2': second });
    const one = { metrics: Object.fromEntries(metrics.flatMap(([name, each]) => (each ? [[name, each]] : []))) };
    expect(codes(one, {})).toHaveLength(3);
  });

  test('the other side of the same story is left out', () => {
    expect(codes({ endings: [0.2, 0.1, 0.7, 0] }, {})).toEqual(['reason.ending-less']);
    const brighter = { mean: 1.5, error: 0.01 };
    expect(told({ metrics: { sky: brighter, 'sky-2': brighter } }, {})).toHaveLength(1);
  });

  test('two ways to lose that trade places are two stories', () => {
    expect(codes({ endings: [0.4, 0.2, 0.4, 0] }, {})).toEqual([
      'reason.ending-more',
      'reason.ending-less',
      'reason.win-less',
    ]);
  });
});

test('things that are watched are stories of their own, even where they trade places', () => {
  const items = ['first', 'second'].map((name) => ({ code: `watch.${name}`, params: {} }));
  const words = { 'watch.first': () => 'the first lives', 'watch.second': () => 'the second lives' };
  const { game, ...loaded } = anthropocene;
  const phrases = { en: { ...game.phrases.en, ...words }, fr: { ...game.phrases.fr, ...words } };
  const watching = { ...game, phrases, watch: { items: () => items, check: () => {} } };
  const [one, two] = [
    { ...report(FIRST, {}), watched: [0.8, 0.2] },
    { ...report(SECOND, {}), watched: [0.5, 0.5] },
  ];
  const reasons = reasonsFor({ ...request, loaded: { ...loaded, game: watching } }, one, two, 2, 'en');
  expect(reasons.map(({ code, params }) => [code, params['name']])).toEqual([
    ['reason.watched-more', 'the first lives'],
    ['reason.watched-less', 'the second lives'],
  ]);
});

describe('words', () => {
  const one: Seen = { endings: [0.1, 0.1, 0.8, 0], metrics: { ice: { mean: -1.5, error: 0.01 } } };

  test.each(LANGS)('have every reason in %s', (lang) => {
    for (const reasons of [told(one, {}, lang), told({}, one, lang), told({}, {}, lang), told({ visits: 5 }, {}, lang)])
      for (const { text } of reasons) expect(text).not.toMatch(/undefined|NaN|[^ ]-\d/);
  });

  test('say how much, and against what', () => {
    expect(told(one, {}).map(({ text }) => text)).toEqual([
      'ice left: −1.50 on average, 2.50 less (± 0.01) than the next best move',
      'wins 80 of 100 simulated games, 30 more (± 2) than the next best move',
      '“lost, the sky is too dark”: 10 of 100 simulated games, 20 fewer (± 2) than the next best move',
    ]);
  });

  test('write numbers as French does', () => {
    expect(told(one, {}, 'fr')[0]?.text).toBe(
      'glace restante : −1,50 en moyenne, 2,50 de moins (± 0,01) que le deuxième coup',
    );
  });
});

test.each([
  [0, '0 partie simulée sur 100'],
  [0.01, '1 partie simulée sur 100'],
  [0.02, '2 parties simulées sur 100'],
])('in French the plural begins at two: %f', (mean, words) => {
  const params = { name: 'x', mean, difference: 0.1, error: 0.02, thanRank: 1 };
  expect(say(TEXTS.fr, { code: 'reason.watched-more', params })).toBe(
    `x : ${words}, 10 de plus (± 2) que le meilleur coup`,
  );
});

describe('parts of the score', () => {
  const earth = games.get('earth') ?? expect.fail('Earth is missing');
  const made = searchRequest({ config: valueOf(loadConfig({})) }, earth, {
    state: Object(workedExamples(earth)['recommend']?.['state']),
  });
  const asked = made.ok ? made.value : expect.fail('the example is refused');
  const names = earth.game.sheet?.parts(asked.position.state) ?? [];

  /** A report in which the parts of seat 0 have these means, others 10. */
  const scoring = (action: number, means: Readonly<Record<string, number>>): ActionReport => ({
    ...report(action, { visits: 400 }),
    odds: [0.5, 0, 0.5],
    endings: [1, 0, 0],
    metrics: earth.game.metrics.map(() => ({ mean: 10, error: 0.1, deviation: 2 })),
    points:
      earth.game.sheet
        ?.rows(asked.position.state)
        .flatMap((_, row) =>
          names.map((part) => ({ mean: row === 0 ? (means[part] ?? 10) : 99, error: 0.1, deviation: 2 })),
        ) ?? [],
  });
  const [first = 0, second = 0] = asked.actions;
  const differing = (means: Readonly<Record<string, number>>, lang: Lang = 'en'): string[] =>
    reasonsFor(asked, scoring(first, means), scoring(second, {}), 2, lang).map(({ text }) => text);

  test('that differ are told together, with their errors, the largest first', () => {
    expect(differing({ growth: 12, ecosystems: 13.5, compost: 8 })).toEqual([
      'ahead of the next best move, in points: ecosystems 3.5 (± 0.1), growth 2.0 (± 0.1); behind: compost 2.0 (± 0.1)',
    ]);
    expect(differing({ fauna: 6 })).toEqual([
      'looked at most by the search (50 % of visits), but its lead over the next best move is not sure',
      'behind the next best move, in points: fauna 4.0 (± 0.1)',
    ]);
    expect(differing({ growth: 12, ecosystems: 13.5, compost: 8 }, 'fr')).toEqual([
      'devance le deuxième coup, en points : écosystèmes 3,5 (± 0,1) · croissance 2,0 (± 0,1) ; en retard : compost 2,0 (± 0,1)',
    ]);
  });

  test('that hardly differ are left out, and so is the whole twice', () => {
    expect(differing({ growth: 10.3, score: 50 })).toEqual(['about as good as the next best move']);
  });
});
