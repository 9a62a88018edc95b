import type { Lang } from '../../core/text.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** The command line's dictionaries. */
export const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
