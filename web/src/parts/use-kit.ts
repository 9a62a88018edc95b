/** The rules and the board of a game, once they are there. */
import { useEffect, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import { type GameId, loadKit } from '../games.ts';
import { isStale, steadily } from '../server.ts';

/** Null until they have been fetched. */
export const useKit = (game: GameId): Kit | null => {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    const left = new AbortController();
    steadily(() => loadKit(game), left.signal)
      .then((loaded) => {
        if (!left.signal.aborted) setKit(loaded);
      })
      .catch(() => {
        if (!left.signal.aborted) isStale.value = true;
      });
    return () => left.abort();
  }, [game]);
  return kit;
};
