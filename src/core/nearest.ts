import { distance } from 'fastest-levenshtein';

/** Longest part of a name that is compared. */
const COMPARED = 60;

/** The known name that was probably meant by `name`; none where all are too far from it. */
export const nearestOf = (name: string, known: readonly string[]): string | undefined => {
  const best = known
    .map((candidate) => ({ candidate, far: distance(name.slice(0, COMPARED).toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.far - right.far)[0];
  return best !== undefined && best.far <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined;
};

/** The end of a sentence about the unknown name: what was probably meant, or nothing but the full stop. */
export const meant = (name: string, known: readonly string[]): string => {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? '.' : `; did you mean ${JSON.stringify(nearest)}?`;
};

/** Most names that are worth listing. */
const MOST_NAMES = 1000;

/**
 * Every name that a pattern such as `^[12]-(air|sea)$` allows: letters, sets of characters and choices.
 * @returns none where it has anything else, such as repetition, or allows too many
 */
export const namesOf = (pattern: string): readonly string[] => {
  const tokens = /^\^((?:\[[\w-]+\]|[\w()|-])*)\$$/.exec(pattern)?.[1]?.match(/\[[\w-]+\]|./g) ?? [];
  let at = 0;
  const choice = (): string[] => {
    const names = sequence();
    while (tokens[at] === '|') {
      at++;
      names.push(...sequence());
    }
    return names;
  };
  const sequence = (): string[] => {
    let names = [''];
    for (let token = tokens[at]; token !== undefined && token !== '|' && token !== ')'; token = tokens[at]) {
      at++;
      const ends = token === '(' ? choice() : token.startsWith('[') ? charactersOf(token.slice(1, -1)) : [token];
      if (token === '(') at++;
      names = names.slice(0, MOST_NAMES).flatMap((name) => ends.map((end) => name + end));
    }
    return names;
  };
  const names = tokens.length === 0 ? [] : choice();
  return names.length > MOST_NAMES ? [] : names;
};

/** The characters of a set such as `a0-3`. */
const charactersOf = (set: string): string[] =>
  [...set.matchAll(/(\w)-(\w)|[\w-]/g)].flatMap(([character, first, last]) => {
    if (first === undefined || last === undefined) return [character];
    const from = first.charCodeAt(0);
    return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => String.fromCharCode(from + index));
  });
