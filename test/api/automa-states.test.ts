/** The automaton by way of the interface where it plays in whole states: Gaïa, and one of a small game. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AutomaJson } from '../../src/api/schemas/automa.ts';
import { ActionList } from '../../src/core/actions.ts';
import { loadCatalogs } from '../../src/core/catalog.ts';
import type { Automa, Game } from '../../src/core/contract.ts';
import { failed } from '../../src/core/result.ts';
import { board, ticTacToe } from '../support/games/tic-tac-toe.ts';
import { valueOf } from '../support/results.ts';
import { askAutoma, PATH, refusal } from './automa-calls.ts';
import { openApp, openSharedApp, post } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const ask = (state: unknown, more?: object): Promise<AutomaJson> => askAutoma(app, state, more);

describe('a whole game of Earth', () => {
  interface Position {
    readonly state: Record<string, unknown>;
    readonly toAct: number | null;
  }
  const send = async (operation: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await post(app, `/v1/games/earth/${operation}`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const begin = async (options: object): Promise<Position> =>
    Object(
      await send('setup', { options: { seats: 1, difficulty: 'hard', animals: true, ...options }, seed: 'whole' }),
    );
  /** The person's next decision, the same one in equal positions. */
  const decide = async ({ state }: Position, count: number): Promise<Position> => {
    const { actions } = await send('legal-actions', { state });
    const all: { action: unknown }[] = Object(actions);
    return Object(await send('apply', { state, action: all[(count * 7) % all.length]?.action, seed: 1 }));
  };
  const rest = ({ state: { options, ...others } }: Position): unknown => others;

  it('comes out as by apply alone, where she waits and is asked each time', { timeout: 60_000 }, async () => {
    let alone = await begin({});
    let asked = await begin({ gaia: 'asked' });
    const moments = new Set<string>();
    for (let count = 0; alone.toAct !== null; count++) {
      alone = await decide(alone, count);
      asked = await decide(asked, count);
      while (asked.state['stage'] === 'gaia') {
        const { active, action } = asked.state;
        moments.add(`${active} ${action === null ? 'begins' : 'plays'}`);
        const answer = await ask(asked.state, { seed: 1 });
        expect(answer.asks).toEqual([]);
        asked = Object(answer);
      }
      expect(rest(asked)).toEqual(rest(alone));
    }
    expect([...moments].sort()).toEqual(['0 plays', '1 begins', '1 plays']);
  });

  it('tells what she does, in both languages, and that the person is next', async () => {
    let position = await begin({ gaia: 'asked', animals: false });
    while (position.state['stage'] !== 'choose') position = await decide(position, 0);
    // The client's own rules have played a turn of growing: six cards were drawn.
    const state = { ...position.state, stage: 'gaia', action: 'grow', cardsDrawn: 6 };
    const { steps, toAct, state: next } = await ask(state);
    expect(steps.map(({ text }) => text)).toEqual(['Gaïa gains 3 + 6 growth: you drew six cards.']);
    expect([toAct, next]).toMatchObject([0, { stage: 'gaia', active: 1, action: null, gaia: { growth: 9 } }]);
    const french = await ask(state, { lang: 'fr' });
    expect(french.steps[0]?.text).toBe('Gaïa gagne 3 + 6 croissances : vous avez pioché six cartes.');
  });

  it('is not played where she does not wait, nor out of a view', async () => {
    const { state } = await begin({});
    expect(refusal(await post(app, PATH, { state }))).toEqual([409, 'not-your-turn']);
    const { state: rivals, toAct } = await send('setup', { options: { seats: 2 }, seed: 'whole' });
    const refused = await post(app, PATH, { state: rivals });
    expect(refusal(refused)).toEqual([409, 'not-your-turn']);
    expect(refused.text).toContain(`Nothing here waits for the automaton: seat ${toAct} is to act.`);
    const { state: view } = await send('view', { state, seat: 0 });
    expect(refusal(await post(app, PATH, { state: view }))).toEqual([409, 'hidden-state']);
    expect(refusal(await post(app, PATH, { state: { ...state, stage: 'gaia' } }))).toEqual([422, 'inconsistent-state']);
  });
});

describe('an automaton that plays in whole states', () => {
  /** Plays the first free space for the second seat. */
  const automa: Automa<ReturnType<typeof board>> = {
    phrases: { en: { moved: () => 'It moves.' }, fr: { moved: () => 'Il joue.' } },
    schema: Type.Object({ kind: Type.Literal('automa') }),
    example: { game: ticTacToe.id, version: 1, kind: 'automa' },
    play: () => failed({ pointer: '', code: 'no-table', detail: 'It has no tables.' }),
    act(state, random, log) {
      if (ticTacToe.toAct(state) !== 1) return false;
      const list = new ActionList();
      ticTacToe.legalActions(state, list);
      ticTacToe.apply(state, list.at(0), random);
      log({ code: 'moved', params: {} });
      return true;
    },
  };
  const game: Game<ReturnType<typeof board>> = { ...ticTacToe, automa };
  const served = new Map([[game.id, { game, catalogs: valueOf(loadCatalogs(ticTacToe.catalog)) }]]);
  const send = async (position: string, viewer: 'all' | 0 = 'all') => {
    const small = await openApp({ served });
    return post(small, `/v1/games/${game.id}/automa`, { state: ticTacToe.encode(board(position), viewer), seed: 1 });
  };

  it('acts where it is due', async () => {
    const { status, json } = await send('x.. ... ...');
    expect([status, json['toAct'], json['asks']]).toEqual([200, 0, []]);
    expect(json['steps']).toEqual([{ code: 'moved', params: {}, text: 'It moves.' }]);
    expect(json['state']).toEqual(ticTacToe.encode(board('xo. ... ...'), 'all'));
  });

  it('tells the outcome when that ends the game', async () => {
    const { json } = await send('oo. xx. x..');
    expect(json).toMatchObject({ toAct: null, outcome: { ending: 'line', ranks: [2, 1] } });
  });

  it('is not due where the person is', async () => {
    expect(refusal(await send('xo. ... ...'))).toEqual([409, 'not-your-turn']);
  });

  it('has nothing to do in a finished game', async () => {
    expect(refusal(await send('xxx oo. ...'))).toEqual([409, 'terminal-state']);
  });

  it('needs a full state', async () => {
    expect(refusal(await send('x.. ... ...', 0))).toEqual([409, 'hidden-state']);
  });
});
