import { inspect } from 'node:util';
import type { Catalog } from '../../core/catalog.ts';
import type { Content } from './catalog/content.ts';
import { EARTH_CARDS, NONE } from './catalog/ids.ts';
import { PRICED_TRAITS } from './catalog/traits.ts';
import { type Options, type Settings, settle } from './options.ts';

/** Spaces of a tableau, `row * 4 + column`; its first row and column always hold a card. */
export const SPACES = 16;
/** Cards that complete a tableau. */
export const FULL = 16;
/** Words of a hand's bit mask. */
export const HAND_WORDS = 9;
/** Fauna objectives, and leaves each has room for. */
export const OBJECTIVES = 4;
export const LEAVES = 5;
/** Public ecosystems. */
export const PUBLIC = 2;
/** Cards looked at at once, at most. */
export const LOOKED = 4;
/** Island, climate and ecosystem cards dealt to a seat, two of each at most, then animals. */
export const DEALT = 10;
/** Most times the discard pile can become the deck, with room to spare. */
export const MOST_SHUFFLES = 4000;
/** Gaïa's cards, gone through twice. */
export const GAIA_CARDS = 6;

/** Where an Earth card is; the places of owners are the value plus the owner. */
export const PLACE = {
  deck: 0,
  discard: 1,
  looked: 2,
  planting: 3,
  hand: 8,
  compost: 16,
  tableau: 24,
  events: 32,
} as const;

/** What is decided next, when no effect is being resolved. */
export const STAGE = {
  /** Sides of island, climate and ecosystem, and animals. */
  sides: 0,
  /** Cards of the first hand to compost. */
  start: 1,
  /** The active seat's action. */
  choose: 2,
  /** The next card to plant. */
  planting: 3,
  /** Where the chosen card goes. */
  space: 4,
  /** Which of its two parts a seat takes of another's action. */
  option: 5,
  /** Whether island and climate fire before or after the tableau. */
  order: 6,
  /** Whether the next ability in order is used. */
  activate: 7,
  /** Which objective Gaïa claims. */
  gyre: 8,
  /** Which animal a seat activates after it used a leaf. */
  animals: 9,
  /** Whether a seat resolves the collective ability. */
  collective: 10,
  /** Events and conversions before scoring. */
  last: 11,
  over: 12,
} as const;

/** Fields of a frame: an effect that is being resolved. All amounts are what is left. */
export const FRAME = {
  source: 0,
  /** Card the effect is printed on; 0 for an action. */
  card: 1,
  paySprouts: 2,
  payGrowth: 3,
  payHand: 4,
  /** Cost of a card that may be paid in soil or in something else, and in what. */
  payMixed: 5,
  payWith: 6,
  soil: 7,
  draw: 8,
  compostDeck: 9,
  /** Cards to look at; those not kept are discarded, or composted by an event. */
  looks: 10,
  compostHand: 11,
  sprouts: 12,
  growth: 13,
  /** Spaces that sprouts and growth may go to, and how many each may get; 0 for as many as there is room. */
  targets: 14,
  each: 15,
  /** Smallest space or card that may come next, so that choices without order are made in one order only. */
  floor: 16,
  /** How many the space `floor` has got. */
  put: 17,
  /** 1 until something of a free effect is taken: till then the seat may also do other things. */
  fresh: 18,
  /** Who decides. */
  owner: 19,
  /** The following belong to the activation of an animal: which of the owner's, 0 or 1; steps left. */
  slot: 20,
  moves: 21,
  /** Its space and the one it began on, plus 1; 0 for none. */
  at: 22,
  start: 23,
  /** Spaces visited, and spaces it cannot enter again, as masks. */
  visited: 24,
  used: 25,
  /** How often its effect may still be used where it is. */
  asks: 26,
  /** 0 while it moves, 1 once its effect has begun, 2 after it. */
  part: 27,
} as const;
export const FRAME_SIZE = 28;
/** Frames that can lie on each other: an ability, a leaf, an animal, what it gives to five seats, an event. */
export const FRAMES = 10;

/** Where a frame comes from. */
export const SOURCE = {
  main: 1,
  ability: 2,
  planted: 3,
  event: 4,
  convert: 5,
  payment: 6,
  setup: 7,
  animal: 8,
  /** What an animal, one's own or another's, or a collective ability gives. */
  gift: 9,
  /** A leaf that was used: which animals are activated. */
  leaf: 10,
} as const;

/** Animals of a seat, at most. */
export const ANIMALS = 2;

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules extends Settings {
  readonly catalog: Catalog<Content>;
  readonly content: Content;
  /** Seats, and Gaïa in a solo game: everybody who has soil, leaves, a compost. */
  readonly owners: number;
  readonly solo: boolean;
  /** Shown instead of the tables when a state is printed. */
  readonly [inspect.custom]: () => string;
}

/** The index of Gaïa among the owners of a solo game. */
export const GAIA = 1;

/** The rules of a game with these options, defaults filled in. */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const settings = settle(options);
  const solo = settings.seats === 1;
  return {
    ...settings,
    catalog,
    content: catalog.content,
    owners: solo ? 2 : settings.seats,
    solo,
    [inspect.custom]: () => JSON.stringify([catalog.id, settings]),
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
  /** Next source of abilities, 0–18: see `turn.ts`. */
  step: 0,
  /** 1 when island and climate fire before the tableau. */
  islandFirst: 0,
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
  /** Stands for what the last action revealed to everyone. */
  revealed: 0,
  /** Turns Gaïa has had, turns she leaves out, and which pair of objectives her gyre names. */
  gaiaTurn: 0,
  gaiaSkips: 0,
  gyre: 0,
  /** Soil that the person of a solo game gained in this turn, and cards drawn, events not counted. */
  soilGained: 0,
  cardsDrawn: 0,
});

/** Room for the arrays: what each owner takes and what is there once; multiples of 8. */
const OWNER_BYTES = 288;
const FIXED_BYTES = 4416;

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
  into.depth = from.depth;
  into.looked = from.looked;
  into.deckSize = from.deckSize;
  into.discards = from.discards;
  into.shuffles = from.shuffles;
  into.completion = from.completion;
  into.collective = from.collective;
  into.revealed = from.revealed;
  into.gaiaTurn = from.gaiaTurn;
  into.gaiaSkips = from.gaiaSkips;
  into.gyre = from.gyre;
  into.soilGained = from.soilGained;
  into.cardsDrawn = from.cardsDrawn;
  into.bytes.set(from.bytes);
};
