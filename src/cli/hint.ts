import { HintAnswer, type HintJson, type OutlookJson } from '../api/schemas/search.ts';
import type { Lang } from '../core/text.ts';
import { describeValue, paint, percent } from './format.ts';
import { describeSearch, type SearchCommand } from './search.ts';
import { WORDS } from './text/index.ts';

/** Ranked actions, each with what it is worth and why. */
export const printHints = (hints: HintJson['hints'], lang: Lang): string[] =>
  hints.flatMap(({ rank, notation, text, share, value, reasons }) => [
    `${rank}. ${paint('bold', notation)}  ${text}`,
    ...(value === null ? [] : [`   ${describeValue(value, lang)}, ${WORDS[lang].share(percent(share))}`]),
    ...reasons.map(({ text: reason }) => `   · ${reason}`),
  ]);

/** One line: how likely each end is. */
export const printOutlook = (outlook: OutlookJson | null, lang: Lang): string[] => {
  if (outlook === null) return [];
  const chances = outlook.endings.map(({ text, probability }) => `${text} (${percent(probability)})`);
  return [WORDS[lang].outlook(chances.join(' · '))];
};

const print = ({ hints, outlook, search }: HintJson, lang: Lang): string[] => [
  ...printHints(hints, lang),
  ...printOutlook(outlook, lang),
  describeSearch(search, lang),
];

/** Ranked, explained actions for a person. */
export const hint: SearchCommand<typeof HintAnswer> = { route: 'hint', answer: HintAnswer, print };
