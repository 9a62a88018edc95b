import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled, isLeftOut, leftOut, openPage } from './browser.ts';
import { installPacked, run, shownIn, write } from './packing.ts';

/** The program of the package's README, which plays a game to its end. */
const PROGRAM = shownIn('engines', 'js');

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

const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

const STRICT = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--types', ''];

let folder = '';
beforeAll(() => {
  folder = installPacked('engines');
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ten lines play a game in plain Node', () => {
  expect(run(folder, process.execPath, write(folder, 'program.js', PROGRAM))).toMatch(/^-?\d+ -?\d+ -?\d+\n$/);
});

test('states and actions have the types of their game, under strict and without skipping declarations', () => {
  expect(run(folder, TSC, ...STRICT, write(folder, 'typed.ts', TYPED))).toBe('');
});

test('a bundler makes one file of it that asks for nothing else', async () => {
  const [{ imports }, ...others] = await bundled(folder, 'page.js', PROGRAM);
  expect({ imports, others }).toEqual({ imports: [], others: [] });
});

test.skipIf(isLeftOut)(
  `it plays the same game in Chromium${leftOut}`,
  async () => {
    const said = await (await openPage()).run(folder, PROGRAM, /./);
    expect(said).toEqual([run(folder, process.execPath, write(folder, 'program.js', PROGRAM)).trim()]);
  },
  120_000,
);
