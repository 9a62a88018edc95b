/** The words of the table of NATERA by language. */
import { type BoardWords, EN } from './words.ts';
import { FR } from './words-fr.ts';

/** By language. */
export const WORDS: Readonly<Record<'en' | 'fr', BoardWords>> = { en: EN, fr: FR };
