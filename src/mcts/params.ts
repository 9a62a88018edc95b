/** What shapes a search, apart from its budget. */
export interface SearchParams {
  /** UCB exploration constant, in units of utility; larger looks wider. */
  readonly exploration: number;
  /** Most nodes one tree may hold; a full tree stops its search with `memory`. */
  readonly maxNodes: number;
}

export const DEFAULT_PARAMS: SearchParams = { exploration: 0.7, maxNodes: 2_000_000 };
