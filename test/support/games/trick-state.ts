/** The state of the trick game. A card is `suit * 13 + rank`. */
export const SEATS = 4;
export const SUITS = 4;
export const RANKS = 13;
export const DECK = SUITS * RANKS;

/** Mask of all ranks of a suit. */
const WHOLE_SUIT = (1 << RANKS) - 1;

/** The arrays are windows on `words`, so that a copy is one loop. */
export interface Tricks {
  readonly words: Int32Array;
  /** Ranks held, at `seat * 4 + suit`. */
  readonly hands: Int16Array;
  /** Ranks not yet played, by suit. */
  readonly unplayed: Int16Array;
  /** Cards played, in order. */
  readonly plays: Int8Array;
  /** Tricks won, by seat. */
  readonly tricks: Int8Array;
  /** Cards played. */
  count: number;
  /** Seat to act, or `TERMINAL`. */
  turn: number;
  /** Suit that was led to this trick, or -1. */
  led: number;
  /** Seat and rank of the best card of this trick. */
  winner: number;
  rank: number;
  /** Suits that seats have shown not to hold: bit `seat * 4 + suit`. */
  voids: number;
}

const WORDS = 24;

/** A state in which nothing is dealt; seat 0 leads. */
export const newTricks = (): Tricks => {
  const words = new Int32Array(WORDS);
  const state: Tricks = {
    words,
    hands: new Int16Array(words.buffer, 0, SEATS * SUITS),
    unplayed: new Int16Array(words.buffer, 32, SUITS),
    plays: new Int8Array(words.buffer, 40, DECK),
    tricks: new Int8Array(words.buffer, 92, SEATS),
    count: 0,
    turn: 0,
    led: -1,
    winner: 0,
    rank: 0,
    voids: 0,
  };
  state.unplayed.fill(WHOLE_SUIT);
  return state;
};

/** Makes `into` equal to `from`. */
export const copyTricks = (from: Tricks, into: Tricks): void => {
  const source = from.words;
  const target = into.words;
  for (let word = 0; word < WORDS; word++) target[word] = source[word]!;
  into.count = from.count;
  into.turn = from.turn;
  into.led = from.led;
  into.winner = from.winner;
  into.rank = from.rank;
  into.voids = from.voids;
};

/** Cards in the hand of `seat`: one less for each trick, this one included once the seat has played to it. */
export const handSize = ({ count, turn }: Tricks, seat: number): number => {
  const played = count & 3;
  const leader = (turn - played) & 3;
  return RANKS - (count >> 2) - (((seat - leader) & 3) < played ? 1 : 0);
};

const RANK_NAMES = '23456789TJQKA';
const SUIT_NAMES = 'CDHS';

/** A card's name, suit and rank, such as `SA`. */
export const nameOf = (card: number): string => `${SUIT_NAMES[Math.floor(card / RANKS)]}${RANK_NAMES[card % RANKS]}`;

/** The card with this name. */
export const cardNamed = (name: string): number =>
  SUIT_NAMES.indexOf(name[0] ?? '') * RANKS + RANK_NAMES.indexOf(name[1] ?? '');
