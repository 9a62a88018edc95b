import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StateEnvelope } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { copyOf, legalOf, start } from '../support/walk.ts';
import { anthropocene, games, misfits, openSharedApp, pointersOf, post } from './support.ts';

const SEARCHES = ['recommend', 'hint', 'analyze'] as const;
const { game, catalogs } = anthropocene;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

interface Told {
  readonly view: StateEnvelope;
  readonly action: unknown;
}

/** Seven placements into a game, in full: the state, and what was done, the own placements among it. */
const moment = (seed: string): { state: StateEnvelope; seat: number; history: Told[] } => {
  const catalog = catalogs.all[0] ?? expect.fail('no catalog');
  const made = game.setup({ seats: 3 }, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error('no game');
  const state = made.value;
  const random = stream(seed, 'test');
  const history = Array.from({ length: 7 }, () => {
    const legal = legalOf(game, state);
    const action = legal[random.below(legal.length)] ?? expect.fail('nothing is legal');
    const told = { view: game.encode(state, 'all'), action: game.encodeAction(state, action) };
    game.apply(state, action, random);
    return told;
  });
  return { state: game.encode(state, 'all'), seat: game.toAct(state), history };
};

const decoded = (json: StateEnvelope): unknown => {
  const read = game.decode(json, catalogs);
  return read.ok ? read.value : expect.fail('it does not decode');
};

const viewOf = (json: StateEnvelope, seat: number): StateEnvelope => game.encode(decoded(json), seat);

/** The same to `seat`, and something else beyond what it sees. */
const redealt = (json: StateEnvelope, seat: number, seed: number): StateEnvelope => {
  const world = decoded(json);
  game.redeal(world, seat, stream(seed, 'test'));
  return game.encode(world, 'all');
};

const SEARCH = { budget: { visits: 300 }, seed: 'history' };
const { state, seat, history } = moment('a');
const own = (told: Told): boolean => game.toAct(decoded(told.view)) === seat;

describe('what others did', () => {
  it.each(SEARCHES)('changes what %s finds, and the answer fits its schema', async (operation) => {
    const [without, told] = await Promise.all([
      post(app, operation, { state, ...SEARCH }),
      post(app, operation, { state, history, ...SEARCH }),
    ]);
    expect(told.status).toBe(200);
    expect(misfits(operation, told)).toEqual([]);
    expect(told.text).not.toBe(without.text);
    expect(without.text).not.toContain('byPlay');
  });

  it.each(SEARCHES)('is cut down to what the seat saw: a byte of %s depends on nothing else', async (operation) => {
    const views = history.map(({ view, action }) => ({ view: viewOf(view, seat), action }));
    const bodies = [
      { state, history },
      { state: viewOf(state, seat), history: views },
      ...[1, 2, 3].map((seed) => ({
        state: redealt(state, seat, seed),
        history: history.map((told) =>
          // The hand of whoever acts is as good as told by what they did.
          own(told) ? told : { ...told, view: lookalike(told.view, told.action, seed) },
        ),
      })),
      { state, history: history.filter((told) => !own(told)) },
    ];
    const answers = await Promise.all(bodies.map((body) => post(app, operation, { ...body, ...SEARCH })));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  /** A redealt world in which the action was possible. */
  const lookalike = (view: StateEnvelope, action: unknown, from: number): StateEnvelope => {
    for (let seed = from; ; seed += 3) {
      const other = redealt(view, seat, seed);
      if (game.decodeAction(decoded(other), action).ok) return other;
    }
  };

  it('tells both what the cards and what the play says, in either language', async () => {
    for (const lang of ['en', 'fr']) {
      const { json } = await post(app, 'analyze', { state, history, lang, ...SEARCH });
      const { belief } = Object(json);
      expect(belief.play.decisions).toBe(history.filter((told) => !own(told)).length);
      expect(belief.play.text).toMatch(lang === 'en' ? /others did/ : /autres ont fait/);
      for (const { values } of belief.slots)
        for (const part of ['probability', 'byPlay'])
          expect(
            values.reduce((sum: number, value: Record<string, number>) => sum + (value[part] ?? 0), 0),
          ).toBeCloseTo(1, 2);
    }
  });

  it('says nothing where nobody but the seat itself did anything', async () => {
    const mine = history.filter(own);
    expect(mine.length).toBeGreaterThan(0);
    const [without, told] = await Promise.all([
      post(app, 'analyze', { state, ...SEARCH }),
      post(app, 'analyze', { state, history: mine, ...SEARCH }),
    ]);
    expect(told.text).toBe(without.text);
  });

  it.each([...games.keys()].filter((id) => games.get(id)?.game.conclude === undefined))(
    '%s, which concludes nothing, takes whatever was done and searches as without',
    async (id) => {
      const { end, done } = longGame(id);
      const body = { state: end, budget: { visits: 10 }, seed: 1 };
      const [without, told] = await Promise.all([
        post(app, `/v1/games/${id}/recommend`, body),
        post(app, `/v1/games/${id}/recommend`, { ...body, history: done }),
      ]);
      expect(pointersOf(told)).toEqual([]);
      expect(told.text).toBe(without.text);
    },
  );

  /** A long way into a random game, told by the seat that is then to act: others did things with cards that it had never seen. */
  const longGame = (id: string): { end: StateEnvelope; done: Told[] } => {
    const loaded = games.get(id) ?? expect.fail('no such game');
    const setup = { name: id, options: {} };
    const state = start({ ...loaded, setup }, 1);
    const random = stream(id, 'test');
    const done: { state: unknown; action: unknown }[] = [];
    for (let ply = 0; ply < 30; ply++) {
      const legal = legalOf(loaded.game, state);
      const action = legal[random.below(legal.length)] ?? expect.fail('the game was over');
      done.push({ state: copyOf(loaded.game, state), action: loaded.game.encodeAction(state, action) });
      loaded.game.apply(state, action, random);
    }
    const asking = loaded.game.toAct(state);
    return {
      end: loaded.game.encode(state, asking),
      done: done.map((each) => ({ view: loaded.game.encode(each.state, asking), action: each.action })),
    };
  };
});

describe('a history that cannot be', () => {
  const other = history.findIndex((told) => !own(told));
  const mine = history.findIndex(own);
  const spoilt = (change: (told: Told) => object, changeOwn = (told: Told): object => told): object => ({
    state,
    history: history.map((told, index) => (index === other ? change(told) : index === mine ? changeOwn(told) : told)),
    ...SEARCH,
  });

  it.each([
    [
      'a view of another seat',
      `/history/${other}/view/viewer`,
      (told: Told) => ({ ...told, view: viewOf(told.view, (seat + 1) % 3) }),
    ],
    [
      'an own action that was not legal',
      `/history/${mine}/action`,
      (told: Told) => told,
      (told: Told) => ({ ...told, action: { type: 'play', card: '3-air-0', column: 'W' } }),
    ],
    [
      'an action that was not legal',
      `/history/${other}/action`,
      (told: Told) => ({ ...told, action: { type: 'play', card: '3-air-0', column: 'W' } }),
    ],
    ['a game with other options', `/history/${other}/view/options`, () => Object(moment2()).history[0]],
    [
      'a state that contradicts itself',
      `/history/${other}/view/ice`,
      (told: Told) => ({ ...told, view: { ...told.view, ice: 0 } }),
    ],
    ['no view', `/history/${other}`, ({ action }: Told) => ({ action })],
  ])('with %s is refused with a pointer', async (_what, at, change, changeOwn?: (told: Told) => object) => {
    const answer = await post(app, 'hint', spoilt(change, changeOwn));
    expect([400, 422]).toContain(answer.status);
    expect(pointersOf(answer)).toEqual(expect.arrayContaining([expect.stringContaining(at)]));
  });

  /** Another game. */
  const moment2 = (): { history: Told[] } => {
    const made = game.setup(
      { seats: 3, mode: 'expert' },
      catalogs.all[0] ?? expect.fail('no catalog'),
      stream(1, 'setup'),
    );
    if (!made.ok) throw new Error('no game');
    const legal = legalOf(game, made.value)[0] ?? expect.fail('nothing is legal');
    return { history: [{ view: game.encode(made.value, 'all'), action: game.encodeAction(made.value, legal) }] };
  };

  it('is not understood, and does no harm, where it is of another generation or out of order', async () => {
    const [plain, backwards, again] = await Promise.all([
      post(app, 'analyze', { state: history[0]?.view, ...SEARCH }),
      post(app, 'analyze', { state, history: history.toReversed(), ...SEARCH }),
      post(app, 'analyze', { state: history[0]?.view, history: history.slice(3), ...SEARCH }),
    ]);
    expect([plain.status, backwards.status, again.status]).toEqual([200, 200, 200]);
    expect(Object(again.json).belief.play).toBeUndefined();
  });

  it('says nothing where the state did not come of it: a card that went elsewhere, another deal', async () => {
    const [first, { column }] = [history[other] ?? expect.fail('nobody else'), Object(history[other]?.action)];
    const elsewhere = { ...first, action: { ...Object(first.action), column: column === 'W' ? 'E' : 'W' } };
    const answers = await Promise.all(
      [[], [elsewhere], [otherDeal()]].map((told) => post(app, 'analyze', { state, history: told, ...SEARCH })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  /** The first decision of another deal, by another seat, which might as well have been one of this. */
  const otherDeal = (): Told => {
    const placed = history.map(({ action }) => JSON.stringify(action));
    for (let seed = 0; seed < 100; seed++) {
      const [first] = moment(`deal ${seed}`).history;
      if (first !== undefined && !own(first) && placed.includes(JSON.stringify(first.action))) return first;
    }
    return expect.fail('no such deal');
  };

  it('is no longer than a hundred decisions', async () => {
    const long = Array.from({ length: 101 }, () => history[0]);
    const answer = await post(app, 'hint', { state, history: long, ...SEARCH });
    expect(pointersOf(answer)).toEqual(['/history']);
  });
});
