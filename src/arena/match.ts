import type { DealResult } from './deal.ts';
import { NOTHING, ratioOf, type Scale, type Tally, withDeal } from './score.ts';
import { decide, type Hypotheses } from './sprt.ts';

/** When a match ends; it always can be stopped sooner. */
export interface Ending {
  /** Most deals; may be infinite. */
  readonly most: number;
  /** Leads to decide between, in Elo or points of score; no test when absent. */
  readonly hypotheses?: Hypotheses;
}

/** How far a match has come. */
export interface Standing {
  /** Results in the order of the deals, without gaps. */
  readonly deals: readonly DealResult[];
  readonly tally: Tally;
  /** Log-likelihood ratio of the test; 0 without one. */
  readonly ratio: number;
  /** The hypothesis taken, by which the match is over. */
  readonly decision?: 'H0' | 'H1';
}

/** Plays the deal of this number; equal numbers give equal results. */
export type Player = (deal: number) => Promise<DealResult>;

/** Before the first deal. */
export const START: Standing = { deals: [], tally: NOTHING, ratio: 0 };

/** The standing after one more deal. */
export const withResult = (standing: Standing, result: DealResult, scale: Scale, { hypotheses }: Ending): Standing => {
  const tally = withDeal(standing.tally, scale, result);
  const deals = [...standing.deals, result];
  if (hypotheses === undefined) return { deals, tally, ratio: 0 };
  const ratio = ratioOf(tally, scale, hypotheses);
  const decision = decide(ratio);
  return { deals, tally, ratio, ...(decision && { decision }) };
};

/** The standing that known results lead to; those past the end of the match do not count. */
export const replay = (results: readonly DealResult[], scale: Scale, ending: Ending): Standing => {
  let standing = START;
  for (const result of results) {
    if (isOver(standing, ending)) break;
    standing = withResult(standing, result, scale, ending);
  }
  return standing;
};

/** Whether nothing is left to play. */
export const isOver = ({ deals, decision }: Standing, { most }: Ending): boolean =>
  decision !== undefined || deals.length >= most;

/**
 * Plays on from `start` until the match is over or `signal` stops it. Deals are played by all
 * `players` at once, but count in their order, so the result does not depend on how many there are.
 * @param onDeal hears the standing after every deal that counts
 */
export const playMatch = async (
  start: Standing,
  scale: Scale,
  ending: Ending,
  players: readonly Player[],
  signal: AbortSignal,
  onDeal: (standing: Standing) => void,
): Promise<Standing> => {
  let standing = start;
  let next = start.deals.length;
  const early = new Map<number, DealResult>();
  const count = (): void => {
    for (;;) {
      const result = early.get(standing.deals.length);
      if (result === undefined || isOver(standing, ending) || signal.aborted) return;
      early.delete(standing.deals.length);
      standing = withResult(standing, result, scale, ending);
      onDeal(standing);
    }
  };
  const work = async (player: Player): Promise<void> => {
    while (!isOver(standing, ending) && next < ending.most && !signal.aborted) {
      const deal = next++;
      early.set(deal, await player(deal));
      count();
    }
  };
  await Promise.race([Promise.all(players.map(work)), aborted(signal)]);
  return standing;
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
