/** Packages as their users get them: built, packed, and installed into an empty folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program to its end. @returns what it printed */
export const run = (folder: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The names of what a package needs. */
const dependenciesOf = (folder: string): string[] => {
  const { dependencies }: { dependencies?: object } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies ?? {});
};

/**
 * Builds these of the workspace, packs them with what they need, and installs that, and nothing else, into a new folder.
 * What they need is packed as it is installed here, so that no registry is asked; their peers are left out.
 * @returns the folder
 */
export const installPacked = (...names: readonly string[]): string => {
  const sources = names.map((name) => join(root, 'packages', name));
  for (const source of sources) run(source, process.execPath, 'build.ts');
  const folder = mkdtempSync(join(tmpdir(), 'arbor-package-'));
  const needed = sources.flatMap(dependenciesOf).map((each) => join(root, 'node_modules', each));
  const packed: { filename: string }[] = JSON.parse(
    run(folder, 'npm', 'pack', '--ignore-scripts', '--json', ...sources, ...needed),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const files = packed.map(({ filename }) => `./${filename}`);
  run(
    folder,
    'npm',
    'install',
    '--offline',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...files,
  );
  return folder;
};

/** The first program in this language that the README of a package shows. */
export const shownIn = (name: string, language: 'js' | 'ts'): string => {
  const page = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const [, program] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page) ?? [];
  if (program === undefined) throw new Error(`the README of ${name} has no program`);
  return program;
};

/** Writes `text` into `folder`. @returns the path of the file */
export const write = (folder: string, file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};
