/** What a game came to for each seat, told apart: what the seat did, what others did, and what chance brought. */
import type { Seat } from '../core/contract.ts';

/** Expected utilities by seat at one decision, as the seat to act saw it. */
export interface Valued {
  readonly seat: Seat;
  /** If it takes the best action. */
  readonly best: readonly number[];
  /** After the action it took. */
  readonly taken: readonly number[];
}

/** The sum of a game for one seat: `start` and the three parts come to `end`. */
export interface Account {
  readonly start: number;
  /** What its own decisions gave away; 0 for the best play. */
  readonly own: number;
  /** What the decisions of others brought it. */
  readonly others: number;
  /** What happened between decisions: chance, hidden cards that showed, and what is not among the decisions. */
  readonly luck: number;
  readonly end: number;
}

/** The account of every seat. @param end utilities by seat at the end; those after the last decision where there is none */
export const accountsOf = (decisions: readonly Valued[], end?: readonly number[]): Account[] => {
  const [first] = decisions;
  const last = end ?? decisions.at(-1)?.taken;
  if (first === undefined || last === undefined) return [];
  return first.best.map((start, seat) => {
    const own = sumOf(decisions, (each) => (each.seat === seat ? changeOf(each, seat) : 0));
    const others = sumOf(decisions, (each) => (each.seat === seat ? 0 : changeOf(each, seat)));
    const luck = lucksOf(decisions, last).reduce((sum, each) => sum + (each[seat] ?? 0), 0);
    return { start, own, others, luck, end: last[seat] ?? 0 };
  });
};

/** What chance brought each seat after each decision, until the next one or the end. */
export const lucksOf = (decisions: readonly Valued[], end: readonly number[]): number[][] =>
  decisions.map(({ taken }, index) => {
    const next = decisions[index + 1]?.best ?? end;
    return next.map((value, seat) => value - (taken[seat] ?? 0));
  });

const changeOf = ({ best, taken }: Valued, seat: Seat): number => (taken[seat] ?? 0) - (best[seat] ?? 0);

const sumOf = (decisions: readonly Valued[], part: (decision: Valued) => number): number =>
  decisions.reduce((sum, each) => sum + part(each), 0);
