/** Animals by the figures of their cards, in one line: `Hare: up-to 3, -1 compost, +2 growth`. */

/** Words for what an animal costs and brings, in English and French, singular or plural. */
const GOODS: Readonly<Record<string, readonly string[]>> = {
  soil: ['soil', 'sol'],
  sprouts: ['sprout', 'germe'],
  growth: ['growth', 'croissance'],
  compost: ['compost'],
  hand: ['hand', 'main'],
  draw: ['draw', 'pioche'],
};

const MOVES: Readonly<Record<string, readonly string[]>> = {
  'up-to': ['up-to', 'jusqu-a'],
  'to-card': ['to-card', 'vers-carte'],
  exactly: ['exactly', 'exactement'],
  none: ['none', 'aucun'],
  pawns: ['pawns', 'pions'],
};

/** Lower case without accents; what stands for an apostrophe or a blank within a word is a dash. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '-')
    .trim();

/** The key of a table that lists `word`, in the singular or the plural. */
const keyOf = (table: Readonly<Record<string, readonly string[]>>, word: string): string | undefined =>
  Object.keys(table).find((key) => table[key]?.some((name) => word === name || word === `${name}s`));

/** What a line says: the document’s entry for an animal, or the part of the line that cannot be read. */
export type Reading =
  | { readonly ok: true; readonly animal: string | Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly unclear: string };

/** Reads a name, or a name with figures behind a colon. */
export const readAnimal = (line: string): Reading => {
  const colon = line.indexOf(':');
  if (colon < 0) return { ok: true, animal: line.trim() };
  const name = line.slice(0, colon).trim();
  const [move = '', ...parts] = line.slice(colon + 1).split(',');
  const moved = readMove(plain(move));
  if (name === '' || moved === undefined) return { ok: false, unclear: name === '' ? line : move.trim() };
  const animal: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    const read = readPart(plain(part), animal);
    if (!read) return { ok: false, unclear: part.trim() };
  }
  const { stores } = animal;
  return stores !== undefined && stores['points'] === undefined
    ? { ok: false, unclear: line }
    : { ok: true, animal: { name, ...moved, ...animal } };
};

const readMove = (words: string): Readonly<Record<string, unknown>> | undefined => {
  const [, name = '', most, per] = /^([a-z-]+?)-?(?: *(\d+))?( per leaf| par feuille)?$/.exec(words) ?? [];
  const move = keyOf(MOVES, name);
  if (move === undefined) return undefined;
  return { move, ...(most !== undefined && { most: Number(most) }), ...(per !== undefined && { perUsedLeaf: true }) };
};

/** Adds one part to `animal`. @returns whether it could be read */
const readPart = (words: string, animal: Record<string, Record<string, unknown>>): boolean => {
  const goods = /^(others |autres )?([+-])(\d+) ([a-z]+)$/.exec(words);
  const stores = /^(?:stores|stocke) (\d+) ([a-z]+)$/.exec(words);
  const points = /^(\d+) points?(?: (?:per|par) (\d+))?$/.exec(words);
  if (goods !== null) {
    const [, others, sign, count, word = ''] = goods;
    const what = keyOf(GOODS, word);
    if (what === undefined || (others !== undefined && sign === '-')) return false;
    const field = others !== undefined ? 'others' : sign === '-' ? 'cost' : 'gain';
    animal[field] = { ...animal[field], [what]: Number(count) };
    return true;
  }
  if (stores !== null) {
    const what = keyOf(GOODS, stores[2] ?? '');
    if (what === undefined) return false;
    animal['stores'] = { ...animal['stores'], what, most: Number(stores[1]) };
    return true;
  }
  if (points === null || animal['stores'] === undefined) return false;
  animal['stores'] = {
    ...animal['stores'],
    points: Number(points[1]),
    ...(points[2] !== undefined && { per: Number(points[2]) }),
  };
  return true;
};
