import Type from 'typebox';
import { ActionList } from '../../../src/core/actions.ts';
import { TERMINAL, type Viewer } from '../../../src/core/contract.ts';
import { type Fault, fault } from '../../../src/core/fault.ts';
import { stream } from '../../../src/core/random.ts';
import type { Rules } from './rules.ts';
import { solvedGame } from './solved-game.ts';
import { redealTricks } from './trick-redeal.ts';
import { cardNamed, copyTricks, DECK, nameOf, newTricks, RANKS, SEATS, SUITS, type Tricks } from './trick-state.ts';

/** All cards in order. */
const CARDS = Array.from({ length: DECK }, (_, card) => card);

const CardName = Type.String({ pattern: '^[CDHS]([2-9TJQKA])$', description: 'Suit and rank.' });

const position = Type.Object(
  {
    hands: Type.Array(Type.Union([Type.Array(CardName, { maxItems: RANKS }), Type.Null()]), {
      minItems: SEATS,
      maxItems: SEATS,
      description: 'Cards in each hand, lowest first; null when the viewer cannot see them.',
    }),
    plays: Type.Array(CardName, { maxItems: DECK, description: 'Every card played, in order; seat 0 leads first.' }),
  },
  { additionalProperties: false, description: 'Hands and cards played.' },
);

const namesOf = (state: Tricks, seat: number): string[] =>
  CARDS.filter((card) => (state.hands[seat * SUITS + Math.floor(card / RANKS)]! >> (card % RANKS)) & 1).map(nameOf);

const take = (state: Tricks, seat: number, card: number): void => {
  state.hands[seat * SUITS + Math.floor(card / RANKS)]! |= 1 << (card % RANKS);
};

const legalActions = ({ hands, led, turn }: Tricks, into: ActionList): void => {
  into.clear();
  if (turn === TERMINAL) return;
  const following = led >= 0 && hands[turn * SUITS + led] !== 0;
  const end = following ? led + 1 : SUITS;
  for (let suit = following ? led : 0; suit < end; suit++)
    for (let cards = hands[turn * SUITS + suit]!; cards !== 0; cards &= cards - 1)
      into.push(suit * RANKS + 31 - Math.clz32(cards & -cards));
};

const apply = (state: Tricks, action: number): number => {
  const { turn } = state;
  const suit = Math.floor(action / RANKS);
  const rank = action - suit * RANKS;
  state.hands[turn * SUITS + suit]! &= ~(1 << rank);
  state.unplayed[suit]! &= ~(1 << rank);
  state.plays[state.count++] = action;
  if (state.led < 0) {
    state.led = suit;
    state.winner = turn;
    state.rank = rank;
  } else if (suit !== state.led) {
    state.voids |= 1 << (turn * SUITS + state.led);
  } else if (rank > state.rank) {
    state.winner = turn;
    state.rank = rank;
  }
  if ((state.count & 3) !== 0) {
    state.turn = (turn + 1) & 3;
    return 0;
  }
  state.tricks[state.winner]!++;
  state.led = -1;
  state.turn = state.count === DECK ? TERMINAL : state.winner;
  return 0;
};

/** Plays `cards` in order. Seats whose hand is not known are held to what they have shown: no suit after a void. */
const playAll = (state: Tricks, cards: readonly string[], known: (seat: number) => boolean): Fault[] => {
  const legal = new ActionList();
  for (const [index, name] of cards.entries()) {
    const card = cardNamed(name);
    const { turn } = state;
    const suit = Math.floor(card / RANKS);
    legalActions(state, legal);
    const played = (state.unplayed[suit]! & (1 << (card % RANKS))) === 0;
    const barred = known(turn) ? !legal.has(card) : ((state.voids >> (turn * SUITS + suit)) & 1) === 1;
    if (played || barred) return [fault(`/plays/${index}`, 'illegal-action', `Seat ${turn} cannot play ${name} here.`)];
    apply(state, card);
  }
  return [];
};

/** The seat that played each card; who wins a trick does not hang on what is hidden. */
const players = (plays: readonly string[]): number[] => {
  const state = newTricks();
  return plays.map((name) => {
    const { turn } = state;
    if (turn !== TERMINAL) apply(state, cardNamed(name));
    return turn;
  });
};

const read = (
  { hands, plays }: { hands: (string[] | null)[]; plays: string[] },
  viewer: Viewer,
  state: Tricks,
): Fault[] => {
  const known = (seat: number): boolean => hands[seat] !== null;
  for (const [seat, hand] of hands.entries()) for (const name of hand ?? []) take(state, seat, cardNamed(name));
  for (const [index, seat] of players(plays).entries())
    if (seat !== TERMINAL && known(seat)) take(state, seat, cardNamed(plays[index] ?? ''));
  const faults = playAll(state, plays, known);
  if (faults.length > 0 || viewer === 'all' || state.turn === TERMINAL) return faults;
  return redealTricks(state, viewer, stream('none', 'test'))
    ? []
    : [fault('/hands', 'inconsistent', 'The other hands cannot be filled with the cards that are left.')];
};

const rules: Rules<Tricks, typeof position> = {
  id: 'trick-game',
  title: 'Plain tricks, four seats',
  seats: SEATS,
  nature: 'competitive',
  endings: ['played'],
  payoffs: [0, RANKS],
  position,
  create: newTricks,
  deal(state, random) {
    const deck = Int8Array.from(CARDS);
    random.shuffle(deck);
    for (let index = 0; index < DECK; index++) take(state, index & 3, deck[index]!);
  },
  copy: copyTricks,
  toAct: ({ turn }) => turn,
  legalActions,
  apply,
  payoffOf: ({ tricks }, seat) => tricks[seat]!,
  ending: () => 0,
  redeal(state, seat, random) {
    if (state.turn !== TERMINAL) redealTricks(state, seat, random);
  },
  choice: (_state, action) => nameOf(action),
  write: (state, viewer) => ({
    hands: Array.from({ length: SEATS }, (_, seat) =>
      viewer === 'all' || viewer === seat || state.turn === TERMINAL ? namesOf(state, seat) : null,
    ),
    plays: Array.from(state.plays.subarray(0, state.count), nameOf),
  }),
  read,
};

/**
 * Thirteen tricks without trumps for four seats: follow suit if you can, the highest card of the suit
 * led wins the trick and leads to the next one. Payoffs are tricks won, 0 to 13.
 */
export const trickGame = solvedGame(rules);
