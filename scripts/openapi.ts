/**
 * Writes all that shows what the service says, by calling the service itself with fixed seeds:
 * `openapi/openapi.json`, the requests and answers beside it, the types of the client, and the marked blocks of the pages.
 * With `--check`, writes nothing and fails if anything differs.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typesOf } from '../packages/client/generate.ts';
import { openapiDocument } from '../src/api/openapi/document.ts';
import { OPERATIONS } from '../src/api/openapi/operations.ts';
import { loadGames } from '../src/engines/index.ts';
import { collectAnswers, exampleRequests } from './openapi/collect.ts';
import { fillPage, pageBlocks } from './openapi/pages.ts';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

const PAGES = ['README.md', 'README.fr.md', 'docs/**/*.md'];

/** Every file as it should be, by its place in the repository. */
const generate = async (): Promise<ReadonlyMap<string, string>> => {
  const games = loadGames();
  if (!games.ok) throw new Error(`the built-in catalogs are wrong: ${JSON.stringify(games.faults)}`);
  const answers = await collectAnswers(games.value);
  const blocks = await pageBlocks(games.value, answers);
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = (folder: string, documents: ReadonlyMap<string, unknown>) =>
    [...documents].map(([name, value]) => [`openapi/${folder}/${name}.json`, text(value)] as const);
  const document = text(openapiDocument(OPERATIONS, games.value, answers));
  return new Map([
    ['openapi/openapi.json', document],
    ['packages/client/src/api.ts', await typesOf(document)],
    ...files('examples', answers),
    ...files('requests', exampleRequests(games.value)),
    ...globSync(PAGES).map((page) => [page, fillPage(readFileSync(page, 'utf8'), blocks)] as const),
  ]);
};

const generated = await generate();
const names = [...new Set([...generated.keys(), ...globSync('openapi/**/*.json')])].sort();
const current = (name: string): string | undefined => (existsSync(name) ? readFileSync(name, 'utf8') : undefined);
const stale = names.filter((name) => generated.get(name) !== current(name));

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error('These files do not say what the service does; run "npm run openapi":');
    for (const name of stale) console.error(`  ${name}`);
    process.exitCode = 1;
  }
} else {
  for (const name of stale) {
    const content = generated.get(name);
    mkdirSync(dirname(name), { recursive: true });
    if (content === undefined) rmSync(name);
    else writeFileSync(name, content);
  }
  console.log(`${generated.size} files, ${stale.length} of them changed`);
}
