/** Gaïa's strength, and rulings on what no source says for sure; the rows are those of `docs/rules/earth-gaia.md`. */
import { declareRulings, ruling } from '../../../kit/options.ts';
import type { GaiaAnimal } from './animal.ts';
import type { Difficulty } from './numbers.ts';

/** Rulings on Gaïa, in whole games and at real tables. */
export const GAIA_RULINGS = {
  soloEnd: ruling('E2', 'Whether a solo game ends with the turn of the 16th card, or after one more turn of Gaïa.', [
    'at-once',
    'after-gaia',
  ]),
  gaiaEvents: ruling(
    'E3',
    'What events in Gaïa’s pile are worth to her: their points without the minus, or as printed.',
    ['absolute', 'printed'],
  ),
  gaiaHand: ruling('E7', 'What Gaïa does where an animal composts from the hand: from the deck instead, or nothing.', [
    'deck',
    'nothing',
  ]),
  gaiaBonus: ruling(
    'G1',
    'Who gets the completion bonus when the person plants the 16th card in the turn of her 12th card.',
    ['gaia', 'person'],
  ),
  gaiaStores: ruling(
    'G2',
    'Where an animal stores up to so many pieces: as many as she has, or nothing unless she has them all.',
    ['as-many', 'full'],
  ),
  gaiaGyre: ruling(
    'G3',
    'What comes first once she has placed a leaf for a Gyre: her animals, or the bonus of the Expert level.',
    ['animals', 'bonus'],
  ),
  gaiaLeaves: ruling(
    'G4',
    'What each of her own leaves that she never placed brings her: nothing, or five points as with Abundance.',
    ['nothing', 'five'],
  ),
  gaiaGrowth: ruling(
    'G5',
    'What happens once the 20 places for stacks on her board are full: stacks go on, or growth is lost.',
    ['unlimited', 'twenty-stacks'],
  ),
  expertAnimals: ruling(
    'G6',
    'How many animals she and the person have at the Expert level, which the rulebook does not name.',
    ['two', 'one'],
  ),
  gaiaTies: ruling('G7', 'What equal scores are: lost, since the person wins with more points, or a draw.', [
    'lost',
    'drawn',
  ]),
};

/** The rulings of a real table. */
export const TABLE_RULINGS = declareRulings('docs/rules/earth-gaia.md', GAIA_RULINGS);

/** The rulings of one game, defaults filled in. */
export type GaiaRulings = typeof TABLE_RULINGS.defaults;

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
