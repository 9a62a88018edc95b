/** How the end of an iteration is played: every action equally likely, or as the game's own weights say. */
export const PLAYOUTS = ['uniform', 'weighted'] as const;

/** What shapes a search, apart from its budget. */
export interface SearchParams {
  /** UCB exploration constant, in units of utility; larger looks wider. */
  readonly exploration: number;
  /** Weighted playouts are uniform in a game without weights. */
  readonly playouts: (typeof PLAYOUTS)[number];
  /** Most nodes one tree may hold; a full tree stops its search with `memory`. */
  readonly maxNodes: number;
}

export const DEFAULT_PARAMS: SearchParams = { exploration: 0.7, playouts: 'uniform', maxNodes: 2_000_000 };
