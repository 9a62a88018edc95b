/** Nets of an owner at the command line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stateOf } from '../support/evolution/starts.ts';
import { GAMES, NET, SIZE } from '../support/nets/evolution.ts';
import { fileOf } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';
import { arbor } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbor-cli-nets-'));
const state = join(folder, 'state.json');
const features = { version: GAMES.get('evolution')?.game.features?.version ?? 0, size: SIZE };

const put = (name: string, bytes: Uint8Array, seats: number[] = []): void =>
  putNet(folder, 'evolution', name, bytes, cardOf(bytes, { game: 'evolution', name, features, outputs: 6, seats }));

beforeAll(() => {
  put('mine', fileOf(NET), [2]);
  put('other', fileOf(NET));
  writeFileSync(state, JSON.stringify(stateOf(2)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command where the folder is the owner's. */
const own = async (...args: string[]) => {
  vi.stubEnv('MODEL_DIR', folder);
  return arbor(args);
};

const SEARCH = ['--visits', '40', '--seed', '5'];

describe('a search', () => {
  test.each([
    [[], 'net mine'],
    [['--model', 'other'], 'net other'],
  ])('with %j says which net it had', async (model, words) => {
    const { code, out } = await own('recommend', state, ...SEARCH, ...model);
    expect(code).toBe(0);
    expect(out).toContain(`seed 5, ${words}\n`);
  });

  test('has none where none is wanted', async () => {
    const { out } = await own('hint', state, ...SEARCH, '--model', 'none');
    expect(out).toContain('40 visits in 1 tree, seed 5\n');
  });

  test('is refused with a net that is not there, and told the nearest', async () => {
    const { code, err } = await own('analyze', state, ...SEARCH, '--model', 'mien');
    expect(code).not.toBe(0);
    expect(err).toContain('did you mean "mine"');
  });
});

test('doctor says that nets run, and which there are', async () => {
  const { code, out } = await own('doctor');
  expect(out).toContain('Nets can run on this machine.');
  expect(out).toContain('evolution/mine: by default with 2 seats, the same bytes everywhere');
  expect(out).toContain('evolution/other: by name alone, the same bytes everywhere');
  expect(code).toBe(0);
});

test('doctor lists what is wrong with nets', async () => {
  put('spoilt', new TextEncoder().encode('this is no net'));
  const { code, out } = await own('doctor');
  rmSync(join(folder, 'evolution', 'spoilt.onnx'));
  rmSync(join(folder, 'evolution', 'spoilt.card.json'));
  expect(out).toContain('evolution/spoilt.onnx#  It is no ONNX file');
  expect(code).toBe(1);
});
