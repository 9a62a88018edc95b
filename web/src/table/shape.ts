/** What a JSON Schema lets a part of a document be, as a form asks for it. */

type Schema = Readonly<Record<string, unknown>>;
/** What a field without parts may hold. */
export type Plain = string | number | boolean | null;

/** A part of a document, as a form shows it. */
export type Shape =
  | { readonly is: 'object'; readonly fields: readonly (readonly [name: string, schema: unknown])[] }
  | { readonly is: 'list'; readonly itemAt: (index: number) => unknown; readonly most: number }
  | { readonly is: 'choice'; readonly values: readonly Plain[] }
  | { readonly is: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly is: 'text' }
  | { readonly is: 'fixed' };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const variantsOf = (schema: unknown): readonly unknown[] =>
  isSchema(schema) && Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(variantsOf) : [schema];

const isNull = (schema: unknown): boolean => isSchema(schema) && schema['type'] === 'null';

/** What a sentence of the schema says of it. */
export const aboutOf = (schema: unknown): string =>
  isSchema(schema) && typeof schema['description'] === 'string' ? schema['description'] : '';

/** Whether it may be null, which is hidden or nothing. */
export const isNullable = (schema: unknown): boolean => variantsOf(schema).some(isNull);

/** Values of a schema that is a choice; null where it is none. */
const valuesOf = (schema: unknown): readonly Plain[] | null => {
  if (!isSchema(schema)) return null;
  if (Array.isArray(schema['enum'])) return schema['enum'].filter(isPlain);
  if (isPlain(schema['const']) && 'const' in schema) return [schema['const']];
  return schema['type'] === 'boolean' ? [false, true] : null;
};

/** Whether a value may be meant by a variant: the type, and what is fixed in it. */
const fits = (schema: unknown, value: unknown): boolean => {
  if (!isSchema(schema)) return false;
  const values = valuesOf(schema);
  if (values !== null) return values.some((each) => each === value);
  switch (schema['type']) {
    case 'object': {
      const fields = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
      if (!isSchema(value) || Array.isArray(value)) return false;
      return fields.every(([name, field]) => !(isSchema(field) && 'const' in field) || fits(field, value[name]));
    }
    case 'array':
      return Array.isArray(value);
    case 'string':
      return typeof value === 'string';
    default:
      return typeof value === 'number';
  }
};

const listShape = (schema: Schema): Shape => {
  const [first, rest] = [listOf(schema['prefixItems'] ?? schema['items']), schema['items']];
  const itemAt = (index: number): unknown => first[index] ?? rest;
  return { is: 'list', itemAt, most: numberOf(schema['maxItems']) ?? Number.POSITIVE_INFINITY };
};

/** The shape of a part that has this value; of several variants the one that fits, else the first. */
export const shapeOf = (schema: unknown, value: unknown): Shape => {
  const variants = variantsOf(schema).filter((each) => !isNull(each));
  const choices = variants.map(valuesOf);
  if (variants.length > 1 && choices.every((each) => each !== null))
    return { is: 'choice', values: choices.flatMap((each) => each ?? []) };
  const chosen = variants.find((each) => fits(each, value)) ?? variants[0];
  if (!isSchema(chosen)) return { is: 'fixed' };
  const values = valuesOf(chosen);
  if (values !== null) return values.length < 2 ? { is: 'fixed' } : { is: 'choice', values };
  switch (chosen['type']) {
    case 'object':
      return { is: 'object', fields: Object.entries(isSchema(chosen['properties']) ? chosen['properties'] : {}) };
    case 'array':
      return listShape(chosen);
    case 'string':
      return { is: 'text' };
    default:
      return { is: 'number', min: numberOf(chosen['minimum']), max: numberOf(chosen['maximum']) };
  }
};

const blankObject = (schema: Schema): object => {
  const fields: Schema = isSchema(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(listOf(schema['required']).map((name) => [String(name), blankOf(fields[String(name)])]));
};

/** A value to begin with, as small as the schema allows. */
export const blankOf = (schema: unknown): unknown => {
  if (!isSchema(schema)) return null;
  if ('default' in schema) return schema['default'];
  const [first] = variantsOf(schema).filter((each) => !isNull(each));
  if (first !== schema) return isNullable(schema) ? null : blankOf(first);
  const values = valuesOf(schema);
  if (values !== null) return values[0];
  switch (schema['type']) {
    case 'object':
      return blankObject(schema);
    case 'array':
      return Array.from({ length: numberOf(schema['minItems']) ?? 0 }, () => blankOf(schema['items']));
    case 'string':
      return listOf(schema['examples'])[0] ?? '';
    default:
      return numberOf(schema['minimum']) ?? 0;
  }
};

/** The parts of a JSON pointer. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A document with another value at a place, or without that place where the value is undefined. */
export const withValue = (document: unknown, pointer: string, value: unknown): unknown => {
  const change = (part: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return value;
    if (Array.isArray(part)) {
      const inner = change(part[Number(step)], rest);
      return inner === undefined
        ? part.toSpliced(Number(step), 1)
        : Object.assign([...part], { [Number(step)]: inner });
    }
    const fields = isSchema(part) ? part : {};
    const inner = change(fields[step], rest);
    return Object.fromEntries(Object.entries({ ...fields, [step]: inner }).filter(([, each]) => each !== undefined));
  };
  return change(document, stepsOf(pointer));
};
