import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { actionsSchema, dealtSchema, placeCards, shown } from './dealt.ts';
import { replay } from './documents.ts';
import type { Rules } from './rules.ts';
import { solvedGame } from './solved-game.ts';

interface State {
  /** Card of each seat, 0–5; its rank is half of it. */
  readonly cards: Int8Array;
  /** Chips each seat has put in. */
  readonly paid: Int8Array;
  /** The open card, or -1 in the first round. */
  board: number;
  /** Seat to act, or `TERMINAL`. */
  turn: number;
  /** Raises in this round. */
  raises: number;
  /** Calls since the last raise of this round. */
  calls: number;
  /** The seat that folded, or -1. */
  folded: number;
  plies: number;
  /** Two bits an action, first action lowest: action + 1. */
  history: number;
}

const DECK = 6;
const FOLD = 0;
const CALL = 1;
const RAISE = 2;
const CHOICES = ['fold', 'call', 'raise'];
const MOST_PAID = 13;

/** A card drawn from those that are neither of two; -1 stands for none. */
const drawExcept = (random: Random, one: number, two: number): number => {
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  let card = random.below(low < 0 ? DECK - 1 : DECK - 2);
  if (low >= 0 && card >= low) card++;
  if (card >= high) card++;
  return card;
};

/** Winner of the showdown, or -1: a pair with the board beats all, then the higher rank. */
const winnerOf = ({ cards, board, folded }: State): number => {
  if (folded >= 0) return 1 - folded;
  const [first, second] = [cards[0]! >> 1, cards[1]! >> 1];
  if (first === second) return -1;
  const open = board >> 1;
  if (first === open) return 0;
  if (second === open) return 1;
  return first > second ? 0 : 1;
};

/** Ends the round: the board is dealt, or the game is over. */
const endRound = (state: State, random: Random): number => {
  if (state.board >= 0) {
    state.turn = TERMINAL;
    return 0;
  }
  state.board = drawExcept(random, state.cards[0]!, state.cards[1]!);
  state.turn = 0;
  state.raises = 0;
  state.calls = 0;
  return state.board + 1;
};

const position = Type.Object(
  {
    dealt: dealtSchema(2, 0, DECK - 1),
    board: Type.Union([Type.Integer({ minimum: 0, maximum: DECK - 1 }), Type.Null()], {
      description: 'The open card; null in the first round.',
    }),
    actions: actionsSchema(8),
  },
  { additionalProperties: false, description: 'Cards and bets.' },
);

const rules: Rules<State, typeof position> = {
  id: 'leduc-poker',
  title: 'Leduc poker',
  seats: 2,
  nature: 'competitive',
  endings: ['showdown', 'fold'],
  payoffs: [-MOST_PAID, MOST_PAID],
  position,
  create: () => ({
    cards: new Int8Array(2),
    paid: Int8Array.of(1, 1),
    board: -1,
    turn: 0,
    raises: 0,
    calls: 0,
    folded: -1,
    plies: 0,
    history: 0,
  }),
  deal({ cards }, random) {
    cards[0] = random.below(DECK);
    cards[1] = drawExcept(random, cards[0]!, -1);
  },
  copy(from, into) {
    into.cards[0] = from.cards[0]!;
    into.cards[1] = from.cards[1]!;
    into.paid[0] = from.paid[0]!;
    into.paid[1] = from.paid[1]!;
    into.board = from.board;
    into.turn = from.turn;
    into.raises = from.raises;
    into.calls = from.calls;
    into.folded = from.folded;
    into.plies = from.plies;
    into.history = from.history;
  },
  toAct: ({ turn }) => turn,
  legalActions({ turn, paid, raises }, into) {
    into.clear();
    if (turn === TERMINAL) return;
    if (paid[turn]! < paid[1 - turn]!) into.push(FOLD);
    into.push(CALL);
    if (raises < 2) into.push(RAISE);
  },
  apply(state, action, random) {
    const { turn, paid } = state;
    state.history |= (action + 1) << (2 * state.plies++);
    if (action === FOLD) {
      state.folded = turn;
      state.turn = TERMINAL;
      return 0;
    }
    const due = paid[1 - turn]!;
    if (action === RAISE) {
      paid[turn] = due + (state.board < 0 ? 2 : 4);
      state.raises++;
      state.calls = 0;
      state.turn = 1 - turn;
      return 0;
    }
    paid[turn] = due;
    if (++state.calls + (state.raises > 0 ? 1 : 0) === 2) return endRound(state, random);
    state.turn = 1 - turn;
    return 0;
  },
  payoffOf(state, seat) {
    const winner = winnerOf(state);
    return winner < 0 ? 0 : winner === seat ? state.paid[1 - seat]! : -state.paid[seat]!;
  },
  ending: ({ folded }) => (folded < 0 ? 0 : 1),
  redeal({ cards, board, turn }, seat, random) {
    if (turn !== TERMINAL) cards[1 - seat] = drawExcept(random, cards[seat]!, board);
  },
  key: ({ cards, board, history }, seat) => (((cards[seat]! << 3) | (board + 1)) << 16) | history,
  choice: (_state, action) => CHOICES[action]!,
  write: ({ cards, board, plies, history, turn }, viewer) => ({
    dealt: shown(cards, viewer, turn === TERMINAL),
    board: board < 0 ? null : board,
    actions: Array.from({ length: plies }, (_, ply) => CHOICES[((history >> (2 * ply)) & 3) - 1]!),
  }),
  read({ dealt, board, actions }, _viewer, state) {
    const faults = placeCards(dealt, DECK, state.cards, board);
    faults.push(...replay(this, state, actions, stream('none', 'test')));
    if (state.board >= 0 && board !== null) state.board = board;
    return faults;
  },
};

/** Leduc poker for two; payoffs are chips, -13 to 13. The value to the first seat is about -0.0856. */
export const leducPoker = solvedGame(rules);
