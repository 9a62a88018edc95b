/**
 * Gaïa, the opponent of a solo game (rules section 4), as numbers. Knows no state, so that she can also be played at a
 * table where only a few figures are known.
 */
import { ACTIONS } from '../../content/boards.ts';

/** How strong she is; printed Débutant, Standard, Difficile, Expert. */
export const DIFFICULTIES = ['beginner', 'medium', 'hard', 'expert'] as const;
/** One of `DIFFICULTIES`. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Her six cards; the first four are the actions. The deck is gone through twice, shuffled anew in between. */
export const GAIA_DECK = [...ACTIONS, 'north-gyre', 'south-gyre'] as const;
/** How many they are, and the times that she goes through them. */
export const GAIA_CARDS = GAIA_DECK.length;
export const PASSES = 2;
/** Places of her cards in `GAIA_DECK`; the north gyre is about the upper pair of objectives, the south gyre about the lower. */
export const CARD = { plant: 0, compost: 1, water: 2, grow: 3, north: 4, south: 5 } as const;
/** Turns she has in all. */
export const GAIA_TURNS = PASSES * GAIA_CARDS;

/** What the person did in a turn that she looks at. */
export interface PersonTurn {
  /** Soil gained, by the action, abilities and conversions, but not by events. */
  readonly soilGained: number;
  /** Cards drawn, events not counted. */
  readonly cardsDrawn: number;
  /** Cards with a blue or a multicolour ability in tableau, island and climate. */
  readonly blueCards: number;
}

const isUpper = (difficulty: Difficulty): boolean => difficulty === 'beginner' || difficulty === 'medium';
/** Sprouts or growth of her reaction on top of what is counted: those of the lower row of her board. */
export const reactionPieces = (difficulty: Difficulty): number => (isUpper(difficulty) ? 0 : 3);
/** Cards she composts in her reaction on top of half of the soil gained. */
export const reactionCompost = (difficulty: Difficulty): number => (isUpper(difficulty) ? 2 : 5);
/** Cards that a person who plants looks at and does not keep: they go to her pile. */
export const UNCHOSEN = 3;

/** What her own turns bring her in any case; the rest is counted from what the person did. */
export const OWN_TURN = { sprouts: 7, growth: 7, compost: 8, cards: 3 } as const;

/** What an objective she claims brings her besides, on the highest level only; from the upper left one, 0–3. */
export const GYRE_BONUS = [
  { good: 'soil', count: 8 },
  { good: 'cards', count: 2 },
  { good: 'sprouts', count: 4 },
  { good: 'growth', count: 3 },
] as const;
/** Whether objectives bring her something besides. */
export const hasGyreBonus = (difficulty: Difficulty): boolean => difficulty === 'expert';
/** Whether she leaves out her next turn after a gyre. */
export const skipsAfterGyre = (difficulty: Difficulty): boolean => difficulty === 'beginner';

/** So much soil of hers at once … */
export const SOIL_LIMIT = 10;
/** … becomes so many cards from the deck in her compost. */
export const SOIL_COMPOST = 5;

/** Cards she composts instead of drawing one (rules section 6.6). */
export const COMPOST_FOR_CARD = 2;

/** Pieces of her growth stacks, filled one after the other again and again, and points of each when full. */
const STACKS = [5, 4, 3, 2, 1] as const;
const STACK_BONUS = 2;
/** Pieces that 20 stacks hold: four times 5 + 4 + 3 + 2 + 1 (ruling G5). */
export const TWENTY_STACKS = 60;

/** Points of her growth: a stack that is full has two more than its pieces. */
export const gaiaGrowthPoints = (growth: number): number => {
  let left = growth;
  let points = growth;
  for (let stack = 0; left >= STACKS[stack % STACKS.length]!; stack++) {
    left -= STACKS[stack % STACKS.length]!;
    points += STACK_BONUS;
  }
  return points;
};

/** Points of each leaf that the person discarded for animals, and by ruling G4 of each she never placed. */
export const BOARD_LEAF_POINTS = 5;
