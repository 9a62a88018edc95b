/** From touched things to actions: which spots may be picked next, and what a pick comes to. */

/** An action that may be taken, and the spots that are picked for it. */
export interface Pickable<Choice> {
  readonly choice: Choice;
  readonly spots: readonly string[];
}

const begins = (spots: readonly string[], picked: readonly string[]): boolean =>
  picked.every((spot, index) => spots[index] === spot);

/** The actions that begin with what is picked. */
const open = <Choice>(all: readonly Pickable<Choice>[], picked: readonly string[]): Pickable<Choice>[] =>
  all.filter(({ spots }) => begins(spots, picked));

/** The spots that may be picked next. */
export const nextSpots = <Choice>(all: readonly Pickable<Choice>[], picked: readonly string[]): ReadonlySet<string> =>
  new Set(open(all, picked).flatMap(({ spots }) => spots.slice(picked.length, picked.length + 1)));

/** What a pick comes to: more to pick, or actions of which all spots are picked; several are told apart by a question. */
export type Picked<Choice> =
  | { readonly picked: readonly string[] }
  | { readonly choices: readonly [Choice, ...Choice[]]; readonly picked: readonly string[] };

/**
 * Picks a spot after others. The last one once more takes it back; one that does not go on from there goes on from the longest beginning
 * that it fits, and one that fits none takes all back. Nothing is picked that was not touched, be it the only way on.
 */
export const pick = <Choice>(
  all: readonly Pickable<Choice>[],
  before: readonly string[],
  spot: string,
): Picked<Choice> => {
  if (before.at(-1) === spot && !nextSpots(all, before).has(spot)) return { picked: before.slice(0, -1) };
  const from = startOf(all, before, spot);
  if (from === null) return { picked: [] };
  const picked = [...from, spot];
  const [first, ...others] = open(all, picked).filter(({ spots }) => spots.length === picked.length);
  if (first === undefined) return { picked };
  return { choices: [first.choice, ...others.map(({ choice }) => choice)], picked };
};

/** The longest beginning of what is picked from which the spot goes on; null when there is none. */
const startOf = <Choice>(
  all: readonly Pickable<Choice>[],
  before: readonly string[],
  spot: string,
): readonly string[] | null => {
  for (let length = before.length; length >= 0; length--)
    if (nextSpots(all, before.slice(0, length)).has(spot)) return before.slice(0, length);
  return null;
};
