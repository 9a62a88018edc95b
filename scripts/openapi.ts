/**
 * Writes `openapi/openapi.json` and `openapi/examples/*.json`, one for every answer, by calling the
 * service itself with fixed seeds. With `--check`, writes nothing and fails if the files differ.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ANSWERS_FOLDER } from '../src/api/openapi/answers.ts';
import { openapiDocument } from '../src/api/openapi/document.ts';
import { OPERATIONS } from '../src/api/openapi/operations.ts';
import { loadGames } from '../src/engines/index.ts';
import { collectAnswers } from './openapi/collect.ts';

const FOLDER = new URL('../', ANSWERS_FOLDER);

/** Every generated file, by its place within `openapi/`. */
const generate = async (): Promise<Map<string, string>> => {
  const games = loadGames();
  if (!games.ok) throw new Error(`the built-in catalogs are wrong: ${JSON.stringify(games.faults)}`);
  const answers = await collectAnswers(games.value);
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['openapi.json', text(openapiDocument(OPERATIONS, games.value, answers))],
    ...[...answers].map(([name, answer]) => [`examples/${name}.json`, text(answer)] as const),
  ]);
};

const readExisting = (): Map<string, string> => {
  mkdirSync(ANSWERS_FOLDER, { recursive: true });
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]));
};

const generated = await generate();
const existing = readExisting();
const names = [...new Set([...generated.keys(), ...existing.keys()])].sort();
const stale = names.filter((name) => generated.get(name) !== existing.get(name));

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`openapi/ does not say what the service does; run "npm run openapi". Files that differ:`);
    for (const name of stale) console.error(`  ${name}`);
    process.exitCode = 1;
  }
} else {
  for (const name of stale) {
    const content = generated.get(name);
    if (content === undefined) rmSync(new URL(name, FOLDER));
    else writeFileSync(new URL(name, FOLDER), content);
  }
  console.log(`${generated.size} files in ${fileURLToPath(FOLDER)}, ${stale.length} of them changed`);
}
