/** What goods are worth to a seat as things stand, in points: house judgement for playouts, tuned in docs/strength.md. */
import { NONE } from './catalog/ids.ts';
import { measureIndex } from './catalog/measures.ts';
import { FIELD, RECORD } from './catalog/tables.ts';
import { COLOURS } from './catalog/traits.ts';
import { ACTIONS } from './codes.ts';
import { partLeft } from './forecast.ts';
import { countBits, lowestBit } from './grid.ts';
import type { State } from './state.ts';
import { FULL, OBJECTIVES, PUBLIC, SPACES } from './terms.ts';
import { COPY, EACH } from './values.ts';

/** Points of one more of each good, and how many pieces there is room for. */
export interface Prices {
  /** Part of the game that is left, 0–1. */
  left: number;
  soil: number;
  /** Of a card drawn, and of one that is given away from the hand. */
  draw: number;
  hand: number;
  compost: number;
  sprouts: number;
  growth: number;
  /** Of having played an event. */
  event: number;
  sproutRoom: number;
  growthRoom: number;
}

/** Prices to be filled by `setPrices`. */
export const emptyPrices = (): Prices => ({
  left: 0,
  soil: 0,
  draw: 0,
  hand: 0,
  compost: 0,
  sprouts: 0,
  growth: 0,
  event: 0,
  sproutRoom: 0,
  growthRoom: 0,
});

/** Soil and cards are worth this much while they are short, and nothing once there is no time to use them. */
const SOIL = 2.3;
const CARD = 6;
/** Soil that an open space takes, and what more than that is short of enough. */
const SPEND = 2;
const SHORT_SOIL = 5.4;
/** Cards in hand that are enough. */
const ENOUGH_CARDS = 12;
/** Before this part of the game is left, soil and cards lose their worth. */
const LAST_USE = 0.1;
/** A trunk is a point, and on the way to a canopy. */
const GROWTH = 1.3;
/** What Gaïa gets of a card drawn and of soil gained, when she reacts to them (rules section 4.1). */
const GAIA_CARD = 1.4;
const GAIA_SOIL = 0.5;

/**
 * Fills `into` with the prices of `seat`.
 * @param action of the turn, an index into `ACTIONS`, or -1 before it is chosen
 */
export const setPrices = (state: State, seat: number, action: number, into: Prices): void => {
  const left = partLeft(state);
  const late = Math.min(1, left / LAST_USE);
  const open = FULL - countBits(state.occupied[seat]!);
  into.left = left;
  into.soil = SOIL * late * between0and1((SPEND * open - state.soil[seat]!) / SHORT_SOIL);
  into.draw = CARD * late * between0and1(1 - state.handSize[seat]! / ENOUGH_CARDS);
  into.hand = late;
  into.compost = 1;
  into.sprouts = 1;
  into.growth = GROWTH;
  into.event = 0;
  setRoom(state, seat, into);
  addStores(state, seat, into);
  if (!state.rules.solo) return;
  if (ACTIONS[action] === 'compost') into.soil -= GAIA_SOIL;
  if (ACTIONS[action] === 'grow') into.draw -= GAIA_CARD;
};

const between0and1 = (value: number): number => Math.min(1, Math.max(0, value));

const setRoom = (state: State, seat: number, into: Prices): void => {
  const { sproutSpaces, growthSpaces } = state.rules.content;
  into.sproutRoom = 0;
  into.growthRoom = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest &= rest - 1) {
    const at = seat * SPACES + lowestBit(rest);
    into.sproutRoom += sproutSpaces[state.tableau[at]!]! - state.sprouts[at]!;
    into.growthRoom += growthSpaces[state.tableau[at]!]! - state.growth[at]!;
  }
};

/** Part of the points for what is stored that counts: of ecosystems, and of an objective shared among what it takes. */
const ECOSYSTEM = 0.3;
const GOAL = 27;

/** Goods that an ecosystem or an open objective counts are worth more. */
const addStores = (state: State, seat: number, into: Prices): void => {
  const { ecosystems, fauna } = state.rules.content;
  for (let index = -1; index < PUBLIC; index++) {
    const side = index < 0 ? state.ecosystem[seat]! : state.publicEcosystems[index]!;
    if (side === NONE) continue;
    const { what, points, per } = ecosystems[side]!;
    addStore(what, (ECOSYSTEM * points) / per, into);
  }
  const done = state.claimed[seat]! | state.met[seat]!;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (((done >> objective) & 1) === 1) continue;
    const { count, score } = fauna[state.fauna[objective]!]!;
    addStore(score.what, GOAL / count, into);
  }
};

const STORED = {
  soil: measureIndex('soil'),
  hand: measureIndex('hand'),
  compost: measureIndex('compost'),
  events: measureIndex('events'),
  sprouts: measureIndex('sprouts'),
  growth: measureIndex('growth'),
} as const;

const addStore = (what: number, points: number, into: Prices): void => {
  switch (what) {
    case STORED.soil:
      into.soil += points;
      return;
    case STORED.hand:
      into.draw += points;
      return;
    case STORED.compost:
      into.compost += points;
      return;
    case STORED.events:
      into.event += points;
      return;
    case STORED.sprouts:
      into.sprouts += points;
      return;
    case STORED.growth:
      into.growth += points;
      return;
    default:
  }
};

/** Points that using an ability once brings at these prices, what it costs taken off. */
export const abilityGain = (state: State, ability: number, prices: Prices): number => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  const each = record[at + FIELD.each]! > 0 ? EACH : 1;
  const gain =
    record[at + FIELD.soil]! * prices.soil +
    record[at + FIELD.draw]! * prices.draw +
    record[at + FIELD.compostDeck]! * prices.compost +
    record[at + FIELD.compostHand]! * (prices.compost - prices.hand) +
    Math.min(prices.sproutRoom, each * record[at + FIELD.sprouts]!) * prices.sprouts +
    Math.min(prices.growthRoom, each * record[at + FIELD.growth]!) * prices.growth +
    record[at + FIELD.copies]! * COPY;
  const cost =
    record[at + FIELD.costSoil]! * prices.soil +
    record[at + FIELD.costSprouts]! +
    record[at + FIELD.costGrowth]! +
    record[at + FIELD.costHand]! * prices.hand * prices.draw +
    record[at + FIELD.costCompost]!;
  return gain - cost;
};

/** Points of all that fires for `seat` on a colour. */
export const colourGain = (state: State, seat: number, colour: number, prices: Prices): number => {
  let sum =
    cardGain(state, state.island[seat]!, colour, prices) + cardGain(state, state.climate[seat]!, colour, prices);
  for (let rest = state.occupied[seat]!; rest !== 0; rest &= rest - 1)
    sum += cardGain(state, state.tableau[seat * SPACES + lowestBit(rest)]!, colour, prices);
  return sum;
};

const cardGain = (state: State, card: number, colour: number, prices: Prices): number => {
  const ability = state.rules.content.abilityOf[card * COLOURS.length + colour]!;
  return ability === 0 ? 0 : Math.max(0, abilityGain(state, ability, prices));
};
