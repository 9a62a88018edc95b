/** A client of Arbor, typed by game. It needs `fetch` and nothing else, so it runs wherever there is one. */
import { ask, type Calling } from './ask.ts';
import { type Game, gameOn } from './game.ts';
import type { Settings } from './send.ts';
import type { GameId, Games, Models, Queue } from './types.ts';

export type { Calling } from './ask.ts';
export type { Game } from './game.ts';
export { Problem, UnexpectedAnswer } from './problem.ts';
export type { SearchHandle, Watching } from './search.ts';
export type { Settings } from './send.ts';
export type {
  Action,
  Answer,
  AutomaAnswer,
  AutomaRequest,
  CatalogContent,
  Fault,
  GameDescription,
  GameId,
  GameRecord,
  Games,
  Lang,
  LongKind,
  Models,
  Move,
  Options,
  Position,
  ProblemCode,
  ProblemDocument,
  Queue,
  Request,
  Search,
  State,
  StreamEvent,
  Streamed,
} from './types.ts';

/** A server, as programs use it. */
export interface Client {
  /** Every game, with its catalogs, levels and limits. */
  games(rest?: Calling): Promise<Games>;
  /** Every net that may guide searches, with its card. */
  models(rest?: Calling): Promise<Models>;
  /** What waits and what is under way, and for how long. */
  queue(rest?: Calling): Promise<Queue>;
  /** One game; its states and actions are typed by its name. */
  game<G extends GameId>(id: G): Game<G>;
}

/** A client of the server at `baseUrl`. */
export const createClient = (settings: Settings): Client => ({
  games: ({ signal } = {}) => ask(settings, { method: 'GET', path: '/v1/games', signal }),
  models: ({ signal } = {}) => ask(settings, { method: 'GET', path: '/v1/models', signal }),
  queue: ({ signal } = {}) => ask(settings, { method: 'GET', path: '/v1/queue', signal }),
  game: (id) => gameOn(settings, id),
});
