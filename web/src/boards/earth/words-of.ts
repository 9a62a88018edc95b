/** The words of the table of Earth by language. */
import type { BoardWords } from './words.ts';
import { EN } from './words-en.ts';
import { FR } from './words-fr.ts';

/** By language. */
export const WORDS: Readonly<Record<'en' | 'fr', BoardWords>> = { en: EN, fr: FR };
