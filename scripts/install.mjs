/**
 * Runs before `npm start`, `npm test` and their like: installs the locked dependencies when they are
 * missing or older than the lock, and says nothing when there is nothing to do. It is plain JavaScript
 * because it runs on whatever Node the machine has, before the one that Arbor brings along is there.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When a file of this folder was last written, in ms since 1970; 0 when it is not there. */
const writtenMs = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second file at the end of every install.
if (writtenMs('node_modules/.package-lock.json') < writtenMs('package-lock.json')) {
  console.error('Installing dependencies (once) …');
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? ['npm'] : [process.execPath, npm];
  // `error` leaves out the warning that Node is older than package.json asks: `npm run` uses the one just installed.
  const [program, ...before] = command;
  const { status, error } = spawnSync(program, [...before, 'ci', '--loglevel=error', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error !== undefined) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    console.error('The dependencies could not be installed. The lines above say why; `npm ci` tries again.');
    process.exit(1);
  }
}
