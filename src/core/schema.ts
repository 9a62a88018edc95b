import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { type Fault, fault, MOST_FAULTS, pointer } from './fault.ts';
import { meant, namesOf, nearestOf } from './nearest.ts';
import { fitted } from './oversize.ts';
import { failed, ok, type Result } from './result.ts';

/** One line of text for people: a control character in a name could play tricks on the terminal that shows it. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** A line of text for people, of at least one character and at most `maxLength`. */
export const Line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: ONE_LINE, description });

/** A schema made ready to check many values. */
export interface Checker<T> {
  /** The value, typed, or every fault with its pointer. */
  check(value: unknown): Result<T>;
}

/** Compiles `schema` once. Unknown fields are faults that name the nearest known one. */
export const checker = <S extends TSchema>(schema: S): Checker<Static<S>> => {
  const compiled = Compile(schema);
  return {
    check(value) {
      if (compiled.Check(value)) return ok(value);
      const { value: short, faults } = fitted(schema, value);
      if (faults.length > 0 && compiled.Check(short)) return failed(...faults.slice(0, MOST_FAULTS));
      const errors = resolveUnions(compiled.Errors(short));
      const isTold = toldOf(errors);
      const wrong = explain(schema, errors.filter(isTold), short);
      const long = faults.filter((each) => isTold({ instancePath: each.pointer, keyword: 'maxItems' }));
      return failed(...[...long, ...wrong].slice(0, MOST_FAULTS));
    },
  };
};

interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

/** Longest quotation of a value. */
const QUOTED = 60;

// The validator stops at 8 errors unless told otherwise; several of its errors can become one fault.
Settings.Set({ maxErrors: 10 * MOST_FAULTS });

/** Turns a validator's errors into faults: one a place, in the caller's terms. */
const explain = (schema: TSchema, errors: readonly SchemaError[], value: unknown): Fault[] => {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    if (faults.size >= MOST_FAULTS) break;
    for (const each of faultsOf(schema, error, value)) if (!faults.has(each.pointer)) faults.set(each.pointer, each);
  }
  return [...faults.values()].slice(0, MOST_FAULTS);
};

/** Fields by which a document says what it is, most telling first. */
const NAMING = ['game', 'version', 'type'] as const;

/**
 * Which errors to tell: where a document says that it is another one than is expected, that alone, since all else that
 * differs follows from it.
 */
const toldOf = (
  errors: readonly SchemaError[],
): ((error: Pick<SchemaError, 'instancePath' | 'keyword'>) => boolean) => {
  // The constant that is expected says its type, too.
  const isConstant = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'const' ? [instancePath] : [])),
  );
  const others = new Map<string, string>();
  for (const field of NAMING)
    for (const path of isConstant.values().filter((each) => each.endsWith(`/${field}`))) {
      const holder = path.slice(0, -field.length - 1);
      if (!others.has(holder)) others.set(holder, path);
    }
  return ({ instancePath: at, keyword }) =>
    !(keyword === 'type' && isConstant.has(at)) &&
    others.entries().every(([holder, place]) => at === place || !inside(at, holder));
};

const isUnion = ({ keyword }: SchemaError): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether `path` is `holder` or lies inside it. */
const inside = (path: string, holder: string): boolean => path === holder || path.startsWith(`${holder}/`);

/**
 * The branches of a union fail one by one. Where exactly one branch is meant (the others are of another type, or another
 * `type` field), its errors say what is wrong; where none is, the values that each of them asks for at the same place;
 * else the union's own.
 */
const resolveUnions = (errors: readonly SchemaError[]): SchemaError[] => {
  let left = [...errors];
  for (const union of errors.filter(isUnion)) {
    const branches = branchesOf(union, left);
    const meant = branches.filter((branch) => !branch.some((error) => excludes(error, union.instancePath)));
    const told = meant.length === 1 ? (meant[0] ?? []) : meant.length === 0 ? expectations(union, branches) : [];
    const dropped = new Set(branches.flat().filter((error) => !told.includes(error)));
    if (told.length > 0) dropped.add(union);
    left = [...left.filter((error) => !dropped.has(error)), ...told.filter((error) => !left.includes(error))];
  }
  return left;
};

/** One error for each place where every branch of `union` has another constant, with all that may stand there. */
const expectations = (union: SchemaError, branches: readonly SchemaError[][]): SchemaError[] => {
  const [first = []] = branches;
  const places = new Set(first.map(({ instancePath }) => instancePath));
  return [...places].flatMap((place): SchemaError[] => {
    const refuting = branches.map((branch) =>
      branch.filter((error) => error.instancePath === place && excludes(error, union.instancePath)),
    );
    const constants = refuting.map((branch) => branch.flatMap(constantsOf));
    // A place that a branch does not know has no constant to tell; at the union itself any other type is one more form.
    const isTold = refuting.every(
      ({ length }, index) => length > 0 && (place !== union.instancePath || constants[index]!.length > 0),
    );
    const allowedValues = [...new Set(constants.flat())];
    return isTold && allowedValues.length > 0
      ? [{ ...union, keyword: 'enum', instancePath: place, params: { allowedValues } }]
      : [];
  });
};

/** The values that an error asks for instead. */
const constantsOf = ({ keyword, params }: SchemaError): unknown[] => {
  const { allowedValue, allowedValues, type }: Readonly<Record<string, unknown>> = { ...params };
  if (keyword === 'const') return [allowedValue];
  if (keyword === 'enum' && Array.isArray(allowedValues)) return allowedValues;
  return keyword === 'type' && type === 'null' ? [null] : [];
};

/** The errors below `union`, by branch. */
const branchesOf = (union: SchemaError, errors: readonly SchemaError[]): SchemaError[][] => {
  const start = `${union.schemaPath}/${union.keyword}/`;
  const branches = new Map<string, SchemaError[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(start) || !inside(error.instancePath, union.instancePath)) continue;
    const branch = error.schemaPath.slice(start.length).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return [...branches.values()];
};

/**
 * Whether `error` shows that the value at `at` was never meant for the branch: it is of another type, another constant
 * stands in a field, or its `kind` is one that the branch does not know or asks for in vain.
 */
const excludes = ({ keyword, instancePath, params }: SchemaError, at: string): boolean => {
  if (instancePath !== at)
    return (
      (keyword === 'const' && !instancePath.slice(at.length + 1).includes('/')) ||
      (keyword === 'boolean' && instancePath === at + pointer(KIND))
    );
  if (keyword === 'required') return names(Reflect.get(params, 'requiredProperties')).includes(KIND);
  return keyword === 'type' || keyword === 'const' || keyword === 'enum';
};

/** The field that tells documents of several kinds apart. */
const KIND = 'kind';

const faultsOf = (schema: TSchema, error: SchemaError, value: unknown): Fault[] => {
  const at = error.instancePath;
  const params: Readonly<Record<string, unknown>> = { ...error.params };
  switch (error.keyword) {
    case 'boolean':
      return [refusal(schema, error)];
    case 'additionalProperties':
    case 'unevaluatedProperties':
      // Each of the fields has had its own `boolean` error.
      return [];
    case 'required':
      return names(params['requiredProperties']).map((name) =>
        fault(at + pointer(name), 'missing-field', `The field ${quote(name)} is missing.`),
      );
    case 'type':
      return [fault(at, 'wrong-type', `Expected ${list(params['type'])}, got ${kindOf(valueAt(value, at))}.`)];
    case 'enum':
      return [fault(at, 'wrong-value', otherThan(at, params['allowedValues'], valueAt(value, at)))];
    case 'const':
      return [fault(at, 'wrong-value', otherThan(at, [params['allowedValue']], valueAt(value, at)))];
    case 'anyOf':
    case 'oneOf':
      return [fault(at, 'wrong-value', `Expected ${formsAt(schema, error)}, got ${quote(valueAt(value, at))}.`)];
    case 'pattern':
      return [fault(at, 'out-of-range', unlike(schema, error, valueAt(value, at)))];
    default:
      return [fault(at, 'out-of-range', `${quote(valueAt(value, at))} ${error.message}.`)];
  }
};

/** What is said of a value that is none of the `expected` ones. */
const otherThan = (at: string, expected: unknown, got: unknown): string => {
  if (at.endsWith('/game') && typeof got === 'string')
    return `This is a state of ${quote(got)}, and one of ${list(expected)} is expected.`;
  return at.endsWith('/version')
    ? `This is version ${quote(got)} of the document, and version ${list(expected)} is expected.`
    : `Expected ${list(expected)}, got ${quote(got)}.`;
};

/** What is said of a text that is not of the form of its schema: the name that was probably meant, or what it should be. */
const unlike = (schema: TSchema, { schemaPath, params }: SchemaError, got: unknown): string => {
  const pattern = String(Reflect.get(params, 'pattern'));
  if (pattern === ONE_LINE) return `${quote(got)} holds a line break or another control character.`;
  const { description, examples } = { description: undefined, examples: [], ...Object(schemaAt(schema, schemaPath)) };
  const near = nearestOf(String(got), namesOf(pattern));
  const hint = near === undefined ? '' : ` Did you mean ${quote(near)}?`;
  const example = Array.isArray(examples) && examples.length > 0 ? `, such as ${quote(examples[0])}` : '';
  if (typeof description !== 'string') return `${quote(got)} must match ${quote(pattern)}.${hint}`;
  return `${quote(got)} is not of the form that is expected${example}: ${description}${hint}`;
};

/** The forms that a union allows, in words: "a string or an integer". */
const formsAt = (schema: TSchema, { schemaPath, keyword }: SchemaError): string => {
  const branches: unknown = child(schemaAt(schema, schemaPath), keyword);
  const forms = new Set(Array.isArray(branches) ? branches.map(formOf) : []);
  const objects = KINDS.flatMap((field) => {
    const constants = kindsOf(branches, field);
    return constants.length > 0 ? [`an object whose ${quote(field)} is ${constants.map(quote).join(' or ')}`] : [];
  });
  return [...forms, ...objects].filter((form) => form !== '').join(' or ');
};

/** Fields by which the branches of a union can be told apart: kinds of things, steps of what cards do. */
const KINDS = ['type', 'do'] as const;

/** The constants of `field` in the branches of a union. */
const kindsOf = (branches: unknown, field: string): unknown[] =>
  Array.isArray(branches)
    ? branches.flatMap((branch) => child(child(child(branch, 'properties'), field), 'const') ?? [])
    : [];

/** One form in words; nothing for an object that has a field of `KINDS`. */
const formOf = (branch: unknown): string => {
  const { const: constant, enum: constants, type, anyOf } = { ...NO_FORM, ...Object(branch) };
  if (constant !== undefined) return quote(constant);
  if (Array.isArray(constants)) return list(constants);
  if (Array.isArray(anyOf)) return anyOf.map(formOf).join(' or ');
  if (KINDS.some((field) => kindsOf([branch], field).length > 0)) return '';
  return type === 'null' ? 'null' : `${/^[aeio]/.test(String(type)) ? 'an' : 'a'} ${type}`;
};

const NO_FORM = { const: undefined, enum: undefined, type: undefined, anyOf: undefined };

/** The fault of a value that may not be there at all: an unknown field, or an item too many. */
const refusal = (schema: TSchema, { instancePath, schemaPath }: SchemaError): Fault => {
  const holder = schemaPath.replace(/\/(additional|unevaluated)Properties$/, '');
  if (holder === schemaPath) return fault(instancePath, 'out-of-range', 'Nothing may stand here.');
  const name = steps(instancePath).at(-1) ?? '';
  const hint = nearest(name, propertiesAt(schema, holder));
  return fault(instancePath, 'unknown-field', `There is no field ${quote(name)} here${hint}`);
};

const names = (list: unknown): string[] => (Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []);

const list = (values: unknown): string => (Array.isArray(values) ? values.map(quote).join(' or ') : String(values));

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : value === undefined ? 'nothing' : typeof value;

/** `value` as short JSON; what is nested in it is only hinted at, so depth cannot exhaust the stack. */
const quote = (value: unknown): string => {
  const hint = (_key: string, held: unknown): unknown =>
    held === value || typeof held !== 'object' || held === null ? held : Array.isArray(held) ? '[…]' : '{…}';
  const text = JSON.stringify(value, hint) ?? 'nothing';
  // A cut through a surrogate pair would leave half a character.
  return text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/[\ud800-\udbff]$/, '')}…` : text;
};

/** The end of a sentence about the unknown name: the known one that was probably meant, or all. */
const nearest = (name: string, known: readonly string[]): string =>
  known.length === 0 || nearestOf(name, known) !== undefined
    ? meant(name, known)
    : `; known are ${known.map(quote).join(', ')}.`;

const child = (holder: unknown, step: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step) ? Reflect.get(holder, step) : undefined;

const steps = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (value: unknown, at: string): unknown => steps(at).reduce(child, value);

const schemaAt = (schema: TSchema, path: string): unknown => steps(path.replace(/^#/, '')).reduce(child, schema);

const propertiesAt = (schema: TSchema, path: string): string[] =>
  Object.keys(Object(child(schemaAt(schema, path), 'properties')));
