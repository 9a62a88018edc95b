import { stripVTControlCharacters, styleText } from 'node:util';
import type { ValueJson } from '../api/schemas/search.ts';
import type { Lang } from '../core/text.ts';
import { WORDS } from './text/index.ts';

/** Terminal styles, left out when standard output is not a terminal or colours are not wanted (`NO_COLOR`). */
export const paint = (style: Parameters<typeof styleText>[0], words: string): string =>
  styleText(style, words, { stream: process.stdout });

/** Writes lines to standard output. */
export const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** Columns of the terminal; 80 when it does not say. */
export const terminalWidth = (): number => process.stdout.columns || 80;

/** Single spaces, but for those that keep a sign with the word before it, or a quotation mark or ± with what follows. */
const BREAKS = /(?<=[^\s«±]) (?=[^\s·→:;!?»])/;

/**
 * `line` broken at its spaces so that it fits into `width` columns; what follows is indented by `indent`, or two columns
 * more than the line. Styles take no room, and a word that is too long stays whole.
 */
export const wrap = (line: string, width: number, indent = line.search(/\S|$/) + 2): string[] => {
  const lines = [''];
  for (const word of line.split(BREAKS)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || stripVTControlCharacters(longer).length <= width) lines[lines.length - 1] = longer;
    else lines.push(' '.repeat(indent) + word);
  }
  return lines;
};

/** Strokes of a drawing. */
const STROKES = /[│┌┐└┘├┤]/;

/** Lines of a table broken where they are longer than `width`; those of a drawing stay whole. */
export const wrapTable = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => (STROKES.test(line) ? [line] : wrap(line, width)));

/** Columns that `text` takes; styles take none. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Either a style or a single character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with one.
const PIECES = /\u001b\[[\d;]*m|[^\u001b]/gu;

/** `line`, and an ellipsis in its last column where it is longer than `width`; styles stay whole. */
export const clip = (line: string, width: number): string => {
  if (widthOf(line) <= width) return line;
  let left = width - 1;
  const kept = (line.match(PIECES) ?? []).filter((piece) => piece.startsWith('\u001b') || left-- > 0);
  return `${kept.join('')}…`;
};

/** Writes lines to standard output, broken where they are longer than the terminal is wide. */
export const sayWrapped = (...lines: readonly string[]): void =>
  say(...lines.flatMap((text) => text.split('\n')).flatMap((line) => wrap(line, terminalWidth())));

/** 0.613 → "61 %". */
export const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** 20000 → "20,000", 9.4213 → "9.4", as the language writes numbers. */
export const figure = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'negative' }).format(value);

/** "wins 61 % of simulated games, score 9.4 (0 to 18)"; and that these are too few to tell, where they are. */
export const describeValue = ({ utility, error, winProbability, score }: ValueJson, lang: Lang): string => {
  const words = WORDS[lang];
  const shown = (value: number): string => figure(value, lang);
  return [
    ...(winProbability === null ? [] : [words.win(percent(winProbability))]),
    ...(score === null ? [] : [words.score(shown(score.mean), shown(score.p10), shown(score.p90))]),
    ...(winProbability === null && score === null ? [words.utility(percent(utility))] : []),
    ...(error === null ? [words.few] : []),
  ].join(', ');
};

/** Rows as columns of equal width, two spaces apart; the first column is aligned left, the others right. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
