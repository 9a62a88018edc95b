/** The adapter as authors have it: packed, beside the packed engines and boardgame.io. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../api/support.ts';
import { isLeftOut, leftOut, openPage } from './browser.ts';
import { installPacked, run, shownIn, write } from './packing.ts';

/** The program of the package's README, a page in which somebody plays with two bots. */
const PROGRAM = shownIn('boardgame.io', 'ts');

/** What compiles only if tables, options and bots are of their game. */
const TYPED = `import { type AdapterOptions, arborAt, type BotConstructor, botOf, gameOf, type Table } from '@arbor/boardgame.io';
import { earth, type EarthAction, type EarthOptions, type EarthState } from '@arbor/engines/earth';
import { natera } from '@arbor/engines/natera';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';

const settings: AdapterOptions<EarthOptions> = { secret: '', options: { animals: true } };
const game: Game<Table<EarthOptions, EarthState>> = gameOf(earth, settings);
const client = Client({ game, numPlayers: 2 });
export const hands = client.getState()?.G.state?.players.map(({ hand }) => hand?.length);
export const scores: readonly number[] | undefined = client.getState()?.G.outcome?.scores;
export const bot: BotConstructor<Table<EarthOptions, EarthState>> = botOf(earth, async (view) => {
  const action: EarthAction | undefined = earth.legalActions(view)[0]?.action;
  return action ?? Promise.reject(new Error('over'));
});
// @ts-expect-error no such option
gameOf(earth, { secret: '', options: { timeToFly: true } });
// @ts-expect-error a secret is needed
gameOf(earth, { options: {} });
// @ts-expect-error advice on another game
botOf(earth, arborAt(natera, { url: '', level: 1 }));
// @ts-expect-error the tables of another game
export const other: typeof game = gameOf(natera, { secret: '', options: {} });
`;

const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
const STRICT = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--target', 'esnext', '--lib', 'esnext,dom'];

let folder = '';
beforeAll(() => {
  folder = installPacked('boardgame.io', 'engines');
  const peer = 'node_modules/boardgame.io';
  symlinkSync(fileURLToPath(new URL(`../../${peer}`, import.meta.url)), join(folder, peer));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a program, a line a fault. */
const compiled = (file: string, text: string, ...flags: readonly string[]): string[] => {
  try {
    run(folder, TSC, ...STRICT, '--types', '', ...flags, write(folder, file, text));
    return [];
  } catch (error) {
    return String(Object(error).stdout).trim().split('\n');
  }
};

test.each(['nodenext', 'preserve'])(
  'the program of the README compiles as it stands, strictly, with --module %s',
  (module) => {
    expect(compiled('program.ts', PROGRAM, '--module', module, '--skipLibCheck')).toEqual([]);
  },
);

test('tables, moves and bots have the types of their game, next to those of boardgame.io', () => {
  expect(compiled('typed.ts', TYPED, '--module', 'nodenext', '--skipLibCheck')).toEqual([]);
});

test('declarations are checked as well: those of boardgame.io’s own packages have faults, ours have none', () => {
  const found = compiled('typed.ts', TYPED, '--module', 'nodenext');
  expect(found.filter((line) => !/node_modules\/(@types\/koa|ts-toolbelt)\//.test(line))).toEqual([]);
});

test('it is a package that plain Node imports', () => {
  const program =
    "import { arborAt, botOf, gameOf } from '@arbor/boardgame.io'; import { earth } from '@arbor/engines/earth'; console.log(gameOf(earth, { secret: '', options: {} }).name, typeof arborAt, typeof botOf);";
  expect(run(folder, process.execPath, write(folder, 'program.js', program))).toBe('earth function function\n');
});

test.skipIf(isLeftOut)(
  `the program of the README plays to the end with two bots that ask a server, in Chromium${leftOut}`,
  async () => {
    const page = await openPage();
    const app = await openApp({ env: { CORS_ORIGINS: page.origin } });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const said = await page.run(folder, PROGRAM.replace('http://localhost:3000', base), /^\d/);
    expect(said).toEqual([expect.stringMatching(/^\d+ \d+ \d+ \S+$/)]);
  },
  120_000,
);
