import type { Belief, BeliefSlot, Conclusion, Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { hasBit } from '../../kit/bits.ts';
import { cardId, DECK } from '../content/catalog.ts';
import { LANDMARKS } from '../content/terms.ts';
import { listObjectives } from '../rules/hidden.ts';
import { copyState, emptyState, handSize, LINES, type State } from '../rules/state.ts';
import { unseenCards } from './redeal.ts';

/** A way the hidden things can be, with how many worlds agree with it, or how likely they make it beside others. */
interface Weighted {
  readonly value: Message;
  readonly worlds: number;
}

/**
 * What `seat` can say of its own objective and, where hands are closed, of each unseen card: the counts
 * behind `redeal`. Objectives and hands are independent, so worlds multiply.
 */
export const belief = (state: State, seat: Seat, conclusion?: Conclusion<State>): Belief => {
  if (state.finished) return { worlds: 1, acceptance: 1, slots: [] };
  const candidates = ownObjectives(state, seat, conclusion);
  const hands = state.rules.openHands ? { worlds: 1, slots: [] } : otherHands(state, seat);
  return {
    worlds: candidates.length * hands.worlds,
    acceptance: 1,
    slots: [...objectiveSlots(candidates), ...hands.slots],
  };
};

/** An objective as documents name it. */
interface Objective {
  readonly landmark: string;
  readonly biosphere: number;
  readonly weight: number;
}

/**
 * The pairs of objective cards that the seat may hold; two cards of one value make a pair twice. All are equally likely unless something
 * was concluded.
 */
const ownObjectives = (state: State, seat: Seat, conclusion?: Conclusion<State>): Objective[] => {
  const cards = new Int8Array(LINES * LINES);
  const count = listObjectives(state, seat, cards);
  const pairs = Array.from(cards.subarray(0, count));
  const logs = pairs.map((pair) => (conclusion === undefined ? 0 : conclusion.weigh(withObjective(state, seat, pair))));
  const most = Math.max(...logs);
  return pairs.map((pair, index) => ({
    landmark: LANDMARKS[Math.floor(pair / LINES)]!,
    biosphere: state.rules.biospheres[pair % LINES]!,
    weight: Math.exp(logs[index]! - most),
  }));
};

/** A world in which the seat holds this pair of cards. */
const withObjective = (state: State, seat: Seat, pair: number): State => {
  const world = emptyState(state.rules);
  copyState(state, world);
  world.landmark[seat] = Math.floor(pair / LINES);
  world.biosphere[seat] = pair % LINES;
  return world;
};

/** The objective, and its line and its value by themselves. */
const objectiveSlots = (candidates: readonly Objective[]): BeliefSlot[] => {
  const slot = (code: string, tell: (objective: Objective) => Message): BeliefSlot =>
    makeSlot(
      { code, params: {} },
      candidates.map((each) => ({ value: tell(each), worlds: each.weight })),
    );
  return [
    slot('slot.objective', ({ landmark, biosphere }) => ({ code: 'objective', params: { landmark, biosphere } })),
    slot('slot.landmark', ({ landmark }) => ({ code: 'landmark', params: { landmark } })),
    slot('slot.biosphere', ({ biosphere }) => ({ code: 'biosphere', params: { biosphere } })),
  ];
};

/** Who holds each unseen card: any of them is as likely to be in one hidden place of a hand as in another. */
const otherHands = (state: State, seat: Seat): { worlds: number; slots: BeliefSlot[] } => {
  const unseen = unseenCards(state, seat);
  const holders = Array.from({ length: state.rules.seats }, (_, holder) => holder)
    .filter((holder) => holder !== seat)
    .map((holder) => ({ value: { code: 'seat', params: { seat: holder } }, worlds: handSize(state, holder) }))
    .filter(({ worlds }) => worlds > 0);
  const cards = Array.from({ length: DECK }, (_, card) => card).filter((card) => hasBit(unseen, card));
  return {
    worlds: waysToDeal(holders.map(({ worlds }) => worlds)),
    slots: cards.map((card) =>
      makeSlot({ code: 'slot.holder', params: { card: cardId(state.generation * DECK + card) } }, holders),
    ),
  };
};

/** Ways to deal cards into hands of these sizes: a multinomial coefficient. */
const waysToDeal = (sizes: readonly number[]): number => {
  let ways = 1;
  let dealt = 0;
  // The product of binomials stays a whole number after every division.
  for (const size of sizes) for (let place = 1; place <= size; place++) ways = (ways * ++dealt) / place;
  return ways;
};

/** Adds up the ways that come to the same value; values stay in the order in which they first come. */
const makeSlot = (slot: Message, ways: readonly Weighted[]): BeliefSlot => {
  const total = ways.reduce((sum, { worlds }) => sum + worlds, 0);
  const counts = new Map<string, Weighted>();
  for (const { value, worlds } of ways) {
    const key = JSON.stringify(value);
    counts.set(key, { value, worlds: worlds + (counts.get(key)?.worlds ?? 0) });
  }
  return {
    slot,
    values: Array.from(counts.values(), ({ value, worlds }) => ({ value, probability: worlds / total })),
  };
};
