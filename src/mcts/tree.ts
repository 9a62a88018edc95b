import type { Action } from '../core/contract.ts';
import { keysOf, mapRecord } from '../core/records.ts';

/** The id that stands for no node; the root is node 0 and nobody's child. */
export const NO_NODE = 0;
export const ROOT = 0;

/** What says where a node stands. Children form a list in ascending order of action. */
const LINKS = {
  action: Int32Array,
  firstChild: Int32Array,
  nextSibling: Int32Array,
} as const;

/** What is known of a node. */
const FIGURES = {
  /** n: iterations that chose this node. */
  visits: Int32Array,
  /** m: iterations that could have chosen it (Cowling, Powley and Whitehouse 2012). */
  availability: Int32Array,
  /** W: sum of the utilities of the seat that chose it. */
  total: Float64Array,
  /** Progressive bias: what is added to the score of the node while it has few visits, see `Selector`. */
  bias: Float32Array,
} as const;

/** All arrays of a tree. Trees are made, grown, copied, grafted and weighed by this list alone: a new array is a new line of it. */
const ARRAYS = { ...LINKS, ...FIGURES };

/** The nodes of a tree as plain data that survives being sent between processes: one entry a node in each array. */
export type TreeData = { readonly [name in keyof typeof ARRAYS]: InstanceType<(typeof ARRAYS)[name]> };

type Numbers = Int32Array | Float32Array | Float64Array;

/** Arrays with room for `size` nodes, filled with as many of those in `from` as there are and fit. */
function arraysOf(size: number, from?: TreeData): TreeData;
function arraysOf(size: number, from?: Readonly<Record<string, Numbers>>): Record<string, Numbers> {
  return mapRecord(ARRAYS, (Numbers, name) => {
    const made = new Numbers(size);
    const known = from?.[name];
    if (known !== undefined) made.set(known.subarray(0, size));
    return made;
  });
}

/** Memory that a tree takes as plain data. */
export const bytesOf = (nodes: TreeData): number =>
  Object.values(nodes).reduce((sum, { byteLength }) => sum + byteLength, 0);

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

/** Visits beyond which nodes are not told apart by `trimmed`. */
const MANY = 4096;

/** The tree as it is, or, where it has more than `most` nodes, the most visited of them, at most so many. */
export const trimmed = (nodes: TreeData, most: number): TreeData => {
  if (nodes.visits.length <= most) return nodes;
  const counts = new Int32Array(MANY + 1);
  for (const visits of nodes.visits) counts[Math.min(visits, MANY)]!++;
  let least = MANY;
  for (let kept = 1 + counts[MANY]!; least > 0 && kept + counts[least - 1]! <= most; least--)
    kept += counts[least - 1]!;
  const tree = new Tree(most);
  tree.graft(nodes, ROOT, least);
  return tree.data();
};

/**
 * A tree in typed arrays, 32 bytes a node. A node is an edge as well: it stands for having chosen
 * `action` at its parent. Children form a list in ascending order of action, so that they can be
 * matched with the legal actions of a world, which are ascending too, in one pass.
 */
export class Tree {
  /** Nodes in use, root included. */
  size = 1;
  /** The nodes, with spare room; other arrays after each growth. */
  nodes: TreeData;
  readonly #maxNodes: number;

  /** @param maxNodes most nodes it may ever hold */
  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes;
    this.nodes = arraysOf(Math.min(1024, maxNodes));
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
    if (this.size === this.nodes.action.length)
      this.nodes = arraysOf(Math.min(this.size * 2, this.#maxNodes), this.nodes);
    const { firstChild, nextSibling, action: actions, visits, availability } = this.nodes;
    const node = this.size++;
    actions[node] = action;
    visits[node] = 1;
    availability[node] = 1;
    if (after === NO_NODE) {
      nextSibling[node] = firstChild[parent]!;
      firstChild[parent] = node;
    } else {
      nextSibling[node] = nextSibling[after]!;
      nextSibling[after] = node;
    }
    return node;
  }

  /** A copy as plain data, without spare room. */
  data(): TreeData {
    return arraysOf(this.size, this.nodes);
  }

  /**
   * Grows below the root, which has no children yet, all that `from` has below `top`, as far as there is room.
   * @param least visits of a node that is taken over; none has more than the one above it
   */
  graft(from: TreeData, top: number, least = 0): void {
    const sources = [top];
    // Nodes are added in the order of `sources`, so that a node and its source have the same place.
    for (let node = ROOT; node < sources.length; node++) {
      let last = NO_NODE;
      for (let source = from.firstChild[sources[node]!]!; source !== NO_NODE; source = from.nextSibling[source]!) {
        if (this.full) return;
        if (from.visits[source]! < least) continue;
        last = this.add(node, last, from.action[source]!);
        for (const name of keysOf(FIGURES)) this.nodes[name][last] = from[name][source]!;
        sources.push(source);
      }
    }
  }

  /** The most visited child; the lower action among equals; `NO_NODE` when there is none. */
  favourite(node: number): number {
    const { firstChild, nextSibling, visits } = this.nodes;
    let best = NO_NODE;
    for (let child = firstChild[node]!; child !== NO_NODE; child = nextSibling[child]!)
      if (best === NO_NODE || visits[child]! > visits[best]!) best = child;
    return best;
  }
}
