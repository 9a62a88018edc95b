/** Steps about player cards: playing, drawing, taking back, discarding. */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import { countBits, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, begin, countDown, FRAME, operand, seatAt as placeAt } from '../../../kit/frames.ts';
import { CARD_TYPES, DECK, ROLES, STARTERS } from '../../content/terms.ts';
import { differing, draw, listCards } from '../cards.ts';
import type { StepOp } from '../op.ts';
import { cardOf, type State } from '../state.ts';
import { codeOf, DEEPEST, KIND } from '../terms.ts';

const TYPE = { action: CARD_TYPES.indexOf('action'), permanent: CARD_TYPES.indexOf('permanent') } as const;

/** Bit of a card in the masks of its role. */
const bitOf = (card: number): number => 1 << ((card - STARTERS) % DECK);

/** Plays a card that is in nobody's hand any more (rulebook page 7): its steps, of a unique one, are done first of all. */
export const playCard = (state: State, place: number, card: number, log?: EventLog): void => {
  const { content } = state.rules;
  const role = state.role[place]!;
  const kind = content.cardKind[card]!;
  log?.({ code: 'event.played', params: { role: ROLES[role]!, ...content.names[kind]! } });
  if (content.type[kind] === TYPE.action) state.zone[role]! |= bitOf(card);
  else if (content.type[kind] === TYPE.permanent) state.permanents[role]! |= bitOf(card);
  else begin(state, content.start[kind]!, place, card);
};

/** Plays so many cards of the hand. */
export const play: StepOp = {
  own: true,
  can: (state, place) => state.hand[state.role[place]!] !== 0 && state.depth < DEEPEST,
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return play.can(state, placeAt(state, at), 0, 0, 0) || advance(state, at);
  },
  list: (state, at, into) => {
    const role = state.role[placeAt(state, at)]!;
    listCards(state, KIND.card, role, state.hand[role]!, into);
  },
  take: (state, at, _kind, card, _random, log) => {
    const place = placeAt(state, at);
    state.hand[state.role[place]!]! &= ~bitOf(card);
    countDown(state, at);
    playCard(state, place, card, log);
  },
};

/** Draws cards. */
export const drawCards: StepOp = {
  can: (state, place) => {
    const role = state.role[place]!;
    return state.deckSize[role]! > 0 || (state.rules.rulings.ownDeck === 'reshuffled' && state.discards[role] !== 0);
  },
  run: (state, at, random, log) => {
    draw(state, placeAt(state, at), operand(state, at, 1), random, log);
    return advance(state, at);
  },
};

/** Takes cards of the own discards into the hand. */
export const recover: StepOp = {
  own: true,
  can: (state, place) => state.discards[state.role[place]!] !== 0,
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return recover.can(state, placeAt(state, at), 0, 0, 0) || advance(state, at);
  },
  list: (state, at, into) => {
    const role = state.role[placeAt(state, at)]!;
    listCards(state, KIND.card, role, state.discards[role]!, into);
  },
  take: (state, at, _kind, card, _random, log) => {
    const role = state.role[placeAt(state, at)]!;
    state.discards[role]! &= ~bitOf(card);
    state.hand[role]! |= bitOf(card);
    log?.({
      code: 'event.recovered',
      params: { role: ROLES[role]!, ...state.rules.content.names[state.rules.content.cardKind[card]!]! },
    });
    countDown(state, at);
  },
};

/** Cards such that, taken in ascending order, as many as needed can still be had: a set of cards has no order. */
const listDiscards = (state: State, at: number, into: ActionList): void => {
  const role = state.role[placeAt(state, at)]!;
  const left = state.frames[at + FRAME.left]!;
  const hand = state.hand[role]!;
  const needed = Math.min(left, countBits(hand));
  const floor = state.frames[at + FRAME.from]!;
  for (let rest = differing(state, role, hand); rest !== 0; rest = withoutLowest(rest)) {
    const index = lowestBit(rest);
    if (index >= floor && countBits(hand >> index) >= needed) into.push(codeOf(KIND.card, cardOf(role, index)));
  }
};

/** Discards cards of the hand. */
export const discard: StepOp = {
  own: true,
  can: (state, place) => state.hand[state.role[place]!] !== 0,
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return discard.can(state, placeAt(state, at), 0, 0, 0) || advance(state, at);
  },
  list: listDiscards,
  take: (state, at, _kind, card, _random, log) => {
    const role = state.role[placeAt(state, at)]!;
    state.hand[role]! &= ~bitOf(card);
    state.discards[role]! |= bitOf(card);
    state.frames[at + FRAME.from] = (card - STARTERS) % DECK;
    log?.({
      code: 'event.discarded',
      params: { role: ROLES[role]!, ...state.rules.content.names[state.rules.content.cardKind[card]!]! },
    });
    countDown(state, at);
  },
};
