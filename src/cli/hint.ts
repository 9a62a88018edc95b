import type { BeliefSlotJson, OutlookJson } from '../api/schemas/outlook.ts';
import { HintAnswer, type HintJson } from '../api/schemas/search.ts';
import type { Lang } from '../core/text.ts';
import { columns, describeValue, figure, paint, percent } from './format.ts';
import { describeSearch, type SearchCommand } from './search.ts';
import { WORDS } from './text/index.ts';

/** Ranked actions, each with what it is worth and why. */
export const printHints = (hints: HintJson['hints'], lang: Lang): string[] =>
  hints.flatMap(({ rank, notation, text, share, value, plan, reasons }) => [
    `${rank}. ${paint('bold', notation)}  ${text}`,
    ...(value === null ? [] : [`   ${describeValue(value, lang)}, ${WORDS[lang].share(percent(share))}`]),
    ...(plan === null ? [] : [`   ${plan.text}`]),
    ...reasons.map(({ text: reason }) => `   · ${reason}`),
  ]);

/** How likely each end is, and what everybody is expected to have then. */
export const printOutlook = (outlook: OutlookJson | null, lang: Lang): string[] => {
  if (outlook === null) return [];
  const chances = outlook.endings
    .filter(({ probability }) => probability > 0)
    .map(({ text, probability }) => `${text} (${percent(probability)})`);
  // All metrics are of the same games.
  const few = outlook.metrics[0]?.error === null ? `, ${WORDS[lang].few}` : '';
  return [WORDS[lang].outlook(chances.join(' · ')) + few, ...printSheet(outlook.sheet, lang)];
};

/** A column for everybody who has points, a line for each part of the score. */
const printSheet = (sheet: OutlookJson['sheet'], lang: Lang): string[] => {
  const lines = (sheet[0]?.parts ?? []).map(({ text }, line) => [
    text,
    ...sheet.map(({ parts }) => figure(parts[line]?.mean ?? 0, lang)),
  ]);
  return lines.length === 0 ? [] : columns([[WORDS[lang].expected, ...sheet.map(({ text }) => text)], ...lines]);
};

/** One line: what a hidden thing may be. */
export const printBelief = ({ text, values }: BeliefSlotJson, lang: Lang): string =>
  WORDS[lang].belief(
    text,
    values.map((each) => `${each.text} (${percent(each.byPlay ?? each.probability)})`).join(' · '),
  );

const print = ({ hints, outlook, search }: HintJson, lang: Lang): string[] => [
  ...printHints(hints, lang),
  ...printOutlook(outlook, lang),
  ...(outlook?.belief ? [printBelief(outlook.belief, lang)] : []),
  ...(outlook?.play ? [outlook.play.text] : []),
  describeSearch(search, lang),
];

/** Ranked, explained actions for a person. */
export const hint: SearchCommand<typeof HintAnswer> = { route: 'hint', answer: HintAnswer, print };
