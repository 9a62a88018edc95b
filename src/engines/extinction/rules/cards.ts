/** Player cards: where they are, and drawing them. Cards of a role are masks over its deck. */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/tables.ts';
import { CUBES, DECK, MONEY, ROLES } from '../content/terms.ts';
import { cardOf, type State } from './state.ts';
import { codeOf } from './terms.ts';

/** Of a set of cards of one role those that are the lowest of their kind. */
export const differing = ({ rules: { content } }: State, role: number, cards: number): number => {
  let lowest = 0;
  let last: number = NONE;
  for (let rest = cards; rest !== 0; rest = withoutLowest(rest)) {
    const index = lowestBit(rest);
    const kind = content.cardKind[cardOf(role, index)]!;
    if (kind !== last) lowest |= 1 << index;
    last = kind;
  }
  return lowest;
};

/** Appends cards of one role as actions of a kind, each that differs once. */
export const listCards = (state: State, kind: number, role: number, cards: number, into: ActionList): void => {
  for (let rest = differing(state, role, cards); rest !== 0; rest = withoutLowest(rest))
    into.push(codeOf(kind, cardOf(role, lowestBit(rest))));
};

/** Draws cards, as many as there are; an empty deck stays empty but by ruling A13 (rulebook page 10). */
export const draw = (state: State, place: number, count: number, random: Random, log?: EventLog): void => {
  const role = state.role[place]!;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (state.deckSize[role] === 0 && state.rules.rulings.ownDeck === 'reshuffled')
      shuffleDiscards(state, role, random);
    if (state.deckSize[role] === 0) break;
    state.deckSize[role]!--;
    state.hand[role]! |= 1 << state.decks[role * DECK + state.deckSize[role]!]!;
  }
  if (drawn > 0) log?.({ code: 'event.drew', params: { role: ROLES[role]!, cards: drawn } });
};

const shuffleDiscards = (state: State, role: number, random: Random): void => {
  const cards = state.discards[role]!;
  state.discards[role] = 0;
  fillDeck(state, role, cards, random);
};

/** Makes a shuffled deck of a set of cards of a role. */
export const fillDeck = (state: State, role: number, cards: number, random: Random): void => {
  const deck = state.decks.subarray(role * DECK, (role + 1) * DECK);
  let size = 0;
  for (let rest = cards; rest !== 0; rest = withoutLowest(rest)) deck[size++] = lowestBit(rest);
  state.deckSize[role] = size;
  random.shuffle(deck, size);
};

/** Cards in all hands. */
export const handCards = ({ hand }: State): number => {
  let sum = 0;
  for (let role = 0; role < ROLES.length; role++) sum += countBits(hand[role]!);
  return sum;
};

/** Action cards of the zone. */
export const zoneCards = ({ zone }: State): number => {
  let sum = 0;
  for (let role = 0; role < ROLES.length; role++) sum += countBits(zone[role]!);
  return sum;
};

/** M$ of all roles. */
export const moneyOf = ({ money, rules: { places } }: State): number => {
  let sum = 0;
  for (let place = 0; place < places; place++) sum += money[place]!;
  return sum;
};

/** M$ in the supply. */
export const moneyLeft = (state: State): number => MONEY - moneyOf(state);

/** Takes money from the supply, as much as there is (rulebook page 12). */
export const gain = (state: State, place: number, amount: number, log?: EventLog): void => {
  const money = Math.min(amount, moneyLeft(state));
  state.money[place]! += money;
  if (money > 0) log?.({ code: 'event.gained', params: { role: ROLES[state.role[place]!]!, money } });
};

/** Returns money to the supply. */
export const spend = (state: State, place: number, money: number, log?: EventLog): void => {
  state.money[place]! -= money;
  log?.({ code: 'event.paid', params: { role: ROLES[state.role[place]!]!, money } });
};

/** Cubes on ambassadors. */
export const cubesOf = ({ cubes }: State): number => {
  let sum = 0;
  for (let slot = 0; slot < cubes.length; slot++) sum += cubes[slot]!;
  return sum;
};

/** Cubes in the supply. */
export const cubesLeft = (state: State): number => CUBES - cubesOf(state);
