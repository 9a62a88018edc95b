import type { Game, Nature } from '../core/contract.ts';

/**
 * How a search looks at what is hidden:
 * - `worlds`: one tree of what the searching seat sees, over worlds dealt from what it knows; for every game;
 * - `observers`: whole games from the beginning, every seat choosing by what it sees itself;
 * - `equilibrium`: the same games, by regrets, for a policy that cannot be exploited;
 * - `team`: the same games, by joint plans, for seats that win together.
 * All but the first need a game that is `solvable`.
 */
export const METHODS = ['worlds', 'observers', 'equilibrium', 'team'] as const;

/** The methods that can search a game of this nature. */
export const methodsFor = ({ solvable }: Pick<Game, 'solvable'>, nature: Nature): SearchParams['method'][] =>
  METHODS.filter(
    (method) => method === 'worlds' || (solvable !== undefined && (method !== 'team' || nature === 'cooperative')),
  );

/** How the end of an iteration is played: every action equally likely, or as the game's own weights say. */
export const PLAYOUTS = ['uniform', 'weighted'] as const;

/** What shapes a search, apart from its budget. A game without heuristics is searched with uniform, uncut playouts. */
export interface SearchParams {
  readonly method: (typeof METHODS)[number];
  /** UCB exploration constant, in units of utility; larger looks wider. */
  readonly exploration: number;
  /**
   * Progressive bias by the playout weights, in units of utility; new children come in the order of the weights then. 0 for
   * neither, and absent for what the game's own heuristics ask for.
   */
  readonly bias?: number;
  readonly playouts: (typeof PLAYOUTS)[number];
  /**
   * Of so many visits of a root action one goes by what its tree has settled on and tries nothing; what is told of the action
   * is what these came to. 0 for never: then it is what all playouts came to. Only `worlds` searches settle.
   */
  readonly settleEvery: number;
  /**
   * Least visits of every root action, as a part of its equal share of them; 0 for none. Without, one whose first playouts
   * are bad is hardly tried again at any budget. Only `worlds` searches have it.
   */
  readonly floor: number;
  /**
   * Name of the net that values leaves, which whoever searches hands over as the evaluator; null for playouts. Only `worlds`
   * searches have leaves to value.
   */
  readonly model: string | null;
  /**
   * Leaves of a tree that are chosen before any of them is valued, ≥ 1; absent for what suits the evaluator, which is 1 for
   * playouts. A net costs less the more it is asked at once, and the search is the poorer the less it knows when it chooses.
   */
  readonly batch?: number;
  /** Phases of the game that an iteration looks ahead, the present one included, before the game's estimate; 0 for all. */
  readonly phases: number;
  /**
   * Most moves that are tried to count out the rest of the game, exactly, before it is sampled; 0 for never.
   * Only `worlds` searches count.
   */
  readonly proof: number;
  /**
   * Whether a tree with a budget of visits ends as soon as no action can overtake its favourite any more. The
   * choice of one tree is the same with fewer visits; several trees might have settled on another one together.
   */
  readonly earlyStop: boolean;
  /** Most nodes, or information sets, one search may hold; a full one stops with `memory`. */
  readonly maxNodes: number;
}

/** What the service searches with; docs/experiments.md has the matches behind each value. */
export const DEFAULT_PARAMS: SearchParams = {
  method: 'worlds',
  exploration: 0.25,
  playouts: 'weighted',
  settleEvery: 4,
  floor: 0.3,
  model: null,
  phases: 1,
  proof: 20_000,
  earlyStop: false,
  maxNodes: 2_000_000,
};

/** Moves that counting out tries in the time of a visit: a visit is a redeal and some twenty moves of a playout and a tree. */
const PROOF_MOVES_A_VISIT = 20;

/**
 * The `proof` of a search with so many visits: to count must not take longer than to search would. How much of a budget of
 * time counting may take is for the clock to say, since games differ.
 */
export const proofWithin = (visits = Number.POSITIVE_INFINITY): number =>
  Math.min(DEFAULT_PARAMS.proof, visits * PROOF_MOVES_A_VISIT);

/** Plain search without game knowledge, to compare with. */
export const PLAIN_PARAMS: SearchParams = {
  ...DEFAULT_PARAMS,
  exploration: 0.7,
  bias: 0,
  playouts: 'uniform',
  settleEvery: 0,
  floor: 0,
  phases: 0,
  proof: 0,
};
