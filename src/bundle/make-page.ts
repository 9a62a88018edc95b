/** The process that makes the page: `node src/bundle/make-page.ts [<folder>]`. Several may make the same one at once. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { pageFolder } from './page.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
/** Pages that are kept in any case: those of the latest sources. */
const KEPT = 4;
/** Older ones are kept as long, since a service may still be running with one and have parts of it to hand out. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** What is unfinished for longer is of a process that was ended. */
const UNFINISHED_MS = 3_600_000;

/** Takes away old pages, and what ended processes left. */
const tidy = (page: string): void => {
  const folder = dirname(page);
  const made = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, age: Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) }))
    .sort((a, b) => a.age - b.age);
  const pages = made.filter(({ path }) => basename(path).startsWith('page-'));
  const old = pages.slice(KEPT).filter(({ age }) => age > KEPT_MS);
  const left = made.filter(({ path, age }) => basename(path).startsWith('.page-') && age > UNFINISHED_MS);
  for (const { path } of [...old, ...left]) rmSync(path, { recursive: true, force: true });
};

/** Puts each file there compressed as well, so that serving it costs nothing. */
const compress = (folder: string): void => {
  for (const name of globSync('**/*.{html,js,css,svg}', { cwd: folder })) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  }
};

const [folder] = process.argv.slice(2);
const page = pageFolder(folder);
// It gets its name when all of it is on the disk: nobody can see a part of it.
const unfinished = join(dirname(page), `.${basename(page)}.${process.pid}`);
try {
  mkdirSync(dirname(page), { recursive: true });
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: unfinished },
  });
  compress(unfinished);
  try {
    renameSync(unfinished, page);
  } catch (error) {
    // Another process was faster; what it made is the same.
    if (!existsSync(page)) throw error;
  }
  tidy(page);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(unfinished, { recursive: true, force: true });
}
