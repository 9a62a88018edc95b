import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptSearches } from '../../src/api/kept-searches.ts';
import type { ContinuationJson, RecommendJson } from '../../src/api/schemas/search.ts';
import { ActionList } from '../../src/core/actions.ts';
import type { StateEnvelope } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import type { SearchTask } from '../../src/jobs/backend.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { emptyTable } from '../../src/mcts/root.ts';
import { Nodes, Tree } from '../../src/mcts/tree.ts';
import { valueOf } from '../support/results.ts';
import { anthropocene, FULL, misfits, openSharedApp, pointersOf, post, VIEW } from './support.ts';

const { game, catalogs } = anthropocene;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

interface Answer extends RecommendJson {
  readonly continuation?: ContinuationJson;
}

const BUDGET = { budget: { visits: 3000 }, seed: 'go on' };

const ask = async (body: object, operation = 'recommend', to = app): Promise<Answer> => {
  const answer = await post(to, operation, { ...BUDGET, ...body });
  expect(answer.status, answer.text).toBe(200);
  expect(misfits(operation, answer)).toEqual([]);
  return Object(answer.json);
};

/** The recommended action and whatever others then do, until the same seat is to act again. */
const playOn = (full: StateEnvelope, action: unknown) => {
  const state = valueOf(game.decode(full, catalogs));
  const seat = game.toAct(state);
  const random = stream('others', 'test');
  const legal = new ActionList();
  const actions: unknown[] = [];
  do {
    game.legalActions(state, legal);
    const code =
      actions.length === 0 ? valueOf(game.decodeAction(state, action)) : legal.at(random.below(legal.length));
    actions.push(game.encodeAction(state, code));
    game.apply(state, code, random);
  } while (game.toAct(state) !== seat);
  return { actions, full: game.encode(state, 'all'), view: game.encode(state, seat), seat };
};

/** The second decision of a game, and the first one's token. */
const secondDecision = async () => {
  const full: StateEnvelope = Object(
    (await post(app, 'setup', { seed: 'going on', options: { seats: 2 } })).json['state'],
  );
  const first = await ask({ state: full, continuation: {} });
  const token = first.continuation?.token ?? expect.fail('nothing is kept');
  return { token, first, ...playOn(full, first.action) };
};

describe('a search that goes on', () => {
  it('takes along what it found of the way that was played', async () => {
    const { token, first, actions, view } = await secondDecision();
    expect(first.continuation).toEqual({ token: expect.stringMatching(/^[0-9a-f]{32}$/), fresh: true, carried: 0 });
    const next = await ask({ state: view, continuation: { token, actions } });
    expect(next.continuation).toMatchObject({ fresh: false, token: expect.any(String) });
    expect(next.continuation?.carried).toBeGreaterThan(0);
    expect(next.continuation?.token).not.toBe(token);
    expect(next.search.visits).toBe(3000);
  });

  it('works for every search, and on a stream', async () => {
    const { token, actions, view } = await secondDecision();
    for (const operation of ['hint', 'analyze'])
      expect((await ask({ state: view, continuation: { token, actions } }, operation)).continuation?.fresh).toBe(false);
    const body = { state: view, ...BUDGET, continuation: { token, actions } };
    const { text } = await post(app, 'recommend', body, { accept: 'text/event-stream' });
    expect(text.slice(text.indexOf('event: result'))).toContain('"fresh":false');
  });

  it('gives the same answer from the same trees', async () => {
    const { token, actions, view } = await secondDecision();
    const [one, two] = await Promise.all([1, 2].map(() => ask({ state: view, continuation: { token, actions } })));
    const bare = (answer?: Answer) => ({ ...answer, continuation: { ...answer?.continuation, token: '' } });
    expect(bare(one)).toEqual(bare(two));
  });

  it('leaves searches without it as they were, to the byte', async () => {
    const { token, actions, view } = await secondDecision();
    const before = await post(app, 'analyze', { state: view, ...BUDGET });
    await ask({ state: view, continuation: { token, actions } });
    expect((await post(app, 'analyze', { state: view, ...BUDGET })).text).toBe(before.text);
    expect(before.json).not.toHaveProperty('continuation');
    const begun = await ask({ state: view, continuation: {} }, 'analyze');
    expect({ ...begun, continuation: undefined }).toEqual({ ...before.json, continuation: undefined });
  });
});

describe('what cannot be gone on from is searched afresh, as without it, and says so', () => {
  const expectFresh = async (continuation: object, state: unknown) => {
    const { continuation: said, ...answer } = await ask({ state, continuation });
    expect(said).toMatchObject({ fresh: true, carried: 0 });
    expect(answer).toEqual(await ask({ state }));
  };

  it('an unknown token', async () => {
    await expectFresh({ token: 'ffffffffffffffffffffffffffffffff', actions: [] }, VIEW);
    await expectFresh({ token: '', actions: [] }, VIEW);
  });

  it('actions that are left out, or other ones', async () => {
    const { token, actions, view } = await secondDecision();
    await expectFresh({ token }, view);
    await expectFresh({ token, actions: actions.slice(1) }, view);
    await expectFresh({ token, actions: actions.toReversed() }, view);
  });

  it('another position than the actions lead to', async () => {
    const { token, actions } = await secondDecision();
    await expectFresh({ token, actions }, VIEW);
  });

  it('the token of another seat', async () => {
    const { token, actions, view, full } = await secondDecision();
    const own = await ask({ state: view });
    const other = playOn(full, own.action);
    const state = valueOf(game.decode(full, catalogs));
    game.apply(state, valueOf(game.decodeAction(state, other.actions[0])), stream(1, 'test'));
    await expectFresh({ token, actions: [...actions, other.actions[0]] }, game.encode(state, 'all'));
  });
});

it('what the seat cannot see changes nothing, whatever is kept', async () => {
  const { token, actions, full, view, seat } = await secondDecision();
  const answers = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      const state = valueOf(game.decode(full, catalogs));
      if (index > 0) game.redeal(state, seat, stream(index, 'test'));
      const json = index === 3 ? view : game.encode(state, 'all');
      const { continuation, ...answer } = await ask({ state: json, continuation: { token, actions } });
      return JSON.stringify([answer, continuation?.carried, continuation?.fresh]);
    }),
  );
  expect(new Set(answers).size).toBe(1);
});

it('forced actions keep the token they have', async () => {
  const { action } = await ask({ state: FULL });
  const answer = await ask({ state: FULL, allow: [action], continuation: {} });
  expect(answer.continuation).toEqual({ token: null, fresh: true, carried: 0 });
});

it('is refused with fields and actions that are none', async () => {
  const wrong = await post(app, 'recommend', { state: VIEW, continuation: { actions: [{ type: 'pass' }], tokn: 1 } });
  expect(wrong.status).toBe(400);
  expect(pointersOf(wrong)).toContain('/continuation/tokn');
});

describe('what is kept', () => {
  const task: SearchTask = {
    game: game.id,
    view: Object(VIEW),
    seed: '1',
    ensembles: 1,
    params: DEFAULT_PARAMS,
  };
  const tree = new Tree(2000);
  for (let node = 0; node < 1000; node++) tree.add(0, node, node);
  const findings = {
    table: emptyTable({ seats: 1, endings: 1, metrics: 1, watched: 0, cells: 0 }, []),
    stopReason: 'visits',
    trees: [tree.data()],
  } as const;
  const limits = { keptSearches: 3, keptMegabytes: 1, keptMinutes: 1 };
  const knows = (kept: KeptSearches, token: string | null) => kept.find({ token: token ?? '' }, task) !== undefined;

  it('is bounded in number, the oldest going first', () => {
    const kept = new KeptSearches(limits, () => 0);
    const tokens = [1, 2, 3, 4].map(() => kept.keep(task, findings, 'me').token);
    expect(tokens.map((token) => knows(kept, token))).toEqual([false, true, true, true]);
  });

  it('is bounded in memory', () => {
    const kept = new KeptSearches({ ...limits, keptSearches: 1000 }, () => 0);
    const tokens = Array.from({ length: 50 }, () => kept.keep(task, findings, 'me').token);
    // 32 bytes a node.
    expect(tokens.filter((token) => knows(kept, token))).toHaveLength(Math.floor(2 ** 20 / (32 * 1001)));
    const large = { ...findings, trees: Array.from({ length: 50 }, () => tree.data()) };
    expect(kept.keep(task, large, 'me').token).toBeNull();
    expect(knows(kept, tokens.at(-1) ?? null), 'and pushes nothing out').toBe(true);
  });

  it('of a caller who keeps much goes first, not that of another who keeps less', () => {
    const crowded = new KeptSearches(limits, () => 0);
    const own = crowded.keep(task, findings, 'me').token;
    const others = [1, 2, 3, 4].map(() => crowded.keep(task, findings, 'another').token);
    expect([own, ...others].map((token) => knows(crowded, token))).toEqual([true, false, false, true, true]);
    const heavy = new KeptSearches({ ...limits, keptSearches: 1000 }, () => 0);
    const mine = heavy.keep(task, findings, 'me').token;
    for (let each = 0; each < 50; each++) heavy.keep(task, findings, 'another');
    expect(knows(heavy, mine)).toBe(true);
  });

  it('goes along as far as the budget can use it', () => {
    const kept = new KeptSearches(limits, () => 0);
    const wide = new Tree(20_000);
    for (let node = 0; node < 15_000; node++) wide.add(0, node, node);
    const { token } = kept.keep(task, { ...findings, trees: [wide.data(), wide.data()] }, 'me');
    const nodes = (budget: object) =>
      kept.find({ token: token ?? '' }, { ...task, ...budget })?.trees.map((tree) => new Nodes(tree).length);
    expect(nodes({ visits: 20_000 })).toEqual([15_001, 15_001]);
    for (const most of [nodes({ visits: 1 }), nodes({ timeMs: 1 }), nodes({ visits: 1, timeMs: 10_000 })])
      expect(Math.max(...(most ?? [Number.NaN]))).toBeLessThanOrEqual(512);
  });

  it('is bounded in time', () => {
    let now = 0;
    const kept = new KeptSearches(limits, () => now);
    const { token } = kept.keep(task, findings, 'me');
    now = 59_000;
    expect(knows(kept, token)).toBe(true);
    now = 61_000;
    expect(knows(kept, token)).toBe(false);
  });

  it('is nothing where nothing is to be kept, nor of a search that was cancelled', () => {
    expect(new KeptSearches({ ...limits, keptSearches: 0 }, () => 0).keep(task, findings, 'me').token).toBeNull();
    const kept = new KeptSearches(limits, () => 0);
    expect(kept.keep(task, { ...findings, stopReason: 'cancelled' }, 'me').token).toBeNull();
  });

  it('belongs to its seat and its game', () => {
    const kept = new KeptSearches(limits, () => 0);
    const token = kept.keep(task, findings, 'me').token ?? '';
    const others = [{ viewer: 9 }, { game: 'go' }].map((part) => ({ ...task, view: { ...task.view, ...part } }));
    expect(others.map((other) => kept.find({ token }, other))).toEqual([undefined, undefined]);
  });
});
