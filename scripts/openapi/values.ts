/** Looking into documents whose types are not known here. */

/** What stands at a dotted path, such as `players.0.hand`; undefined where there is nothing. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (held, step) => (typeof held === 'object' && held !== null ? Reflect.get(held, step) : undefined),
      value,
    );

/** `value`, which must be a list. */
export const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError(`expected a list, not ${JSON.stringify(value)}`);
  return value;
};

/** The fields of `value` with these names, in this order. */
export const pick = (value: unknown, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, at(value, name)]));
