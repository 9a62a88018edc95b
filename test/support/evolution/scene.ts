/**
 * States of Evolution for tests, written down by what matters and completed by the rules: every card that is
 * not mentioned is in the deck.
 */

import type { TraitName } from '../../../src/engines/evolution/content/traits.ts';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import type { Options } from '../../../src/engines/evolution/rules/options.ts';
import { type Kind, kindsOf } from './cards.ts';
import { type AnimalNote, readRow } from './notation.ts';

type PlayerJson = StateJson['players'][number];

/** What a test says of a state; see `scene`. */
export interface Scene {
  /** Four unless said. */
  readonly seats?: number;
  /** With the expansion unless said. */
  readonly timeToFly?: boolean;
  readonly rulings?: NonNullable<Options['rulings']>;
  /** The built-in catalog unless said. */
  readonly catalog?: string;
  readonly phase?: 'development' | 'feeding';
  readonly year?: number;
  /** Seat 0 unless said. */
  readonly firstSeat?: number;
  /** Seat whose go it is; seat 0 unless said. */
  readonly turn?: number;
  /** Ten in the feeding phase, eight with two seats, unless said. */
  readonly bank?: number;
  /** The row of each seat, see `notation.ts`; see `scene` for the seats that are left out. */
  readonly rows: readonly string[];
  /** The card of a face-down animal, by letter id; any card but an Anglerfish unless said. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly hands?: readonly (readonly string[])[];
  readonly passed?: readonly number[];
  readonly centre?: readonly string[];
  readonly discards?: readonly (readonly string[])[];
  /** Cards on top of the deck, the uppermost first. */
  readonly top?: readonly string[];
  /** Cards in the deck; those left over are discards of the last seat. All cards that are left over unless said. */
  readonly deckSize?: number;
  /** False when the seats that are left out have no animals. */
  readonly waiter?: boolean;
}

/** What is left of a kind of card. */
interface Pile {
  readonly id: string;
  readonly sides: readonly string[];
  left: number;
}

/** The cards that no animal, hand or pile has taken yet. */
class Box {
  readonly #kinds: Pile[];

  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds.map(({ id, sides, count }) => ({ id, sides, left: count }));
  }

  /** Takes a card of this kind. */
  take(id: string): string {
    const kind = this.#kinds.find((other) => other.id === id);
    if (kind === undefined || kind.left === 0) throw new Error(`there is no ${id} left`);
    kind.left--;
    return id;
  }

  /** Takes a card with this side, of the kind with most cards left. */
  withSide(side: TraitName): string {
    return this.#best((kind) => kind.sides.includes(side));
  }

  /** Takes a card that is no Anglerfish. */
  any(): string {
    return this.#best(({ id }) => id !== 'anglerfish');
  }

  /** Takes all that is left. */
  rest(): string[] {
    return this.#kinds.flatMap((kind) => Array<string>(kind.left).fill(kind.id));
  }

  #best(fits: (kind: Pile) => boolean): string {
    const [best] = this.#kinds.filter(fits).toSorted((one, other) => other.left - one.left);
    if (best === undefined) throw new Error('no such card');
    return this.take(best.id);
  }
}

const animalOf = (note: AnimalNote, card: string, box: Box): PlayerJson['animals'][number] => ({
  id: note.id,
  card,
  food: { red: note.red, blue: note.blue },
  traits: note.traits.map(({ trait, full, partner }) => ({
    trait,
    card: box.withSide(trait),
    ...(full ? { full } : {}),
    ...(partner === undefined ? {} : { pairedWith: partner }),
  })),
  ...(note.need === undefined ? {} : { need: note.need }),
  ...(note.used.length === 0 ? {} : { usedThisYear: [...note.used] }),
  ...Object.fromEntries(note.marks.map((mark) => [mark, true] as const)),
});

/** An animal that keeps a feeding phase going, with an empty bank too, and takes part in nothing else. */
const WAITER = 'Z{Para HBW Fat!} 0/4';

const rowsOf = ({ rows, waiter = true }: Scene, seats: number): AnimalNote[][] => {
  const full = Array.from({ length: seats }, (_, seat) => rows[seat] ?? '');
  if (waiter && rows.length < seats) full[seats - 1] = WAITER;
  return full.map(readRow);
};

/** Explicit cards leave the box before any card is chosen freely. */
const reserve = (given: Scene, box: Box): void => {
  const { hands = [], discards = [], top = [], centre = [], cards = {} } = given;
  for (const id of [...hands.flat(), ...discards.flat(), ...top, ...centre, ...Object.values(cards)]) box.take(id);
};

/** The row of each seat: first every trait gets its card, then every animal. */
const animalsOf = (given: Scene, seats: number, box: Box): PlayerJson['animals'][] => {
  const notes = rowsOf(given, seats);
  for (const { anglerfish } of notes.flat()) if (anglerfish) box.take('anglerfish');
  const cardFor = ({ id, anglerfish }: AnimalNote): string =>
    anglerfish ? 'anglerfish' : (given.cards?.[String.fromCharCode(id + 64)] ?? box.any());
  return notes
    .map((row) => row.map((note) => [note, animalOf(note, '', box)] as const))
    .map((row) => row.map(([note, animal]) => ({ ...animal, card: cardFor(note) })));
};

const playersOf = (given: Scene, kinds: readonly Kind[], animals: readonly PlayerJson['animals'][]): PlayerJson[] =>
  animals.map((row, seat) => {
    const hand = given.hands?.[seat] ?? [];
    return {
      hand: kinds.flatMap(({ id }) => hand.filter((card) => card === id)),
      handSize: hand.length,
      passed: given.passed?.includes(seat) ?? false,
      discards: (given.discards?.[seat] ?? []).map((card) => ({ card, seen: false })),
      animals: row,
    };
  });

/**
 * The full state that `given` describes. It is in the feeding phase of year 1 with ten food in the bank (eight with
 * two seats), seat 0 to go, and empty hands, unless it says otherwise. Of the seats without a row the last one has a
 * hungry animal `Z{Para HBW Fat!} 0/4`, which keeps the phase from ending, and the others none.
 */
export const scene = (given: Scene): StateJson => {
  const { seats = 4, timeToFly = true, rulings, phase = 'feeding', firstSeat = 0, top = [] } = given;
  const kinds = kindsOf(seats, timeToFly, given.catalog);
  const box = new Box(kinds);
  reserve(given, box);
  const players = playersOf(given, kinds, animalsOf(given, seats, box));
  const left = [...top, ...box.rest()];
  const deck = left.slice(0, given.deckSize);
  players.at(-1)?.discards.push(...left.slice(deck.length).map((card) => ({ card, seen: false })));
  return {
    game: 'evolution',
    version: 1,
    ...(given.catalog === undefined ? {} : { catalog: { id: given.catalog } }),
    options: { seats, timeToFly, ...(rulings === undefined ? {} : { rulings }) },
    viewer: 'all',
    year: given.year ?? 1,
    phase,
    firstSeat,
    turn: given.turn ?? firstSeat,
    bank: given.bank ?? (phase !== 'feeding' ? 0 : seats === 2 ? 8 : 10),
    deckSize: deck.length,
    deck,
    centre: [...(given.centre ?? [])],
    players,
    pending: [],
  };
};
