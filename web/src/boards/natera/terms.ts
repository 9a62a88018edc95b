/** Words of the printed game, as documents have them. */
export const RESOURCES = ['endurance', 'agility', 'intelligence', 'food', 'material', 'energy'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What cards are paid with. */
export const PAYMENTS = ['endurance', 'agility', 'intelligence'] as const;
/** Zones with a track, as they lie at the four corners. */
export const ZONES = ['agricultural', 'urban', 'military', 'coastal'] as const;
export type Zone = (typeof ZONES)[number];
/** Types that cards show. */
export const TYPES = ['science', 'improvement', 'discovery', 'interactive', 'nuclear'] as const;
export type CardType = (typeof TYPES)[number];
/** Backgrounds of cards: done in rest phases, as an action, lasting, at once. */
export const KINDS = ['production', 'ability', 'passive', 'immediate'] as const;
export type CardKind = (typeof KINDS)[number];
export const PILES = ['base', 'advanced'] as const;
/** Steps of a track. */
export const TOP = 10;
/** Levels that open tiers; level 2 takes the disc. */
export const TIER_LEVELS = [0, 0, 3, 6] as const;
export const COLONIES = 8;
export const SEASONS = 4;
export const COLUMNS = 3;
export const ROWS = 5;
/** Accomplishments of a seat. */
export const TOKENS = 3;
