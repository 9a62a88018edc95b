import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewJson } from '../../src/api/schemas/reviews.ts';
import { canonical } from '../../src/core/catalog.ts';
import { stream } from '../../src/core/random.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { GAMES, played, recorded, tableOf } from '../records/support.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { plantedIn } from '../support/planted.ts';
import { copyOf } from '../support/walk.ts';
import { type Answer, games, misfits, openApp, openSharedApp, pointersOf, post } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const { record } = recorded(
  { ...tableOf('anthropocene'), setup: { name: 'two', options: { seats: 2, mode: 'chick' } } },
  1,
);

const reviewOf = async (body: object, game = 'anthropocene'): Promise<ReviewJson> => {
  const answer: Answer = await post(app, `/v1/games/${game}/review`, body);
  expect(misfits('review', answer, game)).toEqual([]);
  expect(answer.status).toBe(200);
  const { text } = answer;
  return JSON.parse(text);
};

/** Decisions of the first moves of a record. */
const shortened = (whole: GameRecord, moves: number): GameRecord => {
  const { result: _, ...rest } = whole;
  return { ...rest, moves: whole.moves.slice(0, moves) };
};

describe('a review', () => {
  it.each([...GAMES.keys()])('of %s tells what each decision was worth', async (id) => {
    const { decisions, curve, seats } = await reviewOf(
      { record: shortened(recorded(tableOf(id), 1).record, 14), budget: { visits: 800 }, seed: 1 },
      id,
    );
    expect(decisions.length).toBeGreaterThan(2);
    expect(curve).toHaveLength(decisions.length + 1);
    for (const { grade, text, loss, taken, best } of decisions) {
      expect(text === null).toBe(grade === 'best' || grade === 'fine');
      if (grade === 'best') expect(loss.utility).toBe(0);
      expect(taken.value).not.toBeNull();
      if (grade === 'blunder') expect(text).toContain(best.text);
    }
    for (const { start, own, others, luck, end } of seats) expect(start + own + others + luck).toBeCloseTo(end, 2);
  });

  it('is the same each time, and comes to the result', async () => {
    const body = { record, budget: { visits: 3000 }, seed: 1 };
    const [one, other] = [await reviewOf(body), await reviewOf(body)];
    expect(other).toEqual(one);
    expect(one.outcome?.scores).toEqual(record.result?.scores);
    const graded = one.seats.flatMap(({ grades }) => Object.values(grades)).reduce((sum, each) => sum + each, 0);
    expect(graded).toBe(one.decisions.length);
  });

  it.each([...GAMES.keys()])('of %s has the same bytes of one searcher and of two', async (id) => {
    const body = { record: shortened(recorded(tableOf(id), 2).record, 8), budget: { visits: 300 }, seed: 1 };
    const texts: string[] = [];
    for (const count of [1, 2]) {
      const one = await openApp({ env: { SEARCHERS: `${count}` }, backend: inProcessBackend(games, count) });
      texts.push((await post(one, `/v1/games/${id}/review`, body)).text);
    }
    expect(texts[0]).toContain('"grade":');
    expect(texts[1]).toBe(texts[0]);
  });

  it('of a budget of time takes about that, and judges the last decision as long as the first', async () => {
    const began = performance.now();
    const { visits, decisions } = await reviewOf({ record: shortened(record, 12), budget: { timeMs: 1200 }, seed: 1 });
    expect(performance.now() - began).toBeLessThan(4000);
    const last = decisions.slice(-3).reduce((sum, each) => sum + each.visits, 0);
    expect(last).toBeGreaterThan(visits / 20);
  });

  it.each([
    ['anthropocene', 5],
    ['anthropocene', 24],
    ['evolution', 10],
    ['evolution', 13],
  ] as const)('of %s calls it a blunder that a sure win is given away (game %i)', async (id, seed) => {
    const planted = plantedIn(tableOf(id), { seats: 2 }, seed);
    if (planted === undefined) return expect.fail('no win is sure');
    const { decisions } = await reviewOf({ record: planted, budget: { visits: 200 }, seed: 1 }, id);
    expect(decisions.map(({ grade }) => grade)).toEqual(['blunder']);
  });

  it.each([...GAMES.keys()])('of %s does not depend on what the seat could not know', async (id) => {
    const table = tableOf(id);
    const { game } = table;
    const own = played(table, shortened(recorded(table, 4).record, 40))
      .moves.filter(({ seat }) => seat === 0)
      .slice(0, 5);
    const told = (hide: (state: unknown, index: number) => unknown): GameRecord => {
      const states = own.map(({ before }, index) => game.encode(hide(before, index), 'all'));
      const moves = own.map(({ before, action }, index) => ({
        seat: 0,
        action: game.encodeAction(before, action ?? -1),
        ...(states[index + 1] && { state: states[index + 1] }),
      }));
      const [start] = states;
      if (start === undefined) throw new Error('the seat had nothing to decide');
      return { game: id, version: 1, record: 1, start, moves: moves.slice(0, -1) };
    };
    const other = (state: unknown, index: number): unknown => {
      const copy = copyOf(game, state);
      game.redeal(copy, 0, stream(index, 'test'));
      return copy;
    };
    const [truth, fiction] = [told((state) => state), told(other)];
    expect(canonical(fiction)).not.toBe(canonical(truth));
    const review = (each: GameRecord) => reviewOf({ record: each, budget: { visits: 400 }, seed: 1 }, id);
    const { decisions } = await review(truth);
    expect(decisions.length).toBeGreaterThan(0);
    expect((await review(fiction)).decisions).toEqual(decisions);
  });

  it('tells how far it is on a stream', async () => {
    const { text } = await post(
      app,
      'review',
      { record: shortened(record, 6), budget: { visits: 300 } },
      { accept: 'text/event-stream' },
    );
    const names = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(names.at(-1)).toBe('result');
    expect(names.slice(0, -1).every((name) => name === 'progress')).toBe(true);
    expect(text).toMatch(/"done":\d,"of":\d/);
  });

  it('is refused what it cannot do', async () => {
    const spoilt = { ...record, moves: [{ seat: 7, action: null }] };
    expect(pointersOf(await post(app, 'review', { record: spoilt }))).toEqual(['/record/moves/0/seat']);
    expect(pointersOf(await post(app, 'review', { record, budget: { visits: 1e9 } }))).toEqual(['/budget/visits']);
    expect(pointersOf(await post(app, 'review', { record, budget: {} }))).toEqual(['/budget']);
    const strange = await post(app, 'review', { record, seats: [2, 0, 15] });
    expect([strange.status, ...pointersOf(strange)]).toEqual([400, '/seats/0', '/seats/2']);
  });

  it('is made where the server allows fewer visits than a decision is worth', async () => {
    const small = await openApp({ env: { MAX_VISITS: '5' } });
    for (const budget of [{}, { budget: { visits: 5 } }])
      expect((await post(small, 'review', { record: shortened(record, 3), ...budget })).status).toBe(200);
  });
});
