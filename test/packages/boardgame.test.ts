import { createRequire } from 'node:module';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { arborAt, botOf, gameOf } from '../../packages/boardgame.io/src/index.ts';
import { anthropocene, type Engine, earth, evolution, extinction, natera } from '../../packages/engines/src/index.ts';
import { openSharedApp } from '../api/support.ts';

// boardgame.io has no entries that Node's imports find.
const require = createRequire(import.meta.url);
const { Client }: typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/client');
const { Local }: typeof import('boardgame.io/multiplayer', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/multiplayer');

const secret = 'only the server knows';

/** The end of a match as a client saw it, and everything that it was ever sent. */
interface Watched {
  readonly gameover: unknown;
  readonly G: unknown;
  readonly received: readonly unknown[];
}

/** A transport that notes what comes through another. */
const noting =
  (transport: ReturnType<typeof Local>, received: unknown[]): ReturnType<typeof Local> =>
  (options) =>
    transport({
      ...options,
      transportDataCallback: (data) => {
        received.push(JSON.parse(JSON.stringify(data)));
        options.transportDataCallback(data);
      },
    });

/** A match of three seats that bots play to its end, as seat 0 and a spectator see it. */
const watchMatch = async (url: string): Promise<{ readonly seat: Watched; readonly spectator: Watched }> => {
  const game = gameOf(anthropocene, { secret, options: { mode: 'base' } });
  const bot = botOf(anthropocene, arborAt(anthropocene, { url, level: 1 }));
  const local = Local({ bots: { 0: bot, 1: bot, 2: bot } });
  const watch = async (who: { playerID?: string }): Promise<Watched> => {
    const received: unknown[] = [];
    const client = Client({ game, numPlayers: 3, multiplayer: noting(local, received), debug: false, ...who });
    const over = Promise.withResolvers<{ gameover: unknown; G: unknown }>();
    client.subscribe((state) => {
      if (state?.ctx.gameover !== undefined) over.resolve({ gameover: state.ctx.gameover, G: state.G });
    });
    client.start();
    const end = await over.promise;
    client.stop();
    return { ...end, received };
  };
  const [seat, spectator] = await Promise.all([watch({ playerID: '0' }), watch({})]);
  return { seat, spectator };
};

let match: Awaited<ReturnType<typeof watchMatch>>;
beforeAll(async () => {
  const app = await openSharedApp();
  match = await watchMatch(await app.listen({ port: 0, host: '127.0.0.1' })).finally(() => app.close());
}, 300_000);

const text = (value: unknown): string => JSON.stringify(value);

test('three bots that ask Arbor play to the end', () => {
  const { gameover, G } = match.seat;
  expect(gameover).toMatchObject({
    nature: 'cooperative',
    ranks: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
  expect(G).toMatchObject({ toAct: null, outcome: gameover });
});

test('no player is ever sent what its seat may not know, nor what a move of another was made of', () => {
  const { received } = match.seat;
  expect(received.length).toBeGreaterThan(10);
  expect(received.filter((data) => text(data).includes('"viewer":0'))).not.toEqual([]);
  expect(received.filter((data) => /"viewer":("all"|1|2)/.test(text(data)))).toEqual([]);
  expect(received.filter((data) => text(data).includes(secret))).toEqual([]);
  const argumentsOf = (seat: string) =>
    received.filter((data) => new RegExp(`"args":\\[\\{.*?\\],"playerID":"${seat}"`).test(text(data)));
  expect(argumentsOf('0')).not.toEqual([]);
  expect([...argumentsOf('1'), ...argumentsOf('2')]).toEqual([]);
});

test('the beginning of a match is sent to all, its random numbers too, so nothing is dealt by then', () => {
  const [beginning] = match.spectator.received;
  expect(beginning).toMatchObject({
    type: 'sync',
    args: [
      expect.anything(),
      { initialState: { G: { state: null }, plugins: { random: { data: { seed: expect.anything() } } } } },
    ],
  });
});

test('a spectator sees what is told to all, and no state', () => {
  const { G, received } = match.spectator;
  expect(G).toMatchObject({ state: null, events: expect.any(Array) });
  expect(received.filter((data) => text(data).includes('"viewer"'))).toEqual([]);
});

afterEach(() => void vi.restoreAllMocks());

/** Plays the first moves of a game at one screen. */
const begins = <Options extends { seats?: number }, State, Action>(
  engine: Engine<Options, State, Action>,
  options: Options,
): void =>
  test(`${engine.id}: seats deal and act in the order of the rules, and nothing else is taken`, () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const client = Client({ game: gameOf(engine, { secret, options }), numPlayers: 2, debug: false });
    const table = () => client.store.getState();
    const play = (move: string, ...args: unknown[]) => (client.moves[move] ?? expect.unreachable())(...args);
    play('act', { type: 'pass' });
    expect(table().G.state).toBeNull();
    play('deal');
    for (let move = 0; move < 10; move++) {
      const { G, ctx } = table();
      expect(Number(ctx.currentPlayer)).toBe(G.toAct);
      const before = G.state ?? expect.unreachable('not dealt');
      play('deal');
      play('act', { type: 'no such thing' });
      client.events.endTurn?.();
      expect(table().G).toEqual(G);
      play('act', engine.legalActions(before)[0]?.action);
      expect(table().G.state).not.toEqual(before);
    }
  });

begins(anthropocene, {});
begins(earth, {});
begins(evolution, {});
begins(extinction, {});
begins(natera, {});
