/** Request bodies with one list, record or text in them blown up as far as a body may be long. */
import type { TSchema } from 'typebox';
import { workedExamples } from '../../src/api/examples.ts';
import { OPERATIONS } from '../../src/api/openapi/operations.ts';
import { slotsOf } from '../../src/api/schemas/slots.ts';
import { pointer } from '../../src/core/fault.ts';
import type { LoadedGame } from '../../src/engines/index.ts';

/** A body, where it was blown up, and by what. */
export interface BlownBody {
  readonly operation: string;
  /** JSON pointer into the body. */
  readonly place: string;
  readonly filling: string;
  readonly body: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const formsOf = (schema: unknown): Node[] => {
  if (!isNode(schema)) return [];
  return Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(formsOf) : [schema];
};

interface Place {
  readonly path: readonly (string | number)[];
  readonly type: 'array' | 'object' | 'string';
}

/** Every list, record and text that `schema` knows of and that can be reached in `value`, or put where it may stand. */
const placesOf = (schema: unknown, value: unknown, path: Place['path'] = []): Place[] =>
  formsOf(schema).flatMap((form): Place[] => {
    const { type, items, properties, pattern, maxLength } = form;
    if (type === 'string') return pattern === undefined && maxLength === undefined ? [] : [{ path, type }];
    if (type === 'array') {
      const [first] = Array.isArray(value) ? value : [];
      return [{ path, type }, ...(first === undefined ? [] : placesOf(items, first, [...path, 0]))];
    }
    if (type !== 'object' || !isNode(properties)) return [];
    const inner = Object.entries(properties).flatMap(([name, each]) =>
      placesOf(each, isNode(value) ? value[name] : undefined, [...path, name]),
    );
    return [{ path, type }, ...inner];
  });

/** How a list or record is filled: what stands at each index. */
const FILLINGS: Readonly<Record<string, (index: number) => unknown>> = {
  equal: () => 1,
  different: (index) => index,
  text: (index) => `a${index}`,
  empty: () => ({}),
  null: () => null,
};

/** `bytes` of JSON, and a little less. */
const blow = (type: Place['type'], fill: (index: number) => unknown, bytes: number): unknown => {
  if (type === 'string') return 'a'.repeat(bytes);
  const names = type === 'object' ? 12 : 1;
  const count = Math.floor(bytes / (JSON.stringify(fill(99_999)).length + names));
  const items = Array.from({ length: count }, (_, index) => fill(index));
  return type === 'array' ? items : Object.fromEntries(items.map((item, index) => [`x${index}`, item]));
};

/** `value` with `held` at `path`, through whatever is not there yet. */
const put = (value: unknown, [step, ...rest]: Place['path'], held: unknown): unknown => {
  if (step === undefined) return held;
  if (Array.isArray(value)) return value.with(Number(step), put(value[Number(step)], rest, held));
  const record = isNode(value) ? value : {};
  return { ...record, [step]: put(record[step], rest, held) };
};

/** What an operation's body is checked by; `validate` takes anything and checks it by the schema of states. */
const schemaOf = (operation: (typeof OPERATIONS)[number], { game }: LoadedGame): TSchema | undefined => {
  const body = operation.body?.(slotsOf(game));
  return body && operation.id === 'validate' ? { ...body, properties: { state: game.schemas.state } } : body;
};

/** Every way to blow up the example bodies of a game to about `bytes` of JSON, those that may hold a whole game to `longBytes`. */
export function* blownBodies(loaded: LoadedGame, bytes: number, longBytes = bytes): Generator<BlownBody> {
  const examples = workedExamples(loaded);
  for (const operation of OPERATIONS) {
    const example = examples[operation.id];
    const schema = schemaOf(operation, loaded);
    if (example === undefined || schema === undefined) continue;
    const room = (operation.long ? longBytes : bytes) - JSON.stringify(example).length - 100;
    for (const { path, type } of placesOf(schema, example))
      for (const [filling, fill] of Object.entries(FILLINGS))
        if (type !== 'string' || filling === 'text')
          yield {
            operation: operation.id,
            place: pointer(...path),
            filling,
            body: put(example, path, blow(type, fill, room)),
          };
  }
}
