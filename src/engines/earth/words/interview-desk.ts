/** What the interview of Earth has at hand: texts, and the names of all there is. */
import type { Catalog } from '../../../core/catalog.ts';
import type { InterviewSetting } from '../../../core/contract.ts';
import type { Lang } from '../../../core/text.ts';
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  type Said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import type { Content } from '../content/catalog.ts';
import type { StateJson } from '../documents/schema.ts';
import type { LEVELS } from '../rules/options.ts';
import { contradictionsEn, interviewEn, type Texts } from './interview-en.ts';
import { contradictionsFr, interviewFr } from './interview-fr.ts';

/** What an interview of Earth is about. */
export type Setting = InterviewSetting<StateJson, Content>;

/** What is asked, by language. */
export const TEXTS: Readonly<Record<Lang, Texts>> = { en: interviewEn, fr: interviewFr };

/** Contradictions in words. */
export const contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: contradictionsEn,
  fr: contradictionsFr,
};

/** What is asked with, once it is known which game is played. */
export interface Desk {
  readonly lang: Lang;
  readonly texts: Texts;
  readonly before?: StateJson;
  readonly seats: number;
  /** The seat of the person. */
  readonly you: number;
  readonly level: (typeof LEVELS)[number];
  readonly withAnimals: boolean;
  /** Rows of the catalog by table, with their ids among their names, as these are printed. */
  readonly names: Readonly<Record<Kind, readonly Named[]>>;
}

const KINDS = ['cards', 'islands', 'climates', 'ecosystems', 'fauna', 'animals'] as const;
type Kind = (typeof KINDS)[number];

/** The names in a catalog; animals have French ones too. */
export const namesIn = (catalog: Catalog<Content>, lang: Lang): Desk['names'] => {
  const listOf = (kind: Kind): Named[] =>
    (catalog.tables.find(({ name }) => name === kind)?.content ?? []).map((row) => {
      const { id, name, french }: Readonly<Record<string, unknown>> = { ...row };
      const both = [name, french].filter((each) => typeof each === 'string');
      return { id: String(id), names: [...(lang === 'fr' ? both.reverse() : both), String(id)] };
    });
  return {
    cards: listOf('cards'),
    islands: listOf('islands'),
    climates: listOf('climates'),
    ecosystems: listOf('ecosystems'),
    fauna: listOf('fauna'),
    animals: listOf('animals'),
  };
};

/** What something is called. */
export const called = (entries: readonly Named[], id: string | number): string =>
  entries.find((entry) => entry.id === String(id))?.names[0] ?? String(id);

/** Cards by number or part of the name, with commas, ascending as documents have them. */
export const readCards = (line: string, { names, lang }: Desk): Said<number[]> => {
  const found = readAll(isNone(line) && line !== '0' ? [] : partsOf(line), (part) => readName(names.cards, part, lang));
  return found.ok
    ? { ok: true, value: found.value.map(({ id }) => Number(id)).sort((one, other) => one - other) }
    : found;
};

/**
 * Cards as they are typed: by name, and by number where a name is not enough, as where another card's name begins so, or the
 * name has what parts a line.
 */
export const cardName = (card: number, { names, lang }: Desk): string => {
  const name = called(names.cards, card);
  const read = /[,;]|\d/.test(name) ? unsaid('') : readName(names.cards, name, lang);
  return read.ok && read.value.id === String(card) ? name : String(card);
};

/** Cards as a line. */
export const writeCards = (cards: readonly number[], desk: Desk): string =>
  cards.map((card) => cardName(card, desk)).join(', ') || wordsOf(desk.lang).none;

/** Whole numbers with spaces between them. */
export const readNumbers = (line: string, wanted: number, most: number, texts: Texts): Said<number[]> => {
  const numbers = line.split(/[\s,;]+/).map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
  const fits = numbers.length === wanted && numbers.every((each) => each <= most);
  return fits ? { ok: true, value: numbers } : unsaid(texts.notNumbers(wanted));
};
