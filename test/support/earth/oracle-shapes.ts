/** What several cards have in common or make together: rows and columns, sets, paths. */
import { unread } from './notation.ts';
import type { Area, Face, Lying } from './oracle-cards.ts';
import { shows } from './oracle-fits.ts';

/** The rows or columns of a tableau that are full. */
export const linesOf = ({ tableau }: Area, by: 'row' | 'column'): Lying[][] =>
  [0, 1, 2, 3].map((line) => tableau.filter((card) => card[by] === line)).filter(({ length }) => length === 4);

/** Every way to take one of each list. */
const picks = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]]);
const differ = (lists: readonly (readonly unknown[])[]): boolean =>
  picks(lists).some((pick) => new Set(pick).size === pick.length);
const agree = (lists: readonly (readonly unknown[])[]): boolean =>
  (lists[0] ?? []).some((item) => lists.every((list) => list.includes(item)));

const coloursOf = (card: Face): string[] => ['R', 'B', 'Y', 'G', 'K', 'N'].filter((colour) => shows(card, colour));
const kindsOf = (card: Face): string[] => (card.kind === 'J' ? ['T', 'H', 'B', 'M'] : [card.kind]);

/** Whether a full row or column fits words such as `4 same type`. */
export const lineFits = (line: readonly Lying[], words: string): boolean => {
  if (words.includes('show 4 different ability')) return differ(line.map(coloursOf));
  if (words.includes('share an ability')) return agree(line.map(coloursOf));
  if (words.includes('4 different printed vp')) return differ(line.map(({ points }) => [points]));
  if (words.includes('4 different sprout')) return differ(line.map(({ sprouts }) => [sprouts]));
  if (words.includes('4 different growth')) return differ(line.map(({ growth }) => [growth]));
  if (words.includes('4 different types')) return differ(line.map(kindsOf));
  if (words.includes('4 same type')) return agree(line.map(kindsOf));
  if (words.includes('4 different habitats')) return differ(line.map(({ habitats }) => [...habitats]));
  if (words.includes('sharing one habitat')) return agree(line.map(({ habitats }) => [...habitats]));
  return unread(words);
};

/** Most sets of a red, a blue, a yellow card, a terrain and an event, by trying every card in every place. */
export const setsOf = ({ cards, events }: Area): number => {
  const terrains = cards.filter(({ kind }) => kind === 'L').length;
  const coloured = cards.map(coloursOf).filter((colours) => colours.some((colour) => 'RBY'.includes(colour)));
  const most = Math.min(terrains, events.length);
  const reach = (index: number, red: number, blue: number, yellow: number, seen: Set<string>): number => {
    const key = [index, red, blue, yellow].join();
    if (seen.has(key)) return 0;
    seen.add(key);
    const now = Math.min(red, blue, yellow, most);
    const colours = coloured[index];
    if (colours === undefined) return now;
    return Math.max(
      now,
      reach(index + 1, red, blue, yellow, seen),
      colours.includes('R') ? reach(index + 1, red + 1, blue, yellow, seen) : 0,
      colours.includes('B') ? reach(index + 1, red, blue + 1, yellow, seen) : 0,
      colours.includes('Y') ? reach(index + 1, red, blue, yellow + 1, seen) : 0,
    );
  };
  return reach(0, 0, 0, 0, new Set());
};

/** Longest simple path over cards that `near` each other, through `through` if given. */
export const longestPath = (
  cards: readonly Lying[],
  near: (one: Lying, other: Lying) => boolean,
  through?: Lying,
): number => {
  const walk = (path: readonly Lying[]): number => {
    const last = path.at(-1)!;
    const own = through === undefined || path.includes(through) ? path.length : 0;
    return Math.max(
      own,
      ...cards.filter((card) => !path.includes(card) && near(last, card)).map((card) => walk([...path, card])),
    );
  };
  return Math.max(0, ...cards.map((card) => walk([card])));
};

/** Whether two cards share a side. */
export const beside = (one: Lying, other: Lying): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/** Whether two cards touch at a corner. */
export const across = (one: Lying, other: Lying): boolean =>
  Math.abs(one.row - other.row) === 1 && Math.abs(one.column - other.column) === 1;
