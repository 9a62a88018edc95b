import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFile, codeOf } from '../../src/bundle/bundle.ts';
import { localBackend } from '../../src/jobs/local.ts';

const SOURCES = new URL('../../src/processes.ts', import.meta.url);
const MAKER = fileURLToPath(new URL('../../src/bundle/make.ts', import.meta.url));
const MISSING = new URL('./no-such-module.ts', import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = async (): Promise<unknown> => {
  const child = spawn(process.execPath, [MAKER, fileURLToPath(SOURCES), folder], { stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
};

describe('a bundle', () => {
  it('is made by the first who asks, and taken as it is by others', () => {
    const first = codeOf(SOURCES, 'bundle', folder);
    const file = fileURLToPath(first.entry());
    expect(first.fault).toBeUndefined();
    expect(file).toBe(bundleFile(fileURLToPath(SOURCES), folder));
    const { ino } = statSync(file);
    expect(codeOf(SOURCES, 'bundle', folder).entry()).toEqual(first.entry());
    expect(statSync(file).ino).toBe(ino);
  });

  it('is whole when several make it at once, and one file', async () => {
    expect(await Promise.all([make(), make(), make()])).toEqual([0, 0, 0]);
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    const bundle: typeof import('../../src/processes.ts') = await import(join(folder, file));
    expect(bundle.sharedClock()).toBeGreaterThan(0);
  });

  it('leaves the latest few of those before it', async () => {
    for (let age = 1; age <= 6; age++) {
      const path = join(folder, `processes-${age}.mjs`);
      writeFileSync(path, '');
      utimesSync(path, 1e9 - age, 1e9 - age);
    }
    writeFileSync(join(folder, 'other-1.mjs'), '');
    expect(await make()).toBe(0);
    const kept = ['other-1.mjs', 'processes-1.mjs', 'processes-2.mjs', 'processes-3.mjs'];
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(kept));
    expect(readdirSync(folder)).toHaveLength(kept.length + 1);
  });
});

describe('the sources are run', () => {
  it('when they are asked for', () => {
    expect(codeOf(SOURCES, 'sources', folder).entry()).toEqual(SOURCES);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('where nothing can be written, and why is told', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const code = codeOf(SOURCES, 'bundle', join(file, 'folder'));
    expect(code.entry()).toEqual(SOURCES);
    expect(code.fault).toContain('ENOTDIR');
  });

  it('where the bundle cannot be made, and why is told', () => {
    const code = codeOf(MISSING, 'bundle', folder);
    expect(code.entry()).toEqual(MISSING);
    expect(code.fault).toContain('no-such-module');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('when the bundle has been taken away', () => {
    const code = codeOf(SOURCES, 'bundle', folder);
    rmSync(fileURLToPath(code.entry()));
    expect(code.entry()).toEqual(SOURCES);
  });
});

it('a backend whose searchers have no bundle logs it once', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (...told: unknown[]) => void warnings.push(told) };
  // It runs, and it cannot be bundled.
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, "process.on('message', () => {}); import('./missing.mjs').catch(() => {});");
  const backend = localBackend({ searchers: 2, entry: pathToFileURL(entry), searchCode: 'bundle', log });
  await backend.close();
  expect(warnings.filter((told) => JSON.stringify(told).includes('slower'))).toHaveLength(1);
});

it('what is made has no types left', () => {
  const file = fileURLToPath(codeOf(SOURCES, 'bundle', folder).entry());
  expect(readFileSync(file, 'utf8')).not.toContain(': ChildProcess');
});
