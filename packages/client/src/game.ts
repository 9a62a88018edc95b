/** One game on a server. */
import { ask, type Calling } from './ask.ts';
import { type SearchHandle, searchOn } from './search.ts';
import { type Settings, send } from './send.ts';
import { eventsOf } from './stream.ts';
import type {
  Action,
  Answer,
  AutomaAnswer,
  AutomaRequest,
  CatalogContent,
  GameDescription,
  GameId,
  GameRecord,
  Lang,
  LongKind,
  Name,
  Position,
  Request,
  Search,
  State,
  StreamEvent,
  Streamed,
} from './types.ts';

/** What may be said beside the fields that a method takes on their own. */
export type Rest<G extends GameId, N extends Name, Own extends string> = Omit<Request<G, N>, Own> & Calling;

/** The operations on one game, with its own states and actions. Every method throws a `Problem` for a refusal. */
export interface Game<G extends GameId> {
  readonly id: G;
  /** A new game: its full state. */
  setup(request?: Request<G, 'setup'> & Calling): Promise<Answer<G, 'setup'>>;
  /** What `seat` may know of a full state. */
  view(state: State<G>, seat: number, rest?: Calling): Promise<Answer<G, 'view'>>;
  /** What the seat to act may do, in words as well. */
  legalActions(state: State<G>, rest?: Rest<G, 'legal-actions', 'state'>): Promise<Answer<G, 'legal-actions'>>;
  /** A full state after an action, or several in turn. */
  apply(
    state: State<G>,
    action: Action<G> | readonly Action<G>[],
    rest?: Rest<G, 'apply', 'state' | 'action' | 'actions'>,
  ): Promise<Answer<G, 'apply'>>;
  /** Everything that is wrong with what claims to be a state or a record. */
  validate(request: Request<G, 'validate'> & Calling): Promise<Answer<G, 'validate'>>;
  /** The action that a bot takes; a full state is reduced to the view of the seat to act. */
  recommend(state: State<G>, rest?: Rest<G, 'recommend', 'state'>): Promise<Answer<G, 'recommend'>>;
  /** Ranked, explained actions for a person. */
  hint(state: State<G>, rest?: Rest<G, 'hint', 'state'>): Promise<Answer<G, 'hint'>>;
  /** Everything that a search knows. */
  analyze(state: State<G>, rest?: Rest<G, 'analyze', 'state'>): Promise<Answer<G, 'analyze'>>;
  /** The same about many positions in one request: of each an answer, or the problem that it has. */
  recommendMany(
    positions: readonly Position<G>[],
    rest?: Rest<G, 'recommend-many', 'positions'>,
  ): Promise<Answer<G, 'recommend-many'>>;
  /** Everything that a search knows of each of many positions, or the problem that it has. */
  analyzeMany(
    positions: readonly Position<G>[],
    rest?: Rest<G, 'analyze-many', 'positions'>,
  ): Promise<Answer<G, 'analyze-many'>>;
  /** A record made of what one seat saw and did. */
  record(request: Request<G, 'record'> & Calling): Promise<Answer<G, 'record'>>;
  /** A record played back. */
  replay(record: GameRecord<G>, rest?: Rest<G, 'replay', 'record'>): Promise<Answer<G, 'replay'>>;
  /** The game that bots make of a full state. */
  playout(state: State<G>, rest?: Rest<G, 'playout', 'state'>): Promise<Answer<G, 'playout'>>;
  /** Every decision of a record, judged by what its seat knew. */
  review(record: GameRecord<G>, rest?: Rest<G, 'review', 'record'>): Promise<Answer<G, 'review'>>;
  /** What the solo automaton does, where the game has one. */
  automa(request: AutomaRequest<G> & Calling): Promise<AutomaAnswer<G>>;
  /**
   * The same as a stream: what is known on the way, then the result. Leaving the loop ends the search.
   * @param request as the operation takes it, state or record included
   */
  stream<N extends Streamed>(
    name: N,
    request: Request<G, N> & Calling,
  ): AsyncGenerator<StreamEvent<G, N>, void, undefined>;
  /**
   * Hands a search in, to come back for its answer; it goes on when this program has ended.
   * @param request as the operation takes it, state or record included; the same `idempotencyKey` has the same request done once
   */
  start<K extends LongKind>(
    kind: K,
    request: Request<G, K> & Calling & { readonly idempotencyKey?: string },
  ): Promise<SearchHandle<G, K>>;
  /** A search that was handed in, by its `id`. */
  search<K extends LongKind>(kind: K, id: string): SearchHandle<G, K>;
  /** The game with its schemas, catalogs, levels and limits. */
  describe(rest?: Calling): Promise<GameDescription>;
  /** Every row of a catalog, in words as well. */
  catalog(id: string, rest?: Calling & { readonly lang?: Lang }): Promise<CatalogContent>;
}

/** The game called `id` on a server. */
export const gameOn = <G extends GameId>(settings: Settings, id: G): Game<G> => {
  const at = `/v1/games/${id}`;
  const post = <T>(name: string, { signal, ...body }: Calling): Promise<T> =>
    ask(settings, { method: 'POST', path: `${at}/${name}`, body, signal });
  const get = <T>(path: string, { signal }: Calling): Promise<T> => ask(settings, { method: 'GET', path, signal });
  return {
    id,
    setup: (request) => post('setup', { ...request }),
    view: (state, seat, rest) => post('view', { ...rest, ...{ state, seat } }),
    legalActions: (state, rest) => post('legal-actions', { ...rest, ...{ state } }),
    apply: (state, action, rest) =>
      post('apply', { ...rest, ...{ state }, ...(Array.isArray(action) ? { actions: action } : { action }) }),
    validate: (request) => post('validate', request),
    recommend: (state, rest) => post('recommend', { ...rest, ...{ state } }),
    hint: (state, rest) => post('hint', { ...rest, ...{ state } }),
    analyze: (state, rest) => post('analyze', { ...rest, ...{ state } }),
    recommendMany: (positions, rest) => post('recommend-many', { ...rest, ...{ positions } }),
    analyzeMany: (positions, rest) => post('analyze-many', { ...rest, ...{ positions } }),
    record: (request) => post('record', request),
    replay: (record, rest) => post('replay', { ...rest, ...{ record } }),
    playout: (state, rest) => post('playout', { ...rest, ...{ state } }),
    review: (record, rest) => post('review', { ...rest, ...{ record } }),
    automa: (request) => post('automa', request),
    async *stream(name, { signal, ...body }) {
      const accept = 'text/event-stream';
      yield* eventsOf(await send(settings, { method: 'POST', path: `${at}/${name}`, body, accept, signal }));
    },
    async start(kind, { signal, idempotencyKey, ...request }) {
      const body = { game: id, kind, ...request };
      const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      const taken = await ask<Search<G, typeof kind>>(settings, {
        method: 'POST',
        path: '/v1/searches',
        body,
        headers,
        signal,
      });
      return searchOn(settings, taken.id);
    },
    search: (_kind, search) => searchOn(settings, search),
    describe: (rest = {}) => get(at, rest),
    catalog: (catalog, { lang, ...rest } = {}) =>
      get(`${at}/catalogs/${encodeURIComponent(catalog)}${lang === undefined ? '' : `?lang=${lang}`}`, rest),
  };
};
