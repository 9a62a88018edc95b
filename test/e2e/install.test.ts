import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

/** Stands for npm: notes when it begins and ends, and leaves what an install leaves. */
const NPM = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('calls', 'begin ');
setTimeout(() => {
  mkdirSync('node_modules', { recursive: true });
  if (process.env.FAILS !== '1') writeFileSync('node_modules/.package-lock.json', '');
  appendFileSync('calls', 'end ');
  process.exit(process.env.FAILS === '1' ? 1 : 0);
}, 300);
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with a lock file, nothing installed. */
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'arbor-install-'));
  folders.push(folder);
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(new URL('../../scripts/install.mjs', import.meta.url), join(folder, 'scripts/install.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.cjs'), NPM);
  return folder;
};

const install = async (folder: string, env: Record<string, string> = {}): Promise<unknown> => {
  const child = spawn(process.execPath, [join(folder, 'scripts/install.mjs')], {
    env: { ...process.env, ...env, npm_execpath: join(folder, 'npm.cjs') },
    stdio: 'ignore',
  });
  return (await once(child, 'exit'))[0];
};

const callsIn = (folder: string): string => readFileSync(join(folder, 'calls'), 'utf8').trim();

test('of commands at once, one installs and all go on when it is done', async () => {
  const folder = freshFolder();
  expect(await Promise.all([install(folder), install(folder), install(folder)])).toEqual([0, 0, 0]);
  expect(callsIn(folder)).toBe('begin end');
  expect(await install(folder)).toBe(0);
  expect(callsIn(folder)).toBe('begin end');
});

test('a failed install is told, and the next command tries again', async () => {
  const folder = freshFolder();
  expect(await install(folder, { FAILS: '1' })).toBe(1);
  expect(await install(folder)).toBe(0);
  expect(callsIn(folder)).toBe('begin end begin end');
});

test('the lock of a process that is gone holds nobody up', async () => {
  const folder = freshFolder();
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(join(folder, '.installing'), String(gone.pid));
  expect(await install(folder)).toBe(0);
  expect(callsIn(folder)).toBe('begin end');
});
