import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/evolution/documents/schema.ts';
import type { Options } from '../../../src/engines/evolution/rules/options.ts';
import type { State } from '../../../src/engines/evolution/rules/state.ts';
import { kindsIn } from '../evolution/cards.ts';
import { broken, scratch } from '../evolution/invariants.ts';
import { shownCards, worldOf, worldsOf } from '../evolution/oracle.ts';
import { tinyCatalogs } from '../evolution/tiny.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import type { Setup } from '../walk.ts';

type Rulings = NonNullable<Options['rulings']>;

const documents = checker(StateSchema);
const parse = (document: unknown): StateJson => valueOf(documents.check(document));

/** Every value of every ruling that is not its default, spread so that no setup has two that hide each other. */
export const OTHER_RULINGS: readonly Rulings[] = [
  {
    attacks: 'all-in-a-go',
    fat: 'free-action',
    scavenger: 'leftmost',
    lastBirth: 'last-fed',
    tailLoss: 'itself',
    births: 'each-time',
    pairs: 'neighbours',
  },
  {
    eating: 'free',
    fedAnimals: 'rest',
    ambushOwn: 'forbidden',
    mimicry: 'unlimited',
    droppedShell: 'centre',
    hibernatingProtector: 'not-fed',
    sharing: 'once-a-go',
  },
  {
    passing: 'final',
    pointlessAttacks: 'allowed',
    intellectAfterMimicry: 'lost',
    triggers: 'fixed',
    specialization: 'once-a-go',
    extinction: 'one-by-one',
    anglerfishFlight: 'with-intellect',
    metamorphoseFed: 'forbidden',
  },
];

const [one, two, three] = OTHER_RULINGS;

const SETUPS: readonly Setup[] = [
  { name: 'two seats, base', options: { seats: 2, timeToFly: false, firstSeat: 1 } },
  { name: 'two seats', options: { seats: 2, rulings: one } },
  { name: 'three seats', options: { seats: 3, rulings: two } },
  { name: 'four seats, base', options: { seats: 4, timeToFly: false, rulings: one } },
  { name: 'five seats', options: { seats: 5, rulings: three } },
  { name: 'six seats', options: { seats: 6 } },
  { name: 'two seats, pond', options: { seats: 2 }, catalog: 'pond' },
  { name: 'two seats, meadow', options: { seats: 2 }, catalog: 'meadow' },
];

/** Five and six seats need the expansion. */
const CELLS: readonly Setup[] = [
  ...[2, 3, 4].flatMap((seats) => [true, false].map((timeToFly) => ({ seats, timeToFly }))),
  ...[5, 6].map((seats) => ({ seats, timeToFly: true })),
].map((options) => ({ name: `${options.seats} seats, expansion ${options.timeToFly}`, options }));

/** Every card exactly once, wherever it is. */
const misplacedCards = (full: StateJson): string[] => {
  const found = shownCards(full);
  const faults = kindsIn(full).flatMap(({ id, count }) => {
    const there = found.filter((card) => card === id).length;
    return there === count ? [] : [`${id} is there ${there} times, not ${count}`];
  });
  const known = new Set(kindsIn(full).map(({ id }) => id));
  return [...faults, ...found.filter((card) => !known.has(card)).map((card) => `${card} should not be there`)];
};

/** Traits on cards that have them; pairs of two animals of one seat. */
const misplacedElse = (full: StateJson): string[] => {
  const sides = new Map(kindsIn(full).map(({ id, sides: traits }) => [id, traits]));
  return full.players.flatMap(({ animals }) => {
    const row = new Set(animals.map(({ id }) => id));
    return animals.flatMap(({ id, traits }) =>
      traits.flatMap(({ trait, card = '', pairedWith }) => [
        ...(sides.get(card)?.includes(trait) ? [] : [`${trait} is not on ${card}`]),
        ...(pairedWith === undefined || (row.has(pairedWith) && pairedWith !== id)
          ? []
          : [`${trait} of ${id} has one end`]),
      ]),
    );
  });
};

/** The cards of Evolution for the battery. */
export const evolution: Probe = {
  catalogs: tinyCatalogs,
  setups: SETUPS,
  cells: CELLS,
  inspector() {
    const counts = scratch();
    return { look: (state: State) => broken(state, counts) };
  },
  isVast: ({ catalog = '', options }) =>
    !(Object(options).seats === 2 && tinyCatalogs.some(({ document }) => document.id === catalog)),
  misplaced(document) {
    const full = parse(document);
    return [...misplacedCards(full), ...misplacedElse(full)];
  },
  worlds: (document, limit) => worldsOf(parse(document), limit),
  world: (document) => worldOf(parse(document)),
};
