import type { Game, Seat } from '../../core/contract.ts';
import type { Message, Params } from '../../core/text.ts';
import type { ActionReport, Estimate } from '../../mcts/report.ts';

/** Something that playouts tell of an action, and by which two can be compared. */
export interface Subject {
  readonly kind: 'win' | 'ending' | 'metric' | 'part' | 'watched';
  /** The game's word for it. */
  readonly name?: Message;
  readonly params: Params;
  estimate(report: ActionReport): Estimate;
}

const winSubject: Subject = {
  kind: 'win',
  params: {},
  estimate: (report) => partEstimate(report.odds?.[0] ?? 0, report),
};

const endingSubject = (ending: string, index: number): Subject => ({
  kind: 'ending',
  name: { code: `ending.${ending}`, params: {} },
  params: { ending },
  estimate: (report) => partEstimate(report.endings[index] ?? 0, report),
});

const metricSubject = (metric: string, index: number): Subject => ({
  kind: 'metric',
  name: { code: `metric.${metric}`, params: {} },
  params: { metric },
  estimate: (report) => report.metrics[index] ?? UNKNOWN,
});

/** @param cell its place on the score sheet */
const partSubject = (part: string, cell: number): Subject => ({
  kind: 'part',
  name: { code: `part.${part}`, params: {} },
  params: { part },
  estimate: (report) => report.points[cell] ?? UNKNOWN,
});

const watchedSubject = (name: Message, index: number): Subject => ({
  kind: 'watched',
  name,
  params: {},
  estimate: (report) => partEstimate(report.watched[index] ?? 0, report),
});

/**
 * Wins first, where playouts tell them; then the endings that are no win, which say how a game is lost; then
 * metrics, parts of the own score, and what the position gives to watch, such as the survival of each animal.
 */
export const subjectsOf = (game: Game, state: unknown, seat: Seat, tellsWins: boolean): Subject[] => {
  const parts = game.sheet?.parts(state) ?? [];
  const losses = game.endings.entries().filter(([, ending]) => game.wins?.includes(ending) !== true);
  // A part of the score is told as such; the whole, which comes first, is a metric like others.
  const metrics = game.metrics.entries().filter(([, { name }]) => parts.indexOf(name) <= 0);
  return [
    ...(tellsWins ? [winSubject] : []),
    ...losses.map(([index, ending]) => endingSubject(ending, index)),
    ...metrics.map(([index, { name }]) => metricSubject(name, index)),
    ...parts.slice(1).map((part, index) => partSubject(part, seat * parts.length + index + 1)),
    ...(game.watch?.items(state, seat) ?? []).map(watchedSubject),
  ];
};

/** What is said of what was not counted. */
const UNKNOWN: Estimate = { mean: 0, error: 1, deviation: 1 };

/** A part of playouts; one playout is added on either side (Agresti and Coull), so that "never seen" is not "never". */
const partEstimate = (part: number, { playouts, exact }: ActionReport): Estimate => {
  if (exact) return { mean: part, error: 0, deviation: Math.sqrt(part * (1 - part)) };
  const cautious = (part * playouts + 1) / (playouts + 2);
  const deviation = Math.sqrt(cautious * (1 - cautious));
  return { mean: part, error: deviation / Math.sqrt(playouts + 2), deviation };
};

/** What two actions differ by in one subject; the numbers are in its units. */
export interface Comparison {
  readonly subject: Subject;
  /** Of the first action. */
  readonly mean: number;
  readonly difference: number;
  readonly error: number;
  /** The difference in standard deviations of a single playout; infinite where playouts never vary. */
  readonly effect: number;
}

/**
 * The difference of two independent means. Playouts may happen to agree, so unless it is exact no mean is taken to be
 * surer than the spread of all playouts together allows, nor than one more playout that went the other way would.
 */
export const compare = (subject: Subject, report: ActionReport, other: ActionReport): Comparison => {
  const [one, two] = [subject.estimate(report), subject.estimate(other)];
  const all = report.playouts + other.playouts;
  const spread = Math.sqrt((one.deviation ** 2 * report.playouts + two.deviation ** 2 * other.playouts) / all);
  const difference = one.mean - two.mean;
  const errorOf = ({ error }: Estimate, { playouts, exact }: ActionReport): number =>
    exact ? 0 : Math.max(error, spread / Math.sqrt(playouts), Math.abs(difference) / (playouts + 1));
  return {
    subject,
    mean: one.mean,
    difference,
    error: Math.hypot(errorOf(one, report), errorOf(two, other)),
    effect: difference === 0 ? 0 : Math.abs(difference) / spread,
  };
};
