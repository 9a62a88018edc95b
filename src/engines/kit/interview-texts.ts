import type { Lang } from '../../core/text.ts';
import type { Named } from './interview-reading.ts';

/** What an interview asks, by language, and what may be typed of it, which is the words of both. */
export interface BothTexts<Texts> {
  /** What is asked in `lang`. */
  textsOf(lang: Lang): Texts;
  /** A word of the interview as something that has names: in the language of the person first, and its id last. */
  named<Id extends string>(id: Id, lang: Lang, of: (texts: Texts) => string): Named<Id>;
  /** Whether `word` is what the texts call something, in either language, whatever its capitals and accents. */
  isWord(word: string, of: (texts: Texts) => string): boolean;
}

/** The texts of an interview, of which either language may be typed. */
export const bothTexts = <Texts>(texts: Readonly<Record<Lang, Texts>>): BothTexts<Texts> => {
  const both = [texts.en, texts.fr];
  return {
    textsOf: (lang) => texts[lang],
    named: (id, lang, of) => ({ id, names: [of(texts[lang]), ...both.map(of), id] }),
    isWord: (word, of) => both.some((each) => of(each).localeCompare(word, 'fr', { sensitivity: 'base' }) === 0),
  };
};
