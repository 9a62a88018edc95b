/** What a seat can tell of what others did before, as searches take it. */
import { type Game, type Observation, type StateEnvelope, TERMINAL } from '../core/contract.ts';
import type { GameRecord } from './record.ts';
import type { Replayed } from './replay.ts';

/** Most decisions that a search is told. */
export const MOST_HISTORY = 100;

/** A decision of another seat. */
interface Told {
  /** What the seat that tells it saw then. */
  readonly view: StateEnvelope;
  readonly action: unknown;
}

/**
 * What the seat to act in `end` can tell of what others did: the decisions from which something is concluded, the oldest first, each with
 * what the seat saw then and nothing else. None where the game concludes nothing, or the record is what one seat saw, which does not say
 * for sure what others did.
 * @param moves those of the record, played back @param end what they came to
 */
export const historyOf = (
  game: Game,
  { start }: Pick<GameRecord, 'start'>,
  moves: readonly Replayed[],
  end: unknown,
): Told[] => {
  const { conclude } = game;
  if (conclude === undefined || start.viewer !== 'all') return [];
  const seat = game.toAct(end);
  if (seat === TERMINAL) return [];
  return moves
    .flatMap(({ seat: other, before, action }): Observation<unknown>[] =>
      other === seat || action === undefined ? [] : [{ position: before, action }],
    )
    .filter((decision) => conclude(end, seat, [decision]).used > 0)
    .slice(-MOST_HISTORY)
    .map(({ position, action }) => ({
      view: game.encode(position, seat),
      action: game.encodeAction(position, action),
    }));
};
