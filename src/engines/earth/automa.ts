/**
 * Gaïa, the opponent of a solo game (rules section 4), as numbers: what she does by what the person did. Knows
 * no state, so that she can also be played at a table where only these numbers are known.
 */
import { ACTIONS } from './codes.ts';
import type { Settings } from './options.ts';

/** Her six cards; the first four are the actions. The deck is gone through twice, shuffled anew in between. */
export const GAIA_DECK = [...ACTIONS, 'north-gyre', 'south-gyre'] as const;
/** Index of the first gyre in `GAIA_DECK`: the next one is the lower pair's. */
export const NORTH_GYRE = 4;
/** Turns she has in all. */
export const GAIA_TURNS = 12;

/** What the person did in a turn that she reacts to. */
export interface PersonTurn {
  /** Soil gained, by the action, abilities and conversions, but not by events. */
  readonly soilGained: number;
  /** Cards drawn, events not counted. */
  readonly cardsDrawn: number;
  /** Cards with a blue or a multicolour ability in tableau, island and climate. */
  readonly blueCards: number;
}

/** What she gets at once. */
export interface GaiaGain {
  readonly soil: number;
  readonly sprouts: number;
  readonly growth: number;
  /** Cards from the deck to her compost. */
  readonly compost: number;
  /** Cards from the deck to her pile, face up. */
  readonly cards: number;
  /** What of it she gets in any case; the rest is counted from what the person did. */
  readonly fixed: number;
}

const NOTHING: GaiaGain = { soil: 0, sprouts: 0, growth: 0, compost: 0, cards: 0, fixed: 0 };
/** A gain of one kind, part of it fixed and part of it counted. */
const sum = (what: 'sprouts' | 'growth' | 'compost', fixed: number, counted: number): GaiaGain => ({
  ...NOTHING,
  [what]: fixed + counted,
  fixed,
});

type Difficulty = Settings['difficulty'];
const isUpper = (difficulty: Difficulty): boolean => difficulty === 'beginner' || difficulty === 'medium';

/**
 * Her reaction to the person's own turn; to planting she takes the cards that were not kept, which is no gain.
 * @param action index into `ACTIONS`
 */
export const reaction = (difficulty: Difficulty, action: number, person: PersonTurn): GaiaGain => {
  const more = isUpper(difficulty) ? 0 : 3;
  switch (ACTIONS[action]) {
    case 'compost':
      return sum('compost', isUpper(difficulty) ? 2 : 5, Math.floor(person.soilGained / 2));
    case 'water':
      return sum('sprouts', more, person.blueCards);
    case 'grow':
      return sum('growth', more, person.cardsDrawn);
    default:
      return NOTHING;
  }
};

/**
 * What she gains in her own turn, after the person has taken the weak action.
 * @param card index into `GAIA_DECK`, no gyre
 */
export const ownTurn = (card: number, person: PersonTurn): GaiaGain => {
  switch (GAIA_DECK[card]) {
    case 'compost':
      return { ...sum('compost', 8, 0), soil: person.soilGained };
    case 'water':
      return sum('sprouts', 7, person.blueCards);
    case 'grow':
      return sum('growth', 7, person.cardsDrawn);
    default:
      return { ...NOTHING, cards: 3 };
  }
};

/** What an objective she claims brings her besides, on the highest level only; 0–3 from the upper left one. */
export const gyreBonus = (difficulty: Difficulty, objective: number): GaiaGain => {
  if (difficulty !== 'expert') return NOTHING;
  switch (objective) {
    case 0:
      return { ...NOTHING, soil: 8 };
    case 1:
      return { ...NOTHING, cards: 2 };
    case 2:
      return { ...NOTHING, sprouts: 4 };
    default:
      return { ...NOTHING, growth: 3 };
  }
};

/** Whether she leaves out her next turn after a gyre. */
export const skipsAfterGyre = (difficulty: Difficulty): boolean => difficulty === 'beginner';

/** Each full ten soil of hers become five cards from the deck in her compost. */
export const SOIL_LIMIT = 10;
export const SOIL_COMPOST = 5;

/** Pieces of her growth stacks, filled one after the other again and again, and points of each when full. */
const STACKS = [5, 4, 3, 2, 1] as const;
const STACK_BONUS = 2;

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

/** Points of each leaf that the person discarded for animals. */
export const DISCARDED_LEAF_POINTS = 5;
