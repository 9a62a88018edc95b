import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { stateOf } from '../support/evolution/starts.ts';
import { GAMES, NET, SIZE } from '../support/nets/evolution.ts';
import { fileOf, wholeNet } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arbor-served-'));
const bad = mkdtempSync(join(tmpdir(), 'arbor-faulty-'));
afterAll(() => {
  for (const each of [folder, bad]) rmSync(each, { recursive: true });
});

const features = { version: GAMES.get('evolution')?.game.features?.version ?? 0, size: SIZE };
const card = (bytes: Uint8Array, name: string) =>
  cardOf(bytes, { game: 'evolution', name, features, outputs: 6, seats: name === 'mine' ? [2] : [] });
const bytes = fileOf(NET);
putNet(folder, 'evolution', 'mine', bytes, card(bytes, 'mine'));

/** The service as it is started, with nets of an owner in this folder. */
const start = (modelDir: string): ChildProcess =>
  spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', SEARCHERS: '1', MAX_DELAY_MS: '0', MODEL_DIR: modelDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

it('a service does not start with faulty nets, and tells every fault of their form, or else of what they do', async () => {
  const narrow = fileOf(wholeNet([3, 2, 6], 'narrow'));
  putNet(bad, 'evolution', 'narrow', narrow, card(narrow, 'narrow'));
  const noNet = new TextEncoder().encode('this is no net');
  putNet(bad, 'evolution', 'words', noNet, card(noNet, 'words'));
  const run = start(bad);
  const told = await text(run.stderr ?? expect.fail());
  expect(told).toMatch(/evolution\/narrow\.onnx#: It reads 3 numbers/);
  expect(told).toMatch(/evolution\/words\.onnx#: It is no ONNX file/);
  putNet(bad, 'evolution', 'bare', bytes);
  writeFileSync(join(bad, 'evolution', 'words.card.json'), '{}');
  const again = start(bad);
  const faults = await text(again.stderr ?? expect.fail());
  expect(faults).toMatch(/evolution\/bare\.card\.json#: /);
  expect(faults).toMatch(/evolution\/words\.card\.json#\/sha256: The field "sha256" is missing/);
  expect(again.exitCode ?? (await new Promise((resolve) => again.once('exit', resolve)))).toBe(1);
});

it('a service has an owner’s net, and does without it once its file is another', async () => {
  const service = start(folder);
  let printed = '';
  await new Promise<void>((resolve) => {
    service.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (printed.includes('/docs\n')) resolve();
    });
  });
  const origin = /listens on (\S+)/.exec(printed)?.[1] ?? '';
  const recommend = async (body: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/v1/games/evolution/recommend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: stateOf(2), budget: { visits: 50 }, seed: 1, ...body }),
    });
    return answer.json();
  };
  try {
    writeFileSync(join(folder, 'evolution', 'mine.onnx'), 'another file');
    expect(await recommend({})).toMatchObject({ search: { model: null, modelMissing: expect.any(String) } });
    expect(await recommend({ model: 'mine' })).toMatchObject({ code: 'model-unavailable' });
    writeFileSync(join(folder, 'evolution', 'mine.onnx'), bytes);
    expect(await recommend({})).toMatchObject({ search: { model: 'mine' } });
  } finally {
    service.kill('SIGTERM');
  }
  expect(await new Promise((resolve) => service.once('exit', resolve))).toBe(0);
});
