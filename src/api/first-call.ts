import type { Games } from '../engines/index.ts';

/**
 * A command that shows what the service does, to be run in the folder of the checkout: it sends a
 * request that stands there, and gets the action to take, the same each time.
 * @param origin where the service listens, such as `http://localhost:3000`
 */
export const firstCall = (origin: string, games: Games): string => {
  const game = [...games.keys()][0] ?? '';
  return `curl -s ${origin}/v1/games/${game}/recommend -H 'content-type: application/json' -d @openapi/requests/${game}-recommend.json`;
};
