/** Names of seats in what games tell, which call them by their numbers. */
import type { Lang, Seat } from '../../../packages/engines/src/types.ts';

/** What stands for seat `n - 1` in sentences, by language; articles and contractions go with it. */
const SPOKEN: Readonly<Record<Lang, RegExp>> = {
  en: /\bplayer (\d)\b/gi,
  fr: /\b(du |au |le )?joueur (\d)\b/gi,
};

/** What remains of a French article before a name. */
const BEFORE: Readonly<Record<string, string>> = { du: 'de ', au: 'à ', le: '' };

/** A sentence with names in place of numbers; a seat without a name keeps its number. */
export const named = (text: string, nameOf: (seat: Seat) => string | null, lang: Lang): string =>
  text.replaceAll(SPOKEN[lang], (said: string, first: string | undefined, second?: string | number) => {
    const [article, digit] = lang === 'fr' ? [first, String(second)] : ['', first];
    const name = nameOf(Number(digit) - 1);
    return name === null ? said : (BEFORE[(article ?? '').trim().toLowerCase()] ?? '') + name;
  });
