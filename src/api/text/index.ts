import type { Lang, Phrases } from '../../core/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The service's own words, by language. */
export const TEXTS: Readonly<Record<Lang, Phrases>> = { en, fr };
