/** Dealing by kind: deals that come to the same are one deal, with their probabilities added up. */
import type { Items } from './random.ts';

/** A pile of cards that can be told apart by their class only. */
interface Pile {
  /** Cards by class, each class ascending. */
  readonly classes: readonly number[][];
  /** How many of each are still to be dealt. */
  readonly left: number[];
  cards: number;
}

/** Places that are filled together. */
type Places = readonly number[];

/** Picks one of so many ways to fill some places. */
type ChooseWay = (ways: number) => number;

/**
 * Deals `items` as `Random.deal` does, but chooses among ways that differ: by how many cards of each class lie in each
 * group. Which cards of a class they are, and where in the group, is settled by their numbers alone.
 * @returns probability of the deal
 */
export const dealByKind = (
  items: Items,
  length: number,
  groups: ArrayLike<number>,
  alike: ArrayLike<number> | undefined,
  choose: ChooseWay,
): number => {
  const pile = sort(items, length, alike);
  let probability = 1;
  for (const places of placesOf(groups, length)) {
    const taken = takeSome(pile, places.length, choose);
    probability *= chanceOf(pile, taken, places.length);
    let next = 0;
    for (const [index, count] of taken.entries()) {
      const cards = pile.classes[index]!;
      for (let copy = 0; copy < count; copy++) items[places[next++]!] = cards[cards.length - pile.left[index]! + copy]!;
      pile.left[index]! -= count;
    }
    pile.cards -= places.length;
  }
  return probability;
};

const sort = (items: ArrayLike<number>, length: number, alike: ArrayLike<number> | undefined): Pile => {
  const classes = new Map<number, number[]>();
  for (const item of Array.from(items)
    .slice(0, length)
    .sort((one, other) => one - other)) {
    const name = alike?.[item] ?? item;
    const known = classes.get(name);
    if (known === undefined) classes.set(name, [item]);
    else known.push(item);
  }
  const sorted = [...classes.values()];
  return { classes: sorted, left: sorted.map((cards) => cards.length), cards: length };
};

/** The places of each group, the largest group last: what is left over needs no choice. */
const placesOf = (groups: ArrayLike<number>, length: number): Places[] => {
  const places = new Map<number, number[]>();
  for (let place = 0; place < length; place++) {
    const known = places.get(groups[place]!);
    if (known === undefined) places.set(groups[place]!, [place]);
    else known.push(place);
  }
  return [...places.values()].sort((one, other) => one.length - other.length);
};

/** @returns how many cards of each class go to `count` places */
const takeSome = ({ left, cards }: Pile, count: number, choose: ChooseWay): number[] => {
  if (count === cards) return [...left];
  // By class and places left: the ways to fill these from that class on.
  const ways = left.map(() => new Float64Array(count + 1));
  ways.push(Float64Array.of(1, ...new Array<number>(count).fill(0)));
  for (let index = left.length - 1; index >= 0; index--)
    for (let open = 0; open <= count; open++)
      for (let some = Math.min(open, left[index]!); some >= 0; some--)
        ways[index]![open]! += ways[index + 1]![open - some]!;
  const all = ways[0]![count]!;
  let rank = all === 1 ? 0 : choose(all);
  let open = count;
  return left.map((_, index) => {
    let some = 0;
    for (let fewer = ways[index + 1]![open]!; rank >= fewer; fewer = ways[index + 1]![open - some]!) {
      rank -= fewer;
      some++;
    }
    open -= some;
    return some;
  });
};

/** Probability that just these are among the first `count` cards of a shuffled pile. */
const chanceOf = ({ left, cards }: Pile, taken: readonly number[], count: number): number =>
  taken.reduce((product, some, index) => product * choices(left[index]!, some), 1 / choices(cards, count));

/** Ways to choose `some` of `all`. */
const choices = (all: number, some: number): number => {
  let ways = 1;
  for (let chosen = 1; chosen <= some; chosen++) ways = (ways * (all - chosen + 1)) / chosen;
  return ways;
};
