import type { Game } from '../core/contract.ts';
import type { Message, Params } from '../core/text.ts';
import type { ActionReport, Estimate } from '../mcts/report.ts';

/** Something that playouts tell of an action, and by which two can be compared. */
export interface Subject {
  readonly kind: 'win' | 'ending' | 'metric' | 'watched';
  /** The game's word for it. */
  readonly name?: Message;
  readonly params: Params;
  estimate(report: ActionReport): Estimate;
}

/**
 * Wins first, where playouts tell them; then the endings that are no win, which say how a game is lost; then
 * metrics, and what the position gives to watch, such as the survival of each animal.
 */
export const subjectsOf = (game: Game, watched: readonly Message[], tellsWins: boolean): Subject[] => {
  const { endings, wins, metrics } = game;
  const win: Subject = {
    kind: 'win',
    params: {},
    estimate: (report) => partEstimate(report.odds?.[0] ?? 0, report),
  };
  const others = endings.entries().filter(([, ending]) => wins?.includes(ending) !== true);
  return [
    ...(tellsWins ? [win] : []),
    ...others.map(
      ([index, ending]): Subject => ({
        kind: 'ending',
        name: { code: `ending.${ending}`, params: {} },
        params: { ending },
        estimate: (report) => partEstimate(report.endings[index] ?? 0, report),
      }),
    ),
    ...metrics.flatMap(({ name: metric, player }, index): Subject[] =>
      player !== undefined
        ? []
        : [
            {
              kind: 'metric',
              name: { code: `metric.${metric}`, params: {} },
              params: { metric },
              estimate: (report) => report.metrics[index] ?? { mean: 0, error: 1, deviation: 1 },
            },
          ],
    ),
    ...watched.map(
      (name, index): Subject => ({
        kind: 'watched',
        name,
        params: {},
        estimate: (report) => partEstimate(report.watched[index] ?? 0, report),
      }),
    ),
  ];
};

/** A part of playouts; one playout is added on either side (Agresti and Coull), so that "never seen" is not "never". */
const partEstimate = (part: number, { visits, exact }: ActionReport): Estimate => {
  if (exact) return { mean: part, error: 0, deviation: Math.sqrt(part * (1 - part)) };
  const cautious = (part * visits + 1) / (visits + 2);
  const deviation = Math.sqrt(cautious * (1 - cautious));
  return { mean: part, error: deviation / Math.sqrt(visits + 2), deviation };
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
 * The difference of two independent means. Few playouts may happen to agree, so no mean is taken to be
 * surer than the spread of all playouts together allows, unless it is exact.
 */
export const compare = (subject: Subject, report: ActionReport, other: ActionReport): Comparison => {
  const [one, two] = [subject.estimate(report), subject.estimate(other)];
  const playouts = report.visits + other.visits;
  const spread = Math.sqrt((one.deviation ** 2 * report.visits + two.deviation ** 2 * other.visits) / playouts);
  const errorOf = ({ error }: Estimate, { visits, exact }: ActionReport): number =>
    exact ? 0 : Math.max(error, spread / Math.sqrt(visits));
  const difference = one.mean - two.mean;
  return {
    subject,
    mean: one.mean,
    difference,
    error: Math.hypot(errorOf(one, report), errorOf(two, other)),
    effect: difference === 0 ? 0 : Math.abs(difference) / spread,
  };
};
