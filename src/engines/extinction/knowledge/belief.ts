import type { Belief, BeliefSlot, Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { type Named, NONE } from '../content/tables.ts';
import { AMBASSADORS, BACKS, ROLES } from '../content/terms.ts';
import { hiddenEffects, hidesAmbassador, hidesHand } from '../rules/hidden.ts';
import { cardOf, type State, seatOf } from '../rules/state.ts';
import { unseenAmbassadors, unseenCards } from './unseen.ts';

/** Part of all that is hidden: in how many ways it can be, and what is told of it. */
interface Part {
  readonly worlds: number;
  readonly slots: readonly BeliefSlot[];
}

/**
 * What `seat` can say of all that it cannot see, the counts behind `redeal`: the next effect card, each ambassador that is
 * face down, the next card of its own deck, and the cards in hands that are closed to it.
 */
export const belief = (state: State, seat: Seat): Belief => {
  if (state.result !== 0) return { worlds: 1, acceptance: 1, slots: [] };
  const places = Array.from({ length: state.rules.places }, (_, place) => place).filter(
    (place) => state.role[place] !== NONE,
  );
  const parts = [
    effectPart(state),
    ambassadorPart(state),
    ...places.map((place) => cardPart(state, place, seat)),
    ...places.filter((place) => hidesHand(state, place, seat)).map((place) => handPart(state, place, seat)),
  ];
  return {
    worlds: parts.reduce((worlds, part) => worlds * part.worlds, 1),
    acceptance: 1,
    slots: parts.flatMap(({ slots }) => slots),
  };
};

/** Orders of so many things out of `all`. */
const orders = (all: number, drawn = all): number => {
  let ways = 1;
  for (let index = 0; index < drawn; index++) ways *= all - index;
  return ways;
};

const rowMessage = (id: string, { name, french }: Named): Message => ({
  code: 'belief.row',
  params: { id, name, french },
});

/** Values as likely as each is often. */
const byCount = (counts: ReadonlyMap<number, number>, tell: (kind: number) => Message): BeliefSlot['values'] => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([kind, count]) => ({ value: tell(kind), probability: count / total }));
};

const countAll = (items: Iterable<number>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const effectPart = (state: State): Part => {
  const { effects } = state.rules.sheet;
  const hidden = hiddenEffects(state);
  const values = byCount(countAll(state.effectDeck.subarray(0, hidden)), (kind) =>
    rowMessage(effects.ids[kind]!, effects.names[kind]!),
  );
  const isNext = state.seen === 0 && hidden > 0;
  return { worlds: orders(hidden), slots: isNext ? [{ slot: { code: 'slot.effect', params: {} }, values }] : [] };
};

const ambassadorPart = (state: State): Part => {
  const { ids, names, back } = state.rules.content.ambassadors;
  const hidden = Array.from({ length: AMBASSADORS }, (_, slot) => slot).filter((slot) => hidesAmbassador(state, slot));
  let worlds = 1;
  const taken = new Map<number, number>();
  const slots = hidden.map((slot): BeliefSlot => {
    const mine = back[state.ambassador[slot]!]!;
    const open = unseenAmbassadors(state, slot);
    worlds *= open.length - (taken.get(mine) ?? 0);
    taken.set(mine, (taken.get(mine) ?? 0) + 1);
    return {
      slot: { code: 'slot.ambassador', params: { place: slot + 1, back: BACKS[mine]! } },
      values: byCount(countAll(open), (each) => rowMessage(ids[each]!, names[each]!)),
    };
  });
  return { worlds, slots };
};

/** Unseen cards of a role by kind. */
const unseenKinds = (state: State, place: number, seat: Seat): Map<number, number> => {
  const kinds: number[] = [];
  for (let rest = unseenCards(state, place, seat); rest !== 0; rest = withoutLowest(rest))
    kinds.push(state.rules.content.cardKind[cardOf(state.role[place]!, lowestBit(rest))]!);
  return countAll(kinds);
};

/** The order of a deck; where the hand is closed, each unseen card is as likely to be next as another. */
const cardPart = (state: State, place: number, seat: Seat): Part => {
  const { kinds, names } = state.rules.content;
  const role = state.role[place]!;
  const size = state.deckSize[role]!;
  const values = byCount(unseenKinds(state, place, seat), (kind) => rowMessage(kinds[kind]!, names[kind]!));
  const isOwn = seatOf(state, place) === seat && size > 0;
  return {
    worlds: orders(size),
    slots: isOwn ? [{ slot: { code: 'slot.draw', params: { role: ROLES[role]! } }, values }] : [],
  };
};

/** For each kind of unseen card, whether one of them is in a hand that is closed. */
const handPart = (state: State, place: number, seat: Seat): Part => {
  const { kinds, names } = state.rules.content;
  const role = state.role[place]!;
  const unseen = countBits(unseenCards(state, place, seat));
  const held = countBits(state.hand[role]!);
  const slots = [...unseenKinds(state, place, seat)].map(([kind, copies]): BeliefSlot => {
    // None of them in the hand: all of it from the others.
    const without = orders(unseen - copies, held) / orders(unseen, held);
    const values = [
      { value: { code: 'belief.held', params: {} }, probability: 1 - without },
      { value: { code: 'belief.not-held', params: {} }, probability: without },
    ];
    return {
      slot: { code: 'slot.hand', params: { role: ROLES[role]!, id: kinds[kind]!, ...names[kind]! } },
      values: values.filter(({ probability }) => probability > 0),
    };
  });
  return { worlds: orders(unseen, held) / orders(held), slots };
};
