/** What a seat can pay, what it pays less, and paying. */
import { DISCOUNTED, TRAITS } from '../content/rows.ts';
import { type Lasting, NONE } from '../content/tables.ts';
import { CARD_WORDS, COLONY_PRICE, PRICED, RESOURCES } from '../content/terms.ts';
import { holds, sizeOf } from './sets.ts';
import type { State } from './state.ts';

const AGILITY = RESOURCES.indexOf('agility');
const INTELLIGENCE = RESOURCES.indexOf('intelligence');
const FOOD = RESOURCES.indexOf('food');
const MATERIAL = RESOURCES.indexOf('material');
const CARDS = PRICED.indexOf('cards');

/** Index of a trait. */
const FUNGIBLE = TRAITS.indexOf('fungible');
/** What a discount can be on. */
export const ON = {
  cards: DISCOUNTED.indexOf('cards'),
  hire: DISCOUNTED.indexOf('hire'),
  colony: DISCOUNTED.indexOf('colony'),
} as const;

/** Whether the tribe of a seat has a trait, an index in `TRAITS`. */
export const hasTrait = ({ tribe, rules: { content } }: State, seat: number, trait: number): boolean =>
  tribe[seat] !== NONE && content.tribes.trait[tribe[seat]!] === trait;

/** The resource that stands for another one (chimpanzees: agility and intelligence for each other); `NONE` for none. */
const standIn = (state: State, seat: number, of: number): number =>
  (of === AGILITY || of === INTELLIGENCE) && hasTrait(state, seat, FUNGIBLE) ? AGILITY + INTELLIGENCE - of : NONE;

/** How many of `PRICED[of]` a seat can pay: resources, or cards of its hand. */
export const purseOf = (state: State, seat: number, of: number): number => {
  if (of === CARDS) return sizeOf(state.hand, seat * CARD_WORDS, CARD_WORDS);
  const other = standIn(state, seat, of);
  const from = seat * RESOURCES.length;
  return state.resources[from + of]! + (other === NONE ? 0 : state.resources[from + other]!);
};

/** Whether a seat can pay `amount` of `PRICED[of]`; what costs nothing always can be. */
export const canPay = (state: State, seat: number, of: number, amount: number): boolean =>
  amount <= 0 || purseOf(state, seat, of) >= amount;

/** Pays resources that are there: those that are asked for first, then what stands for them. Cards are chosen, by `discard`. */
export const spend = (state: State, seat: number, resource: number, amount: number): void => {
  if (amount <= 0) return;
  const from = seat * RESOURCES.length;
  const own = Math.min(amount, state.resources[from + resource]!);
  state.resources[from + resource]! -= own;
  if (own < amount) state.resources[from + standIn(state, seat, resource)]! -= amount - own;
};

/** What one lasting row takes off a price. */
const lessBy = (table: Lasting, row: number, on: number, resource: number): number =>
  table.discountOn[row] === on && table.discountOf[row] === resource ? table.discountBy[row]! : 0;

/**
 * What a seat pays less in a resource, by its tribe, its passive cards and one discount of the moment: all of that, or the most
 * of it (ruling O9).
 * @param on index in `DISCOUNTED`
 * @param moment what the step that asks takes off
 */
export const discountOf = (state: State, seat: number, on: number, resource: number, moment: number): number => {
  const { cards, tribes } = state.rules.content;
  const tribe = state.tribe[seat]!;
  const own = tribe === NONE ? 0 : lessBy(tribes, tribe, on, resource);
  let sum = moment + own;
  let most = Math.max(moment, own);
  const discounting = cards.discounting[on * RESOURCES.length + resource]!;
  for (let index = 0; index < discounting.length; index++) {
    const card = discounting[index]!;
    if (!holds(state.played, seat * CARD_WORDS, card)) continue;
    const less = cards.discountBy[card]!;
    sum += less;
    if (less > most) most = less;
  }
  return state.rules.rulings.discounts === 'added' ? sum : most;
};

/** Food that hiring a specialist costs a seat, never below nothing. */
export const hirePrice = (state: State, seat: number, specialist: number, moment: number): number =>
  Math.max(0, state.rules.content.specialists.price[specialist]! - discountOf(state, seat, ON.hire, FOOD, moment));

/** Material that a colony costs a seat (rulebook page 10), never below nothing. */
export const colonyPrice = (state: State, seat: number): number =>
  Math.max(0, COLONY_PRICE - discountOf(state, seat, ON.colony, MATERIAL, 0));
