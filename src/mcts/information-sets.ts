/** Two numbers for every action of every information set met, in growing arrays. What they mean is the searcher's affair. */
export class InformationSets {
  first = new Float64Array(1024);
  second = new Float64Array(1024);
  readonly #offsets = new Map<string, number>();
  readonly #widths: number[] = [];
  #used = 0;

  /** Information sets known. */
  get size(): number {
    return this.#offsets.size;
  }

  /** Where the numbers of the set with this key begin, if it was met. */
  known(key: string): number | undefined {
    return this.#offsets.get(key);
  }

  /** Where the numbers of the set with this key begin, all 0 when it is new. */
  find(key: string, actions: number): number {
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const offset = this.#used;
    this.#used += actions;
    while (this.#used > this.first.length) this.#grow();
    this.#offsets.set(key, offset);
    this.#widths.push(actions);
    return offset;
  }

  /** Calls `visit` with every set and its number of actions. */
  forEach(visit: (set: number, actions: number) => void): void {
    let set = 0;
    for (const actions of this.#widths) {
      visit(set, actions);
      set += actions;
    }
  }

  #grow(): void {
    const larger = (from: Float64Array): Float64Array<ArrayBuffer> => {
      const into = new Float64Array(from.length * 2);
      into.set(from);
      return into;
    };
    this.first = larger(this.first);
    this.second = larger(this.second);
  }
}
