import { describe, expect, it } from 'vitest';
import { TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { historyOf } from '../../src/records/history.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { valueOf } from '../support/results.ts';
import { copyOf } from '../support/walk.ts';
import { GAMES, played, recorded, tableOf } from './support.ts';

const anthropocene = { ...tableOf('anthropocene'), setup: { name: 'three', options: { seats: 3 } } };
const { game } = anthropocene;
const whole = recorded(anthropocene, 1).record;

/** The first moves of a game. */
const shortened = ({ result: _, ...record }: GameRecord, moves: number): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, moves),
});

/** A moment with placements of others before it in its generation and in the one before. */
const record = shortened(whole, 16);
const { moves, end: ending } = played(anthropocene, record);
const end = valueOf(ending);
const seat = game.toAct(end);
const history = historyOf(game, record, moves, end);

describe('what a seat can tell of what others did', () => {
  it('is each decision of theirs from which something is concluded, the oldest first', () => {
    const others = moves.flatMap(({ before, action = TERMINAL, seat: other }) =>
      other === seat ? [] : [{ position: before, action }],
    );
    const used = game.conclude?.(end, seat, others).used ?? 0;
    expect(used).toBeGreaterThan(1);
    expect(used).toBeLessThan(others.length);
    expect(history.map(({ action }) => action)).toEqual(
      others.slice(-used).map(({ position, action }) => game.encodeAction(position, action)),
    );
  });

  it('is what the seat saw then and nothing else: the same where others hold other things that it cannot see', () => {
    expect(new Set(history.map(({ view }) => view.viewer))).toEqual(new Set([seat]));
    const told = moves.map((move, index) => {
      const before = copyOf(game, move.before);
      const { action = TERMINAL } = move;
      // Another world in which what was done could be done.
      const json = game.encodeAction(before, action);
      for (let seed = index; move.seat !== seat; seed += moves.length) {
        game.redeal(before, seat, stream(seed, 'test'));
        if (game.decodeAction(before, json).ok) break;
      }
      return { ...move, before };
    });
    expect(historyOf(game, record, told, end)).toEqual(history);
  });

  it('is nothing once the game is over, nor from the record of what one seat saw', () => {
    const all = played(anthropocene, whole);
    expect(historyOf(game, whole, all.moves, valueOf(all.end))).toEqual([]);
    expect(historyOf(game, { start: game.encode(end, seat) }, moves, end)).toEqual([]);
  });

  it.each([...GAMES.keys()].filter((id) => GAMES.get(id)?.game.conclude === undefined))(
    'is nothing in %s, where nothing is concluded',
    (id) => {
      const table = tableOf(id);
      const part = shortened(recorded(table, 1).record, 20);
      const done = played(table, part);
      expect(historyOf(table.game, part, done.moves, valueOf(done.end))).toEqual([]);
    },
  );
});
