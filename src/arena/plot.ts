import { describeBot } from './bot-spec.ts';
import { drawPanel } from './chart.ts';
import { type Ending, START, type Standing, withResult } from './match.ts';
import type { OpenMatch } from './plan.ts';
import { leadOf } from './score.ts';
import { BOUNDS } from './sprt.ts';
import { document, label } from './svg.ts';

const WIDTH = 860;
const LEFT = 70;
const RIGHT = WIDTH - 90;
const UPPER = { top: 110, bottom: 340 } as const;
const LOWER = { top: 396, bottom: 512 } as const;

/** The course of a match as an SVG document: the lead with its 95 % band and, below it, the test if there is one. */
export const plotMatch = ({ plan, scale }: OpenMatch, ending: Ending, standing: Standing): string => {
  const course = courseOf(standing, scale, ending);
  const leads = course.map(({ tally }) => leadOf(tally, scale));
  const { hypotheses } = ending;
  const tested = hypotheses !== undefined;
  const names = hypotheses?.map((value, index) => [value, `H${index}: ${value}`] as const);
  const edges = { left: LEFT, right: RIGHT };
  const upper = drawPanel({
    ...edges,
    ...UPPER,
    title: scale === 'elo' ? 'Lead in Elo, 95 % band' : 'Difference of scores, 95 % band',
    curve: leads.map(({ value }) => value),
    band: [leads.map(({ low }) => low), leads.map(({ high }) => high)],
    marks: names ?? [],
    ...(!tested && { xTitle: 'deals' }),
  });
  const lower = drawPanel({
    ...edges,
    ...LOWER,
    title: 'Log-likelihood ratio',
    curve: course.map(({ ratio }) => ratio),
    marks: BOUNDS.map((bound, index) => [bound, `H${index}`] as const),
    xTitle: 'deals',
  });
  const heading = [
    label([LEFT, 28], `first: ${describeBot(plan.first)}`),
    label([LEFT, 46], `second: ${describeBot(plan.second)}`),
    label([LEFT, 64], `${plan.game} ${JSON.stringify(plan.options)}, seed ${plan.seed}`),
  ];
  return document(WIDTH, (tested ? LOWER : UPPER).bottom + 50, [...heading, ...upper, ...(tested ? lower : [])]);
};

/** The standing after each deal. */
const courseOf = ({ deals }: Standing, scale: OpenMatch['scale'], ending: Ending): Standing[] => {
  const course: Standing[] = [];
  let standing = START;
  for (const deal of deals) {
    standing = withResult(standing, deal, scale, ending);
    course.push(standing);
  }
  return course;
};
