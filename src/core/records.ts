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
