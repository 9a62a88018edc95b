/** Exploration cards: piles, hands, discards, and who knows which of them. */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, CARDS, PILES } from '../content/terms.ts';
import { cardShown } from './memory.ts';
import { exclude, include } from './sets.ts';
import type { State } from './state.ts';

/** Piles, as indexes of `PILES`. */
const BASE = PILES.indexOf('base');
export const ADVANCED = PILES.indexOf('advanced');

/** Cards in a pile. */
export const pileSize = (state: State, pile: number): number => (pile === BASE ? state.baseSize : state.advancedSize);

const setSize = (state: State, pile: number, size: number): void => {
  if (pile === BASE) state.baseSize = size;
  else state.advancedSize = size;
};

/** Seats that know the top card of a pile, as a mask. */
export const pileSeen = (state: State, pile: number): number => (pile === BASE ? state.baseSeen : state.advancedSeen);

/** Says which seats know the top card of a pile. */
export const setSeen = (state: State, pile: number, seats: number): void => {
  if (pile === BASE) state.baseSeen = seats;
  else state.advancedSeen = seats;
};

/** The top card of a pile that is not empty. */
export const topOf = (state: State, pile: number): number => state.piles[pile * CARDS + pileSize(state, pile) - 1]!;

/** Whether discards of a pile could be shuffled to be one again. */
const hasDiscards = ({ discards, rules }: State, pile: number): boolean => {
  const cards = rules.content.cards.ofPile[pile]!;
  for (let word = 0; word < CARD_WORDS; word++) if ((discards[word]! & cards[word]!) !== 0) return true;
  return false;
};

/** Whether a pile can be drawn from, its discards included where they are shuffled (ruling O15). */
export const canDraw = (state: State, pile: number): boolean =>
  pileSize(state, pile) > 0 || (state.rules.rulings.emptyPile === 'reshuffled' && hasDiscards(state, pile));

/** The pile that a draw from `pile` comes from: the other one where that is empty (ruling O15); `NONE` for no card. */
export const pileFor = (state: State, pile: number): number => {
  if (canDraw(state, pile)) return pile;
  if (state.rules.rulings.emptyPile === 'nothing') return NONE;
  return canDraw(state, 1 - pile) ? 1 - pile : NONE;
};

/** Shuffles the discards of a pile that is empty, to be the pile. */
const reshuffle = (state: State, pile: number, random: Random, log?: EventLog): void => {
  const { discards, piles, rules } = state;
  const cards = rules.content.cards.ofPile[pile]!;
  let size = 0;
  for (let word = 0; word < CARD_WORDS; word++) {
    for (let rest = discards[word]! & cards[word]!; rest !== 0; rest = withoutLowest(rest))
      piles[pile * CARDS + size++] = word * 32 + lowestBit(rest);
    discards[word]! &= ~cards[word]!;
  }
  shuffleFrom(state, pile, size, random);
  log?.({ code: 'event.reshuffled', params: { pile: PILES[pile]!, cards: size } });
};

/** Makes a pile that is empty of its discards, where that is the ruling (O15). */
export const refill = (state: State, pile: number, random: Random, log?: EventLog): void => {
  if (pileSize(state, pile) === 0 && canDraw(state, pile)) reshuffle(state, pile, random, log);
};

/** Shuffles the lowest `size` cards of a pile, which are all that it has then. */
export const shuffleFrom = (state: State, pile: number, size: number, random: Random): void => {
  const { piles } = state;
  const from = pile * CARDS;
  for (let last = size - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const held = piles[from + last]!;
    piles[from + last] = piles[from + other]!;
    piles[from + other] = held;
  }
  setSize(state, pile, size);
  setSeen(state, pile, 0);
};

/**
 * Takes the top card of a pile off it, its discards shuffled before if need be.
 * @returns the card; `NONE` where there is none, in the other pile neither
 */
export const takeTop = (state: State, wanted: number, random: Random, log?: EventLog): number => {
  const pile = pileFor(state, wanted);
  if (pile === NONE) return NONE;
  if (pileSize(state, pile) === 0) reshuffle(state, pile, random, log);
  const card = topOf(state, pile);
  setSize(state, pile, pileSize(state, pile) - 1);
  return card;
};

/**
 * A seat draws a card into its hand. Those that had seen it on top know where it is.
 * @param wanted pile, as an index of `PILES`
 * @returns the pile that it comes from; `NONE` where there is no card
 */
export const drawCard = (state: State, seat: number, wanted: number, random: Random, log?: EventLog): number => {
  const card = takeTop(state, wanted, random, log);
  if (card === NONE) return NONE;
  const pile = state.rules.content.cards.pile[card]!;
  const seen = pileSeen(state, pile);
  for (let viewer = 0; viewer < state.rules.seats; viewer++)
    if (viewer !== seat && hasBit(seen, viewer)) include(state.known, viewer * CARD_WORDS, card);
  setSeen(state, pile, 0);
  include(state.hand, seat * CARD_WORDS, card);
  return pile;
};

const drawn = new Uint8Array(PILES.length);

/** A seat draws so many cards of each pile. */
export const drawCards = (
  state: State,
  seat: number,
  counts: readonly [number, number],
  random: Random,
  log?: EventLog,
): void => {
  drawn.fill(0);
  for (let wanted = 0; wanted < PILES.length; wanted++)
    for (let count = 0; count < counts[wanted]!; count++) {
      const pile = drawCard(state, seat, wanted, random, log);
      if (pile !== NONE) drawn[pile]!++;
    }
  for (let pile = 0; pile < PILES.length; pile++)
    if (drawn[pile]! > 0) log?.({ code: 'event.drew', params: { seat, pile: PILES[pile]!, cards: drawn[pile]! } });
};

/** Takes a card that all see now out of a hand: what others knew or remembered of it is no secret any more. */
export const leaveHand = (state: State, seat: number, card: number): void => {
  exclude(state.hand, seat * CARD_WORDS, card);
  for (let viewer = 0; viewer < state.rules.seats; viewer++) exclude(state.known, viewer * CARD_WORDS, card);
  cardShown(state, seat, card);
};

/** Discards a card of a hand, face up. */
export const discardCard = (state: State, seat: number, card: number, log?: EventLog): void => {
  leaveHand(state, seat, card);
  include(state.discards, 0, card);
  log?.({ code: 'event.discarded', params: { seat, ...state.rules.content.cards.names[card]! } });
};
