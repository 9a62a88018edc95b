/** What cards, specialists, spaces and levels are worth to a seat, in points: house estimates by the prices of `prices.ts`. */
import { countBits, hasBit } from '../../kit/bits.ts';
import { CONDITIONS, COUNTED, PLAYED } from '../content/rows.ts';
import { areaOf, EVENTS, type Lasting, NONE, type Points } from '../content/tables.ts';
import { AREAS, BACKGROUNDS, COLUMNS, GROWTH, LETTERS, PILES, SEASONS, ZONES } from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { PAYMENTS } from '../rules/playing.ts';
import { boardOf, COLONY_POINTS, cardsIn, cardsOfType, coloniesOf, countOf, specialistsOf } from '../rules/points.ts';
import type { State } from '../rules/state.ts';
import { type Prices, pricesOf } from './prices.ts';

const PRODUCTION = BACKGROUNDS.indexOf('production');
const ABILITY = BACKGROUNDS.indexOf('ability');
const IMMEDIATE = BACKGROUNDS.indexOf('immediate');
const ADVANCED = PILES.indexOf('advanced');

/** The prices of the season that a state is in. */
export const pricesIn = ({ rules, season }: State): Prices => pricesOf(rules.content, season);

/** Rest phases to come. */
export const restsLeft = ({ season }: State): number => SEASONS - season;

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

/** What a seat will have more of at the end than now, per season left, by `COUNTED`. */
const GROWING: readonly number[] = COUNTED.map((what) => {
  if (what === 'growth') return 1;
  if (what === 'specialist') return 0.8;
  if (what === 'colonies') return 0.3;
  return what === 'advanced' || ZONES.some((zone) => zone === what) ? 0.8 : 0.4;
});

/** Points of a row at the end, as far as can be told. */
const endPoints = (state: State, seat: number, table: Points, row: number): number => {
  const per = table.pointsPer[row]!;
  if (per === NONE) return table.points[row]!;
  const count = countOf(state, seat, per) + GROWING[per]! * (SEASONS - state.season);
  return table.points[row]! + (count / table.pointsEvery[row]!) * table.pointsEach[row]!;
};

/** What a card in play does for its owner from now on, without points. */
const cardEffect = (state: State, card: number, prices: Prices): number => {
  const { cards } = state.rules.content;
  const start = cards.start[card]!;
  const does = start === NONE ? 0 : prices.from[start]!;
  const background = cards.background[card]!;
  if (background === IMMEDIATE) return does;
  if (background === PRODUCTION) return does * restsLeft(state);
  const seasons = restsLeft(state) + 0.5;
  if (background === ABILITY) return Math.max(0, does) * ABILITY_USED * seasons;
  const on = cards.discountOn[card]!;
  const saves =
    on === NONE ? 0 : cards.discountBy[card]! * prices.of[cards.discountOf[card]!]! * DISCOUNTS_USED[on]! * seasons;
  return saves + does * oftenOf(cards, card) * seasons;
};

/** Points of an accomplishment (page 11), and the part of them that lies in coming near it. */
export const CLAIM = 7;
export const HOPE = 0.5;

/** Points that a step towards an objective is worth: most at the last one, little at the first. */
const towards = (have: number, least: number): number => {
  if (have >= least) return 0;
  if (have + 1 === least) return CLAIM * (1 - HOPE * (have / least) ** 2);
  return CLAIM * HOPE * (((have + 1) / least) ** 2 - (have / least) ** 2);
};

/** Whether a card counts for an objective, and how many there are. @returns points that it is worth for it */
const cardTowards = (state: State, seat: number, card: number, objective: number): number => {
  const { cards, objectives } = state.rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'cards-of': {
      const type = objectives.type[objective]!;
      return hasBit(cards.types[card]!, type) ? towards(cardsOfType(state, seat, type), least) : 0;
    }
    case 'presence-cards':
      return hasBit(cards.asksPresence[card >> 5]!, card & 31)
        ? towards(cardsIn(state, seat, cards.asksPresence), least)
        : 0;
    case 'authority-cards':
      return hasBit(cards.asksAuthority[card >> 5]!, card & 31)
        ? towards(cardsIn(state, seat, cards.asksAuthority), least)
        : 0;
    case 'advanced-cards':
      return cards.pile[card] === ADVANCED ? towards(cardsIn(state, seat, cards.ofPile[ADVANCED]!), least) : 0;
    default:
      return 0;
  }
};

/** Points that something is worth for the tiles that are open. @param each what it is worth for one objective */
const forTiles = (
  state: State,
  seat: number,
  row: number,
  each: (state: State, seat: number, row: number, objective: number) => number,
): number => {
  if (tokensLeft(state, seat) === 0) return 0;
  let sum = 0;
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (state.claims[letter] === NONE) sum += each(state, seat, row, state.objectives[letter]!);
  return sum;
};

/** What a card is worth once it is in play. */
export const cardWorth = (state: State, seat: number, card: number): number =>
  cardEffect(state, card, pricesIn(state)) +
  endPoints(state, seat, state.rules.content.cards, card) +
  forTiles(state, seat, card, cardTowards);

/** The least that a card costs, in points. */
const cheapest = (state: State, card: number): number => {
  const { price } = state.rules.content.cards;
  const { of } = pricesIn(state);
  let least = Number.POSITIVE_INFINITY;
  for (let payment = 0; payment < PAYMENTS; payment++)
    least = Math.min(least, price[card * PAYMENTS + payment]! * of[payment]!);
  return least;
};

/** Part of its gain that a card keeps while it is in the hand, with a prerequisite and without. */
const KEPT = 0.8;
const ASKED = 0.55;

/** What a card of the hand is worth: what it brings more than it costs, if it is played; and something to be traded. */
export const handWorth = (state: State, seat: number, card: number): number => {
  const { requiresFrom } = state.rules.content.cards;
  const gain = cardWorth(state, seat, card) - cheapest(state, card);
  return Math.max(0, gain) * (requiresFrom[card + 1]! > requiresFrom[card]! ? ASKED : KEPT);
};

const specialistTowards = (state: State, seat: number, specialist: number, objective: number): number => {
  const { objectives, specialists } = state.rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'specialists':
      return towards(specialistsOf(state, seat), least);
    case 'different-points':
      return 0.8 * towards(Math.min(least - 1, specialistsOf(state, seat)), least);
    case 'plain-specialists':
      return specialists.plain[specialist] === 1
        ? 0.7 * towards(Math.min(least - 1, specialistsOf(state, seat)), least)
        : 0;
    case 'dear-and-cheap':
      return 0.7 * towards(Math.min(2 * least - 1, specialistsOf(state, seat)), 2 * least);
    default:
      return 0;
  }
};

/** What a specialist is worth once it is hired. */
export const specialistWorth = (state: State, seat: number, specialist: number): number => {
  const { specialists } = state.rules.content;
  const prices = pricesIn(state);
  const ability = prices.from[specialists.ability[specialist]!]! - specialists.energy[specialist]! * prices.of[5]!;
  return (
    prices.from[specialists.start[specialist]!]! +
    Math.max(0, ability) * ABILITY_USED * (restsLeft(state) + 0.5) +
    endPoints(state, seat, specialists, specialist) +
    forTiles(state, seat, specialist, specialistTowards)
  );
};

/** Bonuses that a colony still gets after the first one, per season. */
const LATER = 0.7;

const colonyTowards = (state: State, seat: number, space: number, objective: number): number => {
  const { objectives } = state.rules.content;
  const least = objectives.least[objective]!;
  const count = coloniesOf(state, seat);
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'colonies':
      return towards(count, least);
    case 'colonies-in':
      return hasBit(objectives.zones[objective]!, areaOf(space) - 1)
        ? 0.7 * towards(Math.min(count, least - 1), least)
        : 0;
    case 'high-colonies':
      return 0.5 * towards(Math.min(count, least - 1), least);
    default:
      return 0;
  }
};

/** What a colony at a location is worth, its points included. */
export const colonyWorth = (state: State, seat: number, space: number): number => {
  const { content } = state.rules;
  const bonus = pricesIn(state).from[content.locations.bonus[state.tiles[space]!]!]!;
  return (
    (content.tribes.colonyPoints[state.tribe[seat]!] ?? COLONY_POINTS) +
    bonus * (1 + LATER * (restsLeft(state) + 0.5)) +
    forTiles(state, seat, space, colonyTowards)
  );
};

/** What being higher on the board is worth by itself, a row. */
const UPWARDS = 0.35;

const growthTowards = (state: State, seat: number, space: number, objective: number): number => {
  const { objectives } = state.rules.content;
  const covered = state.growth[seat]!;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'growth':
      return towards(countBits(covered), objectives.least[objective]!);
    case 'column':
      return towards(countBits(covered & (0x1249 << (space % COLUMNS))), 5);
    case 'rows': {
      const row = Math.trunc(space / COLUMNS);
      const near = (0x1ff << (Math.max(0, row - 1) * COLUMNS)) & covered;
      return towards(Math.min(5, countBits(near)), 6);
    }
    default:
      return 0;
  }
};

/** What a space of the own science board is worth. */
export const growthWorth = (state: State, seat: number, space: number): number => {
  const { boards } = state.rules.content;
  const index = boardOf(state, seat) * GROWTH + space;
  const start = boards.start[index]!;
  const does = start === NONE ? 0 : pricesIn(state).from[start]!;
  return (
    boards.points[index]! +
    (space < COLUMNS ? does * restsLeft(state) : does) +
    UPWARDS * Math.trunc(space / COLUMNS) +
    forTiles(state, seat, space, growthTowards)
  );
};
