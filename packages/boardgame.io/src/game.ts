import type { Game, MoveMap } from 'boardgame.io';
import type { Applied, Engine, Outcome, Seat, Told } from '../../engines/src/types.ts';

/** What boardgame.io keeps of a game, its `G`. */
export interface Table<Options, State> {
  /** What the game is set up with; everyone may know. */
  readonly options: Options;
  /** The full state; for a player that seat's view, for a spectator null, and null before the cards are dealt. */
  readonly state: State | null;
  /** The seat whose decision is next; null when the game is over. Seat 0 deals. */
  readonly toAct: Seat | null;
  /** What everyone saw of the last move. */
  readonly events: readonly Told[];
  /** Scores, ranks and ending of a finished game. */
  readonly outcome: Outcome | null;
}

/** How a game is dealt. */
export interface AdapterOptions<Options> {
  /**
   * What all chance comes from, beside boardgame.io's own, which it sends to every player (README). A text that only the server
   * knows, such as `crypto.randomUUID()`; another one after a restart changes no game. Clients never deal: there anything will do.
   */
  readonly secret: string;
  /** Options of a match that brings none as its `setupData`; seats are the players of the match. */
  readonly options: Options;
}

/** The name of a move that the rules refuse, as `boardgame.io/core` exports it; importing that in Node needs a bundler. */
const INVALID_MOVE = 'INVALID_MOVE';

/** Nothing but a move ends a turn, a phase or a game. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

/** A copy: boardgame.io hands out drafts, which are gone after the move. */
const plain = <T>(draft: T): T => JSON.parse(JSON.stringify(draft));

/** What `play` gives, or `INVALID_MOVE` where the rules refuse it. */
const unlessRefused = <T>(play: () => T): T | typeof INVALID_MOVE => {
  try {
    return play();
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') return INVALID_MOVE;
    throw error;
  }
};

/** The two moves of a game. */
const movesOf = <Options, State, Action>(
  engine: Engine<Options, State, Action>,
  secret: string,
): MoveMap<Table<Options, State>> => {
  type G = Table<Options, State>;
  const seed = (turn: number, drawn: number): string => `${secret}/${turn}/${drawn}`;
  const after = (G: G, { state, toAct, events }: Applied<State>): G => ({
    ...G,
    state,
    toAct,
    events,
    outcome: toAct === null ? engine.outcome(state) : null,
  });
  const secretMove = { client: false, redact: true, undoable: false };
  return {
    deal: {
      ...secretMove,
      move: ({ G, ctx, random }) => {
        if (G.state !== null) return INVALID_MOVE;
        const state = engine.setup(plain(G.options), seed(ctx.turn, random.Number()));
        return after(G, { state, toAct: engine.toAct(state), events: [] });
      },
    },
    act: {
      ...secretMove,
      move: ({ G, ctx, random }, action: Action) => {
        const { state } = G;
        if (state === null) return INVALID_MOVE;
        return unlessRefused(() => after(G, engine.apply(plain(state), action, seed(ctx.turn, random.Number()))));
      },
    },
  };
};

/**
 * The game of `engine` for boardgame.io. It has two moves: `deal`, the first, by seat 0, and `act(action)` with an action of the
 * engine. Both are made by the server alone, and nothing is dealt before, since boardgame.io sends the beginning of a match to all.
 */
export const gameOf = <Options extends { seats?: number }, State, Action>(
  engine: Engine<Options, State, Action>,
  { secret, options: usual }: AdapterOptions<Options>,
): Game<Table<Options, State>, Record<string, unknown>, Options> => {
  return {
    name: engine.id,
    minPlayers: engine.seats[0],
    maxPlayers: engine.seats[1],
    disableUndo: true,
    setup: ({ ctx }, data) => {
      const options = { ...(data ?? usual), seats: ctx.numPlayers };
      return { options, state: null, toAct: 0, events: [], outcome: null };
    },
    moves: movesOf(engine, secret),
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.toAct ?? undefined } },
    events: NO_EVENTS,
    endIf: ({ G }) => G.outcome ?? undefined,
    // Whoever holds no seat is called null, undefined or, by way of a key, "null".
    playerView: ({ G, ctx, playerID }) => {
      const seat = ctx.playOrder.indexOf(playerID ?? '');
      return { ...G, state: G.state === null || seat < 0 ? null : seenBy(engine, G.state, seat) };
    },
    ai: {
      enumerate: ({ state }, _ctx, playerID) =>
        state === null
          ? [{ move: 'deal' }]
          : engine
              .legalActions(seenBy(engine, state, Number(playerID)))
              .map(({ action }) => ({ move: 'act', args: [action] })),
    },
  };
};

/** The view of `seat`: of a full state, or the view that it already is. */
export const seenBy = <Options, State, Action>(
  engine: Engine<Options, State, Action>,
  state: State,
  seat: Seat,
): State => (isFull(state) ? engine.view(state, seat) : state);

/** Whether a state says that it is everybody's. */
const isFull = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'viewer' in state && state.viewer === 'all';
