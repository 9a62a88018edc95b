/** Searching the advanced pile for a type, and doing what a card of another seat produces. */
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, begin, seatAt } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { BACKGROUNDS, CARD_WORDS, CARDS, TYPES } from '../../content/terms.ts';
import { ADVANCED, canDraw, pileSeen, pileSize, refill, shuffleFrom } from '../cards.ts';
import type { StepOp } from '../op.ts';
import { include } from '../sets.ts';
import type { State } from '../state.ts';
import { codeOf, KIND, NO_SOURCE } from '../terms.ts';

const PRODUCTION = BACKGROUNDS.indexOf('production');

/** Types that advanced cards of this game show, as a mask: none other can be found. */
const findable = ({ rules: { content, nuclear } }: State): number => {
  const { cards } = content;
  let mask = 0;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = cards.ofPile[ADVANCED]![word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (nuclear || cards.nuclear[card] === 0) mask |= cards.types[card]!;
    }
  return mask;
};

/** The place of the first card from the top that has a type; -1 for none. */
const placeOf = ({ piles, rules }: State, size: number, type: number): number => {
  let place = size - 1;
  while (place >= 0 && !hasBit(rules.content.cards.types[piles[ADVANCED * CARDS + place]!]!, type)) place--;
  return place;
};

/** Others see the card that is taken, or those alone who knew that it was on top (ruling O34). */
const showFound = (state: State, seat: number, card: number, wasTop: boolean): void => {
  const isShown = state.rules.rulings.foundCard === 'shown';
  const seen = wasTop ? pileSeen(state, ADVANCED) : 0;
  for (let viewer = 0; viewer < state.rules.seats; viewer++)
    if (viewer !== seat && (isShown || hasBit(seen, viewer))) include(state.known, viewer * CARD_WORDS, card);
};

/** Takes the first card of a type from the top of the advanced pile, and shuffles the others, those that were seen as well. */
const find = (state: State, seat: number, type: number, random: Random, log?: EventLog): void => {
  const { piles, hand, rules } = state;
  refill(state, ADVANCED, random, log);
  const size = pileSize(state, ADVANCED);
  const place = placeOf(state, size, type);
  log?.({ code: 'event.sought', params: { seat, type: TYPES[type]! } });
  if (place !== NONE) {
    const from = ADVANCED * CARDS;
    const card = piles[from + place]!;
    include(hand, seat * CARD_WORDS, card);
    showFound(state, seat, card, place === size - 1);
    piles.copyWithin(from + place, from + place + 1, from + size);
    if (rules.rulings.foundCard === 'shown')
      log?.({ code: 'event.found', params: { seat, ...rules.content.cards.names[card]! } });
  }
  shuffleFrom(state, ADVANCED, place === NONE ? size : size - 1, random);
};

/** Names a type, and takes the first advanced card of the pile that has it (rulebook, red pandas). */
export const findType: StepOp = {
  can: (state) => canDraw(state, ADVANCED),
  run: (state, at) => canDraw(state, ADVANCED) || advance(state, at),
  list: (state, _at, into) => {
    for (let rest = findable(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.type, lowestBit(rest)));
  },
  take: (state, at, _kind, type, random, log) => {
    find(state, seatAt(state, at), type, random, log);
    advance(state, at);
  },
};

/** Word `word` of the production cards of other seats, of those that do not copy others themselves. */
const wordOf = ({ played, rules }: State, seat: number, word: number): number => {
  const { cards } = rules.content;
  let mask = 0;
  for (let other = 0; other < rules.seats; other++) if (other !== seat) mask |= played[other * CARD_WORDS + word]!;
  return mask & cards.ofBackground[PRODUCTION]![word]! & ~cards.copying[word]!;
};

/** The first production card that may be copied, from `from` on; -1 for none. */
const nextCopied = (state: State, seat: number, from: number): number => {
  for (let word = from >> 5; word < CARD_WORDS; word++) {
    const cards = wordOf(state, seat, word) & (word === from >> 5 ? -1 << (from & 31) : -1);
    if (cards !== 0) return word * 32 + lowestBit(cards);
  }
  return NONE;
};

/** Does what a production card in play of another seat says, of one that does not copy on. */
export const copyProduction: StepOp = {
  can: (state, seat) => nextCopied(state, seat, 0) !== NONE,
  run: (state, at) => {
    const seat = seatAt(state, at);
    const card = nextCopied(state, seat, 0);
    if (card !== NONE && nextCopied(state, seat, card + 1) !== NONE) return true;
    advance(state, at);
    if (card !== NONE) begin(state, state.rules.content.cards.start[card]!, seat, NO_SOURCE);
    return false;
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    for (let card = nextCopied(state, seat, 0); card !== NONE; card = nextCopied(state, seat, card + 1))
      into.push(codeOf(KIND.card, card));
  },
  take: (state, at, _kind, card) => {
    const seat = seatAt(state, at);
    advance(state, at);
    begin(state, state.rules.content.cards.start[card]!, seat, NO_SOURCE);
  },
};
