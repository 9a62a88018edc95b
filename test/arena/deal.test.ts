import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/arena/bots.ts';
import { gamesInDeal, playDeal, pointsOf, type Side, seatings } from '../../src/arena/deal.ts';
import { playGame, type Table } from '../../src/arena/play.ts';
import { scaleOf } from '../../src/arena/score.ts';
import { loadCatalogs } from '../../src/core/catalog.ts';
import type { Game, Outcome } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { loadGames } from '../../src/engines/index.ts';
import { effortFor } from '../../src/mcts/effort.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { trickGame } from '../support/games/trick-game.ts';

const tableOf = (game: Game, options: unknown = {}): Table => {
  const catalogs = loadCatalogs(game.catalog);
  const catalog = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (catalog === undefined) throw new Error(`${game.id} has no catalog`);
  return { game, catalog, options };
};

const random = makeBot('random');
const searching = makeBot(effortFor({ visits: 200 }));

const searchingLittle = makeBot(effortFor({ visits: 10 }));

const games = loadGames();
const anthropocene = games.ok ? games.value.get('anthropocene')?.game : undefined;
const earth = games.ok ? games.value.get('earth')?.game : undefined;
if (anthropocene === undefined || earth === undefined) throw new Error('no game');

describe('seats', () => {
  it('of two are exchanged', () => {
    expect(seatings('competitive', 2)).toEqual([
      ['first', 'second'],
      ['second', 'first'],
    ]);
  });

  it.each([2, 3, 4])(
    'of %i give both sides every seat equally often, and equally many others against them',
    (seats) => {
      const all = seatings('competitive', seats);
      const count = (side: Side, seat: number): number => all.filter((seating) => seating[seat] === side).length;
      for (let seat = 0; seat < seats; seat++) expect(count('first', seat)).toBe(count('second', seat));
      expect(new Set(all.map((seating) => seating.join())).size).toBe(all.length);
    },
  );

  it('of a game played together are all one side’s', () => {
    expect(seatings('cooperative', 3)).toEqual([
      ['first', 'first', 'first'],
      ['second', 'second', 'second'],
    ]);
  });

  it('alone against an automaton are one side’s too, and leads over it are compared', () => {
    expect(seatings('solo', 1)).toEqual([['first'], ['second']]);
    expect(scaleOf('solo')).toBe('score');
    const alone = tableOf(earth, { seats: 1 });
    const { first, second } = playDeal(alone, { first: random, second: searchingLittle }, 'alone');
    const leads = [random, searchingLittle].map((bot) => {
      const { scores, metrics } = playGame(alone, () => bot, 'alone');
      return (scores[0] ?? Number.NaN) - (metrics['gaia'] ?? Number.NaN);
    });
    expect([first, second]).toEqual(leads);
    expect(first).not.toBe(second);
  });
});

describe('points', () => {
  const outcome = (...ranks: number[]): Outcome => ({
    nature: 'competitive',
    scores: [],
    ranks,
    ending: '',
    metrics: {},
    notes: [],
  });

  it('are pairs of seats won, ties being half', () => {
    expect(pointsOf(outcome(1, 2), ['first', 'second'])).toBe(1);
    expect(pointsOf(outcome(1, 2), ['second', 'first'])).toBe(0);
    expect(pointsOf(outcome(1, 1), ['first', 'second'])).toBe(0.5);
    expect(pointsOf(outcome(2, 1, 3), ['first', 'second', 'second'])).toBe(0.5);
    expect(pointsOf(outcome(2, 1, 2), ['first', 'second', 'first'])).toBe(0);
  });
});

describe('a deal', () => {
  it.each([
    ['two seats', tableOf(ticTacToe), random],
    ['three seats', tableOf(kuhnPoker(3)), random],
    ['four seats', tableOf(trickGame), random],
    ['a search', tableOf(kuhnPoker(2)), searching],
  ])('between a bot and itself is even: %s', (_, table, bot) => {
    const seats = gamesInDeal(table) / 2;
    for (let deal = 0; deal < 5; deal++) {
      const { first, firsts } = playDeal(table, { first: bot, second: bot }, `fair/${deal}`);
      expect(first).toBeCloseTo(0.5, 12);
      if (seats < 3) expect(firsts).toBeUndefined();
      else expect(firsts).toBeCloseTo(1 / seats, 12);
    }
  });

  it('is won by the side that plays better', () => {
    const table = tableOf(ticTacToe);
    const sum = (bots: Record<Side, typeof random>): number =>
      Array.from({ length: 20 }, (_, deal) => playDeal(table, bots, `better/${deal}`).first).reduce((a, b) => a + b);
    expect(sum({ first: searching, second: random })).toBeGreaterThan(15);
    expect(sum({ first: random, second: searching })).toBeLessThan(5);
  });

  it('of a game played together gives each side its own score on the same cards', () => {
    const table = tableOf(tinyHanabi);
    const deal = playDeal(table, { first: random, second: searching }, 'together');
    expect(deal.first).toBe(playGame(table, () => random, 'together').scores[0]);
    expect(deal.second).toBe(playGame(table, () => searching, 'together').scores[0]);
    expect(playDeal(table, { first: searching, second: random }, 'together')).toEqual({
      first: deal.second,
      second: deal.first,
    });
  });

  it('takes two games, or two for every seat of three and more', () => {
    const tables = [ticTacToe, kuhnPoker(3), tinyHanabi].map((game) => tableOf(game));
    expect(tables.map(gamesInDeal)).toEqual([2, 6, 2]);
  });
});

describe('bots see only what their seat can', () => {
  const table = tableOf(anthropocene, { seats: 3 });

  it.each([
    ['greedy', makeBot('greedy')],
    ['random', random],
    ['a search', searching],
  ])('%s', (_, bot) => {
    playGame(
      table,
      () => (played, state, legal, seed) => {
        const other = played.blank(state);
        played.copy(state, other);
        played.redeal(other, played.toAct(other), stream(seed, 'test'));
        const action = bot(played, state, legal, seed);
        expect(bot(played, other, legal, seed)).toBe(action);
        return action;
      },
      'blind',
    );
  });
});
