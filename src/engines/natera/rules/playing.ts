/** Playing exploration cards (rulebook pages 8 and 9): what may be played for what, and playing it. */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ASKED, areaOf } from '../content/tables.ts';
import { BACKGROUNDS, CARD_WORDS, RESOURCES, SPACES, ZONES } from '../content/terms.ts';
import { leaveHand } from './cards.ts';
import { checkClaims } from './claims.ts';
import { due, gather } from './due.ts';
import { discountOf, ON, purseOf, spend } from './payments.ts';
import { cardsOfType } from './points.ts';
import { include } from './sets.ts';
import type { State } from './state.ts';
import { codeOf, KIND, NO_SOURCE } from './terms.ts';
import { EVENT, fire } from './triggers.ts';

/** Resources that cards are paid in, of which one is chosen: the first ones of `RESOURCES`. */
export const PAYMENTS = 3;
/** A play without a discount of the moment. */
export const FULL_PRICE: readonly number[] = [0, 0, 0];

const IMMEDIATE = BACKGROUNDS.indexOf('immediate');
const PRESENCE = ASKED.indexOf('presence');
const AUTHORITY = ASKED.indexOf('authority');

/** Whether a seat has a pawn in an area. */
const isPresent = ({ pawns }: State, seat: number, area: number): boolean => {
  const own = 0x11 << seat;
  for (let space = 0; space < SPACES; space++) if ((pawns[space]! & own) !== 0 && areaOf(space) === area) return true;
  return false;
};

/** Whether a seat meets all prerequisites of a card now (rulebook page 9). */
export const meetsPrerequisites = (state: State, seat: number, card: number): boolean => {
  const { requiresFrom, asks, asksOf, asksLeast } = state.rules.content.cards;
  for (let index = requiresFrom[card]!; index < requiresFrom[card + 1]!; index++) {
    const of = asksOf[index]!;
    const least = asksLeast[index]!;
    const kind = asks[index];
    if (kind === PRESENCE) {
      if (!isPresent(state, seat, of)) return false;
    } else if (kind === AUTHORITY) {
      if (state.authority[seat * ZONES.length + of]! < least) return false;
    } else if (cardsOfType(state, seat, of) < least) return false;
  }
  return true;
};

/** The highest price that a seat can pay, by payment. */
const most = new Int32Array(PAYMENTS);

/**
 * Looks at what a seat has and pays less, for `paymentsFor`.
 * @param moment what the step that asks takes off, by payment
 */
const look = (state: State, seat: number, moment: readonly number[]): void => {
  for (let payment = 0; payment < PAYMENTS; payment++)
    most[payment] = purseOf(state, seat, payment) + discountOf(state, seat, ON.cards, payment, moment[payment]!);
};

/** Payments for which the seat that was looked at can play a card now, as a mask. */
const paymentsFor = (state: State, seat: number, card: number): number => {
  const { price } = state.rules.content.cards;
  let mask = 0;
  for (let payment = 0; payment < PAYMENTS; payment++)
    if (price[card * PAYMENTS + payment]! <= most[payment]!) mask |= 1 << payment;
  return mask !== 0 && meetsPrerequisites(state, seat, card) ? mask : 0;
};

/** Whether a seat can play a card of its hand with a discount of the moment, by payment. */
export const canPlay = (state: State, seat: number, moment: readonly number[]): boolean => {
  look(state, seat, moment);
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.hand[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      if (paymentsFor(state, seat, word * 32 + lowestBit(rest)) !== 0) return true;
  return false;
};

/** Appends every card that a seat can play, with every payment, as `KIND.play`. */
export const listPlays = (state: State, seat: number, moment: readonly number[], into: ActionList): void => {
  look(state, seat, moment);
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.hand[seat * CARD_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      const payments = paymentsFor(state, seat, card);
      for (let payment = 0; payment < PAYMENTS; payment++)
        if (hasBit(payments, payment)) into.push(codeOf(KIND.play, card * 4 + payment));
    }
};

/** What a seat pays for a card, never below nothing. */
export const playPrice = (
  state: State,
  seat: number,
  card: number,
  payment: number,
  moment: readonly number[],
): number => {
  const price = state.rules.content.cards.price[card * PAYMENTS + payment]!;
  return Math.max(0, price - discountOf(state, seat, ON.cards, payment, moment[payment]!));
};

/**
 * Plays a card of the hand: it is paid, put into play, and what it does at once is due, and what heeds it.
 * @param choice parameter of `KIND.play`
 */
export const playCard = (
  state: State,
  seat: number,
  choice: number,
  moment: readonly number[],
  log?: EventLog,
): void => {
  const card = choice >> 2;
  const payment = choice & 3;
  const { cards } = state.rules.content;
  const amount = playPrice(state, seat, card, payment, moment);
  spend(state, seat, payment, amount);
  leaveHand(state, seat, card);
  include(state.played, seat * CARD_WORDS, card);
  log?.({ code: 'event.played', params: { seat, amount, resource: RESOURCES[payment]!, ...cards.names[card]! } });
  const floor = state.depth;
  if (cards.background[card] === IMMEDIATE) due(state, cards.start[card]!, seat, NO_SOURCE, log);
  fire(state, seat, EVENT.play, card, log);
  gather(state, seat, floor);
  checkClaims(state, seat, log);
};
