/** The page as static files. They are made from the sources when the service first starts, so nothing that was built is kept in the repository. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/arbor');
const MAKER = fileURLToPath(new URL('make-page.ts', import.meta.url));
/** It takes about two seconds where nothing else runs. */
const PATIENCE_MS = 60_000;

/** What a page is made of: its own sources, the packages that it uses, and the rules below these. */
const SOURCES = [
  'package-lock.json',
  'web/**/*.{ts,tsx,css,html,svg,json}',
  'packages/{client,engines}/src/**/*.ts',
  'src/{core,engines,records}/**/*.{ts,json}',
];

/** Where the page of these sources lies, made or not; its name tells their contents, so one that is there is right. */
export const pageFolder = (folder = FOLDER): string => {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort()))
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return join(folder, `page-${hash.digest('hex').slice(0, 32)}`);
};

/** A page that can be served, or why there is none, in a sentence. */
export type Page = { readonly folder: string } | { readonly fault: string };

/** The page, made first where it is not there, in a process of its own. */
export const pageOf = async (folder = FOLDER): Promise<Page> => {
  const made = pageFolder(folder);
  if (existsSync(made)) return { folder: made };
  const { API_KEYS: _, ...env } = process.env;
  const child = spawn(process.execPath, [MAKER, folder], {
    env,
    timeout: PATIENCE_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const [said, [status, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return status === 0 ? { folder: made } : { fault: said.trim() || `making it was ended by ${signal ?? status}` };
  } catch (error) {
    return { fault: String(error) };
  }
};
