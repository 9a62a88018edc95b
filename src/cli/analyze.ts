import { AnalyzeAnswer, type AnalyzeJson } from '../api/schemas/search.ts';
import type { Lang } from '../core/text.ts';
import { columns, figure, percent } from './format.ts';
import { printBelief, printOutlook } from './hint.ts';
import { describeSearch, type SearchCommand } from './search.ts';
import { WORDS } from './text/index.ts';

/** Stands behind what too few simulated games came to. */
const FEW = '*';

const isFew = (value: AnalyzeJson['actions'][number]['value']): boolean => value !== null && value.error === null;

const row = ({ notation, visits, share, value }: AnalyzeJson['actions'][number], lang: Lang): string[] => [
  notation,
  figure(visits, lang),
  percent(share),
  value === null || value.winProbability === null ? '' : percent(value.winProbability) + (isFew(value) ? FEW : ''),
  ...(value?.score == null
    ? ['', '']
    : [
        figure(value.score.mean, lang) + (isFew(value) ? FEW : ''),
        `${figure(value.score.p10, lang)}…${figure(value.score.p90, lang)}`,
      ]),
];

const print = ({ actions, outlook, belief, search }: AnalyzeJson, lang: Lang): string[] => {
  const { action, visits, share, win, score, range } = WORDS[lang].columns;
  return [
    ...columns([[action, visits, share, win, score, range], ...actions.map((each) => row(each, lang))]),
    ...(actions.some(({ value: worth }) => isFew(worth)) ? [WORDS[lang].fewMarked(FEW)] : []),
    '',
    ...printOutlook(outlook, lang),
    ...(belief?.slots ?? []).map((slot) => printBelief(slot, lang)),
    ...(belief?.play ? [belief.play.text] : []),
    describeSearch(search, lang),
  ];
};

/** Every action the search looked at, as a table. */
export const analyze: SearchCommand<typeof AnalyzeAnswer> = { route: 'analyze', answer: AnalyzeAnswer, print };
