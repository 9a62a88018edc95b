import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Model, openModels } from '../../src/net/models.ts';
import { tryModels } from '../../src/net/trial.ts';
import { GAMES, NET, SIZE, TWO } from '../support/nets/evolution.ts';
import { fileOf, type WholeNet, wholeNet } from '../support/nets/whole-net.ts';
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

test('where no net can run that is told, and nothing is tried', async () => {
  const tried = await tryModels(models(), 2000, new URL('./no-such-trial.ts', import.meta.url));
  expect(tried).toEqual({ unavailable: 'Loading the runtime of nets ends its process (1).', faults: [] });
});
