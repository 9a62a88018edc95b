import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { readAnswers } from '../../src/api/openapi/answers.ts';
import { openapiDocument } from '../../src/api/openapi/document.ts';
import { OPERATIONS } from '../../src/api/openapi/operations.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { games, get, openApp } from './support.ts';

const document = openapiDocument(OPERATIONS, games, readAnswers());
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'components']);
ajv.addSchema({ ...document, $id: 'openapi' });

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object within `value`, with its JSON pointer. */
function* objects(value: unknown, at = ''): Generator<readonly [string, Json]> {
  if (isObject(value)) yield [at, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, held] of Object.entries(value))
      yield* objects(held, `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
}

const exampleValue = (example: unknown): unknown => {
  if (!isObject(example)) return undefined;
  const name = String(example['$ref'] ?? '').replace('#/components/examples/', '');
  return 'value' in example ? example['value'] : document.components.examples[name]?.value;
};

it('is what the service serves and what the repository holds', async () => {
  const app = await openApp();
  expect((await get(app, '/openapi.json')).json).toEqual(document);
  expect(JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'))).toEqual(document);
});

it('has only operations that the service answers', async () => {
  const app = await openApp();
  for (const { path, method } of OPERATIONS)
    expect(app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), path).toBe(true);
});

it('shows only examples that fit their schemas', () => {
  let checked = 0;
  for (const [at, media] of [
    ...objects(document.paths, '/paths'),
    ...objects(document.components.responses, '/components/responses'),
  ]) {
    if (!isObject(media['examples'])) continue;
    const check = ajv.getSchema(`openapi#${at}/schema`);
    for (const [name, example] of Object.entries(media['examples'])) {
      const valid = check?.(exampleValue(example));
      expect(valid, `${at} ${name} ${JSON.stringify(check?.errors)}`).toBe(true);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(100);
});

it('refers to nothing that is missing', () => {
  for (const [at, { $ref }] of objects(document))
    if (typeof $ref === 'string') {
      const found = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((held, step) => (isObject(held) ? held[step] : undefined), document);
      expect(found, `${at} ${$ref}`).toBeDefined();
    }
});

it('tells an operation of every game that has it, and of no other', () => {
  const paths = Object.keys(document.paths);
  for (const [id, { game }] of games) {
    const told = OPERATIONS.filter((operation) => paths.includes(operation.path.replace('{game}', id)));
    const wanted = OPERATIONS.filter(({ id: name, body }) => body && (name !== 'automa' || game.automa));
    expect(told.filter(({ body }) => body).map(({ id: name }) => name)).toEqual(wanted.map(({ id: name }) => name));
  }
});

it('knows documents of one game only where that game is asked', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const text = JSON.stringify(operations);
    for (const id of games.keys()) {
      const own = `"#/components/schemas/${id.charAt(0).toUpperCase()}${id.slice(1)}`;
      expect(text.includes(own), `${path} ${own}`).toBe(
        path.startsWith(`/v1/games/${id}/`) && !path.endsWith('/validate'),
      );
    }
  }
});

it('has an example of every problem that a caller can meet', () => {
  const shown = readAnswers();
  const missing = Object.keys(PROBLEMS).filter((code) => !shown.has(`problem-${code}`));
  // Nobody is left to read the refusal of a search that was cancelled.
  expect(missing).toEqual(['cancelled']);
});

it('describes every schema and field', () => {
  const silent: string[] = [];
  for (const [at, schema] of objects(document.components.schemas, '/components/schemas')) {
    if (!isObject(schema['properties'])) continue;
    for (const [name, field] of Object.entries(schema['properties']))
      if (isObject(field) && !field['$ref'] && !field['description']) silent.push(`${at}/${name}`);
  }
  for (const [name, schema] of Object.entries(document.components.schemas))
    if (!('description' in schema)) silent.push(name);
  expect(silent).toEqual([]);
});
