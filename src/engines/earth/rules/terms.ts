/** Words of the state: sizes, places, stages, and the fields of what is in progress. */

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

/** Places of cards, with room for the owners of the last ones. */
export const PLACES = PLACE.events + 8;

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
  /** Events and conversions at the end of a seat's part of a turn. */
  more: 8,
  /** Which objective Gaïa claims. */
  gyre: 9,
  /** Nothing: Gaïa plays, where she waits to be asked. */
  gaia: 10,
  /** Which animal a seat activates after it used a leaf. */
  animals: 11,
  /** Whether a seat resolves the collective ability. */
  collective: 12,
  /** Events and conversions before scoring. */
  last: 13,
  over: 14,
} as const;

/** Sprouts that a conversion takes, and the soil it gives (rules section 3.3). */
export const CONVERSION = { sprouts: 3, soil: 2 } as const;

/** What has happened since a seat could last play an event, as bits of `State.news`. */
export const NEWS = {
  /** An effect has been worked off, or a card drawn. */
  effect: 1,
  /** Sprouts have come to be enough for a conversion. */
  sprouts: 2,
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
/** Effects that a leaf can lay on each other: itself, an animal, and the ability that this one activates. */
const LEAF_EFFECTS = 3;
/** What an animal can give at once: something to every seat, or once for each of its pawns. */
const GIFTS = 5;
/** Most effects on each other in a game: an ability during which one leaf is used, and in what it brings the next one. */
export const DEEPEST = 1 + LEAF_EFFECTS * LEAVES + GIFTS - 1;
/**
 * Most effects on each other while `leaves` can still be used: of those that can have others laid on them, that is, and
 * not of what is only worked off.
 */
export const deepestWith = (leaves: number): number => DEEPEST - LEAF_EFFECTS * leaves;
/** Room for effects: those of a game, and the animal and its gifts on the last one of a document. */
export const FRAMES = DEEPEST + 1 + GIFTS;

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

/** The index of Gaïa among the owners of a solo game. */
export const GAIA = 1;
