import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GOLDEN } from '../../bench/signature.ts';
import { bundleText } from '../../src/bundle/write.ts';
import { SIGNATURE } from '../../src/mcts/signature.ts';

const ANNOUNCE =
  'The search plays differently than it did. If that is meant, announce it by `npm run bench -- signature --write`. ' +
  'If that changes nothing, the sources do in one file what they do not do by themselves.';

/** What was announced was searched by the sources; here they search in one file, as searchers have them. */
const bundled = async (): Promise<typeof import('../../bench/signature.ts')> => {
  const folder = mkdtempSync(join(tmpdir(), 'arbor-golden-'));
  try {
    const file = join(folder, 'signature.mjs');
    writeFileSync(file, await bundleText(fileURLToPath(new URL('../../bench/signature.ts', import.meta.url))));
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

// Every position of every game is searched; a busy machine takes its time.
test('the search does at fixed positions what it did', { timeout: 240_000 }, async () => {
  const announced = readFileSync(GOLDEN, 'utf8');
  const { golden } = await bundled();
  expect(golden(), ANNOUNCE).toBe(announced);
  expect(SIGNATURE, ANNOUNCE).toBe(announced.slice(0, SIGNATURE.length));
});
