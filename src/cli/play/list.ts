/** The list of moves, in the first of these forms that fits: with what each brings, without, in groups, in columns, in pages. */
import { clip, paint, widthOf, wrap } from '../format.ts';
import type { Entry, Move } from './choose.ts';
import { beginning, type Group, groupsOf } from './groups.ts';

/** A page of the list. */
export interface Page {
  readonly lines: readonly string[];
  /** What its numbers stand for. */
  readonly entries: readonly Entry[];
}

/** Where a list is shown. */
export interface Frame {
  readonly rows: number;
  readonly width: number;
}

const INDENT = 2;
const GAP = 2;

const lead = (index: number, digits: number): string => `${' '.repeat(INDENT)}${String(index + 1).padStart(digits)}  `;

/** Digits of the largest number of the list. */
const digitsOf = (among: Group): number => String((among.at(-1) ?? 0) + 1).length;

const single = (among: Group): Entry[] => among.map((index) => [index]);

/**
 * The moves with their names, numbers and what each brings, on as many lines as they need; in a pipe always so.
 * @param note what a move brings that its words do not say
 */
export const listFully = (
  among: Group,
  moves: readonly Move[],
  note: (move: Move) => string | undefined,
  width: number,
): string[] => {
  const letters = Math.max(...among.map((index) => (moves[index]?.notation ?? '').length));
  const digits = digitsOf(among);
  const margin = INDENT + digits + letters + 2 * GAP;
  return among.flatMap((index) => {
    const move = moves[index];
    if (move === undefined) return [];
    const brings = note(move);
    const start = `${lead(index, digits)}${paint('bold', move.notation.padEnd(letters))}  `;
    return [
      ...wrap(start + move.text, width, margin),
      ...(brings === undefined ? [] : wrap(' '.repeat(margin) + brings, width, margin)),
    ];
  });
};

/** The words of an entry: those of a move, or how its moves begin and how many they are. */
const labelOf = (entry: Entry, moves: readonly Move[]): string => {
  const texts = entry.map((index) => moves[index]?.text ?? '');
  return entry.length === 1 ? (texts[0] ?? '') : `${beginning(texts)} … (${entry.length})`;
};

/** Entries in as many columns as fit side by side, read downwards; at least `rows` lines are filled before the next column. */
const inColumns = (entries: readonly Entry[], labels: readonly string[], { rows, width }: Frame): string[] => {
  const digits = digitsOf(entries.flat().toSorted((a, b) => a - b));
  const start = INDENT + digits + GAP;
  const widest = Math.max(...labels.map(widthOf));
  const columns = Math.max(1, Math.floor(width / (start + widest + 1)));
  const height = Math.max(Math.min(rows, entries.length), Math.ceil(entries.length / columns));
  const cell = (at: number): string => {
    const [first] = entries[at] ?? [];
    if (first === undefined) return '';
    const text = lead(first, digits) + (labels[at] ?? '');
    return columns === 1 ? text : text + ' '.repeat(Math.max(0, start + widest + 1 - widthOf(text)));
  };
  return Array.from({ length: height }, (_, row) =>
    clip(
      Array.from({ length: Math.ceil(entries.length / height) }, (_each, column) => cell(row + column * height))
        .join('')
        .trimEnd(),
      width,
    ),
  );
};

/** Lists that are too long for one column have two, and pages where these are too short. */
const SIDES = 2;

/** The list `among` in pages that fit into `frame`; there is one at least. */
export const pagesOf = (
  among: Group,
  moves: readonly Move[],
  note: (move: Move) => string | undefined,
  frame: Frame,
): readonly Page[] => {
  const { rows, width } = frame;
  for (const brings of [note, () => undefined]) {
    const lines = listFully(among, moves, brings, width);
    if (lines.length <= rows) return [{ lines, entries: single(among) }];
  }
  const texts = moves.map(({ text }) => text);
  const entries = among.length <= rows ? single(among) : groupsOf(among, texts, rows);
  const labels = entries.map((entry) => labelOf(entry, moves));
  const isLong = entries.length > rows;
  const room = isLong ? Math.floor(width / SIDES) - INDENT - digitsOf(among) - GAP - 1 : width;
  const size = isLong ? rows * SIDES : rows;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, page) => {
    const part = entries.slice(page * size, (page + 1) * size);
    const named = labels.slice(page * size, (page + 1) * size).map((label) => clip(label, room));
    return { lines: inColumns(part, named, frame), entries: part };
  });
};
