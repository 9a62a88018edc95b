/** What goods are worth to a seat as things stand, in points: house judgement for playouts. */

import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS } from '../content/boards.ts';
import type { Content } from '../content/catalog.ts';
import { NONE } from '../content/ids.ts';
import { MEASURES } from '../content/measures.ts';
import { FIELD, RECORD, type Score } from '../content/tables.ts';
import { COLOURS } from '../content/traits.ts';
import type { State } from '../rules/state.ts';
import { FULL, OBJECTIVES, PUBLIC, SPACES } from '../rules/terms.ts';
import { partLeft } from './forecast.ts';
import { perCatalog } from './per-catalog.ts';

/** Points of one more of each good, and how many pieces there is room for. */
export interface Prices {
  /** Part of the game that is left, 0–1. */
  left: number;
  soil: number;
  /** Of a card drawn. */
  draw: number;
  /** Of a card of the hand that is composted, 0–1; as a cost it is also the part of `draw` that is lost. */
  hand: number;
  /** Of a card composted. */
  compost: number;
  sprouts: number;
  growth: number;
  /** Of having played an event. */
  event: number;
  /** Free spaces of the whole tableau. */
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

/** Most points of one soil and of a card drawn: while they are short, and there is time to use them. */
const SOIL = 2.3;
const CARD = 6;
/** Soil that each open space will take; its price is full while the seat is short of so much. */
const SPEND = 2;
const SHORT_SOIL = 5.4;
/** Cards in hand that are enough. */
const ENOUGH_CARDS = 12;
/** Once less than this part of the game is left, soil and cards lose their worth, down to nothing at its end. */
const LAST_USE = 0.1;
/** A trunk is a point, and a step towards a canopy, which is more. */
const GROWTH = 1.3;
/** What Gaïa gets of a card drawn and of soil gained, when she reacts to them (rules section 4.1). */
const GAIA_CARD = 1.4;
const GAIA_SOIL = 0.5;
/** Pieces that an ability places when it gives some to each flora of a kind. */
export const EACH = 3;
/** Points of an ability that copies another one. */
export const COPY = 2;

/**
 * Fills `into` with the prices of `seat`, as the game stands.
 * @param action of the turn, an index into `ACTIONS`, or -1 before it is chosen
 */
export const setPrices = (state: State, seat: number, action: number, into: Prices): void => {
  const left = partLeft(state);
  const late = Math.min(1, left / LAST_USE);
  const open = FULL - countBits(state.occupied[seat]!);
  into.left = left;
  into.soil = SOIL * late * clamp((SPEND * open - state.soil[seat]!) / SHORT_SOIL);
  into.draw = CARD * late * clamp(1 - state.handSize[seat]! / ENOUGH_CARDS);
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

/** `value`, or the nearer end of 0–1. */
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const setRoom = (state: State, seat: number, into: Prices): void => {
  const { sproutSpaces, growthSpaces } = state.rules.content;
  let [sprouts, growth] = [0, 0];
  for (let rest = state.sproutRoom[seat]! | state.growthRoom[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const at = seat * SPACES + lowestBit(rest);
    sprouts += sproutSpaces[state.tableau[at]!]! - state.sprouts[at]!;
    growth += growthSpaces[state.tableau[at]!]! - state.growth[at]!;
  }
  into.sproutRoom = sprouts;
  into.growthRoom = growth;
};

/** Part that counts of what an ecosystem gives for a good, and points of an objective, shared among the goods it takes. */
const ECOSYSTEM = 0.3;
const OBJECTIVE = 27;

/** The price of what each measure counts that is a good; cards and where they lie are for `card-worth.ts` and `plot-worth.ts`. */
const GOODS = MEASURES.map((name): Good | undefined => {
  switch (name) {
    case 'soil':
    case 'compost':
    case 'sprouts':
    case 'growth':
      return name;
    case 'hand':
      return 'draw';
    case 'events':
      return 'event';
    default:
      return undefined;
  }
});
type Good = 'soil' | 'compost' | 'sprouts' | 'growth' | 'draw' | 'event';

/** What an ecosystem or an objective makes a good worth more; nothing where it counts no good. */
type Store = { readonly good: Good; readonly points: number } | undefined;

const storeOf = ({ what }: Score, points: number): Store => {
  const good = GOODS[what];
  return good === undefined ? undefined : { good, points };
};

/** By side; few of them count goods. */
const storesOf = perCatalog(({ ecosystems, fauna }: Content) => ({
  ecosystems: ecosystems.map((score) => storeOf(score, (ECOSYSTEM * score.points) / score.per)),
  fauna: fauna.map(({ count, score }) => storeOf(score, OBJECTIVE / count)),
}));

/** Goods that an ecosystem or an open objective counts are worth more. */
const addStores = (state: State, seat: number, into: Prices): void => {
  const { ecosystems, fauna } = storesOf(state.rules.content);
  for (let index = -1; index < PUBLIC; index++) {
    const side = index < 0 ? state.ecosystem[seat]! : state.publicEcosystems[index]!;
    if (side !== NONE) addStore(ecosystems[side], into);
  }
  const done = state.claimed[seat]! | state.met[seat]!;
  for (let objective = 0; objective < OBJECTIVES; objective++)
    if (!hasBit(done, objective)) addStore(fauna[state.fauna[objective]!], into);
};

const addStore = (store: Store, into: Prices): void => {
  if (store !== undefined) into[store.good] += store.points;
};

/** Points that using an ability once brings at these prices, less what it costs; below 0 when it is better left unused. */
export const abilityWorth = ({ abilities: record }: Content, ability: number, prices: Prices): number => {
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

/** Points of all that fires for `seat`, by colour: into the first places of `into`, as in `COLOURS`. */
export const colourWorths = (state: State, seat: number, prices: Prices, into: Float64Array): void => {
  const { content } = state.rules;
  into.fill(0);
  addFiring(content, state.island[seat]!, prices, into);
  addFiring(content, state.climate[seat]!, prices, into);
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest))
    addFiring(content, state.tableau[seat * SPACES + lowestBit(rest)]!, prices, into);
};

/** Adds the abilities of a card; one that fires on several colours stands in several places. */
const addFiring = (content: Content, card: number, prices: Prices, into: Float64Array): void => {
  const first = card * COLOURS.length;
  let [known, points] = [0, 0];
  for (let colour = 0; colour < FIRING; colour++) {
    const ability = content.abilityOf[first + colour]!;
    if (ability === 0) continue;
    if (ability !== known) points = Math.max(0, abilityWorth(content, ability, prices));
    known = ability;
    into[colour]! += points;
  }
};
/** Colours that fire in turns: all but black. */
const FIRING = COLOURS.indexOf('black');
