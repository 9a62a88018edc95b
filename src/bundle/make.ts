/** The process that makes a bundle: `node src/bundle/make.ts <module of src> [<folder>]`. Several may make the same one at once. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundleFile } from './bundle.ts';
import { bundleText } from './write.ts';

/** Bundles of a module that are kept: those of the latest sources, as several versions may be tried in turn. */
const KEPT = 4;

/** Takes the oldest bundles of the same module away; who still runs one has loaded it, and starts from the sources next time. */
const tidy = (file: string): void => {
  const [module = ''] = basename(file).split('-');
  const made = readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${module}-`))
    .map((name) => join(dirname(file), name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of made.slice(KEPT)) rmSync(path, { force: true });
};

const [entry = '', folder] = process.argv.slice(2);
try {
  const file = bundleFile(entry, folder);
  const text = await bundleText(entry);
  if (bundleFile(entry, folder) !== file) throw new Error('the sources changed while they were bundled');
  mkdirSync(dirname(file), { recursive: true });
  // It gets its name when all of it is on the disk: nobody can see a part of it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { flush: true });
  renameSync(unfinished, file);
  tidy(file);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
