/** What cards are worth to a seat as a game stands, roughly and in points: house judgement for playouts. */
import { hasBit } from '../../kit/bits.ts';
import type { Content } from '../content/catalog.ts';
import { CARDS, NONE } from '../content/ids.ts';
import { TRAITS } from '../content/traits.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { OBJECTIVES } from '../rules/terms.ts';
import { type CardTables, cardTables, MOST_FIT, NO_TABLES } from './card-tables.ts';

/** Points of an objective, shared among the cards it takes, and part of an ecosystem's points that counts. */
const OBJECTIVE = 16.5;
const ECOSYSTEM = 0.8;

/** What one seat wants of cards: points by card. */
export interface Wants {
  owner: number;
  /** Part of the game that is left, 0–1. */
  left: number;
  tables: CardTables;
  /** For the own ecosystem, and for the two of everybody. */
  own: Float64Array;
  first: Float64Array;
  second: Float64Array;
  /** Towards the objectives that it has not claimed. */
  goals: Float64Array;
}

/** Wants to be filled by `setWants`. */
export const emptyWants = (): Wants => ({
  owner: 0,
  left: 0,
  tables: NO_TABLES,
  own: NO_POINTS,
  first: NO_POINTS,
  second: NO_POINTS,
  goals: NO_POINTS,
});
const NO_POINTS = new Float64Array(0);

/** Fills `into` with what `owner` wants as the game stands. @param left part of the game that is left, 0–1 */
export const setWants = (state: State, owner: number, left: number, into: Wants): void => {
  const tables = cardTables(state.rules.content);
  const { ecosystems } = tables;
  into.owner = owner;
  into.left = left;
  into.tables = tables;
  into.own = ecosystems[state.ecosystem[owner]! - NONE]!;
  into.first = ecosystems[state.publicEcosystems[0]! - NONE]!;
  into.second = ecosystems[state.publicEcosystems[1]! - NONE]!;
  into.goals = goalsOf(state, state.claimed[owner]!);
};

/** Objectives, and points of each card for those that are left of them, by the mask of those that a seat has claimed. */
interface Goals {
  readonly content: Content;
  readonly fauna: Int16Array;
  readonly points: (Float64Array | undefined)[];
}

/** Those of the game that was last asked for: other games are searched in turn, and seldom. */
let goals: Goals | undefined;

const goalsOf = (state: State, claimed: number): Float64Array => {
  const { fauna, rules } = state;
  if (goals === undefined || goals.content !== rules.content || differs(goals.fauna, fauna))
    goals = { content: rules.content, fauna: fauna.slice(), points: [] };
  goals.points[claimed] ??= Float64Array.from({ length: CARDS }, (_, card) => goalWorth(state, claimed, card));
  return goals.points[claimed];
};

const differs = (one: Int16Array, other: Int16Array): boolean => {
  for (let objective = 0; objective < OBJECTIVES; objective++) if (one[objective] !== other[objective]) return true;
  return false;
};

const goalWorth = ({ fauna, rules: { content } }: State, claimed: number, card: number): number => {
  let objectives = 0;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (hasBit(claimed, objective)) continue;
    const { count, score } = content.fauna[fauna[objective]!]!;
    if (score.trait !== NONE && content.has[score.trait * CARDS + card] === 1) objectives += 1 / count;
  }
  return OBJECTIVE * objectives;
};

/** Points that `card` adds to the area of a seat as the game stands, its cost not taken off. */
export const cardWorth = (state: State, wants: Wants, card: number): number => {
  const { now, later, fitTrait } = wants.tables;
  const fitting = fitTrait[card] === NONE ? 0 : fittingWorth(state, wants, card);
  const counted = wants.own[card]! + wants.first[card]! + wants.second[card]!;
  return now[card]! + wants.left * later[card]! + fitting + (ECOSYSTEM * counted + wants.goals[card]!);
};

/** Points of planting `card` now, its cost taken off; also what a seat loses with a card of the hand. @param soil points of one soil */
export const plantWorth = (state: State, wants: Wants, card: number, soil: number): number =>
  cardWorth(state, wants, card) - costOf(state, wants.owner, card) * soil;

/** Points of what fits a terrain's scoring ability in the tableau already. */
const fittingWorth = (state: State, { owner, tables }: Wants, card: number): number => {
  const count = state.traits[owner * TRAITS.length + tables.fitTrait[card]!]!;
  return tables.fits[card * (MOST_FIT + 1) + Math.min(MOST_FIT, count)]!;
};
