import type { Seat } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import { clip, widthOf, wrapTable } from '../format.ts';
import type { Told } from '../told.ts';

/** What a table is drawn from, beside the view itself. */
export interface Setting {
  /** The seat of the person who looks. */
  readonly you: Seat;
  readonly lang: Lang;
  /** Rows of the game's catalog, for what a card shows but a state does not say; nothing when not known. */
  readonly catalog: unknown;
  /** Columns of the terminal. */
  readonly width: number;
  /** Lines that there are for the table; all that it needs when absent. */
  readonly rows?: number;
}

/** What an action brings that its text does not say, in one line; nothing where there is nothing to add. */
export type Note = (action: unknown, rows: readonly Told[]) => string | undefined;

/** Draws a view for a terminal, as lines; throws when `view` is not a state of the game. */
export type Draw = (view: unknown, setting: Setting) => string;

/** A part of a table, in forms of which each is shorter than the one before; an empty last one says that it can be left out. */
export interface Part {
  readonly forms: readonly (readonly string[])[];
  /** How dear it is: those with lower numbers are shortened first, and as far as they can be. */
  readonly keep: number;
}

/** How dear parts are, cheapest first: space between others, what stands aside, other seats, the board, one's own things. */
export const KEEP = { space: 0, aside: 1, others: 2, board: 3, own: 4 } as const;

/** An empty line, where there is room. */
export const SPACE: Part = { forms: [[''], []], keep: KEEP.space };

/** A part that is what it is. */
export const fixed = (...lines: readonly string[]): Part => ({ forms: [lines], keep: KEEP.board });

/** Where parts had to be cut that no form of theirs is short enough for. */
export const CUT = '…';

const heightOf = (form: readonly string[] | undefined): number => form?.length ?? 0;

/** The lines of a table: all, or as many as there is room for, dear parts longer than others. */
export const layOut = (parts: readonly Part[], { width, rows = Number.POSITIVE_INFINITY }: Setting): string => {
  const fitted = parts.map(({ forms, keep }) => ({
    keep,
    forms: forms.map((form) =>
      wrapTable(form, width).map((line) => (rows < Number.POSITIVE_INFINITY ? clip(line, width) : line)),
    ),
    at: 0,
  }));
  const lines = (): string[] => fitted.flatMap(({ forms, at }) => forms[at] ?? []);
  let height = lines().length;
  while (height > rows) {
    // The tallest of the cheapest parts that have a shorter form.
    const [next] = fitted
      .filter(({ forms, at }) => at < forms.length - 1)
      .toSorted((a, b) => a.keep - b.keep || heightOf(b.forms[b.at]) - heightOf(a.forms[a.at]));
    if (next === undefined) return [...lines().slice(0, rows - 1), CUT].join('\n');
    height += heightOf(next.forms[next.at + 1]) - heightOf(next.forms[next.at]);
    next.at++;
  }
  return lines().join('\n');
};

/** `names` after `lead` in one line, as many as fit; then how many more there are. */
export const oneLine = (lead: string, names: readonly string[], between: string, width: number): string => {
  for (let shown = names.length; shown > 0; shown--) {
    const more = shown < names.length ? `${between}+${names.length - shown}` : '';
    const line = lead + names.slice(0, shown).join(between) + more;
    if (widthOf(line) <= width) return line;
  }
  return clip(lead + names.join(between), width);
};
