/** Moves that begin with the same words, put together: what is done, or the card, is chosen first, and then the rest. */

/** Moves by their places in the whole list, ascending; never empty. */
export type Group = readonly number[];

/** Words are parted by plain spaces alone: quotation marks and signs stay with theirs. */
const wordsOf = (text: string): readonly string[] => text.split(' ');

/** How many words all `texts` begin with. */
const sharedWords = (texts: readonly string[]): number => {
  const [first = [], ...others] = texts.map(wordsOf);
  const different = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return different < 0 ? first.length : different;
};

/** The words that all `texts` begin with, without an opening quotation mark at their end. */
export const beginning = (texts: readonly string[]): string =>
  wordsOf(texts[0] ?? '')
    .slice(0, sharedWords(texts))
    .join(' ')
    .replace(/[\s«“]+$/, '');

/** Parts `group` at the first word in which its moves differ; they come in the order of their first moves. */
const split = (group: Group, texts: readonly string[]): Group[] => {
  const at = sharedWords(group.map((index) => texts[index] ?? ''));
  const parts = new Map<string, number[]>();
  for (const index of group) {
    const word = wordsOf(texts[index] ?? '')[at] ?? '';
    const part = parts.get(word);
    if (part === undefined) parts.set(word, [index]);
    else part.push(index);
  }
  return [...parts.values()];
};

/** Largest group that is shown move by move where there is room. */
const PAIR = 2;

/**
 * The moves in at most `most` groups where that can be, else in as few as their first words make. The largest are parted first;
 * one whose moves have nothing more in common stays a group, but for pairs.
 * @param texts of all moves
 */
export const groupsOf = (moves: Group, texts: readonly string[], most: number): readonly Group[] => {
  const groups = split(moves, texts);
  for (;;) {
    const [next] = groups
      .map((group, at) => ({ group, at, parts: group.length > 1 ? split(group, texts) : [group] }))
      .filter(
        ({ group, parts }) =>
          parts.length > 1 &&
          groups.length + parts.length - 1 <= most &&
          (parts.length < group.length || group.length <= PAIR),
      )
      .toSorted((a, b) => b.group.length - a.group.length);
    if (next === undefined) return groups;
    groups.splice(next.at, 1, ...next.parts);
  }
};
