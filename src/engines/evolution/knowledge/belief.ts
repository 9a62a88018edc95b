import type { Belief, BeliefSlot, Seat } from '../../../core/contract.ts';
import { isPlain } from '../rules/attack.ts';
import { hidesAnimal, hidesDiscard } from '../rules/hidden.ts';
import { FINISHED, NOT_ANGLERFISH, PLAIN, type State } from '../rules/state.ts';

/** The cards that a seat does not see, counted. */
interface Unseen {
  /** All of them, and the Anglerfish among them. */
  readonly cards: number;
  readonly anglerfish: number;
  /** Places of them where no Anglerfish can be. */
  readonly plain: number;
  /** Sizes of the hands among those places. */
  readonly hands: readonly number[];
}

/**
 * What `seat` can say of the cards that it does not see: how many ways there are to lay them, and which
 * animals without traits may be an Anglerfish, the one kind of hidden card that acts from where it lies.
 */
export const belief = (state: State, seat: Seat): Belief => {
  if (state.phase === FINISHED) return { worlds: 1, acceptance: 1, slots: [] };
  const unseen = countUnseen(state, seat);
  return { worlds: waysToLay(unseen), acceptance: 1, slots: slotsOf(state, seat, unseen) };
};

const countUnseen = (state: State, seat: Seat): Unseen => {
  const { anglerfish, kinds, seats } = state.rules;
  const hands = Array.from({ length: seats }, (_, other) => (other === seat ? 0 : state.handSizes[other]!));
  let [cards, fish, plain] = [state.deckSize + hands.reduce((sum, size) => sum + size, 0), 0, 0];
  const lay = (kind: number, isNoFish: boolean): void => {
    cards++;
    fish += anglerfish[kind]!;
    if (isNoFish) plain++;
  };
  for (let place = 0; place < state.deckSize; place++) fish += anglerfish[state.deck[place]!]!;
  for (let other = 0; other < seats; other++)
    if (other !== seat)
      for (let kind = 0; kind < kinds; kind++) fish += anglerfish[kind]! * state.hands[other * kinds + kind]!;
  for (let slot = 0; slot < state.slots; slot++)
    if (hidesAnimal(state, slot, seat)) lay(state.card[slot]!, (state.flags[slot]! & PLAIN) !== 0);
  for (let index = 0; index < state.discards; index++)
    if (hidesDiscard(state, index, seat))
      lay(state.discardCard[index]!, (state.discardKnown[index]! & NOT_ANGLERFISH) !== 0);
  return { cards, anglerfish: fish, plain, hands };
};

/** Ways to lay the unseen cards, each hand being a set: first where no Anglerfish can be, then everywhere else. */
const waysToLay = ({ cards, anglerfish, plain, hands }: Unseen): number => {
  let ways = 1;
  for (let laid = 0; laid < plain; laid++) ways *= cards - anglerfish - laid;
  let left = cards - plain;
  // Products of binomials stay whole after every division.
  for (const size of hands) for (let drawn = 1; drawn <= size; drawn++) ways = (ways * left--) / drawn;
  for (; left > 1; left--) ways *= left;
  return ways;
};

/** Any place that may hold an Anglerfish holds one of the unseen ones as likely as another. */
const slotsOf = (state: State, seat: Seat, { cards, anglerfish, plain }: Unseen): BeliefSlot[] => {
  if (anglerfish === 0) return [];
  const probability = anglerfish / (cards - plain);
  const fish = { value: { code: 'belief.anglerfish', params: {} }, probability };
  const other = { value: { code: 'belief.other-card', params: {} }, probability: 1 - probability };
  return Array.from({ length: state.slots }, (_, slot) => slot)
    .filter((slot) => hidesAnimal(state, slot, seat) && isPlain(state, slot) && (state.flags[slot]! & PLAIN) === 0)
    .map((slot) => ({
      slot: { code: 'slot.animal', params: { animal: slot + 1, seat: state.owner[slot]! } },
      values: probability < 1 ? [fish, other] : [fish],
    }));
};
