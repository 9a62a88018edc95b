import type { TObject, TSchema } from 'typebox';
import type { Games } from '../engines/index.ts';
import type { ProblemCode } from './problems.ts';
import type { Slots } from './schemas/slots.ts';

/** A route as the OpenAPI document tells it; the same object registers it, so the two cannot differ. */
export interface Operation<Body extends TSchema = TSchema> {
  /** Kebab-case, unique; also the name of its example file. The document puts the game before it: `earth-setup`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As in OpenAPI: `/v1/games/{game}/setup`. */
  readonly path: string;
  /** What it stands under in the document; absent for operations on one game, which stand under its name. */
  readonly tag?: 'games' | 'searches' | 'operations';
  /** A few words, without a full stop. */
  readonly summary: string;
  readonly description: string;
  /** Schema of the query, an object of texts, where it takes one. */
  readonly query?: TObject;
  /** Schema of the request headers that it reads, an object of texts by their names. */
  readonly headers?: TObject;
  /** The request body, made for one game. */
  readonly body?: (slots: Slots) => Body;
  /** Whether the body may be as long as a whole game is. Its states and actions are checked one by one then, as they are read. */
  readonly long?: boolean;
  /** Schema of the answer, or the media type of one that is not JSON. */
  readonly answer: TSchema | string;
  /** Status of the answer; 200 when absent. */
  readonly status?: 202;
  /** Schema of what each event tells, where the answer is a stream of events and nothing else. */
  readonly events?: TSchema;
  /** An example of the body, where it is of no game in particular. */
  readonly example?: (games: Games) => unknown;
  /** Whether it also answers as a stream of events. */
  readonly streams?: boolean;
  /** Schema of what such a stream tells on the way; the answer as far as it is known when absent. */
  readonly progress?: TSchema;
  /** Codes it can refuse with, beside those that any route can. */
  readonly problems: readonly ProblemCode[];
}

/** The path as Fastify writes it: `/v1/games/:game/setup`. */
export const routePath = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
