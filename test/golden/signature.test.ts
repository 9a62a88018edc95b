import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN, golden } from '../../bench/signature.ts';
import { SIGNATURE } from '../../src/mcts/signature.ts';

const ANNOUNCE =
  'The search plays differently than it did. If that is meant, announce it by `npm run bench -- signature --write`.';

// Every position of every game is searched; a busy machine takes its time.
test('the search does at fixed positions what it did', { timeout: 120_000 }, () => {
  const announced = readFileSync(GOLDEN, 'utf8');
  expect(golden(), ANNOUNCE).toBe(announced);
  expect(SIGNATURE, ANNOUNCE).toBe(announced.slice(0, SIGNATURE.length));
});
