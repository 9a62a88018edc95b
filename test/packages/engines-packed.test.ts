import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, run, write } from './packing.ts';

/** The program of the package's README, which plays a game to its end. */
const PROGRAM =
  /```js\n([\s\S]*?)```/.exec(
    readFileSync(new URL('../../packages/engines/README.md', import.meta.url), 'utf8'),
  )?.[1] ?? expect.unreachable('the README has no program');

/** Programs that compile only if states and actions are those of their game. */
const TYPED = `import { earth, evolution, Refusal, type EarthAction, type EarthState } from '@arbor/engines';
import { natera } from '@arbor/engines/natera';

const state: EarthState = earth.setup({ seats: 2, rulings: {} }, 1);
const [choice] = earth.legalActions(state);
const action: EarthAction | undefined = choice?.action;
if (action !== undefined) earth.apply(state, action, 1).state.players.map(({ hand }) => hand?.length);
const animals: number = evolution.setup({ timeToFly: true }, 1).players[0]!.animals.length;
const faults = (error: unknown) => (error instanceof Refusal ? error.faults : []);
// @ts-expect-error a state of another game
evolution.toAct(state);
// @ts-expect-error no such option
earth.setup({ timeToFly: true }, 1);
// @ts-expect-error an action of no game
natera.apply(natera.setup({}, 1), { type: 'fly' }, 1);
export { animals, faults };
`;

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

const STRICT = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--types', ''];

let folder = '';
beforeAll(() => {
  folder = installPacked('engines');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ten lines play a game in plain Node', () => {
  expect(run(folder, process.execPath, write(folder, 'program.js', PROGRAM))).toMatch(/^-?\d+ -?\d+ -?\d+\n$/);
});

test('states and actions have the types of their game, under strict and without skipping declarations', () => {
  expect(run(folder, TSC, ...STRICT, write(folder, 'typed.ts', TYPED))).toBe('');
});

/** The program for browsers: one script that puts into the page what it would print. */
const bundled = async () => {
  const input = write(folder, 'page.js', PROGRAM.replace('console.log(', 'document.title = ('));
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife' });
  return output;
};

test('a bundler makes one file of it that asks for nothing else', async () => {
  const [{ imports }, ...others] = await bundled();
  expect({ imports, others }).toEqual({ imports: [], others: [] });
});

const isLeftOut = CHROMIUM === undefined && process.env['CI'] !== 'true';
test.skipIf(isLeftOut)(
  `it plays the same game in Chromium${isLeftOut ? ', which is not installed' : ''}`,
  async () => {
    if (CHROMIUM === undefined) throw new Error('Chromium is missing: apt-get install chromium');
    write(folder, 'bundle.js', (await bundled())[0].code);
    const page = write(folder, 'page.html', '<!doctype html><title></title><script src="bundle.js"></script>');
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`];
    const html = run(folder, CHROMIUM, ...flags, '--dump-dom', `file://${page}`);
    const inNode = run(folder, process.execPath, write(folder, 'program.js', PROGRAM)).trim();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(inNode);
  },
  120_000,
);
