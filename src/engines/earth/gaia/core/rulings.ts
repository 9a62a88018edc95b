/** Gaïa's strength, and rulings on what no source says for sure; the rows are those of `docs/rules/earth-gaia.md`. */
import Type, { type Static } from 'typebox';
import type { GaiaAnimal } from './animal.ts';
import type { Difficulty } from './numbers.ts';

const ruling = <const V extends readonly [string, ...string[]]>(values: V, description: string) =>
  Type.Optional(Type.Enum([...values], { default: values[0], description }));

/** Fields of the rulings that are about Gaïa, in whole games and at real tables; the first value of each is the default. */
export const GAIA_RULING_FIELDS = {
  soloEnd: ruling(
    ['at-once', 'after-gaia'],
    'E2. Whether a solo game ends with the turn of the 16th card, or after one more turn of Gaïa.',
  ),
  gaiaEvents: ruling(
    ['absolute', 'printed'],
    'E3. What events in Gaïa’s pile are worth to her: their points without the minus, or as printed.',
  ),
  gaiaHand: ruling(
    ['deck', 'nothing'],
    'E7. What Gaïa does where an animal composts from the hand: from the deck instead, or nothing.',
  ),
  gaiaBonus: ruling(
    ['gaia', 'person'],
    'G1. Who gets the completion bonus when the person plants the 16th card in the turn of her 12th card.',
  ),
  gaiaStores: ruling(
    ['as-many', 'full'],
    'G2. Where an animal stores up to so many pieces: as many as she has, or nothing unless she has them all.',
  ),
  gaiaGyre: ruling(
    ['animals', 'bonus'],
    'G3. What comes first once she has placed a leaf for a Gyre: her animals, or the bonus of the Expert level.',
  ),
  gaiaLeaves: ruling(
    ['nothing', 'five'],
    'G4. What each of her own leaves that she never placed brings her: nothing, or five points.',
  ),
  gaiaGrowth: ruling(
    ['unlimited', 'twenty-stacks'],
    'G5. What happens once the 20 places for stacks on her board are full: stacks go on, or growth is lost.',
  ),
  expertAnimals: ruling(['two', 'one'], 'G6. How many animals she and the person have at the Expert level.'),
  gaiaTies: ruling(
    ['lost', 'drawn'],
    'G7. What equal scores are: lost, since the person wins with more points, or a draw.',
  ),
} as const;

const GaiaRulingsSchema = Type.Object(GAIA_RULING_FIELDS, {
  additionalProperties: false,
  description: 'Rulings on open points; see docs/rules/earth-gaia.md.',
});

/** Rulings as a caller gives them. */
export type GivenRulings = Static<typeof GaiaRulingsSchema>;
/** The rulings of one game, defaults filled in. */
export type GaiaRulings = Required<GivenRulings>;

/** Schema of the rulings in documents of a real table. */
export const RulingsField = Type.Optional(GaiaRulingsSchema);

/** What a game is played with that says nothing of rulings. */
export const DEFAULT_GAIA_RULINGS: GaiaRulings = {
  soloEnd: 'at-once',
  gaiaEvents: 'absolute',
  gaiaHand: 'deck',
  gaiaBonus: 'gaia',
  gaiaStores: 'as-many',
  gaiaGyre: 'animals',
  gaiaLeaves: 'nothing',
  gaiaGrowth: 'unlimited',
  expertAnimals: 'two',
  gaiaTies: 'lost',
};

/** All that stays the same for Gaïa during one game. */
export interface GaiaRules {
  readonly difficulty: Difficulty;
  readonly rulings: GaiaRulings;
  /** None without Animal Kingdom. */
  readonly animals: readonly GaiaAnimal[];
}

/** Animals Gaïa and the person get each, when Animal Kingdom is played with (rules section 6.6). */
export const soloAnimalCount = (difficulty: Difficulty, { expertAnimals }: GaiaRulings): number => {
  switch (difficulty) {
    case 'beginner':
    case 'medium':
      return 1;
    case 'hard':
      return 2;
    case 'expert':
      return expertAnimals === 'two' ? 2 : 1;
  }
};
