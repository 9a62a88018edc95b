/**
 * Files the built-in catalogs away as they are (`test/golden/catalogs`), and those that were filed before and have changed as former
 * ones of their games (`content/former.json`), so that states and records that name these are still read. A test asks for it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../src/core/catalog.ts';
import { loadGames } from '../src/engines/index.ts';
import { filedAt, filedOf, formerOf, packed } from './catalogs/filed.ts';

const games = loadGames();
if (!games.ok) throw new Error(`the built-in catalogs are wrong: ${JSON.stringify(games.faults)}`);
mkdirSync(new URL('.', filedAt('any')), { recursive: true });

for (const [id, { game }] of games.value) {
  const filed = filedOf(id);
  const hashes = (documents: readonly unknown[]) => documents.map(hashOf).join();
  if (hashes(filed) === hashes(game.catalog.builtIn)) continue;
  const former = formerOf(game.catalog, filed);
  const file = fileURLToPath(new URL(`../src/engines/${id}/content/former.json`, import.meta.url));
  writeFileSync(file, JSON.stringify(former));
  execFileSync(fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url)), ['format', '--write', file], {
    stdio: 'ignore',
  });
  writeFileSync(filedAt(id), packed(game.catalog));
  console.log(`${id}: filed; ${former.length} former`);
  for (const { hash, why } of former) if (why !== undefined) console.log(`  ${hash} is no longer played: ${why}`);
}
