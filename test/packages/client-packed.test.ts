import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../api/support.ts';
import { installPacked, run, write } from './packing.ts';

/** The program of the package's README, which plays a whole game. */
const PROGRAM =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../../packages/client/README.md', import.meta.url), 'utf8'))?.[1] ??
  expect.unreachable('the README has no program');

/** What compiles only if states and actions are those of their game. */
const TYPED = `import { type Action, createClient, type Options, type State } from '@arbor/client';

const client = createClient({ baseUrl: '' });
const earth = client.game('earth');
declare const state: State<'earth'>;
declare const foreign: Action<'natera'>;
export const options: Options<'earth'> = { animals: true };
export const hints = async () => (await earth.hint(state, { top: 3, signal: AbortSignal.timeout(5) })).hints[0]?.reasons;
export const cards = state.players.map(({ hand }) => hand?.length);
// @ts-expect-error an action of another game
earth.apply(state, foreign);
// @ts-expect-error a state of another game
client.game('natera').recommend(state);
// @ts-expect-error no such game
client.game('chess');
// @ts-expect-error a game without an automaton
client.game('natera').automa({ state });
`;

const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
const STRICT = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--lib', 'esnext,dom'];

let folder = '';
beforeAll(() => {
  folder = installPacked('client');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('thirty lines, strictly typed, play a whole game', async () => {
  expect(PROGRAM.trim().split('\n').length).toBeLessThanOrEqual(30);
  const program = write(folder, 'program.ts', `declare const process: { env: Record<string, string> };\n${PROGRAM}`);
  expect(run(folder, TSC, ...STRICT, '--types', '', program)).toBe('');
  const app = await openApp();
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const env = { ...process.env, ARBOR: base };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { cwd: folder, env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+ \d+ \S/);
});

test('states and actions have the types of their game, under strict and without skipping declarations', () => {
  expect(run(folder, TSC, ...STRICT, '--types', '', write(folder, 'typed.ts', TYPED))).toBe('');
});
