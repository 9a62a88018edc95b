/** The rules and the board of a game, once they are there. */
import { useEffect, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import { type GameId, loadKit } from '../games.ts';

/** Null until they have been fetched. */
export const useKit = (game: GameId): Kit | null => {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadKit(game).then((loaded) => {
      if (isWanted) setKit(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return kit;
};
