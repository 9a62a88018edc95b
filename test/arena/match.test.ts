import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Ending, isOver, type Player, playMatch, replay, START, type Standing } from '../../src/arena/match.ts';
import { stream } from '../../src/core/random.ts';

/** Results that depend on the deal alone; the first side is a point ahead. */
const resultOf = (deal: number) => {
  const random = stream('match', 'test', deal);
  return { first: 1 + random.below(10), second: random.below(10) };
};

/** A player who takes `slowness` turns for some deals, so that results come out of order. */
const playerOf =
  (slowness: number, played: number[] = []): Player =>
  async (deal) => {
    played.push(deal);
    for (let wait = 0; wait < (deal % 3) * slowness; wait++) await turn();
    return resultOf(deal);
  };

const never = new AbortController().signal;
const play = (ending: Ending, players: readonly Player[], start: Standing = START): Promise<Standing> =>
  playMatch(start, 'score', ending, players, never, () => {});

const TEST: Ending = { most: 1000, hypotheses: [0, 1] };

describe('a match', () => {
  it('is the same whatever the number of players and whoever is slow', async () => {
    const one = await play(TEST, [playerOf(0)]);
    const many = await play(TEST, [playerOf(5), playerOf(1), playerOf(0), playerOf(9)]);
    expect(one.decision).toBe('H1');
    expect(many).toEqual(one);
  });

  it('ends at its number of deals, each played once', async () => {
    const played: number[] = [];
    const standing = await play({ most: 7 }, [playerOf(3, played), playerOf(0, played), playerOf(1, played)]);
    expect(standing.deals).toEqual(Array.from({ length: 7 }, (_, deal) => resultOf(deal)));
    expect(played.sort((left, right) => left - right)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(standing).not.toHaveProperty('decision');
  });

  it('that is gone on with is as if it had never stopped', async () => {
    const whole = await play(TEST, [playerOf(0)]);
    const cut = await play({ ...TEST, most: 11 }, [playerOf(2), playerOf(0)]);
    const start = replay(cut.deals, 'score', TEST);
    expect(await play(TEST, [playerOf(1), playerOf(4)], start)).toEqual(whole);
  });

  it('stops when told, and keeps what is complete', async () => {
    const stop = new AbortController();
    const hang: Player = () => new Promise(() => {});
    const standing = await playMatch(START, 'score', { most: 9 }, [playerOf(0), hang], stop.signal, ({ deals }) => {
      if (deals.length === 1) stop.abort();
    });
    expect(standing.deals).toEqual([resultOf(0)]);
    expect(isOver(standing, { most: 9 })).toBe(false);
  });

  it('fails when a player does', async () => {
    const broken: Player = () => Promise.reject(new Error('broken'));
    await expect(play({ most: 3 }, [playerOf(0), broken])).rejects.toThrow('broken');
  });
});
