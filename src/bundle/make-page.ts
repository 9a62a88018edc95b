/** The process that makes the page: `node src/bundle/make-page.ts [<folder>]`. Several may make the same one at once. */
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { pageFolder } from './page.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
/** Pages that are kept: those of the latest sources. */
const KEPT = 4;

/** Takes the oldest pages away. A service that is still running with one of these has no page from then on, until its next start. */
const tidy = (page: string): void => {
  const made = readdirSync(dirname(page))
    .filter((name) => name.startsWith('page-'))
    .map((name) => join(dirname(page), name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of made.slice(KEPT)) rmSync(path, { recursive: true, force: true });
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
try {
  const page = pageFolder(folder);
  // It gets its name when all of it is on the disk: nobody can see a part of it.
  const unfinished = join(dirname(page), `.${basename(page)}.${process.pid}`);
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
  } catch {
    // Another process was faster; what it made is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
  tidy(page);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
