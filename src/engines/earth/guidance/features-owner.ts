/** One owner as numbers for `features.ts`: what it has, its score, its objectives and ecosystems, what its cards are and give. */

import type { Seat } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS } from '../content/boards.ts';
import { CARDS, NONE } from '../content/ids.ts';
import { FIELD, RECORD } from '../content/tables.ts';
import { COLOURS, PRICED_TRAITS, traitIndex } from '../content/traits.ts';
import { usedLeaves } from '../rules/animals.ts';
import { COLOUR_OF } from '../rules/codes.ts';
import { measure, pointsFor } from '../rules/measure.ts';
import { fillParts, SCORE_PARTS, scoreOf } from '../rules/score-parts.ts';
import { MOST_SEATS } from '../rules/scoring.ts';
import { fillGaiaParts, gaiaScore } from '../rules/solo/score.ts';
import type { State } from '../rules/state.ts';
import { ANIMALS, FULL, LEAVES, OBJECTIVES, PUBLIC, SPACES, STAGE } from '../rules/terms.ts';
import { toCome } from './forecast.ts';
import { EACH } from './prices.ts';

/** What there is a good deal of, so that counts divided by it are about 0–1; house figures, of weighted playouts. */
const USUAL = {
  soil: 16,
  hand: 15,
  compost: 40,
  sprouts: 40,
  growth: 30,
  events: 5,
  /** Cards of Gaïa's pile, which stands in the place of her events. */
  pile: 30,
  sproutRoom: 30,
  growthRoom: 30,
  stored: 15,
  pawns: 4,
  discount: 3,
  trait: 10,
  goods: 10,
  ecosystem: 20,
} as const;
/** The same for the points of each of `SCORE_PARTS`. */
const USUAL_POINTS = [200, 60, 10, 40, 40, 60, 40, 40, 50, 30] as const;

/** The traits that are counted, the first of `TRAITS`: kinds with terrain, habitats, colours. */
export const COUNTED = traitIndex('flora');

/** So many times what is usual of soil and cards, which may pile up for ever: more tells nothing. */
const MOST = 4;
/** Points that are expected at the end, less those of a middling game, and points to come and of a lead, count as this many. */
const EXPECTED = { middle: 150, score: 75, coming: 75, lead: 40 } as const;

/** Numbers that stand by themselves: see `writeCounts` and `writeStores`. */
const SINGLE = 20;
/** Of an objective: when the owner came to it, and how far it is on the way. */
const GOAL = 2;
/** Of a colour: soil, cards, compost, sprouts, growth, and what they cost. */
const GOODS = 6;

// Where each part of a block begins.
const PARTS_AT = SINGLE;
const GOALS_AT = PARTS_AT + SCORE_PARTS.length;
const ECOSYSTEMS_AT = GOALS_AT + OBJECTIVES * GOAL;
const DISCOUNTS_AT = ECOSYSTEMS_AT + 1 + PUBLIC;
const TRAITS_AT = DISCOUNTS_AT + PRICED_TRAITS;
const GOODS_AT = TRAITS_AT + COUNTED;
const FORECAST_AT = GOODS_AT + ACTIONS.length * GOODS;
/** Numbers of one owner; the last three are its forecast: the score, what of that is to come, and the lead over the best other. */
export const BLOCK = FORECAST_AT + 3;

/**
 * Writes an owner into `BLOCK` zeros from `at` on. While sides are chosen the cards of others are hidden, and so is all
 * that might compare areas.
 * @param seat who looks
 */
export const writeOwner = (state: State, owner: number, seat: Seat, into: Float32Array, at: number): void => {
  const choosing = state.stage === STAGE.sides;
  writeCounts(state, owner, into, at);
  writeStores(state, owner, into, at);
  for (let trait = 0; trait < PRICED_TRAITS; trait++)
    into[at + DISCOUNTS_AT + trait] = state.discount[owner * PRICED_TRAITS + trait]! / USUAL.discount;
  if (!choosing || owner === seat) writeCards(state, owner, into, at);
  if (choosing) return;
  writeParts(state, owner, into, at + PARTS_AT);
  for (let objective = 0; objective < OBJECTIVES; objective++)
    writeGoal(state, owner, objective, into, at + GOALS_AT + objective * GOAL);
  writeEcosystems(state, owner, into, at + ECOSYSTEMS_AT);
};

// Scratch of `writeForecasts`: the score that each owner may expect.
const expected = new Float64Array(MOST_SEATS);

/**
 * Writes what the search goes by without a net into the blocks of all owners, the first of which begins at `from`, so that a net need
 * not find out by itself; nothing while sides are chosen, since the cards that count are hidden then.
 */
export const writeForecasts = (state: State, seat: Seat, into: Float32Array, from: number): void => {
  if (state.stage === STAGE.sides) return;
  const { owners } = state.rules;
  for (let owner = 0; owner < owners; owner++) {
    const coming = toCome(state, owner);
    expected[owner] = coming + (isGaia(state, owner) ? gaiaScore(state) : scoreOf(state, owner));
    const at = blockOf(from, seat, owner, owners);
    into[at] = (expected[owner]! - EXPECTED.middle) / EXPECTED.score;
    into[at + 1] = coming / EXPECTED.coming;
  }
  for (let owner = 0; owner < owners; owner++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < owners; other++) if (other !== owner) best = Math.max(best, expected[other]!);
    into[blockOf(from, seat, owner, owners) + 2] = bounded((expected[owner]! - best) / EXPECTED.lead);
  }
};

/** Where the forecast of an owner begins, as `seat` sees it. */
const blockOf = (from: number, seat: Seat, owner: number, owners: number): number =>
  from + FORECAST_AT + ((owner - seat + owners) % owners) * BLOCK;

const bounded = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/** Gaïa is an owner behind the seats. */
const isGaia = (state: State, owner: number): boolean => owner >= state.rules.seats;

const writeCounts = (state: State, owner: number, into: Float32Array, at: number): void => {
  into[at] = 1;
  into[at + 1] = state.seat === owner ? 1 : 0;
  into[at + 2] = state.active === owner ? 1 : 0;
  into[at + 3] = state.firstSeat === owner ? 1 : 0;
  into[at + 4] = countBits(state.occupied[owner]!) / FULL;
  into[at + 5] = bounded(state.soil[owner]! / USUAL.soil);
  into[at + 6] = bounded(state.handSize[owner]! / USUAL.hand);
  into[at + 7] = state.compostSize[owner]! / USUAL.compost;
  into[at + 8] = state.sproutCount[owner]! / USUAL.sprouts;
  into[at + 9] = state.growthCount[owner]! / USUAL.growth;
  into[at + 10] = state.events[owner]! / (isGaia(state, owner) ? USUAL.pile : USUAL.events);
  into[at + 11] = usedLeaves(state, owner) / LEAVES;
  into[at + 12] = state.discarded[owner]! / LEAVES;
  into[at + 13] = state.pending[owner]! / LEAVES;
  into[at + 14] = state.completion === owner ? 1 : 0;
};

/** What its animals have stored, and where they are (rules sections 6.3–6.5). Room for pieces is added by card. */
const writeStores = (state: State, owner: number, into: Float32Array, at: number): void => {
  into[at + 15] = state.islandStored[owner]! / USUAL.stored;
  for (let slot = owner * ANIMALS; slot < (owner + 1) * ANIMALS; slot++) {
    into[at + 16]! += state.stored[slot]! / USUAL.stored;
    into[at + 17]! += countBits(state.pawns[slot]!) / USUAL.pawns;
  }
};

/** Island and climate are cards too (rules section 3.5). */
const writeCards = (state: State, owner: number, into: Float32Array, at: number): void => {
  const { sproutSpaces, growthSpaces } = state.rules.content;
  addCard(state, state.island[owner]!, into, at);
  addCard(state, state.climate[owner]!, into, at);
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = owner * SPACES + lowestBit(rest);
    const card = state.tableau[space]!;
    addCard(state, card, into, at);
    into[at + 18]! += (sproutSpaces[card]! - state.sprouts[space]!) / USUAL.sproutRoom;
    into[at + 19]! += (growthSpaces[card]! - state.growth[space]!) / USUAL.growthRoom;
  }
};

const addCard = (state: State, card: number, into: Float32Array, at: number): void => {
  const { abilityOf } = state.rules.content;
  addTraits(state, card, into, at + TRAITS_AT);
  for (let action = 0; action < ACTIONS.length; action++) {
    const ability = abilityOf[card * COLOURS.length + COLOUR_OF[action]!]!;
    if (ability > 0) addGoods(state.rules.content.abilities, ability * RECORD, into, at + GOODS_AT + action * GOODS);
  }
};

/** Adds a card to `COUNTED` counts of cards by trait. */
export const addTraits = (state: State, card: number, into: Float32Array, at: number): void => {
  const { has } = state.rules.content;
  for (let trait = 0; trait < COUNTED; trait++) into[at + trait]! += has[trait * CARDS + card]! / USUAL.trait;
};

/** Adds what an ability gives when it is used once, and what that costs. */
const addGoods = (record: Int16Array, from: number, into: Float32Array, at: number): void => {
  const each = record[from + FIELD.each]! > 0 ? EACH : 1;
  into[at]! += record[from + FIELD.soil]! / USUAL.goods;
  into[at + 1]! += record[from + FIELD.draw]! / USUAL.goods;
  into[at + 2]! += (record[from + FIELD.compostDeck]! + record[from + FIELD.compostHand]!) / USUAL.goods;
  into[at + 3]! += (each * record[from + FIELD.sprouts]!) / USUAL.goods;
  into[at + 4]! += (each * record[from + FIELD.growth]!) / USUAL.goods;
  for (let field = FIELD.costSoil; field <= FIELD.costCompost; field++)
    into[at + 5]! += record[from + field]! / USUAL.goods;
};

// Scratch of `writeParts`.
const parts = new Float64Array(SCORE_PARTS.length);

const writeParts = (state: State, owner: number, into: Float32Array, at: number): void => {
  if (isGaia(state, owner)) fillGaiaParts(state, parts);
  else fillParts(state, owner, parts);
  for (let part = 0; part < parts.length; part++) into[at + part] = parts[part]! / USUAL_POINTS[part]!;
};

/** 1 for whoever came first, less for each later one; then the part of the goal that is there. Gaïa has none to reach. */
const writeGoal = (state: State, owner: number, objective: number, into: Float32Array, at: number): void => {
  for (let order = 0; order < LEAVES; order++)
    if (state.arrivals[objective * LEAVES + order] === owner) into[at] = 1 - order / LEAVES;
  if (isGaia(state, owner)) return;
  const { count, score } = state.rules.content.fauna[state.fauna[objective]!]!;
  const done = hasBit(state.claimed[owner]! | state.met[owner]!, objective);
  into[at + 1] = done ? 1 : Math.min(1, measure(state, owner, score, NONE) / count);
};

/** Points of the own ecosystem and of the public ones as they stand; those of Gaïa do not count. */
const writeEcosystems = (state: State, owner: number, into: Float32Array, at: number): void => {
  if (isGaia(state, owner)) return;
  const { ecosystems } = state.rules.content;
  for (let index = 0; index <= PUBLIC; index++) {
    const side = index === 0 ? state.ecosystem[owner]! : state.publicEcosystems[index - 1]!;
    if (side !== NONE) into[at + index] = pointsFor(state, owner, ecosystems[side]!, NONE) / USUAL.ecosystem;
  }
};
