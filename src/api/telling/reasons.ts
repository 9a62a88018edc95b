import { type Lang, type Message, type Params, type Phrases, say } from '../../core/text.ts';
import type { ActionReport } from '../../mcts/report.ts';
import type { ReasonJson } from '../schemas/search.ts';
import type { SearchRequest } from '../search-request.ts';
import { TEXTS } from '../text/index.ts';
import { isTooFew, round } from './numbers.ts';
import { type Comparison, compare, subjectsOf } from './subjects.ts';
import { tell } from './tell.ts';

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
 * those that differ most for one game first, none that says the same as another, then the parts of the score that do; or
 * that nothing does, or that there are too few playouts to say.
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
  if (isTooFew(report) || isTooFew(other)) {
    const visits = Math.round(Math.min(report.playouts, other.playouts));
    return [tell(TEXTS[lang], { code: 'reason.few', params: { ...than, visits } })];
  }
  const clear = subjectsOf(game, position.state, position.seat, report.odds !== undefined && other.odds !== undefined)
    .map((subject) => compare(subject, report, other))
    .filter(({ difference, error, effect }) => Math.abs(difference) > CLEAR * error && effect > NOTICEABLE)
    .toSorted((left, right) => right.effect - left.effect);
  if (clear.length === 0 && isEven(report, other)) return [tell(TEXTS[lang], { code: 'reason.even', params: than })];
  const isBest = otherRank > 1;
  const preferred = isBest && clear.length > 0 && clear.every(isAgainst) ? [preference(report, other)] : [];
  return [...preferred, ...messagesFor(clear, game.phrases[lang])]
    .slice(0, MOST_REASONS)
    .map(({ code, params }) => tell(TEXTS[lang], { code, params: { ...params, ...than } }));
};

/** Whether a difference speaks for the other action; what is watched may be good or bad. */
const isAgainst = ({ subject: { kind }, difference }: Comparison): boolean =>
  kind === 'ending' ? difference > 0 : kind !== 'watched' && difference < 0;

/** Why the best action is that, where all that clearly differs speaks against it: its value, or else how often it was taken. */
const preference = (report: ActionReport, other: ActionReport): Message => {
  const [mean, difference] = [report.value.mean, report.value.mean - other.value.mean];
  const error = Math.hypot(report.value.error, other.value.error);
  if (report.exact && difference <= 0) return { code: 'reason.even', params: {} };
  return difference > CLEAR * error
    ? { code: 'reason.worth', params: { mean: round(mean), difference: round(difference), error: round(error) } }
    : { code: 'reason.searched', params: { share: round(report.share) } };
};

/** The strongest differences one by one, then all parts of the score that differ together. */
const messagesFor = (clear: readonly Comparison[], phrases: Phrases): Message[] => {
  const parts = clear.filter(({ subject }) => subject.kind === 'part');
  const others = distinct(clear.filter(({ subject }) => subject.kind !== 'part'));
  return parts.length === 0
    ? others.slice(0, MOST_REASONS).map((each) => differenceMessage(each, phrases))
    : [
        ...others.slice(0, MOST_REASONS - 1).map((each) => differenceMessage(each, phrases)),
        partsMessage(parts, phrases),
      ];
};

const differenceMessage = ({ subject, mean, difference, error }: Comparison, phrases: Phrases): Message => {
  const name = subject.name === undefined ? {} : { name: say(phrases, subject.name) };
  return {
    code: `reason.${subject.kind}-${difference > 0 ? 'more' : 'less'}`,
    params: { ...subject.params, ...name, mean: round(mean), difference: round(difference), error: round(error) },
  };
};

/** Lists of the same order, those that differ most in points first. */
const partsMessage = (parts: readonly Comparison[], phrases: Phrases): Message => {
  const sorted = parts.toSorted((left, right) => Math.abs(right.difference) - Math.abs(left.difference));
  return {
    code: 'reason.parts',
    params: {
      parts: sorted.map(({ subject }) => String(subject.params['part'])),
      names: sorted.map(({ subject: { name } }) => (name === undefined ? '' : say(phrases, name))),
      differences: sorted.map(({ difference }) => round(difference)),
      errors: sorted.map(({ error }) => round(error)),
    },
  };
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
