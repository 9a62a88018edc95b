/** Paired deals: every deal is played often enough that neither bot has the better seats or the better cards. */
import type { Game, Nature, Outcome } from '../core/contract.ts';
import { outcomeOf } from '../core/outcome.ts';
import type { Bot } from './bots.ts';
import { natureOf, playToEnd, seatsOf, type Table } from './play.ts';

/** The two bots of a match. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What one deal came to for each side: the mean over its games of the score (where there are no
 * rivals; alone against an automaton, of the lead over it), or the part of the games' points won, in which case the two add up to 1.
 */
export interface DealResult extends Readonly<Record<Side, number>> {
  /** With three rivals or more, the part of first places that the first side wins alone against the others, those that are shared in parts. */
  readonly firsts?: number;
}

/**
 * Who sits where in each game of a deal. Where seats play together, or there is only one, each side
 * plays once, in all seats. Where they compete, each side sits once alone against the other in every seat; for two
 * seats that is one game and the same with seats exchanged.
 */
export const seatings = (nature: Nature, seats: number): Side[][] => {
  if (nature !== 'competitive') return SIDES.map((side) => new Array<Side>(seats).fill(side));
  const lone = (side: Side, other: Side) =>
    Array.from({ length: seats }, (_, place) =>
      Array.from({ length: seats }, (_, seat) => (seat === place ? side : other)),
    );
  const all = [...lone('first', 'second'), ...lone('second', 'first')];
  return all.filter((seating, index) => all.findIndex((other) => other.join() === seating.join()) === index);
};

/**
 * Points of the first side in one game: of all pairs of a seat of the first and a seat of the second
 * side, the part in which the first ranks better; equal ranks are half.
 */
export const pointsOf = ({ ranks }: Outcome, seating: readonly Side[]): number => {
  const ranksOf = (side: Side) => ranks.filter((_, seat) => seating[seat] === side);
  const pairs = ranksOf('first').flatMap((own) => ranksOf('second').map((other) => other - own));
  return mean(pairs.map((lead) => (1 + Math.sign(lead)) / 2));
};

/** The part of the first place that the seat of the first side has. */
const firstsOf = ({ ranks }: Outcome, seating: readonly Side[]): number => {
  const best = Math.min(...ranks);
  return ranks[seating.indexOf('first')] === best ? 1 / ranks.filter((rank) => rank === best).length : 0;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Games that a deal at `table` takes. */
export const gamesInDeal = (table: Table): number => seatings(natureOf(table), seatsOf(table)).length;

/** Plays all games of one deal: the same set-up and the same chance in each. */
export const playDeal = (table: Table, bots: Readonly<Record<Side, Bot>>, seed: string): DealResult => {
  const nature = natureOf(table);
  const seats = seatsOf(table);
  const games = seatings(nature, seats).map((seating) => {
    const end = playToEnd(table, (seat) => bots[seating[seat]!], seed);
    return { seating, outcome: outcomeOf(table.game, end), scores: scoresOf(table.game, end) };
  });
  if (nature === 'competitive') {
    const first = mean(games.map(({ seating, outcome }) => pointsOf(outcome, seating)));
    if (seats === 2) return { first, second: 1 - first };
    const lone = games.filter(({ seating }) => seating.filter((side) => side === 'first').length === 1);
    return { first, second: 1 - first, firsts: mean(lone.map(({ seating, outcome }) => firstsOf(outcome, seating))) };
  }
  const scoreOf = (side: Side) =>
    mean(games.filter(({ seating }) => seating[0] === side).flatMap(({ scores }) => scores));
  return { first: scoreOf('first'), second: scoreOf('second') };
};

/** What is counted where there are no rivals: alone what the game forecasts in points, which is the lead where an automaton plays too. */
const scoresOf = (game: Game, end: unknown): readonly number[] => {
  const forecast = game.heuristics?.forecast;
  if (forecast?.unit !== 'points' || game.nature(end) !== 'solo') return outcomeOf(game, end).scores;
  const result = new Float64Array(1);
  forecast.result(end, result);
  return [result[0]!];
};
