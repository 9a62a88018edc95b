/** What the server says of the levels of a game. */
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { client } from '../server.ts';

/** The measured Elo of levels, by level; empty until it is known, and where nothing was measured or the server does not say. */
export const useElo = (game: GameId): ReadonlyMap<number, number> => {
  const [elos, setElos] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    client()
      .games({ signal: left.signal })
      .then(({ games }) => {
        const levels = games.find(({ id }) => id === game)?.levels ?? [];
        const known = levels.flatMap(({ level, elo }) => (elo === null ? [] : [[level, elo.value] as const]));
        if (!left.signal.aborted) setElos(new Map(known));
      })
      .catch(() => {
        // Games can be set up without it, and what is wrong with the server is told when a bot is to play.
      });
    return () => left.abort();
  }, [game]);
  return elos;
};
