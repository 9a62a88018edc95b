import { type Lang, type Message, type Params, say } from '../core/text.ts';
import type { ActionReport } from '../mcts/report.ts';
import { round } from './findings.ts';
import type { ReasonJson } from './schemas/search.ts';
import type { SearchRequest } from './search-request.ts';
import { type Comparison, compare, subjectsOf } from './subjects.ts';
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
 * What the playouts say sets `report` apart from `other`: wins, endings, metrics and watched things that clearly differ,
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
  const watched = game.watch?.items(position.state, position.seat) ?? [];
  const clear = subjectsOf(game, watched, report.odds !== undefined && other.odds !== undefined)
    .map((subject) => compare(subject, report, other))
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

/** Leaves out what is the other side of something told before. */
const distinct = (comparisons: readonly Comparison[]): Comparison[] => {
  const told: Comparison[] = [];
  for (const one of comparisons) if (!told.some((before) => isSameStory(before, one))) told.push(one);
  return told;
};

/** A win more is a loss less, and metrics that move alike are sides of one; each watched thing is a story of its own. */
const isSameStory = (one: Comparison, other: Comparison): boolean => {
  const kinds = [one.subject.kind, other.subject.kind];
  if (kinds.includes('watched')) return false;
  const metrics = kinds.filter((kind) => kind === 'metric').length;
  if (metrics === 1) return false;
  const otherSide = metrics === 2 ? other.difference : -other.difference;
  return Math.abs(one.difference - otherSide) <= Math.max(one.error, other.error);
};

const spoken = ({ code, params }: Message, lang: Lang): ReasonJson => ({
  code,
  params: { ...params },
  text: say(TEXTS[lang], { code, params }),
});
