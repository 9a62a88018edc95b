/** What a typed line means where a move is to be chosen. Nothing but the name of a move, its number in the list that is shown, or Enter after it was shown by itself plays it. */
import { fold } from './fold.ts';
import type { Group } from './groups.ts';

/** A move as it can be chosen. */
export interface Move {
  readonly action: unknown;
  readonly notation: string;
  readonly text: string;
}

/** How far a choice has come. Moves go by their places in the whole list, from 0; people see them from 1. */
export interface Choice {
  /** The moves in question; never empty. */
  readonly among: Group;
  /** The page of their list that is shown. */
  readonly page: number;
  /** Whether a single move is shown that Enter plays. */
  readonly asked: boolean;
}

/** An entry of the list that is shown: a move, or a group of them, which goes by the number of its first. */
export type Entry = Group;

/** What a line is for. */
export type Meaning =
  | { readonly kind: 'play'; readonly move: number }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'unknown' };

/** The choice among all moves. */
export const everything = (moves: readonly Move[]): Choice => ({
  among: moves.map((_, index) => index),
  page: 0,
  asked: false,
});

const narrowed = (among: Group): Meaning => ({
  kind: 'choice',
  choice: { among, page: 0, asked: among.length === 1 },
});

/** The moves of `among` whose words have every part of what was typed, or whose name has it as it is. */
const fitting = (typed: string, moves: readonly Move[], among: Group): Group => {
  const said = fold(typed);
  const parts = said.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  return among.filter((index) => {
    const { text = '', notation = '' } = moves[index] ?? {};
    const words = fold(text);
    return parts.every((part) => includes(words, part)) || fold(notation).includes(said);
  });
};

/** A number is no part of a longer one. */
const includes = (said: string, part: string): boolean =>
  /^\d+$/.test(part) ? said.split(/\D+/).includes(part) : said.includes(part);

/**
 * What `typed`, which is trimmed and no command, means.
 * @param shown the entries that can be seen at the moment; none while something else is shown
 * @param pages of the list
 */
export const meaningOf = (
  typed: string,
  moves: readonly Move[],
  choice: Choice,
  shown: readonly Entry[],
  pages: number,
): Meaning => {
  if (typed === '') return afterEnter(moves, choice, pages);
  const named = moves.findIndex(({ notation }) => notation === typed);
  if (named >= 0) return { kind: 'play', move: named };
  if (/^\d+$/.test(typed)) return numbered(typed, moves, shown);
  const inside = fitting(typed, moves, choice.among);
  const found = inside.length > 0 ? inside : fitting(typed, moves, everything(moves).among);
  return found.length === 0 ? { kind: 'unknown' } : narrowed(found);
};

/** A number: of a move that is shown, of a group, or of a move that is not, which is shown by itself first. */
const numbered = (typed: string, moves: readonly Move[], shown: readonly Entry[]): Meaning => {
  const move = moves.findIndex((_, index) => String(index + 1) === typed);
  if (move < 0) return { kind: 'unknown' };
  const entry = shown.find(([first]) => first === move);
  if (entry === undefined) return narrowed([move]);
  return entry.length === 1 ? { kind: 'play', move } : narrowed(entry);
};

/** Enter: plays the move that is shown by itself, turns the page, or goes back to all moves. */
const afterEnter = (moves: readonly Move[], choice: Choice, pages: number): Meaning => {
  const [move] = choice.among;
  if (choice.asked && move !== undefined) return { kind: 'play', move };
  if (choice.page + 1 < pages) return { kind: 'choice', choice: { ...choice, page: choice.page + 1 } };
  return { kind: 'choice', choice: pages > 1 && choice.page > 0 ? { ...choice, page: 0 } : everything(moves) };
};
