/** Catalogs that were built in once, told by how they differ from those of today, so that games begun with them go on. */
import Type, { type Static } from 'typebox';
import { checker } from './schema.ts';

const Place = Type.Integer({ minimum: 0 });

const FormerSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    why: Type.Optional(Type.String({ minLength: 1 })),
    tables: Type.Record(Type.String(), Type.Array(Type.Union([Type.Tuple([Place, Place]), Type.Object({})]))),
  },
  { additionalProperties: false },
);

/**
 * A catalog that was built in once. Its `tables` are those that differ from the present ones of the catalog with its id: rows of
 * its own, and in their places `[first, last]` rows that stand there today. `why` says, in a sentence, what keeps the rules
 * from playing it, where something does.
 */
export type Former = Static<typeof FormerSchema>;

const lists = checker(Type.Array(FormerSchema));
const documents = checker(Type.Array(Type.Object({ game: Type.String(), id: Type.String() })));

/** A game's `content/former.json`, which `npm run catalogs` writes. @throws TypeError for anything else */
export const readFormer = (list: unknown): readonly Former[] => {
  const read = lists.check(list);
  if (!read.ok) throw new TypeError(`a list of former catalogs is spoilt: ${JSON.stringify(read.faults)}`);
  return read.value;
};

/**
 * The document of a former catalog.
 * @param builtIn the documents that it is told by
 */
export const wholeOfFormer = ({ id, title, tables }: Former, builtIn: readonly unknown[]): object => {
  const read = documents.check(builtIn);
  const present = read.ok ? read.value : [];
  const base = new Map<string, unknown>(
    Object.entries(present.find((each) => each.id === id) ?? { game: present[0]?.game }),
  );
  const rowsFrom = (name: string, first: number, last: number): unknown[] => {
    const rows = base.get(name);
    return Array.isArray(rows) ? rows.slice(first, last + 1) : [];
  };
  const own = Object.entries(tables).map(([name, parts]): [string, unknown] => [
    name,
    parts.flatMap((part) => (Array.isArray(part) ? rowsFrom(name, part[0], part[1]) : [part])),
  ]);
  return { ...Object.fromEntries(base), id, title, ...Object.fromEntries(own) };
};
