import type { Random } from '../../../src/core/random.ts';

/** Suits, cards of a suit, and hands to deal to. */
const SUITS = 4;
const RANKS = 13;
const HANDS = 3;
/** Sizes a hand can have, 0 to 13. */
const SIZES = RANKS + 1;
const TABLE = SIZES * SIZES;

/** Ways to choose `k` of `n`, at `n * 14 + k`. */
const CHOOSE = new Float64Array(TABLE);
for (let n = 0; n < SIZES; n++) {
  CHOOSE[n * SIZES] = 1;
  for (let k = 1; k <= n; k++) CHOOSE[n * SIZES + k] = CHOOSE[(n - 1) * SIZES + k - 1]! + CHOOSE[(n - 1) * SIZES + k]!;
}

/** A number in [0, 1) with 53 random bits; `next` alone has 32, too coarse for 10^16 deals. */
const fine = (random: Random): number => random.next() + Math.floor(random.next() * 2 ** 21) * 2 ** -53;

/**
 * Draws how many cards of each suit three hands get, so that every deal that respects the hands' sizes
 * and the suits they cannot hold is equally likely. The deals are counted suit by suit over the room
 * left in the hands; a suit is then split with the exact share of deals behind each split. Nothing is
 * rejected. The counts are kept while the question stays the same, as it does during a search.
 */
export class CountingSampler {
  /** Cards to deal, by suit. */
  readonly cards = new Int32Array(SUITS);
  /** Cards wanted, by hand; together as many as there are. */
  readonly sizes = new Int32Array(HANDS);
  /** Mask of the suits that a hand cannot hold, by hand. */
  readonly voids = new Int32Array(HANDS);
  /** Cards each hand gets, at `suit * 3 + hand`. */
  readonly split = new Int32Array(SUITS * HANDS);
  /** Deals of suit `s` and all later ones, with room for `a` and `b` in the first two hands: `(s * 14 + a) * 14 + b`. */
  readonly #deals = new Float64Array((SUITS + 1) * TABLE);
  /** Cards of suit `s` and all later ones. */
  readonly #left = new Int32Array(SUITS + 1);
  readonly #asked = new Int32Array(SUITS + 2 * HANDS).fill(-1);

  /** Counts the deals; 0 when there is none. To be called whenever the question may have changed. */
  count(): number {
    if (this.#isNew()) {
      this.#deals[SUITS * TABLE] = 1;
      for (let suit = SUITS - 1; suit >= 0; suit--) {
        this.#left[suit] = this.#left[suit + 1]! + this.cards[suit]!;
        for (let first = 0; first <= this.sizes[0]!; first++)
          for (let second = 0; second <= this.sizes[1]!; second++)
            this.#deals[(suit * SIZES + first) * SIZES + second] = this.#waysOf(suit, first, second);
      }
    }
    return this.#deals[this.sizes[0]! * SIZES + this.sizes[1]!]!;
  }

  /** Fills `split`; there must be a deal. */
  draw(random: Random): void {
    let first = this.sizes[0]!;
    let second = this.sizes[1]!;
    for (let suit = 0; suit < SUITS; suit++) {
      this.#drawSuit(suit, first, second, random);
      first -= this.split[suit * HANDS]!;
      second -= this.split[suit * HANDS + 1]!;
    }
  }

  #waysOf(suit: number, first: number, second: number): number {
    const [mostFirst, mostSecond] = [this.#most(suit, 0, first), this.#most(suit, 1, second)];
    let total = 0;
    for (let one = 0; one <= mostFirst; one++)
      for (let two = 0; two <= mostSecond; two++) total += this.#ways(suit, first, second, one, two);
    return total;
  }

  #drawSuit(suit: number, first: number, second: number, random: Random): void {
    const [mostFirst, mostSecond] = [this.#most(suit, 0, first), this.#most(suit, 1, second)];
    let left = fine(random) * this.#deals[(suit * SIZES + first) * SIZES + second]!;
    for (let one = 0; one <= mostFirst; one++)
      for (let two = 0; two <= mostSecond; two++) {
        const ways = this.#ways(suit, first, second, one, two);
        if (ways === 0) continue;
        // Also the last split that has ways is stored, in case rounding leaves a rest.
        this.split[suit * HANDS] = one;
        this.split[suit * HANDS + 1] = two;
        this.split[suit * HANDS + 2] = this.cards[suit]! - one - two;
        left -= ways;
        if (left < 0) return;
      }
  }

  /** Deals in which, of this suit, the first hand gets `one` cards and the second `two`. */
  #ways(suit: number, first: number, second: number, one: number, two: number): number {
    const cards = this.cards[suit]!;
    const three = cards - one - two;
    const third = this.#left[suit]! - first - second;
    if (three < 0 || three > this.#most(suit, 2, third)) return 0;
    const behind = this.#deals[((suit + 1) * SIZES + first - one) * SIZES + second - two]!;
    return CHOOSE[cards * SIZES + one]! * CHOOSE[(cards - one) * SIZES + two]! * behind;
  }

  /** Most cards of a suit that a hand with this room can get; negative room is none. */
  #most(suit: number, hand: number, room: number): number {
    if (((this.voids[hand]! >> suit) & 1) === 1) return 0;
    return Math.min(room, this.cards[suit]!);
  }

  /** Whether this is another question than the last one; remembers it. */
  #isNew(): boolean {
    let changed = false;
    for (let index = 0; index < this.#asked.length; index++) {
      const part = this.#partOf(index);
      if (this.#asked[index] !== part) changed = true;
      this.#asked[index] = part;
    }
    return changed;
  }

  #partOf(index: number): number {
    if (index < SUITS) return this.cards[index]!;
    return index < SUITS + HANDS ? this.sizes[index - SUITS]! : this.voids[index - SUITS - HANDS]!;
  }
}
