/** What the interview of NATERA has at hand: texts, and everything that can be named, in both languages. */
import type { InterviewSetting } from '../../../core/contract.ts';
import type { Lang } from '../../../core/text.ts';
import { type Named, type Said, said, unsaid, wordsOf } from '../../kit/interview-reading.ts';
import type { Content, Table } from '../content/tables.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Rules } from '../rules/state.ts';
import { contradictionsEn, interviewEn, type Texts } from './interview-en.ts';
import { contradictionsFr, interviewFr } from './interview-fr.ts';

/** What an interview of NATERA is about. */
export type Setting = InterviewSetting<StateJson, Content>;

/** What is asked, by language: words of either may be typed. */
export const TEXTS: Readonly<Record<Lang, Texts>> = { en: interviewEn, fr: interviewFr };

/** Contradictions in words. */
export const contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: contradictionsEn,
  fr: contradictionsFr,
};

/** What is asked with, once the options are known. */
export interface Desk {
  readonly lang: Lang;
  readonly texts: Texts;
  readonly before?: StateJson;
  readonly rules: Rules;
  /** The seat of the person. */
  readonly you: number;
  /** Exploration cards of this game. */
  readonly cards: readonly Named[];
  readonly specialists: readonly Named[];
}

/** Rows of a table as things that have names, in the language of the person first; their ids can be typed too. */
export const rowsOf = ({ ids, names }: Table, lang: Lang): Named[] =>
  ids.map((id, row) => {
    const { name, french } = names[row] ?? { name: id, french: id };
    return { id, names: lang === 'fr' ? [french, name, id] : [name, french, id] };
  });

/** Everything at hand for a game of these rules. */
export const deskOf = ({ lang, before }: Setting, rules: Rules, you: number): Desk => {
  const { cards, specialists } = rules.content;
  return {
    lang,
    texts: TEXTS[lang],
    ...(before !== undefined && { before }),
    rules,
    you,
    cards: rowsOf(cards, lang).filter((_, card) => rules.nuclear || cards.nuclear[card] === 0),
    specialists: rowsOf(specialists, lang),
  };
};

/** What something is called. */
export const called = (entries: readonly Named[], id: string): string =>
  entries.find((entry) => entry.id === id)?.names[0] ?? id;

/** Several by name, as a line. */
export const writeAll = (entries: readonly Named[], ids: readonly string[], lang: Lang): string =>
  ids.map((id) => called(entries, id)).join(', ') || wordsOf(lang).none;

/** A value from before, as a line. */
export const usually = (value: string | number | undefined): { readonly usual?: string } =>
  value === undefined ? {} : { usual: String(value) };

/** Whether a line says that something is not known. */
export const isUnknown = (line: string): boolean =>
  [interviewEn.unknown, interviewFr.unknown].includes(line.toLowerCase());

/** How many cards of each back. */
export interface Backs {
  readonly base: number;
  readonly advanced: number;
}

/** Two numbers: base cards, then advanced ones. */
export const readBacks = (line: string, { texts }: Desk): Said<Backs> => {
  const [, base, advanced] = /^(\d{1,3})[\s,;/]+(\d{1,3})$/.exec(line) ?? [];
  if (base === undefined || advanced === undefined) return unsaid(texts.twoNumbers(line));
  return said({ base: Number(base), advanced: Number(advanced) });
};

/** The line that says so many of each back. */
export const writeBacks = ({ base, advanced }: Backs): string => `${base} ${advanced}`;
