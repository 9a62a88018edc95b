import type { Game } from '../core/contract.ts';
import { type Lang, type Message, type Params, say } from '../core/text.ts';
import type { ActionReport, Estimate } from '../mcts/report.ts';
import { round } from './findings.ts';
import type { ReasonJson } from './schemas/search.ts';
import type { SearchRequest } from './search-request.ts';
import { TEXTS } from './text/index.ts';

/** Standard errors that a difference must exceed: of the dozen things that are looked at, hardly one does so by chance. */
const CLEAR = 3;
/** Utilities that differ by less are even to a person. */
const EVEN = 0.02;
/** Least difference worth a word, in standard deviations of a single game; 0.2 is commonly called small (Cohen 1988). */
const NOTICEABLE = 0.1;
/** Most reasons of one action. */
const MOST_REASONS = 3;

/**
 * What the playouts say sets `report` apart from `other`: wins, endings and metrics that clearly differ,
 * those that differ most for one game first, none that says the same as another; or that nothing does.
 * @param otherRank rank of `other`, for the words
 */
export const reasonsFor = (
  { loaded: { game }, position }: SearchRequest,
  report: ActionReport,
  other: ActionReport | undefined,
  otherRank: number,
  lang: Lang,
): ReasonJson[] => {
  if (other === undefined || report.visits === 0 || other.visits === 0) return [];
  const than: Params = { than: game.notation(position.state, other.action), thanRank: otherRank };
  const clear = subjects(game, report.odds !== undefined && other.odds !== undefined)
    .map((subject) => ({ subject, ...compare(subject, report, other) }))
    .filter(({ difference, error, effect }) => Math.abs(difference) > CLEAR * error && effect > NOTICEABLE)
    .toSorted((left, right) => right.effect - left.effect);
  if (clear.length === 0 && isEven(report, other)) return [spoken({ code: 'reason.even', params: than }, lang)];
  return distinct(clear)
    .slice(0, MOST_REASONS)
    .map(({ subject, mean, difference, error }) => {
      const numbers = { mean: round(mean), difference: round(difference), error: round(error) };
      const name = subject.name === undefined ? {} : { name: say(game.phrases[lang], subject.name) };
      const code = `reason.${subject.kind}-${difference > 0 ? 'more' : 'less'}`;
      return spoken({ code, params: { ...subject.params, ...name, ...numbers, ...than } }, lang);
    });
};

/** Whether the values are almost surely as good as equal. */
const isEven = ({ value: one }: ActionReport, { value: two }: ActionReport): boolean =>
  Math.abs(one.mean - two.mean) + CLEAR * Math.hypot(one.error, two.error) <= EVEN;

/** Something that playouts tell of an action. */
interface Subject {
  readonly kind: 'win' | 'ending' | 'metric';
  /** The game's word for it. */
  readonly name?: Message;
  readonly params: Params;
  estimate(report: ActionReport): Estimate;
}

/** Wins first, where playouts tell them; then the endings that are no win, which say how a game is lost; then metrics. */
const subjects = (game: Game, tellsWins: boolean): Subject[] => {
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
    ...metrics.map(
      ({ name: metric }, index): Subject => ({
        kind: 'metric',
        name: { code: `metric.${metric}`, params: {} },
        params: { metric },
        estimate: (report) => report.metrics[index] ?? { mean: 0, error: 1, deviation: 1 },
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

interface Comparison {
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
const compare = ({ estimate }: Subject, report: ActionReport, other: ActionReport): Comparison => {
  const [one, two] = [estimate(report), estimate(other)];
  const playouts = report.visits + other.visits;
  const spread = Math.sqrt((one.deviation ** 2 * report.visits + two.deviation ** 2 * other.visits) / playouts);
  const errorOf = ({ error }: Estimate, { visits, exact }: ActionReport): number =>
    exact ? 0 : Math.max(error, spread / Math.sqrt(visits));
  const difference = one.mean - two.mean;
  return {
    mean: one.mean,
    difference,
    error: Math.hypot(errorOf(one, report), errorOf(two, other)),
    effect: difference === 0 ? 0 : Math.abs(difference) / spread,
  };
};

/**
 * Leaves out what is the other side of something told before: a win more is a loss less, a brighter
 * generation a brighter sky.
 */
const distinct = <T extends Comparison & { readonly subject: Subject }>(reasons: readonly T[]): T[] => {
  const told: T[] = [];
  for (const reason of reasons) if (!told.some((before) => isSameStory(before, reason))) told.push(reason);
  return told;
};

const isSameStory = (
  one: Comparison & { readonly subject: Subject },
  other: Comparison & { readonly subject: Subject },
): boolean => {
  const oneIsMetric = one.subject.kind === 'metric';
  if (oneIsMetric !== (other.subject.kind === 'metric')) return false;
  const otherSide = oneIsMetric ? other.difference : -other.difference;
  return Math.abs(one.difference - otherSide) <= Math.max(one.error, other.error);
};

const spoken = ({ code, params }: Message, lang: Lang): ReasonJson => ({
  code,
  params: { ...params },
  text: say(TEXTS[lang], { code, params }),
});
