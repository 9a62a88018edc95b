/** Where in a document a thing on the table is written, found by its name alone. */
import type { Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState } from '../boards/board.ts';

/** Fields by which things are named; a number elsewhere is a count. */
const NAMES: readonly string[] = ['id', 'card', 'island', 'climate', 'ecosystem', 'action', 'location', 'tribe'];

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notes every name below `value`, the first place of each. */
const note = (places: Map<string, string>, value: unknown, pointer: string, key: string, frame: string): void => {
  const put = (name: string, place: string): void => {
    if (!places.has(name)) places.set(name, place);
  };
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) note(places, each, `${pointer}/${index}`, key, pointer);
    return;
  }
  if (!isFields(value)) {
    // Of an entry that is all name, the place is its own; of a field by which a thing is named, that thing's.
    const isName = typeof value === 'string' || NAMES.includes(key);
    if (isName && value !== null) put(String(value), NAMES.includes(key) && !/\/\d+$/.test(pointer) ? frame : pointer);
    return;
  }
  const { row, column } = value;
  if (row !== undefined && column !== undefined) put(`${String(row)}:${String(column)}`, pointer);
  for (const [name, each] of Object.entries(value)) {
    put(`${key}:${name}`, `${pointer}/${name}`);
    note(places, each, `${pointer}/${name}`, name, pointer);
  }
};

/**
 * The places of things by their spots, as JSON pointers; own ones are found first.
 * @returns null for a spot that names nothing in the document
 */
export const placesOf = (view: AnyState, you: Seat): ((spot: string) => string | null) => {
  const places = new Map<string, string>();
  const { options: _, ...parts } = view;
  const all = Object.entries(parts);
  for (const [name, part] of all)
    if (Array.isArray(part) && (name === 'players' || name === 'team'))
      note(places, part[you], `/${name}/${you}`, String(you), `/${name}`);
  for (const [name, part] of all) note(places, part, `/${name}`, name, '');
  return (spot) => {
    if (spot.startsWith('do:')) return null;
    const [, ...rest] = spot.split(':');
    return places.get(rest.join(':')) ?? places.get(rest.at(-1) ?? '') ?? null;
  };
};
