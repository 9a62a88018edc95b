import type { Random } from '../../../../core/random.ts';
import { GAIA_CARDS, GAIA_DECK, GAIA_TURNS } from './numbers.ts';

/**
 * Puts her cards from `turn` on in a new order: of the pass that is under way what is left, and all six of those to come.
 * @param deck her cards by turn, `GAIA_TURNS` of them
 */
export const shuffleDeck = (deck: Int8Array, turn: number, random: Random): void => {
  for (let first = 0; first < GAIA_TURNS; first += GAIA_CARDS) {
    const seen = Array.from(deck.subarray(first, Math.max(first, Math.min(turn, first + GAIA_CARDS))));
    const left = GAIA_DECK.map((_, card) => card).filter((card) => !seen.includes(card));
    random.shuffle(left);
    deck.set(left, first + seen.length);
  }
};
