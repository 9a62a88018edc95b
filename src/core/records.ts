/** For tables that declare a thing once, by name, so that all that is made of it follows. */

/** The keys of `record`, in its order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(record: object): readonly string[] {
  return Object.keys(record);
}

/** A record of the same keys, in the same order, with the values that `map` makes. */
export function mapRecord<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To>;
export function mapRecord<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  const mapped: Record<string, To> = {};
  for (const key in record) mapped[key] = map(record[key]!, key);
  return mapped;
}

/** Whether two documents, as deep as JSON is, are the same bytes as JSON: equal values, fields in the same order. */
export const isSame = (left: unknown, right: unknown): boolean => {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return Object.is(left, right);
  if (Array.isArray(left) || Array.isArray(right)) return isSameList(left, right);
  const others = Object.entries(right);
  let at = 0;
  for (const [key, value] of Object.entries(left)) {
    const other = others[at++];
    if (other === undefined || other[0] !== key || !isSame(value, other[1])) return false;
  }
  return at === others.length;
};

const isSameList = (left: unknown, right: unknown): boolean =>
  Array.isArray(left) &&
  Array.isArray(right) &&
  left.length === right.length &&
  left.every((value, at) => isSame(value, right[at]));
