/** What a person sees at a terminal at one time: the table, below it one panel, and the line they type in. */
import { clip, wrap } from '../format.ts';
import type { Choice, Entry, Move } from './choose.ts';
import { listFully, pagesOf } from './list.ts';

/** Rows and columns of a terminal. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Moves to choose from. */
export interface MovesPanel {
  readonly kind: 'moves';
  readonly choice: Choice;
  /** What is said instead of how many moves there are. */
  readonly said?: string;
}

/** Something to read. */
interface TextPanel {
  readonly kind: 'text';
  readonly lines: readonly string[];
  readonly page: number;
  /** Whether the text is the whole table, which need not be above it too. */
  readonly isTable: boolean;
}

/** What stands below the table. */
export type Panel = MovesPanel | TextPanel;

/** What screens are made of. */
export interface Material {
  readonly moves: readonly Move[];
  /** What a move brings that its words do not say. */
  note(move: Move): string | undefined;
  /** The table in at most `rows` lines. */
  table(rows: number): readonly string[];
  readonly words: {
    readonly moves: (shown: number, all: number) => string;
    readonly confirm: string;
    readonly page: (page: number, pages: number) => string;
    readonly read: (page: number, pages: number) => string;
    readonly all: string;
    readonly short: string;
  };
}

/** A screen, and what can be picked from it. */
export interface Screen {
  readonly lines: readonly string[];
  readonly entries: readonly Entry[];
  readonly pages: number;
}

/** Lines that the line to type in, the one of keys and the one above the panel take. */
const AROUND = 3;
/** Most lines that a panel takes from the table, of those for both; it may have what the table leaves. */
const SHARE = 1 / 3;
/** Fewest lines that the table and a panel have together, on however small a terminal. */
const LEAST = 6;

/**
 * The screen of `rows` less the line to type in, each line of at most `columns`.
 * @param news lines above it that are to stay in sight, as far as the table can spare them
 */
export const screenOf = (panel: Panel, material: Material, { rows, columns }: Size, news = 0): Screen => {
  const free = Math.max(LEAST, rows - AROUND);
  const shown = panel.kind === 'moves' ? moves(panel, material, columns) : reading(panel, material, columns);
  const share = Math.floor(free * SHARE);
  const least = Math.min(shown.wanted, share);
  const spared = Math.min(news, share - least);
  const table = panel.kind === 'text' && panel.isTable ? [] : material.table(free - least - spared);
  const { title, lines, entries, pages } = shown.inside(free - table.length - spared);
  return { lines: [...table, clip(title, columns), ...lines, clip(material.words.short, columns)], entries, pages };
};

interface Shown {
  /** Lines for which the panel asks the table. */
  readonly wanted: number;
  /** The panel in `rows` lines at most. */
  inside(rows: number): Screen & { readonly title: string };
}

const moves = ({ choice, said }: MovesPanel, material: Material, width: number): Shown => {
  const { moves: all, note, words } = material;
  const [only] = choice.among;
  if (choice.asked && only !== undefined) {
    const lines = listFully([only], all, note, width);
    return reading({ lines, page: 0 }, material, width, said ?? words.confirm, [[only]]);
  }
  const head = said ?? words.moves(choice.among.length, all.length);
  return {
    wanted: choice.among.length,
    inside(rows) {
      const pages = pagesOf(choice.among, all, note, { rows, width });
      const at = choice.page % pages.length;
      const { lines = [], entries = [] } = pages[at] ?? {};
      const more =
        pages.length > 1 ? words.page(at + 1, pages.length) : choice.among.length < all.length ? words.all : '';
      return { title: head + more, lines, entries, pages: pages.length };
    },
  };
};

/** A text, page by page. @param title what is said above it, where Enter does something else than to turn the page */
const reading = (
  { lines, page }: { readonly lines: readonly string[]; readonly page: number },
  { words }: Material,
  width: number,
  title?: string,
  entries: readonly Entry[] = [],
): Shown => {
  const wrapped = lines.flatMap((line) => wrap(line, width)).map((line) => clip(line, width));
  return {
    wanted: wrapped.length,
    inside(rows) {
      const pages = Math.max(1, Math.ceil(wrapped.length / rows));
      const at = Math.min(page, pages - 1);
      const shown = wrapped.slice(at * rows, (at + 1) * rows);
      return { title: title ?? words.read(at + 1, pages), lines: shown, entries, pages };
    },
  };
};
