/** The methods that play whole games, by way of the interface: on small games, since no served game is one so far. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyzeJson } from '../../src/api/schemas/search.ts';
import { loadCatalogs } from '../../src/core/catalog.ts';
import { stream } from '../../src/core/random.ts';
import type { Games } from '../../src/engines/index.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { newGame, type SolvedGame } from '../support/games/solved-game.ts';
import { board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { valueOf } from '../support/results.ts';
import { errorsOf, misfits, openSharedApp, post, VIEW } from './support.ts';

const kuhn = kuhnPoker(2);
const entry = (game: SolvedGame): [string, { game: SolvedGame; catalogs: ReturnType<typeof catalogsOf> }] => [
  game.id,
  { game, catalogs: catalogsOf(game) },
];
const catalogsOf = (game: SolvedGame) => valueOf(loadCatalogs(game.catalog));
const served: Games = new Map([entry(kuhn), entry(tinyHanabi), entry(ticTacToe)]);

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp({ served });
});
afterAll(async () => void (await app.close()));

const BUDGET = { budget: { visits: 3000 }, seed: 'methods' };

const analyze = async (game: SolvedGame, state: unknown, changes: object = {}): Promise<AnalyzeJson> => {
  const answer = await post(app, `/v1/games/${game.id}/analyze`, { state, ...BUDGET, ...changes });
  expect(answer.status, answer.text).toBe(200);
  // The document knows the actions of served games only.
  expect(misfits('analyze', answer).filter((misfit) => !/^\/actions\/\d+\/action\b/.test(misfit))).toEqual([]);
  return Object(answer.json);
};

const opening = (game: SolvedGame, seed = 1): unknown => {
  const state = newGame(game, stream(seed, 'setup'));
  return game.encode(state, game.toAct(state));
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the policy', () => {
  it.each(['worlds', 'observers', 'equilibrium'] as const)('of %s adds up to 1', async (method) => {
    const { actions, search } = await analyze(kuhn, opening(kuhn), { method });
    expect(search.method).toBe(method);
    expect(sum(actions.map(({ policy }) => policy))).toBeCloseTo(1, 3);
    for (const { prior, policy, share } of actions) expect([prior, policy]).toEqual([null, share]);
  });

  it('of an equilibrium passes with the middle card, where the values of both actions are close', async () => {
    for (let seed = 0; ; seed++) {
      const state = newGame(kuhn, stream(seed, 'setup'));
      if (state.cards[0] !== 1) continue;
      const { actions } = await analyze(kuhn, kuhn.encode(state, 0), {
        method: 'equilibrium',
        budget: { visits: 10_000 },
      });
      expect(actions[0]).toMatchObject({ notation: 'pass', rank: 1 });
      expect(actions[0]?.policy).toBeGreaterThan(0.9);
      return;
    }
  });

  it('of a proof is sure', async () => {
    const state = ticTacToe.encode(board('xox oox x..'), 1);
    const { actions, search } = await analyze(ticTacToe, state);
    expect(search.stopReason).toBe('proved');
    expect(actions.map(({ policy, odds }) => [policy, odds])).toEqual([
      [1, { win: 1, draw: 0, loss: 0 }],
      [0, { win: 0, draw: 1, loss: 0 }],
    ]);
  });
});

describe('win, draw and loss', () => {
  it('are counted where seats compete, and are not the utility by another name', async () => {
    const { actions } = await analyze(ticTacToe, ticTacToe.encode(board('x.. .o. ...'), 0));
    for (const { odds, value } of actions) {
      expect(value?.winProbability).toBe(odds?.win);
      expect(sum([odds?.win ?? 0, odds?.draw ?? 0, odds?.loss ?? 0])).toBeCloseTo(1, 3);
      expect((odds?.win ?? 0) + (odds?.draw ?? 0) / 2).toBeCloseTo(value?.utility ?? 0, 3);
    }
    expect(actions.some(({ odds }) => (odds?.draw ?? 0) > 0.1)).toBe(true);
  });

  it('are not told by a method that does not see them', async () => {
    const { actions, outlook } = await analyze(kuhn, opening(kuhn), { method: 'equilibrium' });
    for (const action of actions) {
      expect(action).toMatchObject({ odds: null, endings: [], metrics: [], watched: [] });
      expect(action.value).toMatchObject({ winProbability: null, score: null, utility: expect.any(Number) });
    }
    expect(outlook).toEqual({ endings: [], metrics: [], watched: [], sheet: [] });
  });
});

it('a team plans together', async () => {
  const { actions } = await analyze(tinyHanabi, opening(tinyHanabi), { method: 'team', budget: { visits: 60_000 } });
  expect(actions[0]).toMatchObject({ policy: 1, value: { utility: 1 } });
});

it.each(['observers', 'equilibrium'])('%s gives the same bytes twice', async (method) => {
  const body = { state: opening(kuhn), ...BUDGET, method };
  const answers = await Promise.all([1, 2].map(() => post(app, '/v1/games/kuhn-poker/hint', body)));
  expect(answers[0]?.status).toBe(200);
  expect(answers[0]?.text).toBe(answers[1]?.text);
});

describe('a method that does not fit', () => {
  const refusal = async (path: string, body: object, to = app) => {
    const answer = await post(to, path, body);
    return [answer.status, ...errorsOf(answer.json).map(({ pointer, code }) => `${pointer} ${code}`)];
  };

  it('is refused for a game that cannot be played whole', async () => {
    const real = await openSharedApp();
    for (const method of ['observers', 'equilibrium', 'team'])
      expect(await refusal('recommend', { state: VIEW, method }, real)).toEqual([400, '/method unsupported-method']);
    expect((await post(real, 'recommend', { state: VIEW, method: 'worlds', ...BUDGET })).status).toBe(200);
    await real.close();
  });

  it('is refused for rivals who are no team, and for a choice of actions', async () => {
    const path = '/v1/games/kuhn-poker/recommend';
    const state = opening(kuhn);
    expect(await refusal(path, { state, method: 'team' })).toEqual([400, '/method unsupported-method']);
    const avoid = [kuhn.encodeAction(newGame(kuhn, stream(1, 'setup')), 0)];
    expect(await refusal(path, { state, method: 'observers', avoid })).toEqual([400, '/method exclusive-fields']);
    const continued = { state, method: 'equilibrium', continuation: {} };
    expect(await refusal(path, continued)).toEqual([400, '/continuation exclusive-fields']);
  });

  it('can be known beforehand', async () => {
    const { games } = Object((await app.inject('/v1/games')).json());
    const methods = games.map(({ id, methods }: { id: string; methods: string[] }) => [id, methods.join(' ')]);
    expect(Object.fromEntries(methods)).toEqual({
      'kuhn-poker': 'worlds observers equilibrium',
      'tiny-hanabi': 'worlds observers equilibrium team',
      'tic-tac-toe': 'worlds observers equilibrium',
    });
  });
});
