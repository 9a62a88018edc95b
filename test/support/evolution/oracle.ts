/**
 * What a seat must hold possible, from the rules of the table and without a look at the engine: every way to lay
 * the cards it has not seen. Slow and obvious on purpose.
 */
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { kindsIn } from './cards.ts';

/** Where one unseen card lies. */
interface Place {
  /** Whether it is known that no Anglerfish lies there. */
  readonly plain: boolean;
}

const ANGLERFISH = 'anglerfish';

/** Cards that a document shows, one entry a card. */
export const shownCards = ({ players, centre, deck }: StateJson): string[] => [
  ...centre,
  ...(deck ?? []),
  ...players.flatMap(({ hand, discards, animals }) => [
    ...(hand ?? []),
    ...discards.flatMap(({ card }) => card ?? []),
    ...animals.flatMap(({ card, traits }) => [card ?? [], traits.flatMap((held) => held.card ?? [])].flat()),
  ]),
];

/** Cards of the game that a document does not show. */
const unseenCards = (view: StateJson): string[] => {
  const left = kindsIn(view).flatMap(({ id, count }) => Array<string>(count).fill(id));
  for (const card of shownCards(view)) left.splice(left.indexOf(card), 1);
  return left;
};

/** Every way to take `size` of `cards`, and what is left. */
const choices = (cards: readonly string[], size: number): (readonly [taken: string[], left: string[]])[] => {
  if (size === 0) return [[[], [...cards]]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), size - 1).map(
      ([taken, left]) =>
        [
          [card, ...taken],
          [...cards.slice(0, index), ...left],
        ] as const,
    ),
  );
};

/** Every way to lay cards one at each place. */
const layings = (cards: readonly string[], places: readonly Place[]): string[][] => {
  const [place, ...rest] = places;
  if (place === undefined) return [[]];
  return cards.flatMap((card, index) =>
    place.plain && card === ANGLERFISH
      ? []
      : layings([...cards.slice(0, index), ...cards.slice(index + 1)], rest).map((others) => [card, ...others]),
  );
};

/** Every way to fill closed hands of these sizes, and then the places. */
const deals = (
  cards: readonly string[],
  sizes: readonly number[],
  places: readonly Place[],
): (readonly [string[][], string[]])[] => {
  const [size, ...rest] = sizes;
  if (size === undefined) return layings(cards, places).map((laid) => [[], laid] as const);
  return choices(cards, size).flatMap(([hand, left]) =>
    deals(left, rest, places).map(([hands, laid]) => [[hand, ...hands], laid] as const),
  );
};

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));

/** Ways to lay the unseen cards if nothing were known of them. */
const countOf = (cards: number, sizes: readonly number[]): number =>
  sizes.reduce((ways, size) => ways / factorial(size), factorial(cards));

/** Cards that a seat cannot see, of a full state, as one line: hands, animals, discards, deck. */
export const worldOf = (full: StateJson): string =>
  [
    ...full.players.map(({ hand }) => [...(hand ?? [])].sort().join(' ')),
    full.players.flatMap(({ animals }) => animals.map(({ card }) => card)).join(' '),
    full.players.flatMap(({ discards }) => discards.map(({ card }) => card)).join(' '),
    (full.deck ?? []).join(' '),
  ].join(' | ');

/** The view with its closed hands, and the cards that lie hidden, filled in. */
const filled = (view: StateJson, hands: readonly string[][], laid: readonly string[]): StateJson => {
  const [closed, places] = [[...hands], [...laid]];
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand ?? closed.shift() ?? [],
      animals: player.animals.map((animal) => ({ ...animal, card: animal.card ?? places.shift() ?? '' })),
      discards: player.discards.map((discard) => ({ ...discard, card: discard.card ?? places.shift() ?? '' })),
    })),
    deck: places,
  };
};

/** Where cards lie hidden, in the order of `filled`: animals and discards by seat, then the deck. */
const placesOf = ({ players, deckSize = 0 }: StateJson): Place[] => [
  ...players.flatMap(({ animals, discards }) =>
    [...animals, ...discards]
      .filter(({ card }) => card === null)
      .map(({ notAnglerfish }) => ({ plain: notAnglerfish ?? false })),
  ),
  ...Array.from({ length: deckSize }, () => ({ plain: false })),
];

/**
 * Every world that agrees with `view`, in the form of `worldOf`, as often as there are ways to lay the cards.
 * @returns undefined when the game is over or the worlds are more than `limit`
 */
export const worldsOf = (view: StateJson, limit: number): string[] | undefined => {
  if (view.phase === 'finished' || view.viewer === 'all') return undefined;
  const cards = unseenCards(view);
  const sizes = view.players.flatMap(({ hand, handSize }) => (hand === null ? [handSize ?? 0] : []));
  if (countOf(cards.length, sizes) > 4 * limit) return undefined;
  const worlds = deals(cards, sizes, placesOf(view));
  return worlds.length > limit ? undefined : worlds.map(([hands, laid]) => worldOf(filled(view, hands, laid)));
};
