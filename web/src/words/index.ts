/** The words of the page in the language that was chosen. */
import { lang } from '../kept.ts';
import { EN, type PageWords } from './en.ts';
import { FR } from './fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', PageWords>> = { en: EN, fr: FR };

/** The words of now. */
export const words = (): PageWords => WORDS[lang.value];
