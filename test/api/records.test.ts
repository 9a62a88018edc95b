import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/catalog.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { decisionsOf, GAMES, recorded, tableOf } from '../records/support.ts';
import { type Answer, errorsOf, get, misfits, openApp, openSharedApp, pointersOf, post } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const at = (game: string, operation: string): string => `/v1/games/${game}/${operation}`;
const record = recorded(tableOf('anthropocene'), 1).record;

const replayed = async (body: object, game = 'anthropocene'): Promise<Answer> => {
  const answer = await post(app, at(game, 'replay'), body);
  expect(misfits('replay', answer, game)).toEqual([]);
  return answer;
};

describe('a game over HTTP', () => {
  it('is the same, move by move, in one go and played back', async () => {
    const { state, seed } = (await post(app, 'setup', { seed: 5, options: { seats: 2 } })).json;
    let now = state;
    const actions: unknown[] = [];
    const moves: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      const legal = Object((await post(app, 'legal-actions', { state: now })).json).actions;
      const applied = await post(app, 'apply', { state: now, action: legal[0].action, seed: `${seed}/${step}` });
      expect(misfits('apply', applied)).toEqual([]);
      now = applied.json['state'];
      actions.push(legal[0].action);
      moves.push(...Object(applied.json['moves']));
    }
    const atOnce = (await post(app, 'apply', { state, actions, seed })).json;
    expect(atOnce['state']).toEqual(now);
    expect(atOnce['moves']).toEqual(moves);
    const { json } = await replayed({ record: { game: 'anthropocene', version: 1, record: 1, start: state, moves } });
    expect(json['state']).toEqual(now);
    expect(Object(json['moves']).map(({ text }: { text: string }) => text)).toHaveLength(5);
  });

  it('says which of several actions is not legal, and that it takes one form or the other', async () => {
    const { state } = (await post(app, 'setup', { seed: 5 })).json;
    const [action] = Object((await post(app, 'legal-actions', { state })).json).actions;
    const twice = await post(app, 'apply', { state, actions: [action.action, action.action] });
    expect(twice.status).toBe(422);
    expect(pointersOf(twice)[0]).toMatch(/^\/actions\/1/);
    expect(pointersOf(await post(app, 'apply', { state }))).toEqual(['/action']);
    expect(pointersOf(await post(app, 'apply', { state, action: action.action, actions: [action.action] }))).toEqual([
      '/actions',
    ]);
  });
});

describe('a record', () => {
  it.each([...GAMES.keys()])('of %s is played back with its result, and as far as is asked', async (id) => {
    const table = tableOf(id);
    const whole = recorded(table, 2);
    const { json } = await replayed({ record: whole.record }, id);
    expect(canonical(json['state'])).toBe(canonical(table.game.encode(whole.end, 'all')));
    expect(Object(json['outcome']).scores).toEqual(whole.record.result?.scores);
    const part = await replayed({ record: whole.record, until: 3 }, id);
    expect(Object(part.json['moves'])).toHaveLength(3);
    expect(part.json['outcome']).toBeUndefined();
  });

  it.each([...GAMES.keys()])('of what a seat of %s saw and did is made and played back', async (id) => {
    const table = tableOf(id);
    const seen = decisionsOf(table, recorded(table, 3).record, 0);
    const decisions = seen.decisions.slice(0, 12).map(({ view, action }) => ({ state: view, action }));
    const made = await post(app, at(id, 'record'), { decisions });
    expect(misfits('record', made, id)).toEqual([]);
    const { json } = await replayed({ record: made.json['record'] }, id);
    expect(Object(json['moves'])).toHaveLength(decisions.length);
    expect(json['state']).toBeNull();
  });

  it.each([...GAMES.keys()])('of %s tells what others did, where something is concluded from it', async (id) => {
    const part = { record: recorded(tableOf(id), 1).record, until: 16 };
    const { json } = await replayed({ ...part, history: true }, id);
    expect((await replayed(part, id)).json).toEqual({ ...json, history: undefined });
    const { state, toAct, history } = json;
    const { concludes } = Object((await get(app, `/v1/games/${id}`)).json);
    expect(Object(history).length > 0).toBe(concludes);
    if (!concludes) return;
    const view = Object((await post(app, at(id, 'view'), { state, seat: toAct })).json).state;
    const hint = await post(app, at(id, 'hint'), { state: view, history, budget: { visits: 50 } });
    expect(pointersOf(hint)).toEqual([]);
    expect(Object(hint.json).outlook.play.decisions).toBe(Object(history).length);
  });

  it('is checked whole, and every fault told', async () => {
    const spoilt: GameRecord = JSON.parse(JSON.stringify(record));
    spoilt.moves[3] = { seat: 9, action: null };
    const answer = await replayed({ record: spoilt });
    expect(answer.status).toBe(422);
    expect(answer.json['code']).toBe('invalid-record');
    expect(pointersOf(answer)).toEqual(['/record/moves/3/seat']);
    const checked = await post(app, 'validate', { record: spoilt });
    expect(misfits('validate', checked)).toEqual([]);
    expect(errorsOf(checked.json).map(({ pointer }) => pointer)).toEqual(['/record/moves/3/seat']);
    expect((await post(app, 'validate', { record })).json['valid']).toBe(true);
    expect(errorsOf((await post(app, 'validate', { record: 7 })).json)[0]?.pointer).toBe('/record');
  });

  it('is of one game', async () => {
    const answer = await replayed({ record }, 'evolution');
    expect(pointersOf(answer)).toEqual(['/record/game']);
  });

  it('of decisions points to what was sent', async () => {
    const seen = decisionsOf(tableOf('anthropocene'), record, 0).decisions.slice(0, 3);
    const decisions = seen.map(({ view, action }) => ({ state: view, action }));
    const spoil = async (index: number, change: object) =>
      pointersOf(
        await post(app, 'record', {
          decisions: decisions.map((each, place) => (place === index ? { ...each, ...change } : each)),
        }),
      );
    expect(await spoil(1, { state: record.start })).toEqual(['/decisions/1/state/viewer']);
    expect((await spoil(1, { action: 5 }))[0]).toMatch(/^\/decisions\/1\/action/);
    expect((await spoil(2, { state: { ...decisions[2]?.state, bogus: 1 } }))[0]).toBe('/decisions/2/state/bogus');
    expect((await spoil(0, { state: { ...decisions[0]?.state, bogus: 1 } }))[0]).toBe('/decisions/0/state/bogus');
  });
});

describe('bots that play on', () => {
  it('make the same game each time, whose record plays back', async () => {
    const { state } = (await post(app, 'setup', { seed: 5, options: { seats: 2 } })).json;
    const body = { state, levels: [1, 2], seed: 3, moves: 12 };
    const [one, other] = [await post(app, 'playout', body), await post(app, 'playout', body)];
    expect(misfits('playout', one)).toEqual([]);
    expect(other.json).toEqual(one.json);
    const { json } = await replayed({ record: one.json['record'] });
    expect(json['state']).toEqual(one.json['state']);
    expect(Object(json['moves'])).toHaveLength(12);
  });

  it('tell each move on a stream', async () => {
    const { state } = (await post(app, 'setup', { seed: 5, options: { seats: 2 } })).json;
    const body = { state, level: 1, seed: 3, moves: 3 };
    const { text } = await post(app, 'playout', body, { accept: 'text/event-stream' });
    const names = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(names).toEqual(['progress', 'progress', 'progress', 'result']);
  });

  it('are refused what they cannot do', async () => {
    const { state } = (await post(app, 'setup', { seed: 5, options: { seats: 2 } })).json;
    expect(pointersOf(await post(app, 'playout', { state, levels: [1] }))).toEqual(['/levels']);
    expect(pointersOf(await post(app, 'playout', { state, levels: [1, 1], level: 2 }))).toEqual(['/levels']);
    const view = (await post(app, 'view', { state, seat: 0 })).json['state'];
    expect((await post(app, 'playout', { state: view })).json['code']).toBe('hidden-state');
  });

  it('keep to what the server allows, and say what is too much before anything is played', async () => {
    const small = await openApp({ env: { MAX_VISITS: '100' } });
    const { state } = (await post(small, 'setup', { seed: 5, options: { seats: 2 } })).json;
    expect((await post(small, 'playout', { state, moves: 1 })).status).toBe(200);
    const over = await post(small, 'playout', { state, levels: [1, 10], moves: 1 });
    expect([over.status, over.json['code'], ...pointersOf(over)]).toEqual([422, 'budget-exceeded', '/levels/1']);
    expect(pointersOf(await post(small, 'playout', { state, level: 10, moves: 1 }))).toEqual(['/level']);
  });
});
