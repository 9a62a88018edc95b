/** The games of the page. Rules and board of each are fetched when it is first needed. */
import type { Kit } from './boards/board.ts';

const LOADERS = {
  anthropocene: async (): Promise<Kit> => (await import('./boards/anthropocene/index.tsx')).kit,
  evolution: async (): Promise<Kit> => (await import('./boards/evolution/index.tsx')).kit,
  earth: async (): Promise<Kit> => (await import('./boards/earth/index.tsx')).kit,
  extinction: async (): Promise<Kit> => (await import('./boards/extinction/index.tsx')).kit,
  natera: async (): Promise<Kit> => (await import('./boards/natera/index.tsx')).kit,
};

/** Name of a game, as in states. */
export type GameId = keyof typeof LOADERS;

/** All of them, in the order in which they are shown. */
export const GAME_IDS: readonly GameId[] = ['anthropocene', 'evolution', 'earth', 'extinction', 'natera'];

/** Whether this names a game. */
export const isGame = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** What a game is played with. */
export const loadKit = (game: GameId): Promise<Kit> => LOADERS[game]();
