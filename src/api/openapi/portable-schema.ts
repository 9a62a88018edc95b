import type { TSchema } from 'typebox';

/** A JSON value that is an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas that were given a name, by name. */
export type Components = Map<string, JsonObject>;

/**
 * The schema as other programs read it: JSON Schema draft 2020-12, without TypeBox's own marks.
 * @param components when given, every schema in it that has an `$id` is moved there and referred to
 */
export const portableSchema = (schema: TSchema, components?: Components): JsonObject => {
  const portable = convert(schema, components);
  if (!isObject(portable)) throw new TypeError('a schema must be an object');
  return portable;
};

const convert = (value: unknown, components: Components | undefined): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => convert(each, components));
  if (!isObject(value)) return value;
  const { $id, ...rest } = value;
  const body = tuple(
    Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => !key.startsWith('~'))
        // Names of properties are not keywords, so what they hold is looked at one by one.
        .map(([key, held]) => [key, key === 'properties' ? convertEach(held, components) : convert(held, components)]),
    ),
  );
  if (typeof $id !== 'string' || components === undefined) return body;
  if (!components.has($id)) components.set($id, body);
  return { $ref: `#/components/schemas/${$id}` };
};

const convertEach = (properties: unknown, components: Components | undefined): unknown =>
  isObject(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, held]) => [name, convert(held, components)]))
    : properties;

/** Draft 2020-12 writes the places of a tuple under `prefixItems`; TypeBox still writes them under `items`. */
const tuple = (schema: JsonObject): JsonObject => {
  if (!Array.isArray(schema['items'])) return schema;
  const { items, additionalItems, ...rest } = schema;
  return { ...rest, prefixItems: items, items: additionalItems ?? true, maxItems: items.length };
};
