import { type StateEnvelope, TERMINAL } from '../core/contract.ts';
import { type Fault, fault, pointer } from '../core/fault.ts';
import { outcomeOf } from '../core/outcome.ts';
import { failed, type Result, settle } from '../core/result.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { GameRecord, Move } from './record.ts';

/** What a seat saw when it had to decide, and what it did. */
export interface Decision {
  readonly view: StateEnvelope;
  readonly action: unknown;
}

/** A record of `moves` from `start` on, which is not looked into, with the result where `end` is a finished state. */
export const recordOf = (
  { game }: LoadedGame,
  start: StateEnvelope,
  moves: readonly Move[],
  end: unknown,
): GameRecord => ({
  game: game.id,
  version: 1,
  record: 1,
  start,
  moves: [...moves],
  ...(game.toAct(end) === TERMINAL && { result: resultOf(game, end) }),
});

const resultOf = (game: LoadedGame['game'], end: unknown): NonNullable<GameRecord['result']> => {
  const { scores, ranks, ending } = outcomeOf(game, end);
  // JSON knows no negative zero, and a record is the same before and after it was written.
  return { scores: scores.map((score) => score + 0), ranks: [...ranks], ending };
};

/**
 * The record of what one seat saw and did, decision by decision, as a client has it that knows nothing else. Whether views and
 * actions are right is for `replay` to say.
 * @param last what the seat saw after its last action, such as the end of the game; absent where it did not look
 * @returns faults, with pointers relative to the list, where the views are not all of one seat
 */
export const recordOfViews = (
  { game }: LoadedGame,
  decisions: readonly Decision[],
  last?: StateEnvelope,
): Result<GameRecord> => {
  const [first] = decisions;
  if (first === undefined) return failed(fault('', 'too-few', 'Expected at least one decision.'));
  const { viewer } = first.view;
  if (viewer === 'all') return failed(fault('/0/view/viewer', 'full-state', 'Expected the view of one seat.'));
  const faults = decisions.flatMap(({ view }, index): Fault[] =>
    view.viewer === viewer
      ? []
      : [fault(pointer(index, 'view', 'viewer'), 'other-seat', `Expected a view of seat ${viewer}, as the first is.`)],
  );
  const moves = decisions.map(({ action }, index): Move => {
    const state = decisions[index + 1]?.view ?? last;
    return { seat: viewer, action, ...(state && { state }) };
  });
  return settle(faults, () => ({ game: game.id, version: 1, record: 1, start: first.view, moves }));
};
