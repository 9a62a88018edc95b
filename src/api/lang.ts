import { LANGS, type Lang } from '../core/text.ts';

/** Language of texts when the caller says nothing. */
const DEFAULT_LANG: Lang = 'en';

/**
 * The language to answer in: the one asked for in the body, else the best known one of an
 * `Accept-Language` header (RFC 9110, 12.5.4), else English.
 */
export const langOf = (asked: Lang | undefined, acceptLanguage: string | undefined): Lang =>
  asked ?? accepted(acceptLanguage ?? '') ?? DEFAULT_LANG;

const accepted = (header: string): Lang | undefined =>
  header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { lang: LANGS.find((lang) => lang === range.split('-')[0]), weight: Number(weight ?? 1) };
    })
    .filter(({ lang, weight }) => lang !== undefined && weight > 0)
    .sort((left, right) => right.weight - left.weight)[0]?.lang;
