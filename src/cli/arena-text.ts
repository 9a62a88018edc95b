import { InvalidArgumentError } from 'commander';
import { describeBot } from '../arena/bot-spec.ts';
import type { Ending } from '../arena/match.ts';
import type { MatchPlan } from '../arena/plan.ts';
import type { Summary } from '../arena/record.ts';
import type { Hypotheses } from '../arena/sprt.ts';

/** A bot on the command line: JSON, or one of the words that need no quotes. */
export const botOption = (text: string): unknown => (text === 'random' || text === 'greedy' ? text : jsonOption(text));

/** An option whose value is JSON. */
export const jsonOption = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('Expected JSON.');
  }
};

/** `--sprt low,high`: two leads, in Elo or in points of score. */
export const sprtOption = (text: string): Hypotheses => {
  const [low = Number.NaN, high = Number.NaN, ...rest] = text.split(',').map(Number);
  if (!Number.isFinite(low) || !Number.isFinite(high) || low >= high || rest.length > 0)
    throw new InvalidArgumentError('Expected two numbers, the smaller first, such as 0,10.');
  return [low, high];
};

const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Number.isFinite(value) ? Math.abs(value).toFixed(2) : '∞'}`;

const SCALE_NAMES = { elo: 'Elo', score: 'score' } as const satisfies Record<Summary['scale'], string>;

const lowOf = ({ low }: Summary['lead']): string => signed(low ?? Number.NEGATIVE_INFINITY);
const highOf = ({ high }: Summary['lead']): string => signed(high ?? Number.POSITIVE_INFINITY);

const middleOf = (lead: Summary['lead']): string => {
  if (lead.value !== null) return signed(lead.value);
  if (lead.low === null && lead.high === null) return 'unknown';
  return lead.low === null ? lowOf(lead) : highOf(lead);
};

/** How the 95 % band of each scale is reckoned. */
const BAND_NAMES = {
  elo: 'Wilson’s interval of the points',
  score: '1.96 standard errors on either side',
} as const satisfies Record<Summary['scale'], string>;

const ratioWords = ({ ratio, bounds: [lower, upper] }: NonNullable<Summary['sprt']>): string =>
  `LLR ${signed(ratio)} (${signed(lower)} to ${signed(upper)})`;

/** The line that is written over and over while a match runs. */
export const progressOf = ({ deals, games, sprt, lead, scale }: Summary, { most }: Ending): string =>
  [
    Number.isFinite(most) ? `${deals} of ${most} deals` : `${deals} deals`,
    `${games} games`,
    ...(sprt === null ? [] : [ratioWords(sprt)]),
    `${SCALE_NAMES[scale]} ${middleOf(lead)} (${lowOf(lead)} to ${highOf(lead)})`,
  ].join('  ');

/** What a match has shown, in lines. */
export const describeSummary = (
  plan: MatchPlan,
  { deals, games, sprt, lead, scale, firsts, ...sides }: Summary,
): string[] => [
  ...(['first', 'second'] as const).map((side) => {
    const { mean, error } = sides[side];
    return `${side.padEnd(6)}  ${mean.toFixed(3)} ± ${error === null ? 'unknown' : error.toFixed(3)}  ${describeBot(plan[side])}`;
  }),
  `${deals} deals, ${games} games${plan.clock === 'processor' ? ', by processor time' : ''}`,
  `${SCALE_NAMES[scale]} ${middleOf(lead)}, 95 % from ${lowOf(lead)} to ${highOf(lead)} (${BAND_NAMES[scale]})`,
  ...(firsts === undefined
    ? []
    : [
        `first places of the first, alone among others: ${firsts.mean.toFixed(3)} ± ${firsts.error?.toFixed(3) ?? 'unknown'}`,
      ]),
  ...(sprt === null ? [] : [`${ratioWords(sprt)}: ${verdictOf(sprt, scale)}`]),
];

const verdictOf = ({ decision, hypotheses: [low, high] }: NonNullable<Summary['sprt']>, scale: Summary['scale']) => {
  const lead = (value: number) => `${SCALE_NAMES[scale]} ${signed(value)}`;
  if (decision === null) return 'not decided yet';
  return decision === 'H1' ? `${lead(high)} rather than ${lead(low)}` : `${lead(low)} rather than ${lead(high)}`;
};
