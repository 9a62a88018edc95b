/** What a person types in an interview, read: numbers, yes and no, and things by a part of their name, in either language. */
import { nearestOf } from '../../core/nearest.ts';
import type { Lang } from '../../core/text.ts';
import { type InterviewWords, interviewEn } from './interview-en.ts';
import { interviewFr } from './interview-fr.ts';

const WORDS: Readonly<Record<Lang, InterviewWords>> = { en: interviewEn, fr: interviewFr };

/** What every interview says in `lang`. */
export const wordsOf = (lang: Lang): InterviewWords => WORDS[lang];

/** What was typed, or why it cannot be taken, as a sentence. */
export type Said<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

/** An answer that can be taken. */
export const said = <T>(value: T): Said<T> => ({ ok: true, value });

/** An answer that cannot. */
export const unsaid = (fault: string): Said<never> => ({ ok: false, fault });

/** Something that has names, in any language; the first is the one it is called by. */
export interface Named<Id = string> {
  readonly id: Id;
  readonly names: readonly string[];
}

/** Letters and digits alone, without case and accents, words one space apart. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const hasWords = (name: string, wanted: string): boolean =>
  wanted.split(' ').every((part) => name.split(' ').some((word) => word.startsWith(part)));

/** Ways to be meant, the surest first. */
const FITS: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.startsWith(wanted),
  hasWords,
  (name, wanted) => name.includes(wanted),
];

/** What may be meant by `typed`: only those that fit best, in their order. */
const find = <Entry extends Named<unknown>>(entries: readonly Entry[], typed: string): readonly Entry[] => {
  const wanted = plain(typed);
  if (wanted === '') return [];
  for (const fits of FITS) {
    const found = entries.filter(({ names }) => names.some((name) => fits(plain(name), wanted)));
    if (found.length > 0) return found;
  }
  return [];
};

/** Most names that a fault lists. */
const LISTED = 12;

/** The one of `entries` that a part of its name says; else a fault that lists those it may be, or the nearest one. */
export const readName = <Entry extends Named<unknown>>(
  entries: readonly Entry[],
  typed: string,
  lang: Lang,
): Said<Entry> => {
  const [only, ...others] = find(entries, typed);
  if (only !== undefined && others.length === 0) return said(only);
  const called = ({ names }: Entry): string => names[0] ?? '';
  if (only === undefined) {
    const known = entries.flatMap(({ names }) => names);
    return unsaid(wordsOf(lang).unknown(typed, nearestOf(typed, known)));
  }
  const names = [only, ...others].slice(0, LISTED).map(called);
  return unsaid(wordsOf(lang).several(typed, others.length < LISTED ? names : [...names, '…']));
};

const NONE = ['', '0', 'none', 'no', 'nobody', 'nothing', 'rien', 'aucun', 'aucune', 'personne'];

/** Whether a line says that there is none. */
export const isNone = (line: string): boolean => NONE.includes(plain(line));

/** The parts of a line, between commas or semicolons. */
export const partsOf = (line: string): string[] =>
  line
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads every part, up to the first that cannot be taken. */
export const readAll = <T>(parts: readonly string[], read: (part: string, index: number) => Said<T>): Said<T[]> => {
  const all: T[] = [];
  for (const [index, part] of parts.entries()) {
    const one = read(part, index);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return said(all);
};

/** Things by name, between commas, each as often as it is named; `2 x` and `x x2` are two. Nothing for a line that says so. */
export const readNames = <Entry extends Named<unknown>>(
  entries: readonly Entry[],
  line: string,
  lang: Lang,
): Said<Entry[]> => {
  if (isNone(line)) return said([]);
  const read = readAll(partsOf(line), (part): Said<Entry[]> => {
    const [, before, name = '', after] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d{1,2}))?$/i.exec(part) ?? [];
    const entry = readName(entries, name, lang);
    return entry.ok ? said(Array<Entry>(Number(before ?? after ?? 1)).fill(entry.value)) : entry;
  });
  return read.ok ? said(read.value.flat()) : read;
};

/** Things that are alike named once, with their number; what a line says that `readNames` reads. */
export const writeNames = (names: readonly string[], lang: Lang): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
  return parts.length === 0 ? wordsOf(lang).none : parts.join(', ');
};

/** A whole number, with a minus of either kind. */
export const readNumber = (line: string, least: number, most: number, lang: Lang): Said<number> => {
  const value = /^[-−+]?\d{1,6}$/.test(line) ? Number(line.replace('−', '-')) : Number.NaN;
  return value >= least && value <= most ? said(value) : unsaid(wordsOf(lang).notCount(line, least, most));
};

/** Yes or no, in either language, or the first letter of it. */
export const readYesNo = (line: string, lang: Lang): Said<boolean> => {
  const answer = plain(line);
  if (['y', 'yes', 'o', 'oui'].includes(answer)) return said(true);
  return ['n', 'no', 'non'].includes(answer) ? said(false) : unsaid(wordsOf(lang).notYesNo(line));
};
