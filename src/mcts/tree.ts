import type { Action } from '../core/contract.ts';

/** The id that stands for no node; the root is node 0 and nobody's child. */
export const NO_NODE = 0;
export const ROOT = 0;

/** A tree as plain data that survives being sent between processes; arrays as in `Tree`, one entry a node. */
export interface TreeData {
  readonly action: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly visits: Int32Array;
  readonly availability: Int32Array;
  readonly total: Float64Array;
  readonly bias: Float32Array;
}

/** Memory that a tree takes as plain data. */
export const bytesOf = ({ action, total }: TreeData): number => 6 * action.byteLength + total.byteLength;

/** The node that these actions lead to from the root, if they all have one. */
export const nodeAfter = (
  { action, firstChild, nextSibling }: TreeData,
  path: readonly Action[],
): number | undefined => {
  let node = ROOT;
  for (const step of path) {
    let child = firstChild[node]!;
    while (child !== NO_NODE && action[child] !== step) child = nextSibling[child]!;
    if (child === NO_NODE) return undefined;
    node = child;
  }
  return node;
};

/**
 * A tree in typed arrays, 32 bytes a node. A node is an edge as well: it stands for having chosen
 * `action` at its parent. Children form a list in ascending order of action, so that they can be
 * matched with the legal actions of a world, which are ascending too, in one pass.
 */
export class Tree {
  /** Nodes in use, root included. */
  size = 1;
  action: Int32Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** n: iterations that chose this node. */
  visits: Int32Array;
  /** m: iterations that could have chosen it (Cowling, Powley and Whitehouse 2012). */
  availability: Int32Array;
  /** W: sum of the utilities of the seat that chose it. */
  total: Float64Array;
  /** Progressive bias: what is added to the score of the node while it has few visits, see `Selector`. */
  bias: Float32Array;
  readonly #maxNodes: number;

  /** @param maxNodes most nodes it may ever hold */
  constructor(maxNodes: number) {
    const capacity = Math.min(1024, maxNodes);
    this.#maxNodes = maxNodes;
    this.action = new Int32Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.nextSibling = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.availability = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.bias = new Float32Array(capacity);
  }

  /** Whether no further node fits. */
  get full(): boolean {
    return this.size >= this.#maxNodes;
  }

  /**
   * Adds a child that was available and chosen once.
   * @param after the sibling to stand behind, or `NO_NODE` to become the first child
   * @returns its id
   */
  add(parent: number, after: number, action: Action): number {
    if (this.size === this.action.length) this.#grow();
    const node = this.size++;
    this.action[node] = action;
    this.visits[node] = 1;
    this.availability[node] = 1;
    if (after === NO_NODE) {
      this.nextSibling[node] = this.firstChild[parent]!;
      this.firstChild[parent] = node;
    } else {
      this.nextSibling[node] = this.nextSibling[after]!;
      this.nextSibling[after] = node;
    }
    return node;
  }

  /** A copy as plain data, without spare room. */
  data(): TreeData {
    const { size } = this;
    return {
      action: this.action.slice(0, size),
      firstChild: this.firstChild.slice(0, size),
      nextSibling: this.nextSibling.slice(0, size),
      visits: this.visits.slice(0, size),
      availability: this.availability.slice(0, size),
      total: this.total.slice(0, size),
      bias: this.bias.slice(0, size),
    };
  }

  /** Grows below the root, which has no children yet, all that `from` has below `top`, as far as there is room. */
  graft(from: TreeData, top: number): void {
    const sources = [top];
    // Nodes are added in the order of `sources`, so that a node and its source have the same place.
    for (let node = ROOT; node < sources.length; node++) {
      let last = NO_NODE;
      for (let source = from.firstChild[sources[node]!]!; source !== NO_NODE; source = from.nextSibling[source]!) {
        if (this.full) return;
        last = this.add(node, last, from.action[source]!);
        this.visits[last] = from.visits[source]!;
        this.availability[last] = from.availability[source]!;
        this.total[last] = from.total[source]!;
        this.bias[last] = from.bias[source]!;
        sources.push(source);
      }
    }
  }

  /** The most visited child; the lower action among equals; `NO_NODE` when there is none. */
  favourite(node: number): number {
    let best = NO_NODE;
    for (let child = this.firstChild[node]!; child !== NO_NODE; child = this.nextSibling[child]!)
      if (best === NO_NODE || this.visits[child]! > this.visits[best]!) best = child;
    return best;
  }

  #grow(): void {
    const capacity = Math.min(this.action.length * 2, this.#maxNodes);
    const larger = <T extends Int32Array | Float32Array | Float64Array>(from: T, into: T): T => {
      into.set(from);
      return into;
    };
    this.action = larger(this.action, new Int32Array(capacity));
    this.firstChild = larger(this.firstChild, new Int32Array(capacity));
    this.nextSibling = larger(this.nextSibling, new Int32Array(capacity));
    this.visits = larger(this.visits, new Int32Array(capacity));
    this.availability = larger(this.availability, new Int32Array(capacity));
    this.total = larger(this.total, new Float64Array(capacity));
    this.bias = larger(this.bias, new Float32Array(capacity));
  }
}
