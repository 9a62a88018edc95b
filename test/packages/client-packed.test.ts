import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../api/support.ts';
import { isLeftOut, leftOut, openPage } from './browser.ts';
import { installPacked, run, shownIn, write } from './packing.ts';

/** The program of the package's README, which plays a whole game. */
const PROGRAM = shownIn('client', 'ts');

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
}, 300_000);
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

/** What pages also do: a stream that is left, and a refusal. */
const STREAMED = `import { createClient, Problem } from '@arbor/client';

const earth = createClient({ baseUrl: 'http://localhost:3000' }).game('earth');
const { state } = await earth.setup({ seed: 1 });
for await (const { event, data } of earth.stream('analyze', { state, budget: { visits: 400 } }))
  if (event === 'result') console.log(data.actions.length);
await earth.recommend(state, { level: 11 }).catch((error) => console.log(error instanceof Problem && error.code));
const impatient = new AbortController();
const stopped = earth.analyze(state, { budget: { visits: 1_000_000 }, signal: impatient.signal });
impatient.abort(new Error('enough'));
await stopped.catch(({ message }) => console.log(message));
`;

/** The program for a page that is not a server's own: addresses of servers stand in pages, not in variables of a process. */
const pageOf = (program: string, base: string): string =>
  program.replace(/process\.env\['ARBOR'\] \?\? /, '').replace('http://localhost:3000', base);

test.skipIf(isLeftOut)(
  `a page of an origin that the server names plays, streams and is refused in words, in Chromium${leftOut}`,
  async () => {
    const page = await openPage();
    const app = await openApp({ env: { CORS_ORIGINS: page.origin } });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await page.run(folder, pageOf(PROGRAM, base), /./)).toEqual([expect.stringMatching(/^\d+ \d+ \S/)]);
    expect(await page.run(folder, pageOf(STREAMED, base), /enough/)).toEqual([
      expect.stringMatching(/^\d+$/),
      'invalid-request',
      'enough',
    ]);
  },
  120_000,
);

test.skipIf(isLeftOut)(
  `a page of another origin is let in to nothing, in Chromium${leftOut}`,
  async () => {
    const base = await (await openApp()).listen({ port: 0, host: '127.0.0.1' });
    expect(await (await openPage()).run(folder, pageOf(PROGRAM, base), /./)).toEqual([
      expect.stringMatching(/^thrown: .*Failed to fetch/),
    ]);
  },
  120_000,
);
