/** Gaïa's line of the score pad: her parts are `gaia/core/score.ts`. */
import { PART, PARTS, scoreParts } from '../../gaia/core/score.ts';
import { AT, SCORE_PARTS } from '../score-parts.ts';
import type { State } from '../state.ts';
import { GAIA } from '../terms.ts';
import { stateKeeper } from './keeper.ts';

/**
 * How Gaïa's points spread over `SCORE_PARTS` at the end of 60 weighted playouts at each difficulty, without and with
 * animals: so those that a forecast still gives her are spread. House figures.
 */
const SHARES = [1, 0.19, 0, 0.16, 0.14, 0.21, 0, 0, 0.3, 0] as const;
const SHARES_WITH_ANIMALS = [1, 0.175, 0, 0.18, 0.115, 0.175, 0, 0, 0.26, 0.095] as const;

const hers = new Float64Array(PARTS.length);

/**
 * The parts of Gaïa's score as the game stands (rules section 4.4), as `fillParts` has those of a seat. Her whole pile
 * counts as cards, and what she gets for leaves that the person discarded as animals, for which they were.
 * @returns her score
 */
export const fillGaiaParts = (state: State, into: Float64Array): number => {
  const coming = state.forecast[GAIA * SCORE_PARTS.length]!;
  const shares = state.rules.animals ? SHARES_WITH_ANIMALS : SHARES;
  const score = coming + scoreParts(stateKeeper, state, hers);
  into.fill(0, 0, SCORE_PARTS.length);
  into[0] = score;
  into[AT.cards] = hers[PART.pile]!;
  into[AT.compost] = hers[PART.compost]!;
  into[AT.sprouts] = hers[PART.sprouts]!;
  into[AT.growth] = hers[PART.growth]!;
  into[AT.fauna] = hers[PART.fauna]! + hers[PART.completion]!;
  into[AT.animals] = hers[PART.animals]! + hers[PART.leaves]!;
  for (let part = AT.cards; part <= AT.animals; part++) into[part]! += coming * shares[part]!;
  return score;
};

/** Gaïa's score as the game stands. */
export const gaiaScore = (state: State): number =>
  state.forecast[GAIA * SCORE_PARTS.length]! + scoreParts(stateKeeper, state, hers);
