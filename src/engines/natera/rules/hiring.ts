/** Hiring specialists, and the river that they lie in (rulebook pages 9 and 10). */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { RESOURCES, RIVER, SPECIALIST_WORDS } from '../content/terms.ts';
import { checkClaims } from './claims.ts';
import { due, gather } from './due.ts';
import { canPay, discountOf, hirePrice, ON, purseOf, spend } from './payments.ts';
import { exclude, include } from './sets.ts';
import type { State } from './state.ts';
import { codeOf, NO_SOURCE } from './terms.ts';
import { EVENT, fire } from './triggers.ts';

const FOOD = RESOURCES.indexOf('food');

/** Shuffles discarded specialists to be the pile, which is empty (ruling O15). */
const reshuffle = (state: State, random: Random): void => {
  const { specialistDiscards, specialists } = state;
  let size = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++) {
    for (let rest = specialistDiscards[word]!; rest !== 0; rest = withoutLowest(rest))
      specialists[size++] = word * 32 + lowestBit(rest);
    specialistDiscards[word] = 0;
  }
  random.shuffle(specialists, size);
  state.specialistSize = size;
  state.bottomSeen = 0;
};

/** Fills the places of the river that are empty, as far as the pile goes (rulebook page 9). */
export const fillRiver = (state: State, random: Random, log?: EventLog): void => {
  const { river, rules } = state;
  for (let place = 0; place < RIVER; place++) {
    if (river[place] !== NONE) continue;
    if (state.specialistSize === 0 && rules.rulings.emptyPile === 'reshuffled') reshuffle(state, random);
    if (state.specialistSize === 0) return;
    state.specialistSize--;
    if (state.bottomSeen > state.specialistSize) state.bottomSeen = state.specialistSize;
    const specialist = state.specialists[state.specialistSize]!;
    river[place] = specialist;
    log?.({ code: 'event.arrived', params: { ...rules.content.specialists.names[specialist]! } });
  }
};

/** Takes a specialist out of the river. */
const leaveRiver = ({ river }: State, specialist: number): void => {
  for (let place = 0; place < RIVER; place++) if (river[place] === specialist) river[place] = NONE;
};

/** Discards a specialist of the river; nobody takes the place yet. */
export const discardSpecialist = (state: State, specialist: number, log?: EventLog): void => {
  leaveRiver(state, specialist);
  include(state.specialistDiscards, 0, specialist);
  log?.({ code: 'event.dismissed', params: { ...state.rules.content.specialists.names[specialist]! } });
};

/** Puts a specialist of a seat under the pile, where all know it, and gives its printed price in food. */
export const returnSpecialist = (state: State, seat: number, specialist: number, log?: EventLog): void => {
  const { specialists, hired, rules } = state;
  exclude(hired, seat * SPECIALIST_WORDS, specialist);
  specialists.copyWithin(1, 0, state.specialistSize);
  specialists[0] = specialist;
  state.specialistSize++;
  state.bottomSeen++;
  const amount = rules.content.specialists.price[specialist]!;
  state.resources[seat * RESOURCES.length + FOOD]! += amount;
  log?.({ code: 'event.returned', params: { seat, amount, ...rules.content.specialists.names[specialist]! } });
};

/** Whether a seat can hire a specialist, with a discount of the moment. */
export const canHire = (state: State, seat: number, specialist: number, moment: number): boolean =>
  specialist !== NONE && canPay(state, seat, FOOD, hirePrice(state, seat, specialist, moment));

/** Whether a seat can hire somebody of the river. */
export const canHireAny = (state: State, seat: number, moment: number): boolean => {
  for (let place = 0; place < RIVER; place++) if (canHire(state, seat, state.river[place]!, moment)) return true;
  return false;
};

/** Appends every specialist that a seat can hire, as actions of a kind. */
export const listHires = (state: State, seat: number, kind: number, moment: number, into: ActionList): void => {
  const { price } = state.rules.content.specialists;
  const most = purseOf(state, seat, FOOD) + discountOf(state, seat, ON.hire, FOOD, moment);
  for (let place = 0; place < RIVER; place++) {
    const specialist = state.river[place]!;
    if (specialist !== NONE && price[specialist]! <= most) into.insert(codeOf(kind, specialist));
  }
};

/** Whether a specialist may be hired for nothing where a highest price is set, printed or discounted (ruling O8). */
export const isWithin = (state: State, seat: number, specialist: number, upTo: number): boolean => {
  if (specialist === NONE) return false;
  const { content, rulings } = state.rules;
  const price =
    rulings.hireLimit === 'printed' ? content.specialists.price[specialist]! : hirePrice(state, seat, specialist, 0);
  return price <= upTo;
};

/**
 * A specialist of the river joins a seat: the river is filled, its reward is due, and what heeds it.
 * @param amount food that is paid
 */
export const hireFor = (
  state: State,
  seat: number,
  specialist: number,
  amount: number,
  random: Random,
  log?: EventLog,
): void => {
  const { content } = state.rules;
  spend(state, seat, FOOD, amount);
  leaveRiver(state, specialist);
  include(state.hired, seat * SPECIALIST_WORDS, specialist);
  log?.({ code: 'event.hired', params: { seat, amount, ...content.specialists.names[specialist]! } });
  fillRiver(state, random, log);
  const floor = state.depth;
  due(state, content.specialists.start[specialist]!, seat, NO_SOURCE, log);
  fire(state, seat, EVENT.hire, specialist, log);
  gather(state, seat, floor);
  checkClaims(state, seat, log);
};

/** Hires a specialist for its price, less discounts. */
export const hire = (
  state: State,
  seat: number,
  specialist: number,
  moment: number,
  random: Random,
  log?: EventLog,
): void => hireFor(state, seat, specialist, hirePrice(state, seat, specialist, moment), random, log);
