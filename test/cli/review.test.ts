import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded, tableOf } from '../records/support.ts';
import { arbor } from './run.ts';

let folder = '';
let game = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-review-'));
  game = join(folder, 'game.json');
  const table = { ...tableOf('anthropocene'), setup: { name: 'two', options: { seats: 2, mode: 'chick' } } };
  writeFileSync(game, JSON.stringify(recorded(table, 1).record));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a kept game is reviewed: curve, mistakes, sums, within 80 columns, and drawn', async () => {
  const svg = join(folder, 'game.svg');
  const { code, out } = await arbor(['review', game, '--visits', '4000', '--seed', '1', '--svg', svg]);
  expect(code).toBe(0);
  expect(out).toMatch(/player 1 {2}[▁▂▃▄▅▆▇█]+\n/);
  expect(out).toMatch(/blunders +\d+ +\d+/);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*polyline[\s\S]*<\/svg>\s*$/);
  const { decisions, seats } = JSON.parse(
    (await arbor(['review', game, '--visits', '4000', '--seed', '1', '--json'])).out,
  );
  expect(decisions.length).toBeGreaterThan(10);
  expect(seats).toHaveLength(2);
  const one = JSON.parse((await arbor(['review', game, '--visits', '900', '--seat', '1', '--json'])).out);
  expect(one.decisions.every(({ seat }: { seat: number }) => seat === 1)).toBe(true);
});
