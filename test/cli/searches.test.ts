import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded, tableOf } from '../records/support.ts';
import { arbor } from './run.ts';
import { type Server, startServer } from './server.ts';

const STATE = 'openapi/requests/anthropocene-recommend.json';

let server: Server;
let folder = '';
let game = '';
beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'arbor-searches-'));
  game = join(folder, 'game.json');
  const table = { ...tableOf('anthropocene'), setup: { name: 'two', options: { seats: 2, mode: 'chick' } } };
  writeFileSync(game, JSON.stringify(recorded(table, 1).record));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Hands a search in. @returns its id */
const handIn = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await arbor(['search', 'start', ...args, '--url', server.url]);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^[0-9a-f]{32}\n$/);
  return out.trim();
};

test.each(['recommend', 'hint', 'analyze'])(
  '%s is handed in, and reads as the command itself once it is over',
  async (kind) => {
    const id = await handIn(kind, STATE, '--visits', '300', '--seed', '1');
    const watched = await arbor(['search', 'watch', id, '--url', server.url]);
    expect(watched).toEqual(await arbor([kind, STATE, '--visits', '300', '--seed', '1', '--url', server.url]));
    expect((await arbor(['search', 'stop', id, '--url', server.url])).out).toBe(watched.out);
  },
);

test('a game is handed in for a review', async () => {
  const id = await handIn('review', game, '--visits', '900', '--seed', '1');
  const { code, out } = await arbor(['search', 'watch', id, '--url', server.url]);
  expect(code).toBe(0);
  expect(out).toContain((await arbor(['review', game, '--visits', '900', '--seed', '1', '--url', server.url])).out);
});

test('the same request under one key is handed in once', async () => {
  const args = ['hint', STATE, '--visits', '50', '--key', 'monday'] as const;
  expect(await handIn(...args)).toBe(await handIn(...args));
});

test('a search that is stopped says so', async () => {
  const id = await handIn('analyze', STATE, '--visits', '1000000');
  const { out } = await arbor(['search', 'stop', id, '--url', server.url, '--json']);
  expect(JSON.parse(out)).toMatchObject({ id, status: 'ended' });
});

test.each([
  ['no server', ['start', 'hint', STATE], '--url'],
  ['a kind that there is not', ['start', 'apply', STATE, '--url', 'http://localhost:1'], 'There is no kind "apply"'],
])('%s is told', async (_, args, words) => {
  const { code, err } = await arbor(['search', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(words);
});

test('a search that is not there is told', async () => {
  const { code, err } = await arbor(['search', 'watch', '0'.repeat(32), '--url', server.url]);
  expect(code).toBe(2);
  expect(err).toContain('There is no such search');
});
