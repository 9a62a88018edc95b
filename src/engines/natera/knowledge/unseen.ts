/** What a seat has not seen of the exploration cards: what `redeal` deals and `belief` counts. */
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Content } from '../content/tables.ts';
import { CARD_WORDS, CARDS } from '../content/terms.ts';
import { pileSeen, pileSize, topOf } from '../rules/cards.ts';
import { exclude } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';

const known = new WeakMap<Content, Int32Array>();

/** The cards of the mini-expansion, as a set. */
const nuclearCards = (content: Content): Int32Array => {
  const made = known.get(content);
  if (made !== undefined) return made;
  const set = new Int32Array(CARD_WORDS);
  for (const [card, nuclear] of content.cards.nuclear.entries())
    if (nuclear === 1) set[card >>> 5]! |= 1 << (card & 31);
  known.set(content, set);
  return set;
};

// Scratch of `unseenCards`.
const left = new Int32Array(CARD_WORDS);

/**
 * Writes the cards of a pile, an index in `PILES`, into `into`, ascending, that are in the game and of which a seat knows nothing:
 * it has not got them, they do not lie open, and it has seen nobody take them or pass them on.
 * @returns how many
 */
export const unseenCards = (state: State, seat: number, pile: number, into: Uint8Array): number => {
  gather(state, seat, pile);
  if (pileSize(state, pile) > 0 && hasBit(pileSeen(state, pile), seat)) exclude(left, 0, topOf(state, pile));
  let count = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = left[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (state.group[seat * CARDS + card] === 0) into[count++] = card;
    }
  return count;
};

/** All cards of a pile but those that a seat has, those that lie open, and those that it knows in hands. */
const gather = (state: State, seat: number, pile: number): void => {
  const { aside, discards, hand, packet, played, rules } = state;
  const cards = rules.content.cards.ofPile[pile]!;
  const nuclear = nuclearCards(rules.content);
  for (let word = 0; word < CARD_WORDS; word++) {
    const at = seat * CARD_WORDS + word;
    let seen = discards[word]! | hand[at]! | aside[at]! | packet[at]! | state.known[at]!;
    for (let other = 0; other < rules.seats; other++) seen |= played[other * CARD_WORDS + word]!;
    left[word] = cards[word]! & ~seen & (rules.nuclear ? -1 : ~nuclear[word]!);
  }
};
