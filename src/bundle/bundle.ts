/**
 * Processes of Arbor's own, each as one file. What a module exports is a cell that may change, to V8 and to the module itself; in one
 * file it is a constant: that made searches 1.2 to 1.3 times as fast. Results are the same, byte for byte.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The sources as they are, or in one file. */
export type CodeForm = 'bundle' | 'sources';

/** What a process runs. */
export interface Code {
  /** To be asked at every start: the bundle while it is there, else the sources. */
  entry(): URL;
  /** Why there is no bundle, in a sentence; absent where there is one, or none is wanted. */
  readonly fault?: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/arbor');
const MAKER = fileURLToPath(new URL('make.ts', import.meta.url));
/** It takes about a second where nothing else runs. */
const PATIENCE_MS = 60_000;

/** SHA-256 of all sources that processes run, and of the exact versions of the packages that they use. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const path of ['package.json', ...globSync('{src,train}/**/*.{ts,json}', { cwd: ROOT }).sort()]) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
};

/**
 * Where the bundle of a module lies, made or not. Its name tells the contents of the sources, so one that is there is right.
 * @param folder whoever may write to it decides what is run: never a folder that all users of a machine share
 */
export const bundleFile = (entry: string, folder = FOLDER): string =>
  join(folder, `${basename(entry, '.ts')}-${fingerprint()}.mjs`);

/** Makes the bundle in a process of its own, whose memory and native library are gone afterwards. @returns what went wrong, if something did */
const make = (entry: string, folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    return String(error);
  }
  const { API_KEYS: _, REDIS_URL: __, ...env } = process.env;
  const { status, signal, stderr, error } = spawnSync(process.execPath, [MAKER, entry, folder], {
    env,
    timeout: PATIENCE_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr?.trim() || String(error ?? `it was ended by ${signal}`);
};

/** A module that a process runs, in the form that is wanted: a bundle that is not there yet is made first. */
export const codeOf = (entry: URL, form: CodeForm, folder = FOLDER): Code => {
  if (form === 'sources') return { entry: () => entry };
  const file = bundleFile(fileURLToPath(entry), folder);
  const fault = existsSync(file) ? undefined : make(fileURLToPath(entry), folder);
  if (fault !== undefined) return { entry: () => entry, fault };
  // Installing packages again takes the bundle away.
  return { entry: () => (existsSync(file) ? pathToFileURL(file) : entry) };
};
