/**
 * Probes of the solved games: which worlds a seat must hold possible, read off documents and written
 * without the games' own code.
 */
import Type, { type Static, type TSchema } from 'typebox';
import type { StateEnvelope } from '../../../src/core/contract.ts';
import { checker } from '../../../src/core/schema.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';

/** Reads the `position` of a document. */
const reader = <Schema extends TSchema>(schema: Schema): ((document: StateEnvelope) => Static<Schema>) => {
  const positions = checker(schema);
  return (document) => valueOf(positions.check(Reflect.get(document, 'position')));
};

/** Every list that comes from `items` by putting a value of `choices` in the place of each null. */
const fillings = <T>(items: readonly (T | null)[], choices: readonly T[]): T[][] =>
  items.reduce<T[][]>(
    (all, item) => all.flatMap((head) => (item === null ? choices : [item]).map((value) => [...head, value])),
    [[]],
  );

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** At most `limit` worlds, or undefined. */
const few = <T>(worlds: readonly T[], limit: number): readonly T[] | undefined =>
  worlds.length > limit ? undefined : worlds;

const dealt = reader(
  Type.Object({
    dealt: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
    board: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
);

/**
 * Games that deal every seat one thing, numbered from `first` to `last`.
 * @param unique whether two seats cannot have the same, nor one what lies open
 */
const dealtProbe = (first: number, last: number, unique: boolean): Probe => ({
  catalogs: [],
  setups: [],
  misplaced(full) {
    const { dealt: held, board = null } = dealt(full);
    const cards = board === null ? held : [...held, board];
    return unique && !isDistinct(cards) ? [`a card twice: ${cards.join()}`] : [];
  },
  worlds(view, limit) {
    const { dealt: held, board = null } = dealt(view);
    const worlds = fillings(held, range(first, last)).filter(
      (cards) => !unique || isDistinct(board === null ? cards : [...cards, board]),
    );
    return few(worlds.map(String), limit);
  },
  world: (full) => String(dealt(full).dealt),
});

const goofspiel = reader(
  Type.Object({
    bids: Type.Array(Type.Array(Type.Union([Type.Integer(), Type.Null()]))),
    results: Type.Array(Type.String()),
  }),
);

const resultOf = (first: number, second: number): string =>
  first === second ? 'tie' : first > second ? 'first' : 'second';

const goofspielProbe = (cards: number): Probe => ({
  catalogs: [],
  setups: [],
  misplaced: (full) =>
    goofspiel(full)
      .bids.filter((bids) => !isDistinct(bids))
      .map((bids) => `a card twice: ${bids.join()}`),
  worlds(view, limit) {
    const { bids, results } = goofspiel(view);
    const [firsts = [], seconds = []] = bids.map((own) => fillings(own, range(1, cards)).filter(isDistinct));
    const worlds = firsts
      .flatMap((first) => seconds.map((second) => [first, second] as const))
      .filter(([first, second]) =>
        results.every((result, round) => resultOf(first[round]!, second[round]!) === result),
      );
    return few(worlds.map(String), limit);
  },
  world: (full) => String(goofspiel(full).bids),
});

const tricks = reader(
  Type.Object({
    hands: Type.Array(Type.Union([Type.Array(Type.String()), Type.Null()])),
    plays: Type.Array(Type.String()),
  }),
);

const SUITS = [...'CDHS'];
const RANKS = [...'23456789TJQKA'];
const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

/** The seat of every card played, and the suits that each seat has shown not to hold. */
const shownBy = (plays: readonly string[]): { seats: number[]; voids: Set<string> } => {
  const seats: number[] = [];
  const voids = new Set<string>();
  let leader = 0;
  for (let trick = 0; trick < plays.length; trick += 4) {
    const cards = plays.slice(trick, trick + 4);
    const led = cards[0]?.[0] ?? '';
    const strength = cards.map((card) => (card.startsWith(led) ? RANKS.indexOf(card[1] ?? '') : -1));
    for (const [index, card] of cards.entries()) {
      const seat = (leader + index) % 4;
      seats.push(seat);
      if (!card.startsWith(led)) voids.add(seat + led);
    }
    leader = (leader + strength.indexOf(Math.max(...strength))) % 4;
  }
  return { seats, voids };
};

/** Most unseen cards whose deals are listed: 9 make up to 1,680. */
const MOST_UNSEEN = 9;

/** Every way to give `cards` to hands with this much room that `allows` permits. */
const deals = (
  cards: readonly string[],
  room: readonly number[],
  allows: (seat: number, card: string) => boolean,
): string[][][] =>
  cards.reduce<string[][][]>(
    (all, card) =>
      all.flatMap((hands) =>
        range(0, 3)
          .filter((seat) => hands[seat]!.length < room[seat]! && allows(seat, card))
          .map((seat) => hands.with(seat, [...hands[seat]!, card])),
      ),
    [room.map(() => [])],
  );

const trickProbe: Probe = {
  catalogs: [],
  setups: [],
  misplaced(full) {
    const { hands, plays } = tricks(full);
    const found = [...hands.flatMap((hand) => hand ?? []), ...plays];
    return DECK.filter((card) => found.filter((other) => other === card).length !== 1).map(
      (card) => `not once: ${card}`,
    );
  },
  worlds(view, limit) {
    const { hands, plays } = tricks(view);
    const { seats, voids } = shownBy(plays);
    const seen = new Set([...plays, ...hands.flatMap((hand) => hand ?? [])]);
    const room = hands.map((hand, seat) => (hand === null ? 13 - seats.filter((other) => other === seat).length : 0));
    const allows = (seat: number, card: string): boolean => !voids.has(seat + (card[0] ?? ''));
    const unseen = DECK.filter((card) => !seen.has(card));
    if (unseen.length > MOST_UNSEEN) return undefined;
    const worlds = deals(unseen, room, allows).map((others) => hands.map((hand, seat) => hand ?? others[seat]));
    return few(
      worlds.map((world) => JSON.stringify(world)),
      limit,
    );
  },
  world: (full) => JSON.stringify(tricks(full).hands),
};

const open: Probe = {
  catalogs: [],
  setups: [],
  misplaced: () => [],
  worlds: () => ['open'],
  world: () => 'open',
};

/** The probe of each solved game, by id. */
export const SOLVED_PROBES: ReadonlyMap<string, Probe> = new Map([
  ['tic-tac-toe', open],
  ['kuhn-poker', dealtProbe(0, 2, true)],
  ['kuhn-poker-three', dealtProbe(0, 3, true)],
  ['leduc-poker', dealtProbe(0, 5, true)],
  ['liars-dice', dealtProbe(1, 6, false)],
  ['tiny-hanabi', dealtProbe(0, 1, false)],
  ['goofspiel-three', goofspielProbe(3)],
  ['goofspiel-four', goofspielProbe(4)],
  ['trick-game', trickProbe],
]);
