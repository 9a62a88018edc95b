/** French signs stay with their word: no line begins with one. */
const HARD_SPACE = '\u00a0';

/** A French text in which no line breaks before `:`, `;`, `?`, `!` and `%`, nor beside the inner side of quotes. */
export const withSigns = (text: string): string =>
  text.replaceAll(/ (?=[:;?!%»])/g, HARD_SPACE).replaceAll('« ', `«${HARD_SPACE}`);
