/** Places at first; always a power of two. */
const PLACES = 1024;

/**
 * Two numbers for every action of every information set met, in growing arrays. What they mean is the searcher's affair. Keys are
 * hashed into open places, without an object of any kind: with texts in a map, to find sets was a quarter of a search.
 */
export class InformationSets {
  first = new Float64Array(1024);
  second = new Float64Array(1024);
  /** Information sets known. */
  size = 0;
  #keys = new Float64Array(PLACES);
  /** By place: where the numbers of its set begin, plus 1; 0 where the place is free. */
  #begins = new Int32Array(PLACES);
  #widths = new Int32Array(PLACES / 2);
  #used = 0;

  /** Where the numbers of the set with this key begin, if it was met. @param key a whole number of at most 53 bits */
  known(key: number): number | undefined {
    const begin = this.#begins[this.#placeOf(key)]!;
    return begin === 0 ? undefined : begin - 1;
  }

  /** Where the numbers of the set with this key begin, all 0 when it is new. */
  find(key: number, actions: number): number {
    const place = this.#placeOf(key);
    const begin = this.#begins[place]!;
    return begin === 0 ? this.#add(key, place, actions) : begin - 1;
  }

  /** Calls `visit` with every set and its number of actions. */
  forEach(visit: (set: number, actions: number) => void): void {
    let set = 0;
    for (let index = 0; index < this.size; index++) {
      const actions = this.#widths[index]!;
      visit(set, actions);
      set += actions;
    }
  }

  /** The place of the set with this key, or the free one where it belongs. */
  #placeOf(key: number): number {
    const mask = this.#begins.length - 1;
    let place = hash(key) & mask;
    while (this.#begins[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  #add(key: number, place: number, actions: number): number {
    const begin = this.#used;
    this.#used += actions;
    if (this.#used > this.first.length) this.#lengthen();
    this.#keys[place] = key;
    this.#begins[place] = begin + 1;
    this.#widths[this.size++] = actions;
    if (this.size === this.#widths.length) this.#widen();
    return begin;
  }

  #lengthen(): void {
    const length = Math.max(this.#used, this.first.length * 2);
    const [first, second] = [new Float64Array(length), new Float64Array(length)];
    first.set(this.first);
    second.set(this.second);
    this.first = first;
    this.second = second;
  }

  /** Twice as many places, so that never more than half of them are taken. */
  #widen(): void {
    const [keys, begins] = [this.#keys, this.#begins];
    this.#keys = new Float64Array(keys.length * 2);
    this.#begins = new Int32Array(begins.length * 2);
    for (const [place, begin] of begins.entries()) {
      if (begin === 0) continue;
      const anew = this.#placeOf(keys[place]!);
      this.#keys[anew] = keys[place]!;
      this.#begins[anew] = begin;
    }
    const widths = new Int32Array(this.#widths.length * 2);
    widths.set(this.#widths);
    this.#widths = widths;
  }
}

/** The halves of a whole number, mixed so that neighbours come to lie far apart (the multiplier of Knuth's golden ratio). */
const hash = (key: number): number => {
  const mixed = Math.imul((key ^ Math.imul((key / 2 ** 32) | 0, 0x85ebca6b)) | 0, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
