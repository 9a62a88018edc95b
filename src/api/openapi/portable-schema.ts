import type { TSchema } from 'typebox';

/** A JSON value that is an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas that were given a name, by name. */
export type Components = Map<string, JsonObject>;

/** What the schemas of one game are called, and what fills their slots. */
export interface Filling {
  /** Comes before the name of every schema that has a slot in it: `Earth` makes `EarthHint` of `Hint`. */
  readonly prefix: string;
  /** By the name of the slot. */
  readonly slots: ReadonlyMap<string, TSchema>;
}

/** How schemas are written into one document. */
export interface Naming {
  /** Every schema that has an `$id` is moved here and referred to. */
  readonly components: Components;
  /** The game that it is written for; absent where schemas are of no game in particular, and have no slots. */
  readonly filling?: Filling | undefined;
}

/**
 * The schema as other programs read it: JSON Schema draft 2020-12, without TypeBox's own marks.
 * @param naming when given, schemas that have a name are referred to, and defaults are told in words: generators take a field
 *   that has one for a field that is always there
 */
export const portableSchema = (schema: TSchema, naming?: Naming): JsonObject => {
  const portable = convert(schema, naming);
  if (!isObject(portable)) throw new TypeError('a schema must be an object');
  return portable;
};

const convert = (value: unknown, naming: Naming | undefined): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => convert(each, naming));
  if (!isObject(value)) return value;
  const { $id, ...rest } = value;
  return typeof $id === 'string' && naming !== undefined ? named($id, rest, naming) : convertKeywords(rest, naming);
};

/** A reference to the schema called `$id`, which is written down when it is met first. */
const named = ($id: string, schema: JsonObject, naming: Naming): JsonObject => {
  const { components, filling } = naming;
  const filled = filling?.slots.get($id);
  const name = filling !== undefined && (filled ?? holdsSlot(schema, filling)) ? filling.prefix + $id : $id;
  if (!components.has(name)) components.set(name, convertKeywords({ ...(filled ?? schema) }, naming));
  return { $ref: `#/components/schemas/${name}` };
};

/** Whether the form of `value` depends on the game. */
const holdsSlot = (value: unknown, { slots }: Filling): boolean => {
  const holds = (held: unknown): boolean =>
    Array.isArray(held)
      ? held.some(holds)
      : isObject(held) &&
        ((typeof held['$id'] === 'string' && slots.has(held['$id'])) || Object.values(held).some(holds));
  return holds(value);
};

const convertKeywords = (schema: JsonObject, naming: Naming | undefined): JsonObject => {
  const portable = wholeConstant(
    tuple(
      Object.fromEntries(
        Object.entries(schema)
          .filter(([key]) => !key.startsWith('~'))
          // Names of properties are not keywords, so what they hold is looked at one by one.
          .map(([key, held]) => [key, key === 'properties' ? convertEach(held, naming) : convert(held, naming)]),
      ),
    ),
  );
  return naming === undefined ? portable : toldDefault(portable);
};

const convertEach = (properties: unknown, naming: Naming | undefined): unknown =>
  isObject(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, held]) => [name, convert(held, naming)]))
    : properties;

/** Draft 2020-12 writes the places of a tuple under `prefixItems`; TypeBox still writes them under `items`. */
const tuple = (schema: JsonObject): JsonObject => {
  if (!Array.isArray(schema['items'])) return schema;
  const { items, additionalItems, ...rest } = schema;
  return { ...rest, prefixItems: items, items: additionalItems ?? true, maxItems: items.length };
};

/** TypeBox calls every constant number a number; generators take it for a fraction then. */
const wholeConstant = (schema: JsonObject): JsonObject =>
  Number.isInteger(schema['const']) ? { ...schema, type: 'integer' } : schema;

/** The schema with its default, if any, as a sentence of the description. */
const toldDefault = (schema: JsonObject): JsonObject => {
  if (!('default' in schema)) return schema;
  const { default: value, description, ...rest } = schema;
  const sentence = `\`${JSON.stringify(value)}\` when absent.`;
  return { ...rest, description: typeof description === 'string' ? `${description} ${sentence}` : sentence };
};
