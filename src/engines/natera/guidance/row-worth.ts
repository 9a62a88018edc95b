/** What rows are worth to whoever has them, in points: what depends on nothing but the season, made once for a catalog. */
import { PLAYED } from '../content/rows.ts';
import { type Content, EVENTS, type Lasting, NONE } from '../content/tables.ts';
import { AREAS, BACKGROUNDS, RESOURCES, SEASONS } from '../content/terms.ts';
import { PAYMENTS } from '../rules/playing.ts';
import { makePrices, type Prices } from './prices.ts';

const PRODUCTION = BACKGROUNDS.indexOf('production');
const ABILITY = BACKGROUNDS.indexOf('ability');
const IMMEDIATE = BACKGROUNDS.indexOf('immediate');
const ENERGY = RESOURCES.indexOf('energy');

/** How often an event happens to a seat in a season, by `EVENTS`. */
const OFTEN: readonly number[] = EVENTS.map(
  (event) => ({ none: 0, deploy: 0.9, play: 0.8, hire: 0.8, colony: 0.3, growth: 0.8, discard: 2, joined: 0.7 })[event],
);
const ANY_PLAY = 2.5;
const ANYWHERE = 3;
const DEPLOY = EVENTS.indexOf('deploy');
const PLAY = EVENTS.indexOf('play');

const oftenOf = (table: Lasting, row: number): number => {
  const event = table.event[row]!;
  if (event === DEPLOY && table.eventOf[row] === AREAS.length) return ANYWHERE;
  if (event === PLAY && table.eventOf[row] === PLAYED.indexOf('any')) return ANY_PLAY;
  return OFTEN[event]!;
};

/** How often a discount is used in a season, by `DISCOUNTED`. */
const DISCOUNTS_USED: readonly number[] = [0.8, 0.8, 0.3];
/** How often an ability is used in a season, and how much of its gain is more than the action itself would be worth. */
const ABILITY_USED = 0.7;
/** Part of its gain that a card keeps while it is in the hand, with a prerequisite and without. */
const KEPT = 0.8;
const ASKED = 0.55;

/** Prices of a season, and worths of rows by them. */
export interface RowWorths extends Prices {
  /** By card, what it does for its owner once it is in play, without points. */
  readonly card: Float64Array;
  /** By card, the least that it costs. */
  readonly cheapest: Float64Array;
  /** By card, the part of its gain that it keeps while it is in the hand. */
  readonly kept: Float64Array;
  /** By specialist, what hiring it gives and what its ability does later, without points. */
  readonly specialist: Float64Array;
}

const cardEffect = ({ cards }: Content, card: number, prices: Prices, rests: number): number => {
  const start = cards.start[card]!;
  const does = start === NONE ? 0 : prices.from[start]!;
  const background = cards.background[card]!;
  if (background === IMMEDIATE) return does;
  if (background === PRODUCTION) return does * rests;
  const seasons = rests + 0.5;
  if (background === ABILITY) return Math.max(0, does) * ABILITY_USED * seasons;
  const on = cards.discountOn[card]!;
  const saves =
    on === NONE ? 0 : cards.discountBy[card]! * prices.of[cards.discountOf[card]!]! * DISCOUNTS_USED[on]! * seasons;
  return saves + does * oftenOf(cards, card) * seasons;
};

const cheapestOf = ({ cards: { price } }: Content, card: number, { of }: Prices): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let payment = 0; payment < PAYMENTS; payment++)
    least = Math.min(least, price[card * PAYMENTS + payment]! * of[payment]!);
  return least;
};

const specialistEffect = ({ specialists }: Content, specialist: number, prices: Prices, rests: number): number => {
  const ability = prices.from[specialists.ability[specialist]!]! - specialists.energy[specialist]! * prices.of[ENERGY]!;
  return prices.from[specialists.start[specialist]!]! + Math.max(0, ability) * ABILITY_USED * (rests + 0.5);
};

const make = (content: Content): readonly RowWorths[] => {
  const { cards, specialists } = content;
  return makePrices(content).map((prices, index) => {
    const rests = SEASONS - 1 - index;
    const eachCard = (worth: (card: number) => number) => Float64Array.from(cards.ids, (_, card) => worth(card));
    return {
      ...prices,
      card: eachCard((card) => cardEffect(content, card, prices, rests)),
      cheapest: eachCard((card) => cheapestOf(content, card, prices)),
      kept: eachCard((card) => (cards.requiresFrom[card + 1]! > cards.requiresFrom[card]! ? ASKED : KEPT)),
      specialist: Float64Array.from(specialists.ids, (_, row) => specialistEffect(content, row, prices, rests)),
    };
  });
};

const known = new WeakMap<Content, readonly RowWorths[]>();

// The content that was asked for last, and its worths: playouts ask for one game all the time.
let last: Content | undefined;
let lastWorths: readonly RowWorths[] = [];

/** The worths that hold in a season, from 1. They depend on content alone and are made once. */
export const rowWorths = (content: Content, season: number): RowWorths => {
  if (content !== last) {
    lastWorths = known.get(content) ?? make(content);
    known.set(content, lastWorths);
    last = content;
  }
  return lastWorths[season - 1]!;
};
