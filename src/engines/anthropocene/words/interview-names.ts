/** Cards, lines and objectives as people type them. */
import type { InterviewSetting } from '../../../core/contract.ts';
import type { Lang } from '../../../core/text.ts';
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import type { Content } from '../content/catalog.ts';
import { COLUMNS, ELEMENTS, type LANDMARKS } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Options } from '../rules/options.ts';
import { contradictionsEn, interviewEn, type Texts } from './interview-en.ts';
import { contradictionsFr, interviewFr } from './interview-fr.ts';

/** What an interview of Anthropocène is about. */
export type Setting = InterviewSetting<StateJson, Content>;
/** An element, whose row cards go to. */
export type Element = (typeof ELEMENTS)[number];
type Column = (typeof COLUMNS)[number];
type Landmark = (typeof LANDMARKS)[number];

/** What is asked, by language. */
export const TEXTS: Readonly<Record<Lang, Texts>> = { en: interviewEn, fr: interviewFr };

/** Contradictions in words. */
export const contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: contradictionsEn,
  fr: contradictionsFr,
};

/** A card of the generation that is played. */
export interface Card {
  readonly element: Element;
  readonly value: number;
}

const inBoth = <Id extends string>(id: Id, lang: Lang, of: (texts: Texts) => string): Named<Id> => ({
  id,
  names: [of(TEXTS[lang]), of(interviewEn), of(interviewFr), id],
});

const elements = (lang: Lang): Named<Element>[] =>
  ELEMENTS.map((id) => inBoth(id, lang, (texts) => texts.elements[id]));
const columns = (lang: Lang): Named<Column>[] => COLUMNS.map((id) => inBoth(id, lang, (texts) => texts.columns[id]));
const lines = (lang: Lang): Named<Landmark>[] => [...elements(lang), ...columns(lang)];

/** Words and the number at their end, such as `air 2` or `air2`. */
const split = (part: string): { readonly name: string; readonly value: number } | undefined => {
  const [, name = '', digit = ''] = /^(.*?)\s*(\d)$/.exec(part.trim()) ?? [];
  return name === '' ? undefined : { name, value: Number(digit) };
};

const readCard = (part: string, lang: Lang): Said<Card> => {
  const parts = split(part);
  if (parts === undefined || parts.value > 3) return unsaid(TEXTS[lang].notCard(part));
  const element = readName(elements(lang), parts.name, lang);
  return element.ok ? said({ element: element.value.id, value: parts.value }) : element;
};

/** Cards with commas between them. */
export const readCards = (line: string, lang: Lang): Said<Card[]> =>
  readAll(isNone(line) ? [] : partsOf(line), (part) => readCard(part, lang));

/** A card as it is typed. */
export const cardName = ({ element, value }: Card, lang: Lang): string => `${TEXTS[lang].elements[element]} ${value}`;

/** Cards as they are typed, from ids such as `2-air-1`. */
export const writeCards = (ids: readonly string[], lang: Lang): string =>
  ids.map((id) => cardName(cardOf(id), lang)).join(', ') || wordsOf(lang).none;

/** The id of a card of a generation, 1–3. */
export const idOf = (generation: number, { element, value }: Card): string => `${generation}-${element}-${value}`;

/** The card with an id of a generation card. */
export const cardOf = (id: string): Card => {
  const [, element, value] = id.split('-');
  return { element: ELEMENTS.find((each) => each === element) ?? 'air', value: Number(value) };
};

/** A line and a value, such as `air 4`. */
export const readObjective = (part: string, lang: Lang): Said<[Landmark, number]> => {
  const parts = split(part);
  if (parts === undefined || parts.value < 3 || parts.value > 6) return unsaid(TEXTS[lang].notObjective(part));
  const line = readName(lines(lang), parts.name, lang);
  return line.ok ? said([line.value.id, parts.value]) : line;
};

const lineName = (line: Landmark, lang: Lang): string => lines(lang).find(({ id }) => id === line)?.names[0] ?? line;

/** An objective as it is typed. */
export const objectiveName = (line: Landmark, value: number, lang: Lang): string => `${lineName(line, lang)} ${value}`;

type StartCards = NonNullable<Options['start']>;

/** Start cards such as `earth N 1 co2`. */
export const readStart = (line: string, lang: Lang): Said<StartCards> =>
  readAll(partsOf(line), (part): Said<StartCards[number]> => {
    const [row = '', column = '', value = '', ...molecules] = part.toLowerCase().split(/\s+/);
    const isWhole = /^[0-3]$/.test(value) && molecules.every((each) => each === 'co2' || each === 'ch4');
    if (!isWhole) return unsaid(TEXTS[lang].notStart(part));
    const [inRow, inColumn] = [readName(elements(lang), row, lang), readName(columns(lang), column, lang)];
    if (!inRow.ok) return inRow;
    if (!inColumn.ok) return inColumn;
    return said({
      row: inRow.value.id,
      column: inColumn.value.id,
      ...(value !== '0' && { value: Number(value) }),
      ...(molecules.includes('co2') && { co2: true }),
      ...(molecules.includes('ch4') && { ch4: true }),
    });
  });

/** Start cards as they are typed. */
export const writeStart = (start: StartCards, lang: Lang): string =>
  start
    .map(({ row, column, value = 0, co2, ch4 }) =>
      [lineName(row, lang), lineName(column, lang), value, co2 ? 'co2' : [], ch4 ? 'ch4' : []].flat().join(' '),
    )
    .join(', ') || wordsOf(lang).none;
