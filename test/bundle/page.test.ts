import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageFolder, pageOf } from '../../src/bundle/page.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbor-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOUR_S = 3600;

/** A folder that was last written so many hours ago. */
const leave = (name: string, hours: number): void => {
  mkdirSync(join(folder, name));
  const then = Date.now() / 1000 - hours * HOUR_S;
  utimesSync(join(folder, name), then, then);
};

test('a new page takes pages away that nobody can still be served, and what an ended process left', async () => {
  for (const [index, name] of ['page-a', 'page-b', 'page-c', 'page-d'].entries()) leave(name, 48 + index);
  leave('page-old', 24 * 8);
  leave('.page-a.1', 2);
  leave('.page-b.2', 0);
  writeFileSync(join(folder, 'searcher-a.mjs'), '');
  const made = basename(pageFolder(folder));
  expect(await pageOf(folder)).toEqual({ folder: pageFolder(folder) });
  const kept = ['.page-b.2', 'page-a', 'page-b', 'page-c', 'page-d', made, 'searcher-a.mjs'];
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

test('a page that cannot be made is told', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await pageOf(file)).toEqual({ fault: expect.stringContaining('EEXIST') });
});
