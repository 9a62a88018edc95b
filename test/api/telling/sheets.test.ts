import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyzeJson, HintJson } from '../../../src/api/schemas/search.ts';
import { stream } from '../../../src/core/random.ts';
import { valueOf } from '../../support/results.ts';
import { walk } from '../../support/walk.ts';
import { games, misfits, openSharedApp, post } from '../support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const earth = games.get('earth') ?? expect.fail('Earth is missing');

/** A view some way into a game of Earth. */
const view = (options: object): unknown => {
  const { game, catalogs } = earth;
  const state = valueOf(game.setup(options, valueOf(catalogs.find(undefined)), stream('sheets', 'setup')));
  walk(game, state, stream('sheets', 'test'), { plies: 60 });
  return game.encode(state, game.toAct(state));
};

const ask = async <T>(operation: string, options: object, visits: number): Promise<T> => {
  const body = { state: view(options), budget: { visits }, seed: 'sheets', top: 2 };
  const answer = await post(app, `/v1/games/earth/${operation}`, body);
  expect(answer.status, answer.text).toBe(200);
  expect(misfits(operation, answer, 'earth')).toEqual([]);
  return Object(answer.json);
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('a handful of playouts that agree is no certainty: no error, and no lower bound', async () => {
  const { actions } = await ask<AnalyzeJson>('analyze', { seats: 1 }, 5);
  const searched = actions.filter(({ visits }) => visits > 0);
  expect(searched.length).toBeGreaterThan(0);
  for (const { value, lowerBound } of searched) expect([value?.error, lowerBound]).toEqual([null, null]);
  const { actions: many } = await ask<AnalyzeJson>('analyze', { seats: 1 }, 200);
  expect(many[0]?.lowerBoundRank).toBe(1);
  expect(many[0]?.value?.error).toEqual(expect.any(Number));
});

describe('the outlook has a score sheet', () => {
  it.each([
    [{ seats: 3 }, ['player 1', 'player 2', 'player 3'], [0, 1, 2]],
    [{ seats: 1, animals: true }, ['player 1', 'Gaïa'], [0, null]],
  ])('of %j, which adds up', async (options, texts, seats) => {
    const { outlook } = await ask<HintJson>('hint', options, 200);
    const sheet = outlook?.sheet ?? [];
    expect(sheet.map(({ text }) => text)).toEqual(texts);
    expect(sheet.map(({ seat }) => seat)).toEqual(seats);
    for (const { parts } of sheet) {
      const [whole, ...rest] = parts;
      expect(sum(rest.map(({ mean }) => mean))).toBeCloseTo(whole?.mean ?? 0, 2);
      expect(whole?.error).toBeGreaterThan(0);
    }
  });

  it('that agrees with the metrics of the seat to act, and with Gaïa’s score', async () => {
    const { outlook, seat } = await ask<AnalyzeJson>('analyze', { seats: 1 }, 200);
    const metric = (name: string) => outlook?.metrics.find((each) => each.metric === name)?.mean;
    const [own, gaia] = outlook?.sheet ?? [];
    expect(seat).toBe(0);
    for (const { part, mean } of own?.parts ?? []) expect(mean, part).toBe(metric(part));
    expect(gaia?.parts[0]?.mean).toBe(metric('gaia'));
    expect(own?.parts.map(({ part }) => part)).not.toContain('animals');
  });

  it('without Gaïa where nobody plays against her', async () => {
    const { outlook } = await ask<HintJson>('hint', { seats: 2 }, 100);
    expect(outlook?.metrics.map(({ metric }) => metric)).not.toContain('gaia');
  });

  it('of one part in Evolution, and none in a cooperative game', async () => {
    const outlookOf = async (game: string) => {
      const { state } = (await post(app, `/v1/games/${game}/setup`, { options: { seats: 2 }, seed: 1 })).json;
      const answer = await post(app, `/v1/games/${game}/hint`, { state, budget: { visits: 60 }, seed: 1 });
      return Object(answer.json).outlook.sheet;
    };
    expect(await outlookOf('evolution')).toMatchObject([
      { seat: 0, parts: [{ part: 'score' }] },
      { seat: 1, parts: [{ part: 'score' }] },
    ]);
    expect(await outlookOf('anthropocene')).toEqual([]);
  });
});

describe('the plan of a hint', () => {
  it('says what comes to each part of the score', async () => {
    const { hints } = await ask<HintJson>('hint', { seats: 2 }, 400);
    const plan = hints[0]?.plan ?? expect.fail('no plan');
    for (const { now, adds, end } of plan.parts) expect(now + adds).toBeCloseTo(end, 3);
    const [whole, ...rest] = plan.parts;
    expect(sum(rest.map(({ adds }) => adds))).toBeCloseTo(whole?.adds ?? 0, 2);
    expect(plan.text).toMatch(
      /^adds \d+\.\d points \(± \d+\.\d\) to the -?\d+ there are: \w+ \d+\.\d( · \w+ −?\d+\.\d)+$/,
    );
  });

  it('says nothing of a handful of playouts, whose errors are not known', async () => {
    const { hints, outlook } = await ask<HintJson>('hint', { seats: 2 }, 12);
    expect(hints.map(({ plan }) => plan)).toEqual([null, null]);
    const { metrics, sheet } = outlook ?? expect.fail('no outlook');
    const errors = [metrics, sheet[0]?.parts ?? []].map((told) => new Set(told.map(({ error }) => error)));
    expect(errors).toEqual([new Set([null]), new Set([null])]);
  });
});
