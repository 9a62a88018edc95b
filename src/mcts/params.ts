/** How the end of an iteration is played: every action equally likely, or as the game's own weights say. */
export const PLAYOUTS = ['uniform', 'weighted'] as const;

/** What shapes a search, apart from its budget. A game without heuristics is searched with uniform, uncut playouts. */
export interface SearchParams {
  /** UCB exploration constant, in units of utility; larger looks wider. */
  readonly exploration: number;
  readonly playouts: (typeof PLAYOUTS)[number];
  /** Phases of the game that an iteration looks ahead, the present one included, before the game's estimate; 0 for all. */
  readonly phases: number;
  /** Most nodes one tree may hold; a full tree stops its search with `memory`. */
  readonly maxNodes: number;
}

/** What the service searches with; docs/strength.md has the matches behind each value. */
export const DEFAULT_PARAMS: SearchParams = {
  exploration: 0.25,
  playouts: 'weighted',
  phases: 1,
  maxNodes: 2_000_000,
};

/** Plain search without game knowledge, to compare with. */
export const PLAIN_PARAMS: SearchParams = { ...DEFAULT_PARAMS, exploration: 0.7, playouts: 'uniform', phases: 0 };
