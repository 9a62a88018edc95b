/** Regrets and policy sums of information sets, in two growing arrays. */
export class InformationSets {
  readonly #offsets = new Map<string, number>();
  #regrets = new Float64Array(1024);
  #sums = new Float64Array(1024);
  #used = 0;

  /** Information sets known. */
  get size(): number {
    return this.#offsets.size;
  }

  /** Where the set with this key begins; a new one with no regrets when it is not known. */
  find(key: string, actions: number): number {
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const offset = this.#used;
    this.#used += actions;
    while (this.#used > this.#regrets.length) this.#grow();
    this.#offsets.set(key, offset);
    return offset;
  }

  /** Regret matching: actions as likely as they are regretted, equally likely without regrets. */
  policy(set: number, actions: number, into: Float64Array): void {
    let total = 0;
    for (let index = 0; index < actions; index++) total += this.#regrets[set + index]!;
    for (let index = 0; index < actions; index++)
      into[index] = total > 0 ? this.#regrets[set + index]! / total : 1 / actions;
  }

  /** Adds how much better than `mean` each action was; regrets stay at or above zero. */
  learn(set: number, actions: number, values: Float64Array, mean: number): void {
    for (let index = 0; index < actions; index++)
      this.#regrets[set + index] = Math.max(0, this.#regrets[set + index]! + values[index]! - mean);
  }

  /** Adds `policy` to the average, `weight` times. */
  average(set: number, actions: number, policy: Float64Array, weight: number): void {
    for (let index = 0; index < actions; index++) this.#sums[set + index]! += policy[index]! * weight;
  }

  /** The average policy at a set; uniform where it was never met. */
  averagePolicy(key: string, actions: number): Float64Array {
    const set = this.#offsets.get(key);
    const sums = set === undefined ? new Float64Array(actions) : this.#sums.slice(set, set + actions);
    const total = sums.reduce((sum, each) => sum + each, 0);
    return sums.map((sum) => (total > 0 ? sum / total : 1 / actions));
  }

  #grow(): void {
    const larger = (from: Float64Array): Float64Array<ArrayBuffer> => {
      const into = new Float64Array(from.length * 2);
      into.set(from);
      return into;
    };
    this.#regrets = larger(this.#regrets);
    this.#sums = larger(this.#sums);
  }
}
