/** JSON as people like to read it: short things on one line, remarks beside them, long things cut. */

/** Stands for what is left out, in a list or in place of a value; it is shown without quotes. */
export const CUT = '…';

/** Remarks by dotted path, such as `players.0.hand`; each is shown as a comment behind its line. */
export type Remarks = Readonly<Record<string, string>>;

const WIDTH = 92;

/** The first `most` of `items`, and a sign where there are more. */
export const shorten = (items: readonly unknown[], most: number): readonly unknown[] =>
  items.length > most ? [...items.slice(0, most), CUT] : items;

/** On one line without spaces, as `jq -c` prints. */
export const compact = (value: unknown): string => JSON.stringify(value).replaceAll(`"${CUT}"`, CUT);

/** On several lines; what has no remarks within it stays on one line where it fits. */
export const layout = (value: unknown, remarks: Remarks = {}): string => {
  const open = new Set(Object.keys(remarks));
  const lines = linesOf({ value, at: '', lead: '', tail: '' }, 0, remarks, open);
  if (open.size > 0) throw new Error(`remarks on nothing: ${[...open].join(', ')}`);
  return lines.join('\n');
};

/** A value with its place, and what stands before and behind it on its line. */
interface Part {
  readonly value: unknown;
  readonly at: string;
  readonly lead: string;
  readonly tail: string;
}

const linesOf = ({ value, at, lead, tail }: Part, depth: number, remarks: Remarks, open: Set<string>): string[] => {
  const indent = '  '.repeat(depth);
  const remark = remarks[at] === undefined ? '' : `  // ${remarks[at]}`;
  open.delete(at);
  const short = `${indent}${lead}${inline(value)}${tail}`;
  const remarked = Object.keys(remarks).some((path) => at === '' || path.startsWith(`${at}.`));
  if (typeof value !== 'object' || value === null || (short.length <= WIDTH && !remarked)) return [short + remark];
  const [begin, end] = Array.isArray(value) ? '[]' : '{}';
  const parts = Object.entries(value).map(([key, held], index, all) => ({
    value: held,
    at: at === '' ? key : `${at}.${key}`,
    lead: Array.isArray(value) ? '' : `${JSON.stringify(key)}: `,
    tail: index < all.length - 1 ? ',' : '',
  }));
  const inner = parts.flatMap((part) => linesOf(part, depth + 1, remarks, open));
  return [`${indent}${lead}${begin}${remark}`, ...inner, `${indent}${end}${tail}`];
};

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return compact(value);
  const fields = Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}: ${inline(held)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};
