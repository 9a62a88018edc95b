/**
 * Runs before `npm start`, `npm test` and their like: installs the locked dependencies when they are
 * missing or older than the lock, and says nothing when there is nothing to do. It is plain JavaScript
 * because it runs on whatever Node the machine has, before the one that Arbor brings along is there. Of two
 * first commands at once, one installs and the other waits for it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When a file of this folder was last written, in ms since 1970; 0 when it is not there. */
const writtenMs = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether dependencies have to be installed; npm writes the first file at the end of every install. */
const isOutdated = () => writtenMs('node_modules/.package-lock.json') < writtenMs('package-lock.json');

/** Holds the number of the process that installs, while one does. */
const LOCK = `${root}.installing`;
/** How often a process that waits looks again. */
const WAIT_MS = 200;
/** An older lock counts for nothing: its process was killed, and another one may have its number by now. */
const LONGEST_MS = 15 * 60_000;

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

/** Whether the lock's process still runs; a lock that is only just being written counts as one of a process that does. */
const isHeld = () => {
  if (Date.now() - writtenMs('.installing') > LONGEST_MS) return false;
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Waits until this process is the one that may install; a lock whose process is gone is taken over. */
const takeLock = () => {
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld()) wait();
    else rmSync(LOCK, { force: true });
  }
};

/** @returns whether npm has installed everything */
const install = () => {
  console.error('Installing dependencies (once) …');
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? ['npm'] : [process.execPath, npm];
  // `error` leaves out the warning that Node is older than package.json asks: `npm run` uses the one just installed.
  const [program, ...before] = command;
  const { status, error } = spawnSync(program, [...before, 'ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    // Older npms run scripts of dependencies: the one of onnxruntime would fetch what only graphics cards need.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error !== undefined) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
};

if (isOutdated()) {
  takeLock();
  try {
    if (isOutdated() && !install()) {
      console.error('The dependencies could not be installed. The lines above say why; `npm ci` tries again.');
      process.exitCode = 1;
    }
  } finally {
    rmSync(LOCK, { force: true });
  }
}
