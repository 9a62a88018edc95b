/** What generators make of the OpenAPI document: client authors get types of one game without asking for more than the document. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, it } from 'vitest';
import { openApp } from '../api/support.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const document = join(root, 'openapi/openapi.json');
const client = createRequire(join(root, 'packages/client/package.json'));

const folder = mkdtempSync(join(tmpdir(), 'arbor-generators-'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node in the folder. @returns what it wrote */
const node = async (program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> => {
  const done = run(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, ...env } });
  const { stdout } = await done.catch((error: unknown) => expect.fail(Object(error).stdout + Object(error).stderr));
  return stdout;
};

/** Type-checks a program strictly; fails with what the compiler says. */
const compile = async (name: string, program: string, lib: string): Promise<void> => {
  writeFileSync(join(folder, name), program);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--skipLibCheck'];
  const modules = ['--module', 'preserve', '--target', 'esnext', '--lib', lib, '--allowImportingTsExtensions'];
  await node(join(root, 'node_modules/typescript/lib/tsc.js'), [...strict, ...modules, '--types', 'node', name]);
};

const FETCHING = `
import createClient from 'openapi-fetch';
import type { components, paths } from './fetch.ts';

const client = createClient<paths>({ baseUrl: process.env['BASE'] ?? '' });
const made = await client.POST('/v1/games/earth/setup', { body: { options: { seats: 2 }, seed: 1 } });
if (made.error) throw new Error(made.error.detail);
const { state } = made.data;
const advice = await client.POST('/v1/games/earth/recommend', { body: { state, level: 1 } });
if (advice.error) throw new Error(advice.error.errors[0]?.pointer);
const { action } = advice.data;
const after = await client.POST('/v1/games/earth/apply', { body: { state, action } });
if (after.error) throw new Error(after.error.detail);
console.log(after.data.state.game, after.data.moves.length);

declare const foreign: components['schemas']['NateraAction'];
// @ts-expect-error an action of another game
export const mixed = () => client.POST('/v1/games/earth/apply', { body: { state, action: foreign } });
// @ts-expect-error no such game
export const lost = () => client.GET('/v1/games/{game}', { params: { path: { game: 'chess' } } });
export const found = () => client.GET('/v1/games/{game}', { params: { path: { game: 'natera' } } });
`;

it('openapi-typescript and openapi-fetch play a move of one game, strictly typed, without options', async () => {
  const cli = join(client.resolve('openapi-typescript'), '../../bin/cli.js');
  await node(cli, [document, '-o', 'fetch.ts']);
  await compile('program.ts', FETCHING, 'esnext,dom');
  const app = await openApp();
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await node('program.ts', [], { BASE: base })).toBe('earth 1\n');
});

const CALLING = `
import { earthApply, earthRecommend, earthSetup, type NateraAction } from './calls/index.ts';

const { data: { state } } = await earthSetup({ body: { options: { animals: true } }, throwOnError: true });
const { data: { action } } = await earthRecommend({ body: { state, level: 6 }, throwOnError: true });
const { data } = await earthApply({ body: { state, action }, throwOnError: true });
export const seat: number | null = data.toAct;

declare const foreign: NateraAction;
// @ts-expect-error an action of another game
export const mixed = () => earthApply({ body: { state, action: foreign } });
`;

it('so does @hey-api/openapi-ts', async () => {
  // It writes with the compiler of TypeScript 5, which version 7 has not.
  const compiler = pathToFileURL(client.resolve('typescript')).href;
  const preload = `import { registerHooks } from 'node:module';
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' ? { url: '${compiler}', shortCircuit: true } : next(name, context),
});
`;
  writeFileSync(join(folder, 'preload.mjs'), preload);
  await node(join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js'), ['-i', document, '-o', 'calls'], {
    NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'preload.mjs')).href}`,
  });
  await compile('calls.ts', CALLING, 'esnext,dom,dom.iterable');
});

it('Redocly’s strictest recommendations find nothing', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: readFileSync(document, 'utf8'), absoluteRef: document, config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer} ${message}`)).toEqual([]);
});
