/** From the results of deals, in order, to what a match has shown so far. */
import type { Nature } from '../core/contract.ts';
import type { DealResult, Side } from './deal.ts';
import { type Counts, type Hypotheses, multinomialRatio, normalRatio } from './sprt.ts';
import {
  BAND,
  EMPTY,
  eloOfPoints,
  errorOf,
  intervalOfPoints,
  meanOf,
  pointsOfElo,
  type Sample,
  withValue,
} from './statistics.ts';

/** How the sides of a match are compared: by the Elo that their points mean, or by the difference of their scores. */
export const SCALES = ['elo', 'score'] as const;
export type Scale = (typeof SCALES)[number];

/** The scale that suits a game of this nature. */
export const scaleOf = (nature: Nature): Scale => (nature === 'competitive' ? 'elo' : 'score');

/** Sums over deals; plain data. */
export interface Tally {
  /** Scores or points of each side. */
  readonly sides: Readonly<Record<Side, Sample>>;
  /** Points of the first side, or its score less that of the second. */
  readonly lead: Sample;
  /** Times that the first side made so many points; empty on the score scale. */
  readonly counts: Counts;
  /** First places of the first side, see `DealResult`; of no deals where they are not counted. */
  readonly firsts: Sample;
}

/** Nothing played. */
export const NOTHING: Tally = { sides: { first: EMPTY, second: EMPTY }, lead: EMPTY, counts: new Map(), firsts: EMPTY };

/** The tally with one more deal. */
export const withDeal = (tally: Tally, scale: Scale, { first, second, firsts }: DealResult): Tally => ({
  sides: { first: withValue(tally.sides.first, first), second: withValue(tally.sides.second, second) },
  lead: withValue(tally.lead, scale === 'elo' ? first : first - second),
  counts: scale === 'elo' ? new Map(tally.counts).set(first, (tally.counts.get(first) ?? 0) + 1) : tally.counts,
  firsts: firsts === undefined ? tally.firsts : withValue(tally.firsts, firsts),
});

/**
 * How far the first side is ahead, with the band that holds the truth in 95 of 100 cases; in Elo or in points of score. The
 * ends of the band are infinite where they are not known, and in Elo where all points were made by one side.
 */
export interface Lead {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The lead that a tally shows. */
export const leadOf = ({ lead }: Tally, scale: Scale): Lead => {
  const value = meanOf(lead);
  if (scale === 'elo') {
    const [low, high] = intervalOfPoints(lead);
    return { value: eloOfPoints(value), low: eloOfPoints(low), high: eloOfPoints(high) };
  }
  const band = BAND * errorOf(lead);
  return { value, low: value - band, high: value + band };
};

/** Log-likelihood ratio of two leads, given in the units of the scale. */
export const ratioOf = (tally: Tally, scale: Scale, [low, high]: Hypotheses): number =>
  scale === 'elo'
    ? multinomialRatio(tally.counts, [pointsOfElo(low), pointsOfElo(high)])
    : normalRatio(tally.lead, [low, high]);
