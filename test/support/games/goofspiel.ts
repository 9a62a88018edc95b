import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { fault } from '../../../src/core/fault.ts';
import type { Rules } from './rules.ts';
import { type SolvedGame, solvedGame } from './solved-game.ts';

/**
 * Both seats bid at once for each prize; here the first seat commits its card, and the second bids
 * without seeing it. Who won is told, the cards are not.
 */
interface State {
  /** Bids in the order they were made, the two seats in turn; a card is its value, 1 to the number of cards. */
  readonly bids: Int8Array;
  /** Mask of the cards in each hand, bit `card - 1`. */
  readonly hands: Int8Array;
  plies: number;
}

/** The sign of a difference: who won a round, as -1 (second seat), 0 (nobody) or 1 (first seat). */
const result = (first: number, second: number): number => (first > second ? 1 : first < second ? -1 : 0);

const RESULTS = ['second', 'tie', 'first'] as const;

const positionOf = (cards: number) => {
  const card = Type.Union([Type.Integer({ minimum: 1, maximum: cards }), Type.Null()]);
  return Type.Object(
    {
      bids: Type.Array(Type.Array(card, { maxItems: cards }), {
        minItems: 2,
        maxItems: 2,
        description: 'Bids of each seat; null when the viewer cannot see them.',
      }),
      results: Type.Array(Type.Enum([...RESULTS]), { maxItems: cards, description: 'Who won each round.' }),
    },
    { additionalProperties: false, description: 'Bids and results.' },
  );
};

/** Every order of the cards 1 to `count`. */
const ordersOf = (count: number): Int8Array[] => {
  const grow = (head: readonly number[]): number[][] =>
    head.length === count
      ? [[...head]]
      : Array.from({ length: count }, (_, index) => index + 1)
          .filter((card) => !head.includes(card))
          .flatMap((card) => grow([...head, card]));
  return grow([]).map((order) => Int8Array.from(order));
};

const rulesOf = (cards: number): Rules<State, ReturnType<typeof positionOf>> => {
  const orders = ordersOf(cards);
  const fitting = new Int32Array(orders.length);
  const last = 2 * (cards - 1);

  /** Whether `seat`, had it bid in this order, would have seen the same results. */
  const fits = ({ bids, plies }: State, seat: number, order: Int8Array): boolean => {
    for (let ply = 0; ply + 1 < plies; ply += 2) {
      const [first, second] = [bids[ply]!, bids[ply + 1]!];
      const card = order[ply >> 1]!;
      const other = seat === 0 ? result(card, second) : result(first, card);
      if (other !== result(first, second)) return false;
    }
    return true;
  };

  /** Replaces the bids of `seat` so far by the first ones of `order`. */
  const rebid = (state: State, seat: number, order: Int8Array): void => {
    let hand = (1 << cards) - 1;
    for (let ply = seat; ply < state.plies; ply += 2) {
      const card = order[ply >> 1]!;
      state.bids[ply] = card;
      hand &= ~(1 << (card - 1));
    }
    state.hands[seat] = hand;
  };

  const bid = (state: State, card: number): void => {
    state.hands[state.plies & 1]! &= ~(1 << (card - 1));
    state.bids[state.plies++] = card;
  };

  /** Points of the first seat less those of the second; the prizes come from the highest down. */
  const leadOf = ({ bids }: State): number => {
    let lead = 0;
    for (let round = 0; round < cards; round++)
      lead += (cards - round) * result(bids[2 * round]!, bids[2 * round + 1]!);
    return lead;
  };

  const seen = (state: State, seat: number, hidden: boolean): (number | null)[] =>
    Array.from({ length: (state.plies + 1 - seat) >> 1 }, (_, round) =>
      hidden ? null : state.bids[2 * round + seat]!,
    );

  const resultsOf = ({ bids, plies }: State) =>
    Array.from({ length: plies >> 1 }, (_, round) => RESULTS[result(bids[2 * round]!, bids[2 * round + 1]!) + 1]!);

  return {
    id: `goofspiel-${['three', 'four', 'five', 'six'][cards - 3]}`,
    title: `Goofspiel, ${cards} cards`,
    seats: 2,
    nature: 'competitive',
    endings: ['decided', 'tied'],
    payoffs: [-1, 1],
    position: positionOf(cards),
    create: () => ({
      bids: new Int8Array(2 * cards),
      hands: Int8Array.of((1 << cards) - 1, (1 << cards) - 1),
      plies: 0,
    }),
    deal() {},
    copy(from, into) {
      for (let ply = 0; ply < 2 * cards; ply++) into.bids[ply] = from.bids[ply]!;
      into.hands[0] = from.hands[0]!;
      into.hands[1] = from.hands[1]!;
      into.plies = from.plies;
    },
    toAct: ({ plies }) => (plies === 2 * cards ? TERMINAL : plies & 1),
    legalActions({ hands, plies }, into) {
      into.clear();
      if (plies === 2 * cards) return;
      for (let hand = hands[plies & 1]!; hand !== 0; hand &= hand - 1) into.push(32 - Math.clz32(hand & -hand));
    },
    apply(state, action) {
      bid(state, action);
      const round = state.plies >> 1;
      const tag = (state.plies & 1) === 1 ? 0 : result(state.bids[2 * round - 2]!, state.bids[2 * round - 1]!) + 2;
      // The last cards are forced.
      if (state.plies === last) for (let seat = 0; seat < 2; seat++) bid(state, 32 - Math.clz32(state.hands[seat]!));
      return tag;
    },
    payoffOf: (state, seat) => Math.sign(leadOf(state)) * (seat === 0 ? 1 : -1),
    ending: (state) => (leadOf(state) === 0 ? 1 : 0),
    redeal(state, seat, random) {
      if (state.plies === 2 * cards) return;
      let count = 0;
      for (let index = 0; index < orders.length; index++)
        if (fits(state, 1 - seat, orders[index]!)) fitting[count++] = index;
      rebid(state, 1 - seat, orders[fitting[random.below(count)]!]!);
    },
    key(state, seat) {
      let key = state.plies;
      for (let ply = seat; ply < state.plies; ply += 2) key = key * 8 + state.bids[ply]!;
      for (let ply = 0; ply + 1 < state.plies; ply += 2)
        key = key * 4 + result(state.bids[ply]!, state.bids[ply + 1]!) + 1;
      return key;
    },
    choice: (_state, action) => `bid-${action}`,
    write(state, viewer) {
      const open = viewer === 'all' || state.plies === 2 * cards;
      return {
        bids: [0, 1].map((seat) => seen(state, seat, !open && viewer !== seat)),
        results: resultsOf(state),
      };
    },
    read({ bids, results }, _viewer, state) {
      const [first = [], second = []] = bids;
      const lead = first.length - second.length;
      if (lead !== 0 && lead !== 1)
        return [fault('/bids', 'inconsistent', 'The seats bid in turn, the first seat first.')];
      const agreeing = (own: readonly (number | null)[]) =>
        orders.filter((order) => own.every((card, round) => card === null || card === order[round]));
      state.plies = first.length + second.length;
      for (const order of agreeing(first)) {
        rebid(state, 0, order);
        for (const other of agreeing(second)) {
          rebid(state, 1, other);
          if (resultsOf(state).join() === results.join()) return [];
        }
      }
      return [fault('/results', 'inconsistent', 'No bids lead to these results.')];
    },
  };
};

/**
 * Goofspiel for two with prizes from the highest down; payoffs -1, 0 and 1 for more points. The value is 0.
 * @param cards cards of each seat, 3 to 6: redealing goes through all their orders
 */
export const goofspiel = (cards: number): SolvedGame<State> => solvedGame(rulesOf(cards));
