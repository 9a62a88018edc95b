import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';

test.each([...valueOf(loadGames()).keys()])('%s passes the battery of the contract, in a file of its own', (id) => {
  expect(existsSync(new URL(`${id}/battery.test.ts`, import.meta.url))).toBe(true);
});
