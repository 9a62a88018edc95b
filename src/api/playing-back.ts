/** From a record in a request to the game that it tells. */
import { setImmediate } from 'node:timers/promises';
import { fault, under } from '../core/fault.ts';
import type { Result } from '../core/result.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { GameRecord } from '../records/record.ts';
import { type Replayed, replay } from '../records/replay.ts';
import { type Attempt, refuse } from './problems.ts';

/** Time of playing back before others have their turn. */
const TURN_MS = 5;

/** A record that has been played back. */
export interface PlayedBack {
  readonly moves: readonly Replayed[];
  /** The last state; undefined where a view ends without one. */
  readonly end: unknown;
}

/** What a record that was found wrong is refused with. @param at where it stands in the body */
const refuseRecord = (at: string, played: Extract<Result<unknown>, { ok: false }>) =>
  refuse('invalid-record', under(at, played.faults));

/** Plays a record back a few moves at a time, so that nobody waits for the whole of it. */
export const playBack = async (loaded: LoadedGame, record: GameRecord): Promise<Result<PlayedBack>> => {
  const { id } = loaded.game;
  if (record.game !== id)
    return {
      ok: false,
      faults: [
        fault(
          '/game',
          'wrong-value',
          `This is a record of ${JSON.stringify(record.game)}, and one of ${id} is expected.`,
        ),
      ],
    };
  const moves: Replayed[] = [];
  const work = replay(loaded, record);
  for (let began = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value.ok ? { ok: true, value: { moves, end: value.value } } : value;
    moves.push(value);
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
};

/** The same, as a step of answering a request. @param at where the record stands in the body */
export const playedBack = async (
  loaded: LoadedGame,
  record: GameRecord,
  at = '/record',
): Promise<Attempt<PlayedBack>> => {
  const played = await playBack(loaded, record);
  return played.ok ? played : refuseRecord(at, played);
};
