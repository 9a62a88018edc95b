import type { TSchema } from 'typebox';
import { type Fault, fault, MOST_FAULTS, pointer } from './fault.ts';

/** A schema, as the JSON that it is. */
type Form = Readonly<Record<string, unknown>>;

/** A value that can be explained at a bounded price. */
interface Fitted {
  /** The value without the items and unknown fields that are too many; the rest of it is where it was. */
  readonly value: unknown;
  /** One fault for each list that was cut. */
  readonly faults: readonly Fault[];
}

/**
 * Cuts lists down to what `schema` allows, and unknown fields down to as many as are ever told. Whatever says what is wrong
 * with a value looks at each item, and at each pair where items must differ, so a body full of them would cost seconds.
 */
export const fitted = (schema: TSchema, value: unknown): Fitted => {
  const faults: Fault[] = [];
  return { value: cut(formsOf(schema), value, '', faults), faults };
};

const isForm = (schema: unknown): schema is Form =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);

/** What a value may be: the schema itself, or the branches of a union. */
const formsOf = (schema: unknown): Form[] => {
  if (!isForm(schema)) return [];
  const branches = schema['anyOf'];
  return Array.isArray(branches) ? branches.flatMap(formsOf) : [schema];
};

const cut = (forms: readonly Form[], value: unknown, at: string, faults: Fault[]): unknown => {
  // Nobody looks into what may not stand here, or may be anything.
  if (forms.length === 0) return value;
  if (Array.isArray(value)) return cutList(of(forms, 'array'), value, at, faults);
  return isForm(value) ? cutRecord(of(forms, 'object'), value, at, faults) : value;
};

const of = (forms: readonly Form[], type: string): Form[] => forms.filter((form) => form['type'] === type);

const cutList = (forms: readonly Form[], list: readonly unknown[], at: string, faults: Fault[]): unknown => {
  if (forms.length === 0) return list;
  const most = Math.max(...forms.map(mostOf));
  const isTuple = forms.some(({ items }) => Array.isArray(items));
  if (list.length > most && !isTuple)
    faults.push(fault(at, 'out-of-range', `Expected at most ${most} items, got ${list.length}.`));
  return list.slice(0, most).map((item, index) => {
    const items = forms.flatMap(({ items }) => formsOf(Array.isArray(items) ? items[index] : items));
    return cut(items, item, at + pointer(index), faults);
  });
};

/** Most items of a list that are looked at; those beyond the end of a tuple are faults of their own, as far as faults are told. */
const mostOf = ({ items, maxItems }: Form): number => {
  if (typeof maxItems === 'number') return maxItems;
  return Array.isArray(items) ? items.length + MOST_FAULTS : Number.POSITIVE_INFINITY;
};

const cutRecord = (forms: readonly Form[], record: Form, at: string, faults: Fault[]): unknown => {
  if (forms.length === 0) return record;
  const fields = forms.map(({ properties }) => (isForm(properties) ? properties : {}));
  const isKnown = (name: string): boolean => fields.some((known) => Object.hasOwn(known, name));
  let unknown = 0;
  const kept = Object.entries(record).filter(([name]) => isKnown(name) || unknown++ < MOST_FAULTS);
  return Object.fromEntries(
    kept.map(([name, held]) => {
      const inner = fields.flatMap((known) => (Object.hasOwn(known, name) ? formsOf(known[name]) : []));
      return [name, cut(inner, held, at + pointer(name), faults)];
    }),
  );
};
