import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { actionsSchema, dealtSchema, placeCards, shown } from './dealt.ts';
import { replay } from './documents.ts';
import type { Rules } from './rules.ts';
import { type SolvedGame, solvedGame } from './solved-game.ts';

interface State {
  /** Card of each seat; the deck has one card more than there are seats. */
  readonly cards: Int8Array;
  plies: number;
  /** Mask of the plies at which a seat bet. */
  bets: number;
  /** Seat to act, or `TERMINAL`. */
  turn: number;
}

const PASS = 0;
const BET = 1;
const CHOICES = ['pass', 'bet'];

/** Deals the cards, the one of `seat` apart, from what is left of the deck, seat by seat. */
const dealOthers = (cards: Int8Array, seat: number, random: { below(bound: number): number }): void => {
  const seats = cards.length;
  let used = seat < 0 ? 0 : 1 << cards[seat]!;
  let left = seat < 0 ? seats + 1 : seats;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    let skip = random.below(left--);
    let card = 0;
    while (((used >> card) & 1) === 1 || skip-- > 0) card++;
    used |= 1 << card;
    cards[other] = card;
  }
};

/** Mask of the seats that bet; they alone can win once somebody has. */
const bettors = ({ bets, cards: { length } }: State): number => (bets | (bets >> length)) & ((1 << length) - 1);

const payoffOf = (state: State, seat: number): number => {
  const { cards } = state;
  const betting = bettors(state);
  let pot = 0;
  let winner = -1;
  for (let each = 0; each < cards.length; each++) {
    const bet = (betting >> each) & 1;
    pot += 1 + bet;
    if ((betting === 0 || bet === 1) && (winner < 0 || cards[each]! > cards[winner]!)) winner = each;
  }
  const stake = 1 + ((betting >> seat) & 1);
  return seat === winner ? pot - stake : -stake;
};

const positionOf = (seats: number) =>
  Type.Object(
    { dealt: dealtSchema(seats, 0, seats), actions: actionsSchema(2 * seats - 1) },
    { additionalProperties: false, description: 'Cards and bets.' },
  );

const rulesOf = (seats: number): Rules<State, ReturnType<typeof positionOf>> => ({
  id: seats === 2 ? 'kuhn-poker' : 'kuhn-poker-three',
  title: `Kuhn poker, ${seats} seats`,
  seats,
  nature: 'competitive',
  endings: ['showdown', 'fold'],
  payoffs: [-2, 2 * (seats - 1)],
  position: positionOf(seats),
  create: () => ({ cards: new Int8Array(seats), plies: 0, bets: 0, turn: 0 }),
  deal: ({ cards }, random) => dealOthers(cards, -1, random),
  copy(from, into) {
    for (let seat = 0; seat < seats; seat++) into.cards[seat] = from.cards[seat]!;
    into.plies = from.plies;
    into.bets = from.bets;
    into.turn = from.turn;
  },
  toAct: ({ turn }) => turn,
  legalActions({ turn }, into) {
    into.clear();
    if (turn === TERMINAL) return;
    into.push(PASS);
    into.push(BET);
  },
  apply(state, action) {
    state.bets |= action << state.plies++;
    const { bets, plies } = state;
    // Without a bet everybody acts once; after the first bet everybody else answers it.
    const end = bets === 0 ? seats : 31 - Math.clz32(bets & -bets) + seats;
    state.turn = plies === end ? TERMINAL : plies % seats;
    return 0;
  },
  payoffOf,
  ending(state) {
    const betting = bettors(state);
    return betting !== 0 && (betting & (betting - 1)) === 0 ? 1 : 0;
  },
  redeal({ cards, turn }, seat, random) {
    if (turn !== TERMINAL) dealOthers(cards, seat, random);
  },
  key: ({ cards, bets, plies }, seat) => (((cards[seat]! << 3) | plies) << 5) | bets,
  choice: (_state, action) => CHOICES[action]!,
  write: ({ cards, bets, plies, turn }, viewer) => ({
    dealt: shown(cards, viewer, turn === TERMINAL),
    actions: Array.from({ length: plies }, (_, ply) => CHOICES[(bets >> ply) & 1]!),
  }),
  read({ dealt, actions }, _viewer, state) {
    return [...placeCards(dealt, seats + 1, state.cards), ...replay(this, state, actions, stream('none', 'test'))];
  },
});

/**
 * Kuhn poker for two or three; payoffs are chips, -2 to 2 a rival. For two the value to the first seat is -1/18.
 */
export const kuhnPoker = (seats: 2 | 3): SolvedGame<State> => solvedGame(rulesOf(seats));
