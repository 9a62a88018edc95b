import type { Catalog } from '../../../core/catalog.ts';
import type { Content } from '../content/catalog.ts';
import { EARTH_CARDS, NONE } from '../content/ids.ts';
import { PRICED_TRAITS, TRAITS } from '../content/traits.ts';
import { type GaiaAnimal, gaiaAnimal } from '../gaia/core/animal.ts';
import { GAIA_CARDS } from '../gaia/core/numbers.ts';
import { type Options, type Settings, withDefaults } from './options.ts';
import { ANIMALS, DEALT, FRAME_SIZE, FRAMES, HAND_WORDS, LEAVES, LOOKED, OBJECTIVES, PUBLIC, SPACES } from './terms.ts';

/** What Node asks an object for to print it, by its public name: the rules also run where there is no Node. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules extends Settings {
  readonly catalog: Catalog<Content>;
  readonly content: Content;
  /** Seats, and Gaïa in a solo game: everybody who has soil, leaves, a compost. */
  readonly owners: number;
  readonly solo: boolean;
  /** The animals of the catalog as Gaïa uses them; none where she has none. */
  readonly gaiaAnimals: readonly GaiaAnimal[];
  /** Shown instead of the tables when a state is printed. */
  readonly [PRINTED]: () => string;
}

/** The rules of a game with these options, defaults filled in. */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const settings = withDefaults(options);
  const solo = settings.seats === 1;
  return {
    ...settings,
    catalog,
    content: catalog.content,
    owners: solo ? 2 : settings.seats,
    solo,
    gaiaAnimals: solo && settings.animals ? catalog.content.animals.map(gaiaAnimal) : [],
    [PRINTED]: () => JSON.stringify([catalog.id, settings]),
  };
};

/** Numbers of the state that are not arrays. */
const emptyProgress = () => ({
  /** One of `STAGE`. */
  stage: 0,
  /** 0-based. */
  round: 0,
  firstSeat: 0,
  /** The seat whose turn it is; in Gaïa's turn, Gaïa. */
  active: 0,
  /** The seat that decides. */
  seat: 0,
  /** Action of this turn, 0–3 as in `ACTIONS`; -1 before it is chosen. */
  action: -1,
  /** Cards the seat may still plant. */
  plants: 0,
  /** The card that is being planted, and whether over a terrain. */
  planting: 0,
  replacing: 0,
  /** Next source of abilities, 0–18: see `abilities.ts`. */
  step: 0,
  /** 1 when island and climate fire before the tableau. */
  islandFirst: 0,
  /** `NEWS` since the seat that decides could last play an event; nothing where it can. */
  news: 0,
  /** Effects being resolved. */
  depth: 0,
  looked: 0,
  deckSize: 0,
  discards: 0,
  /** How often the discard pile was shuffled into a new deck. */
  shuffles: 0,
  /** Owner of the completion bonus. */
  completion: NONE,
  /** The animal whose collective ability is played with; `NONE` without. */
  collective: NONE,
  /** Turns Gaïa has had, turns she leaves out, and which pair of objectives her gyre names. */
  gaiaTurn: 0,
  gaiaSkips: 0,
  gyre: 0,
  /** Soil that the person of a solo game gained in this turn, and cards drawn, events not counted. */
  soilGained: 0,
  cardsDrawn: 0,
});

/** Room for the arrays: what each owner takes and what is there once; multiples of 8. */
const OWNER_BYTES = 328;
const FIXED_BYTES = 5312;

type Take = (width: number, length: number) => readonly [ArrayBuffer, number, number];

/** Arrays of 32-bit numbers. */
const wideArrays = (take: Take, owners: number) => ({
  /** Hands as bit masks over card numbers, `HAND_WORDS` an owner. */
  hand: new Int32Array(...take(4, HAND_WORDS * owners)),
  /** Spaces with a card, with one planted this turn, with room for sprouts and growth, with sprouts, with growth. */
  occupied: new Int32Array(...take(4, owners)),
  fresh: new Int32Array(...take(4, owners)),
  sproutRoom: new Int32Array(...take(4, owners)),
  growthRoom: new Int32Array(...take(4, owners)),
  hasSprouts: new Int32Array(...take(4, owners)),
  hasGrowth: new Int32Array(...take(4, owners)),
  soil: new Int32Array(...take(4, owners)),
  /** Spaces with a pawn, by animal. */
  pawns: new Int32Array(...take(4, ANIMALS * owners)),
  /** The deck from bottom to top; cards beyond `deckSize` mean nothing. */
  deck: new Int32Array(...take(4, EARTH_CARDS + 1)),
});

/** Arrays of 16-bit numbers. */
const halfArrays = (take: Take, owners: number) => ({
  /** How a composted card came there: `shuffles * 2`, plus 1 from the hand. */
  slot: new Int16Array(...take(2, EARTH_CARDS + 1)),
  /** The shuffle that last put each card into the deck. */
  shuffle: new Int16Array(...take(2, EARTH_CARDS + 1)),
  /** The card under each composted card. */
  below: new Int16Array(...take(2, EARTH_CARDS + 1)),
  /** Cards of the tableaux by space, `SPACES` an owner. */
  tableau: new Int16Array(...take(2, SPACES * owners)),
  compostTop: new Int16Array(...take(2, owners)),
  compostSize: new Int16Array(...take(2, owners)),
  handSize: new Int16Array(...take(2, owners)),
  events: new Int16Array(...take(2, owners)),
  island: new Int16Array(...take(2, owners)),
  climate: new Int16Array(...take(2, owners)),
  ecosystem: new Int16Array(...take(2, owners)),
  sproutCount: new Int16Array(...take(2, owners)),
  growthCount: new Int16Array(...take(2, owners)),
  dealt: new Int16Array(...take(2, DEALT * owners)),
  fauna: new Int16Array(...take(2, OBJECTIVES)),
  publicEcosystems: new Int16Array(...take(2, PUBLIC)),
  look: new Int16Array(...take(2, LOOKED)),
  /** Points by category that `forecast.ts` ends a game with on top of those there are; 0 in every real state. */
  forecast: new Int16Array(...take(2, 10 * owners)),
  /** Animals of each owner, and what each has stored; pieces stored on the island by a collective ability. */
  animals: new Int16Array(...take(2, ANIMALS * owners)),
  stored: new Int16Array(...take(2, ANIMALS * owners)),
  islandStored: new Int16Array(...take(2, owners)),
  frames: new Int16Array(...take(2, FRAMES * FRAME_SIZE)),
});

/** Arrays of bytes. */
const byteArrays = (take: Take, owners: number) => ({
  /** Place of each card: `PLACE`. */
  place: new Uint8Array(...take(1, EARTH_CARDS + 1)),
  sprouts: new Int8Array(...take(1, SPACES * owners)),
  growth: new Int8Array(...take(1, SPACES * owners)),
  /** Leaves an owner can still use. */
  leaves: new Int8Array(...take(1, owners)),
  /** Leaves discarded for animals, and leaves used whose animals are still to be activated. */
  discarded: new Int8Array(...take(1, owners)),
  pending: new Int8Array(...take(1, owners)),
  /** Objectives that were met in this turn, and those claimed, as masks. */
  met: new Int8Array(...take(1, owners)),
  claimed: new Int8Array(...take(1, owners)),
  /** Owners of the leaves on the objectives in order of arrival, `LEAVES` an objective. */
  arrivals: new Int8Array(...take(1, OBJECTIVES * LEAVES)),
  /** Gaïa's cards in the order they come, twice the six. */
  gaiaDeck: new Int8Array(...take(1, 2 * GAIA_CARDS)),
  /** Soil less that each of the `PRICED_TRAITS` costs an owner. */
  discount: new Int8Array(...take(1, PRICED_TRAITS * owners)),
  /** Cards of each tableau that have each of `TRAITS`: objectives and ecosystems ask for them after every effect. */
  traits: new Int8Array(...take(1, TRAITS.length * owners)),
});

/** The arrays of the state, all in one buffer so that a copy is one move of memory. */
const emptyArrays = ({ owners }: { readonly owners: number }) => {
  const bytes = new Uint8Array(FIXED_BYTES + OWNER_BYTES * owners);
  let offset = 0;
  const take: Take = (width, length) => {
    const at = offset;
    offset += width * length;
    if (offset > bytes.length) throw new RangeError('the state needs a larger buffer');
    return [bytes.buffer, at, length];
  };
  return { bytes, ...wideArrays(take, owners), ...halfArrays(take, owners), ...byteArrays(take, owners) };
};

/**
 * The working state. Owners are seats 0–4, and in a solo game Gaïa is owner 1. Cards are their printed
 * numbers, sides of islands and climates have numbers behind them.
 */
export type State = { readonly rules: Rules } & ReturnType<typeof emptyProgress> &
  Readonly<ReturnType<typeof emptyArrays>>;

/** A state in which nothing is dealt. */
export const emptyState = (rules: Rules): State => {
  const state: State = { rules, ...emptyProgress(), ...emptyArrays(rules) };
  state.dealt.fill(NONE);
  state.ecosystem.fill(NONE);
  state.fauna.fill(NONE);
  state.publicEcosystems.fill(NONE);
  state.arrivals.fill(NONE);
  state.animals.fill(NONE);
  return state;
};

/** Makes `into` equal to `from`; both are states of the same options. */
export const copyState = (from: State, into: State): void => {
  into.stage = from.stage;
  into.round = from.round;
  into.firstSeat = from.firstSeat;
  into.active = from.active;
  into.seat = from.seat;
  into.action = from.action;
  into.plants = from.plants;
  into.planting = from.planting;
  into.replacing = from.replacing;
  into.step = from.step;
  into.islandFirst = from.islandFirst;
  into.news = from.news;
  into.depth = from.depth;
  into.looked = from.looked;
  into.deckSize = from.deckSize;
  into.discards = from.discards;
  into.shuffles = from.shuffles;
  into.completion = from.completion;
  into.collective = from.collective;
  into.gaiaTurn = from.gaiaTurn;
  into.gaiaSkips = from.gaiaSkips;
  into.gyre = from.gyre;
  into.soilGained = from.soilGained;
  into.cardsDrawn = from.cardsDrawn;
  into.bytes.set(from.bytes);
};

/** Whether two states of the same options are alike in everything. */
export const sameState = (left: State, right: State): boolean => {
  const others = Object.values(right);
  for (const [at, value] of Object.values(left).entries())
    if (typeof value === 'number' && value !== others[at]) return false;
  const { bytes } = left;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] !== right.bytes[at]) return false;
  return true;
};
