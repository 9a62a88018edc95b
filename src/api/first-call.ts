import { isIPv6 } from 'node:net';
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

/** Where a browser on this machine finds a service that listens on `host`, an address or a name. */
export const originOf = (host: string, port: number): string => {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};
