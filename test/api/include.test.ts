import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncludedJson } from '../../src/api/schemas/search.ts';
import { nearEnd } from '../support/anthropocene/play.ts';
import { exampleOf, games, misfits, openSharedApp, pointersOf, post, VIEW } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const legalOf = async (state: unknown, game = 'anthropocene'): Promise<unknown[]> => {
  const { actions } = (await post(app, `/v1/games/${game}/legal-actions`, { state })).json;
  return Array.isArray(actions) ? actions.map((each) => Object(each).action) : [];
};

const includedOf = (json: Record<string, unknown>): IncludedJson[] => Object(json['included']);

it.each([...games.keys()])(
  '%s: an action to be valued has its value, whatever the search thinks of it',
  async (game) => {
    const { state } = Object(await exampleState(game));
    const [first] = await legalOf(state, game);
    const body = { state, budget: { visits: 300 }, seed: 1, include: [first] };
    const answer = await post(app, `/v1/games/${game}/analyze`, body);
    expect(misfits('analyze', answer, game)).toEqual([]);
    const [one] = includedOf(answer.json);
    expect(one?.action).toEqual(first);
    // A third of the visits is for two actions, and each of these gets a tenth of that at least.
    expect(one?.visits).toBeGreaterThanOrEqual(10);
    expect(one?.value?.utility).toBeGreaterThan(0);
    expect(one?.loss).not.toBeNull();
  },
);

const exampleState = async (game: string): Promise<unknown> =>
  (await post(app, `/v1/games/${game}/setup`, { seed: 'include' })).json;

describe('actions to be valued', () => {
  it('are told in their order, each once, and the best loses nothing', async () => {
    const { json } = await post(app, 'recommend', { state: VIEW, budget: { visits: 667 }, seed: 3 });
    const legal = await legalOf(VIEW);
    const include = [legal.at(-1), json['action'], legal[0], legal.at(-1)];
    const told = includedOf(
      (await post(app, 'hint', { state: VIEW, budget: { visits: 1000 }, seed: 3, include })).json,
    );
    expect(told.map(({ action }) => action)).toEqual(include.slice(0, 3));
    expect(told[1]?.loss?.utility).toBe(0);
    expect(told[1]?.reasons).toEqual([]);
  });

  it('are told exactly where all is counted out', async () => {
    const state = nearEnd(3, 11);
    const legal = await legalOf(state);
    const include = legal.toReversed();
    const { json } = await post(app, 'analyze', { state, include });
    expect(json['search']).toMatchObject({ stopReason: 'proved' });
    const told = includedOf(json);
    expect(told).toHaveLength(legal.length);
    const rows: { action: unknown; value: { utility: number } }[] = Object(json['actions']);
    for (const { action, value, loss } of told) {
      const row = rows.find((each) => JSON.stringify(each.action) === JSON.stringify(action));
      expect(value?.utility).toBe(row?.value.utility);
      expect(loss?.error).toBe(0);
      expect(loss?.utility).toBeCloseTo((rows[0]?.value.utility ?? 0) - (value?.utility ?? 0), 3);
    }
  });

  it('do not change what a search of the rest of the budget finds', async () => {
    const [first] = await legalOf(VIEW);
    const body = { state: VIEW, seed: 1 };
    const plain = await post(app, 'analyze', { ...body, budget: { visits: 600 } });
    const { included, ...rest } = (await post(app, 'analyze', { ...body, budget: { visits: 900 }, include: [first] }))
      .json;
    expect(included).toHaveLength(1);
    expect(rest).toEqual(plain.json);
  });

  it('are refused where they are not legal, with their places', async () => {
    const [first] = await legalOf(VIEW);
    const illegal = { type: 'play', card: '1-air-0', column: 'W' };
    const answer = await post(app, 'recommend', { ...exampleOf('recommend'), include: [first, illegal] });
    expect(answer.status).toBe(422);
    expect(answer.json['code']).toBe('illegal-action');
    expect(pointersOf(answer)).toEqual(['/include/1/card']);
  });

  it('may be ones that are not to be chosen', async () => {
    const [first, second] = await legalOf(VIEW);
    const body = { state: VIEW, budget: { visits: 300 }, seed: 1, allow: [second], include: [first] };
    const { json } = await post(app, 'recommend', body);
    expect(json['action']).toEqual(second);
    expect(includedOf(json)[0]).toMatchObject({ action: first });
    expect(includedOf(json)[0]?.value).not.toBeNull();
  });
});
