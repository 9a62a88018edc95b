/** Words of the printed game. */

/** Roles; printed Avocat en droit de l’environnement, Lobbyiste, Philanthrope, Reporter animalier, Zoologiste (rulebook page 5). */
export const ROLES = ['lawyer', 'lobbyist', 'philanthropist', 'tv-host', 'zoologist'] as const;
/** Kinds of player cards; printed Action, Permanent, Unique (rulebook page 7). */
export const CARD_TYPES = ['action', 'permanent', 'unique'] as const;
/** Backs of ambassadors, in the order of their row (rulebook page 3). */
export const BACKS = ['blue', 'green', 'grey'] as const;
/** Face-down ambassadors in play, by back (rulebook page 3). */
export const DEALT: readonly number[] = [3, 2, 1];
/** Difficulty levels of a scenario; the rulebook names Normal. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
/** Phases of a turn, in order (rulebook page 6). */
export const PHASES = ['actions', 'birth', 'destruction', 'effect', 'end'] as const;

/** Cards of a role (rulebook page 2). */
export const DECK = 14;
/** Actions printed on the board (rulebook page 6). */
export const STARTERS = 4;
/** Tokens of the box, all of them finite (rulebook pages 2 and 12). */
export const MONEY = 25;
export const CUBES = 25;
export const ANIMALS = 15;
export const TILES = 24;
/** Effect cards of a scenario. */
export const EFFECTS = 18;
/** Ambassadors in play. */
export const AMBASSADORS = 6;
/** Most rows and columns of a board. */
export const SIDE = 6;
/** Most spaces of a board. */
export const SPACES = SIDE * SIDE;
