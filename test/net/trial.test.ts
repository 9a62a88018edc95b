import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Model, openModels } from '../../src/net/models.ts';
import { tryModels } from '../../src/net/trial.ts';
import { GAMES, NET, SIZE, TWO } from '../support/nets/evolution.ts';
import { fileOf, floatFileOf, type WholeNet, wholeNet } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';
import { valueOf } from '../support/results.ts';

const { game } = TWO;
const folder = mkdtempSync(join(tmpdir(), 'arbor-trial-'));
afterAll(() => rmSync(folder, { recursive: true }));

const features = { version: game.features?.version ?? 0, size: SIZE };
const put = (name: string, bytes: Uint8Array, outputs = 6): void =>
  putNet(folder, game.id, name, bytes, cardOf(bytes, { game: game.id, name, features, outputs }));

/** The net with a weight that is no number. */
const spoilt = ({ layers }: WholeNet): WholeNet => ({
  layers: layers.map((layer) => ({ ...layer, added: layer.added.map(() => Number.NaN) })),
});

put('good', fileOf(NET));
put('few', fileOf(NET), 5);
put('narrow', fileOf(wholeNet([3, 2, 6], 'narrow')));
put('none', fileOf(spoilt(NET)));
put('text', new TextEncoder().encode('this is no net'));

const models = (): readonly Model[] =>
  valueOf(
    openModels(
      [...GAMES.values()].map((loaded) => loaded.game),
      [folder],
    ),
  ).all;

test('every net is run once, and all that is wrong is told of its file', async () => {
  const { unavailable, faults } = await tryModels(models());
  expect(unavailable).toBeUndefined();
  expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    'evolution/few.onnx# wrong-output',
    'evolution/narrow.onnx# wrong-input',
    'evolution/none.onnx# not-finite',
    'evolution/text.onnx# no-net',
  ]);
});

test('one that ends the process or hangs is told, and those after it are tried', async () => {
  const named = (file: string): Model => ({
    game: 'g',
    name: file,
    file,
    card: cardOf(new Uint8Array(), { game: 'g', name: file }),
  });
  const hostile = new URL('./hostile-trial.ts', import.meta.url);
  const tried = await tryModels(['a', 'end', 'b', 'hang', 'c'].map(named), 2000, hostile);
  expect(tried).toEqual({
    faults: [
      { pointer: 'g/end.onnx#', code: 'crashes', detail: 'Running it ends its process (SIGSEGV).' },
      { pointer: 'g/hang.onnx#', code: 'crashes', detail: 'Running it takes more than 2000 ms.' },
    ],
  });
});

test('where the runtime is missing, or ends its process, that is told, and exact nets are tried', async () => {
  const tried = await tryModels(
    models().map((each) => ({ ...each, card: { ...each.card, exact: each.name === 'good' || each.name === 'few' } })),
    5000,
    new URL('./lame-trial.ts', import.meta.url),
  );
  expect(tried.unavailable).toBe('Loading the runtime of nets ends its process (SIGILL).');
  expect(tried.faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['evolution/few.onnx# wrong-output']);
});

test('a card that says exact of a net that is not is refused', async () => {
  const bytes = floatFileOf(NET);
  const file = join(folder, 'float.onnx');
  writeFileSync(file, bytes);
  const card = cardOf(bytes, { game: game.id, name: 'float', features, outputs: 6 });
  const tried = [true, false].map((exact) => ({ game: game.id, name: `${exact}`, file, card: { ...card, exact } }));
  const { faults } = await tryModels(tried);
  expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['evolution/true.onnx# not-exact']);
});
