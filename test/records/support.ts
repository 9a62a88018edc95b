import type { StateEnvelope } from '../../src/core/contract.ts';
import { TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import type { Result } from '../../src/core/result.ts';
import { loadGames } from '../../src/engines/index.ts';
import type { GameRecord, Move } from '../../src/records/record.ts';
import { type Replayed, replay } from '../../src/records/replay.ts';
import { recordOf } from '../../src/records/write.ts';
import { valueOf } from '../support/results.ts';
import { legalOf, start, type Table } from '../support/walk.ts';

export const GAMES = valueOf(loadGames());

/** A table of this game with the default options. */
export const tableOf = (id: string): Table => {
  const loaded = GAMES.get(id);
  if (loaded === undefined) throw new Error(`there is no game ${id}`);
  return { ...loaded, setup: { name: 'default', options: {} } };
};

/** A random game of at most `most` moves, recorded as a client of the service would, and its last state. */
export const recorded = (table: Table, seed: number, most = 2000): { record: GameRecord; end: unknown } => {
  const { game } = table;
  const state = start(table, seed);
  const begin = game.encode(state, 'all');
  const choices = stream(seed, 'test');
  const moves: Move[] = [];
  while (game.toAct(state) !== TERMINAL && moves.length < most) {
    const legal = legalOf(game, state);
    const action = legal[choices.below(legal.length)]!;
    const move = { seat: game.toAct(state), action: game.encodeAction(state, action), seed: `${seed}/${moves.length}` };
    game.apply(state, action, stream(move.seed, 'apply'));
    moves.push(move);
  }
  return { record: recordOf(table, begin, moves, state), end: state };
};

/** All of a record, played back. */
export const played = (table: Table, record: GameRecord): { moves: Replayed[]; end: Result<unknown> } => {
  const moves: Replayed[] = [];
  const work = replay(table, record);
  for (;;) {
    const { done, value } = work.next();
    if (done) return { moves, end: value };
    moves.push(value);
  }
};

/** The same record as one seat would have it who sees only its own decisions, and what it sees at the end. */
export const decisionsOf = (table: Table, record: GameRecord, seat: number) => {
  const { moves, end } = played(table, record);
  const decisions = moves
    .filter((move) => move.seat === seat)
    .map(({ index, before }) => ({
      view: table.game.encode(before, seat),
      action: record.moves[index]?.action,
    }));
  const last: StateEnvelope = table.game.encode(valueOf(end), seat);
  return { decisions, last };
};
