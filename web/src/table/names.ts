/** Names of seats in what games tell, which call them by their numbers. */
import type { Lang, Seat } from '../../../packages/engines/src/types.ts';

/** What stands for seat `n - 1` in sentences, by language; articles and contractions go with it. */
const SPOKEN: Readonly<Record<Lang, RegExp>> = {
  en: /\bplayer (\d)\b/gi,
  fr: /\b(du |au |le )?joueur (\d)\b/gi,
};

/** What remains of a French article before a name. */
const BEFORE: Readonly<Record<string, string>> = { du: 'de ', au: 'à ', le: '' };

/** What follows the number of who reads it. */
const YOU: Readonly<Record<Lang, string>> = { en: ' (you)', fr: ' (vous)' };

/** A sentence with names in place of numbers; a seat without a name keeps its number. @param you the seat of who reads it */
export const named = (
  text: string,
  nameOf: (seat: Seat) => string | null,
  lang: Lang,
  you: Seat | null = null,
): string =>
  text.replaceAll(SPOKEN[lang], (said: string, first: string | undefined, second?: string | number) => {
    const [article, digit] = lang === 'fr' ? [first, String(second)] : ['', first];
    const seat = Number(digit) - 1;
    const name = nameOf(seat);
    return name === null
      ? said + (seat === you ? YOU[lang] : '')
      : (BEFORE[(article ?? '').trim().toLowerCase()] ?? '') + name;
  });
