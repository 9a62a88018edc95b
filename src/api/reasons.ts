import { type Lang, type Message, say } from '../core/text.ts';
import type { ActionReport, Estimate } from '../mcts/report.ts';
import { round } from './findings.ts';
import type { ReasonJson } from './schemas/search.ts';
import type { SearchRequest } from './search-request.ts';
import { TEXTS } from './text/index.ts';

/** Standard errors that a difference must exceed to be told. */
const CLEAR = 2;
/** Most reasons of one action; the clearest are kept. */
const MOST_REASONS = 4;

/**
 * What the playouts say sets `report` apart from `other`: endings that come clearly more or less
 * often, metrics that are clearly higher or lower, the clearest first.
 */
export const reasonsFor = (
  request: SearchRequest,
  report: ActionReport,
  other: ActionReport | undefined,
  lang: Lang,
): ReasonJson[] => {
  if (other === undefined || report.visits === 0 || other.visits === 0) return [];
  const { game } = request.loaded;
  const than = game.notation(request.position.state, other.action);
  const name = (code: string) => say(game.phrases[lang], { code, params: {} });
  const endings = game.endings.map((ending, index) => ({
    clarity: compare(part(report, index), part(other, index)),
    code: ['reason.ending-likelier', 'reason.ending-rarer'] as const,
    params: { ending, name: name(`ending.${ending}`) },
  }));
  const metrics = game.metrics.map(({ name: metric }, index) => ({
    clarity: compare(report.metrics[index], other.metrics[index]),
    code: ['reason.metric-higher', 'reason.metric-lower'] as const,
    params: { metric, name: name(`metric.${metric}`) },
  }));
  return [...endings, ...metrics]
    .filter(({ clarity }) => Math.abs(clarity.difference) > CLEAR * clarity.error)
    .sort((left, right) => strength(right.clarity) - strength(left.clarity))
    .slice(0, MOST_REASONS)
    .map(({ clarity: { difference, error }, code: [more, less], params }) => {
      const numbers = { than, difference: round(difference), error: round(error) };
      return spoken({ code: difference > 0 ? more : less, params: { ...params, ...numbers } }, lang);
    });
};

interface Difference {
  readonly difference: number;
  readonly error: number;
}

const strength = ({ difference, error }: Difference): number => Math.abs(difference) / error;

const spoken = ({ code, params }: Message, lang: Lang): ReasonJson => ({
  code,
  params: { ...params },
  text: say(TEXTS[lang], { code, params }),
});

/** The difference of two independent means. Means that nothing is known of do not differ. */
const compare = (one: Estimate | undefined, other: Estimate | undefined): Difference =>
  one === undefined || other === undefined
    ? { difference: 0, error: 1 }
    : { difference: one.mean - other.mean, error: Math.hypot(one.error, other.error) || Number.MIN_VALUE };

/**
 * The part of playouts that ended in one way. Its error is that of the part with one playout added on
 * either side (Agresti and Coull's interval, rounded), so that "never seen" is not taken for "never".
 */
const part = ({ endings, surveyed }: ActionReport, index: number): Estimate => {
  const mean = endings[index] ?? 0;
  const cautious = (mean * surveyed + 1) / (surveyed + 2);
  return { mean, error: Math.sqrt((cautious * (1 - cautious)) / (surveyed + 2)) };
};
