/** What cards, specialists, spaces and levels are worth to a seat, in points: house estimates by the prices of `prices.ts`. */
import { COUNTED } from '../content/rows.ts';
import { NONE, type Points } from '../content/tables.ts';
import { COLUMNS, GROWTH, SEASONS, ZONES } from '../content/terms.ts';
import { zoneOf } from '../rules/access.ts';
import { boardOf, COLONY_POINTS, countOf } from '../rules/points.ts';
import type { State } from '../rules/state.ts';
import { type RowWorths, rowWorths } from './row-worth.ts';
import { cardTowards, colonyTowards, growthTowards, specialistTowards } from './tiles.ts';

/** The worths of the season that a state is in. */
export const worthsIn = ({ rules, season }: State): RowWorths => rowWorths(rules.content, season);

/** Rest phases to come. */
export const restsLeft = ({ season }: State): number => SEASONS - season;

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

/** What a card is worth once it is in play; `lookForCards` comes before. */
export const cardWorth = (state: State, seat: number, card: number, worths: RowWorths): number =>
  worths.card[card]! + endPoints(state, seat, state.rules.content.cards, card) + cardTowards(card);

/**
 * What a card of the hand is worth: what it brings more than it costs, if it is played; and something to be traded. `lookForCards`
 * comes before.
 */
export const handWorth = (state: State, seat: number, card: number, worths: RowWorths): number =>
  Math.max(0, cardWorth(state, seat, card, worths) - worths.cheapest[card]!) * worths.kept[card]!;

/** What a specialist is worth once it is hired; `lookForSpecialists` comes before. */
export const specialistWorth = (state: State, seat: number, specialist: number, worths: RowWorths): number =>
  worths.specialist[specialist]! +
  endPoints(state, seat, state.rules.content.specialists, specialist) +
  specialistTowards(state, specialist);

/** Bonuses that a colony still gets after the first one, per season. */
const LATER = 0.7;

/** What a colony at a location is worth, its points included; `lookForColonies` comes before. */
export const colonyWorth = (state: State, seat: number, space: number, { from }: RowWorths): number => {
  const { locations, tribes } = state.rules.content;
  const bonus = from[locations.bonus[state.tiles[space]!]!]!;
  return (
    (tribes.colonyPoints[state.tribe[seat]!] ?? COLONY_POINTS) +
    bonus * (1 + LATER * (restsLeft(state) + 0.5)) +
    colonyTowards(zoneOf(space))
  );
};

/** What being higher on the board is worth by itself, a row. */
const UPWARDS = 0.35;

/** What a space of the own science board is worth. */
export const growthWorth = (state: State, seat: number, space: number, { from }: RowWorths): number => {
  const { boards } = state.rules.content;
  const index = boardOf(state, seat) * GROWTH + space;
  const start = boards.start[index]!;
  const does = start === NONE ? 0 : from[start]!;
  return (
    boards.points[index]! +
    (space < COLUMNS ? does * restsLeft(state) : does) +
    UPWARDS * Math.trunc(space / COLUMNS) +
    growthTowards(state, seat, space)
  );
};
