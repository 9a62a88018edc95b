import type { ActionList } from '../../../core/actions.ts';
import type { Action, EventLog } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { MOST_KINDS } from '../content/catalog.ts';
import { ANGLERFISH, bit, EXCLUDES, FAT_TISSUE, HOSTILE, PAIRS, SYMBIOSIS, TRAITS } from '../content/traits.ts';
import { ANIMAL, actionOf, cardOf, firstOf, moveOf, PASS, secondOf, TRAIT } from './actions.ts';
import { addAnimal, lives } from './animals.ts';
import { NONE, type State, seatAfter } from './state.ts';
import { addTrait, findTrait } from './trait-cards.ts';

// Scratch of `listDevelopment`.
const held = new Uint8Array(MOST_KINDS);

/** Adds everything the seat can do with one card: an animal, a trait on a fitting animal or pair, or a pass (section 2.1). */
export const listDevelopment = (state: State, into: ActionList): void => {
  const { kinds, sides } = state.rules;
  const hand = state.seat * kinds;
  into.push(PASS);
  let count = 0;
  for (let kind = 0, left = state.handSizes[state.seat]!; left > 0 && kind < kinds; kind++) {
    const copies = state.hands[hand + kind]!;
    if (copies === 0) continue;
    left -= copies;
    held[count++] = kind;
    into.push(actionOf(ANIMAL, 0, 0, kind * 2));
  }
  for (let index = 0; index < count; index++) {
    const kind = held[index]!;
    for (let side = 0; side < 2; side++) {
      const trait = sides[kind * 2 + side]!;
      if (trait < ANGLERFISH) listHosts(state, kind * 2 + side, trait, into);
    }
  }
};

const listHosts = (state: State, card: number, trait: number, into: ActionList): void => {
  if ((bit(trait) & HOSTILE) === 0)
    for (let slot = state.firstOwn[state.seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
      listHost(state, slot, card, trait, into);
  else
    for (let slot = 0; slot < state.slots; slot++)
      if (lives(state, slot) && state.owner[slot] !== state.seat) listHost(state, slot, card, trait, into);
};

const listHost = (state: State, slot: number, card: number, trait: number, into: ActionList): void => {
  if ((state.mask[slot]! & unfit(trait)) !== 0) return;
  if ((bit(trait) & PAIRS) === 0) into.push(actionOf(TRAIT, slot, NONE, card));
  else listPartners(state, slot, card, trait, into);
};

/** The traits with which an animal cannot get this one: no trait twice but fat (section 2.1). */
const unfit = (trait: number): number => EXCLUDES[trait]! | (bit(trait) & ~(PAIRS | bit(FAT_TISSUE)));

/** Partners: another animal of the same owner that this trait does not link yet (ruling Q24). Only a Symbiosis has a direction. */
const listPartners = (state: State, slot: number, card: number, trait: number, into: ActionList): void => {
  const from = trait === SYMBIOSIS ? state.firstOwn[state.owner[slot]!]! : state.nextOwn[slot]!;
  for (let other = from; other !== NONE; other = state.nextOwn[other]!)
    if (
      other !== slot &&
      findTrait(state, slot, trait, other) < 0 &&
      (state.rules.rulings.pairs === 'anywhere' || areNeighbours(state, slot, other))
    )
      into.push(actionOf(TRAIT, slot, other, card));
};

const areNeighbours = (state: State, slot: number, other: number): boolean => {
  const owner = state.owner[slot]!;
  let before = NONE;
  for (let place = 0; place < state.alive; place++) {
    const next = state.row[place]!;
    if (state.owner[next] !== owner) continue;
    if ((before === slot && next === other) || (before === other && next === slot)) return true;
    before = next;
  }
  return false;
};

/** Plays one card, or passes for the rest of the phase (section 2.1). */
export const playDevelopment = (state: State, action: Action, log?: EventLog): void => {
  const { seat } = state;
  if (action === PASS) {
    state.passed |= 1 << seat;
    log?.({ code: 'event.passed', params: { seat } });
    return;
  }
  const card = cardOf(action);
  const kind = card >> 1;
  state.hands[seat * state.rules.kinds + kind]!--;
  state.handSizes[seat]!--;
  if (moveOf(action) === ANIMAL) {
    const slot = addAnimal(state, seat, kind);
    log?.({ code: 'event.animal', params: { seat, animal: slot + 1 } });
    return;
  }
  const trait = state.rules.sides[card]!;
  const slot = firstOf(action);
  const other = secondOf(action);
  addTrait(state, trait, kind, slot, other);
  log?.({
    code: other === NONE ? 'event.trait' : 'event.pair',
    params: { seat, trait: TRAITS[trait]!, animal: slot + 1, partner: other + 1 },
  });
};

/** The first seat, clockwise from `from`, that has cards and has not passed; `NONE` when the phase is over. */
export const nextDeveloper = (state: State, from: number): number => {
  const { seats } = state.rules;
  for (let steps = 0; steps < seats; steps++) {
    const seat = seatAfter(state, from, steps);
    if (!hasBit(state.passed, seat) && state.handSizes[seat]! > 0) return seat;
  }
  return NONE;
};
