import type { Action } from './contract.ts';

/**
 * A growable list of action codes that is filled again and again without allocating.
 * `codes` is exposed so that hot loops read it directly; only the first `length` entries count.
 */
export class ActionList {
  codes: Int32Array;
  length = 0;

  /** @param capacity codes held before the first growth; with so few as 16 the array lies within the heap, and costs a tenth */
  constructor(capacity = 16) {
    this.codes = new Int32Array(capacity);
  }

  /** Forgets all codes; keeps the memory. */
  clear(): void {
    this.length = 0;
  }

  /** Appends `action`; callers append in ascending order and without repeats (contract rule). */
  push(action: Action): void {
    if (this.length === this.codes.length) this.#grow();
    this.codes[this.length++] = action;
  }

  /** Puts `action` into its place in a list that is ascending. */
  insert(action: Action): void {
    this.push(action);
    let place = this.length - 1;
    for (; place > 0 && this.codes[place - 1]! > action; place--) this.codes[place] = this.codes[place - 1]!;
    this.codes[place] = action;
  }

  /** The code at `index`, which must be below `length`. */
  at(index: number): Action {
    return this.codes[index]!;
  }

  /** Whether `action` is in the list. */
  has(action: Action): boolean {
    for (let index = 0; index < this.length; index++) if (this.codes[index] === action) return true;
    return false;
  }

  /** The codes as an ordinary array, for code that is not hot. */
  toArray(): Action[] {
    return Array.from(this.codes.subarray(0, this.length));
  }

  #grow(): void {
    const larger = new Int32Array(this.codes.length * 2 + 1);
    larger.set(this.codes);
    this.codes = larger;
  }
}
