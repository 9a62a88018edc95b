/** Words of the printed game. */

/** Resources; printed Endurance, Agilité, Intelligence, Nourriture, Matériau, Énergie (rulebook page 10). */
export const RESOURCES = ['endurance', 'agility', 'intelligence', 'food', 'material', 'energy'] as const;
/** What prices are in: resources, and cards of the hand. */
export const PRICED = [...RESOURCES, 'cards'] as const;
/** Zones with a track; printed agricole, urbaine, militaire, côtière (rulebook page 7). */
export const ZONES = ['agricultural', 'urban', 'military', 'coastal'] as const;
/** Where locations are: the forest, which has no track, and the zones. */
export const AREAS = ['forest', ...ZONES] as const;
/** Piles of exploration cards; printed de base, avancées. */
export const PILES = ['base', 'advanced'] as const;
/** Backgrounds of exploration cards (rulebook page 9). */
export const BACKGROUNDS = ['immediate', 'production', 'ability', 'passive'] as const;
/** Types that an exploration card can show; printed Science, Amélioration, Découverte, Interactif, Nucléaire. */
export const CARD_TYPES = ['science', 'improvement', 'discovery', 'interactive', 'nuclear'] as const;
/** Types of cards that rules count, with specialists, and cards that have a prerequisite (section 2.6). */
export const TYPES = [...CARD_TYPES, 'specialist', 'prerequisite'] as const;

/** Seasons of a game. */
export const SEASONS = 4;
/** Most seats. */
export const SEATS = 4;
/** Most exploration cards of a catalog, and the words of 32 bits that a set of them takes. */
export const CARDS = 160;
export const CARD_WORDS = CARDS / 32;
/** Most specialists of a catalog, and the words that a set of them takes. */
export const SPECIALISTS = 64;
export const SPECIALIST_WORDS = SPECIALISTS / 32;
/** Specialists that lie open (rulebook page 6). */
export const RIVER = 5;
/** Locations of the forest, and of each zone: two of tier 1, two of tier 2, one of tier 3. */
export const FOREST = 6;
export const ZONE_SPACES = 5;
/** Locations on the board: those of the forest, then zone by zone. */
export const SPACES = FOREST + ZONES.length * ZONE_SPACES;
/** Steps of a track (rulebook page 7). */
export const TOP = 10;
/** Levels that take the disc, and that reveal and open tiers 2 and 3. */
export const DISC_LEVEL = 2;
export const TIER_LEVELS = [0, 0, 3, 6] as const;
/** Letters of accomplishment tiles; a track has one of its own (rulebook page 11). */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** Places for accomplishment tokens: by letter, then by track. */
export const SLOTS = LETTERS.length + ZONES.length;
/** Tokens of a seat (rulebook page 6). */
export const ACCOMPLISHMENTS = 3;
export const COLONIES = 8;
/** Material for a colony (rulebook page 10). */
export const COLONY_PRICE = 10;
/** Columns and rows of a science board; row 0 is at the bottom. */
export const COLUMNS = 3;
export const ROWS = 5;
export const GROWTH = COLUMNS * ROWS;
/** Science boards of the box; each has two sides. */
export const BOARDS = 5;
/** What draws give: cards of the opening hand, those of it that are discarded, and cards by rest phase (rulebook page 7). */
export const OPENING = [6, 2] as const;
export const OPENING_DISCARDS = 3;
export const REST_CARDS = [
  [3, 1],
  [1, 3],
  [1, 3],
] as const;
