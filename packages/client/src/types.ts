/** What is asked and answered, by game; all of it follows from the OpenAPI document. */
import type { components, paths } from './api.ts';

/** Name of a game. */
export type GameId = paths['/v1/games/{game}']['get']['parameters']['path']['game'];

/** Operations that every game has. */
export type Name =
  | 'setup'
  | 'view'
  | 'legal-actions'
  | 'apply'
  | 'validate'
  | 'recommend'
  | 'hint'
  | 'analyze'
  | 'recommend-many'
  | 'analyze-many'
  | 'record'
  | 'replay'
  | 'playout'
  | 'review';

/** What is asked of `N` by a caller who means games of `G`. */
export type Request<G extends GameId, N extends Name> = Body<paths[`/v1/games/${G}/${N}`]>;

/** What `N` answers about games of `G`. */
export type Answer<G extends GameId, N extends Name> = Reply<paths[`/v1/games/${G}/${N}`]>;

type Body<Path> = Path extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;
type Reply<Path> = Path extends { post: { responses: { 200: { content: { 'application/json': infer A } } } } }
  ? A
  : never;

/** A full state of a game, or the view of a seat. */
export type State<G extends GameId> = Answer<G, 'setup'>['state'];

/** An action of a game. */
export type Action<G extends GameId> = Answer<G, 'recommend'>['action'];

/** What a game can be set up with. */
export type Options<G extends GameId> = NonNullable<Request<G, 'setup'>['options']>;

/** A whole game as a document. */
export type GameRecord<G extends GameId> = Answer<G, 'record'>['record'];

/** One move of such a document. */
export type Move<G extends GameId> = GameRecord<G>['moves'][number];

/** A position of many, with what is asked about it alone. */
export type Position<G extends GameId> = Request<G, 'recommend-many'>['positions'][number];

/** What is asked of the automaton of a game; never where the game has none. */
export type AutomaRequest<G extends GameId> = `/v1/games/${G}/automa` extends keyof paths
  ? Body<paths[`/v1/games/${G}/automa`]>
  : never;

/** What the automaton of a game did. */
export type AutomaAnswer<G extends GameId> = `/v1/games/${G}/automa` extends keyof paths
  ? Reply<paths[`/v1/games/${G}/automa`]>
  : never;

/** What a stream tells on the way: the answer as far as it is known, or how far the work is. */
export interface ProgressOf<G extends GameId> {
  readonly recommend: Answer<G, 'recommend'>;
  readonly hint: Answer<G, 'hint'>;
  readonly analyze: Answer<G, 'analyze'>;
  /** A position that is done, and what there is to say of it. */
  readonly 'recommend-many': Done<G, 'recommend-many'>;
  readonly 'analyze-many': Done<G, 'analyze-many'>;
  /** A move that was played, and its number, from 1. */
  readonly playout: { readonly move: Move<G>; readonly number: number };
  /** Decisions judged so far, of all. */
  readonly review: { readonly done: number; readonly of: number };
}

/** One of many positions, by its place among them. */
interface Done<G extends GameId, N extends 'recommend-many' | 'analyze-many'> {
  readonly position: number;
  readonly found: Answer<G, N>['positions'][number];
}

/** Operations that can be had as a stream. */
export type Streamed = keyof ProgressOf<GameId>;

/** One event of a stream: any number of `progress`, then one `result`. */
export type StreamEvent<G extends GameId, N extends Streamed> =
  | { readonly event: 'progress'; readonly data: ProgressOf<G>[N] }
  | { readonly event: 'result'; readonly data: Answer<G, N> };

/** Operations that can be handed in. */
export type LongKind = components['schemas']['LongSearch']['kind'];

/** A search that was handed in, as it stands; `answer` is that of the operation, or the best so far. */
export type Search<G extends GameId, K extends LongKind> = Omit<
  components['schemas']['LongSearch'],
  'answer' | 'kind'
> & {
  readonly kind: K;
  readonly answer: Answer<G, K> | null;
};

/** What waits on a server, and how long. */
export type Queue = components['schemas']['QueueAnswer'];

/** A refusal as the service sends it. */
export type ProblemDocument = components['schemas']['Problem'];

/** Every code that a refusal can have. */
export type ProblemCode = ProblemDocument['code'];

/** One thing wrong with a request: a JSON pointer into its body, a code and a sentence. */
export type Fault = components['schemas']['Fault'];

/** Every game that a server knows, and what it allows. */
export type Games = components['schemas']['GamesAnswer'];

/** The nets of a server, with their cards. */
export type Models = components['schemas']['ModelsAnswer'];

/** A game with its schemas and examples. */
export type GameDescription = components['schemas']['GameAnswer'];

/** Every row of a catalog, with its source and in words. */
export type CatalogContent = components['schemas']['CatalogAnswer'];

/** Language of texts. */
export type Lang = NonNullable<
  NonNullable<paths['/v1/games/{game}/catalogs/{catalog}']['get']['parameters']['query']>['lang']
>;
