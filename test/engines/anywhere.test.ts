import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';

test('the rules of every game run where there is no Node', () => {
  const script = fileURLToPath(new URL('../support/without-node.ts', import.meta.url));
  const decisions: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  const played = Object.fromEntries([...valueOf(loadGames()).keys()].map((id) => [id, 20]));
  expect(decisions).toEqual(played);
});
