/** The nets of a process, by name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playouts } from '../../src/mcts/evaluate.ts';
import { Nets, netsIn, orPath } from '../../src/net/nets.ts';
import { GAMES, NET, SIZE, TWO } from '../support/nets/evolution.ts';
import { fileOf, wholeNet } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';
import { faultLines, valueOf } from '../support/results.ts';

const { game } = TWO;
const folder = mkdtempSync(join(tmpdir(), 'arbor-nets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const features = { version: game.features?.version ?? 0, size: SIZE };
const put = (name: string, bytes: Uint8Array, outputs = 6): void =>
  putNet(folder, game.id, name, bytes, cardOf(bytes, { game: game.id, name, features, outputs }));
const bytes = fileOf(NET);
put('good', bytes);
put('text', new TextEncoder().encode('not a net'));
put('narrow', fileOf(wholeNet([3, 2, 6], 'narrow')));
put('small', fileOf(wholeNet([SIZE, 2, 2], 'small')), 2);

const netsOf = () => new Nets(orPath(netsIn(GAMES, [folder])));
const codesOf = (name: string, seats = 2): string[] => faultLines(netsOf().evaluatorFor(game, seats, name));

describe('nets', () => {
  test('are playouts where none is named', () => {
    expect(valueOf(netsOf().evaluatorFor(game, 2, null))).toBe(playouts);
  });

  test('are found by name, and by the path of a file', () => {
    const nets = netsOf();
    expect(nets.evaluatorFor(game, 2, 'good').ok).toBe(true);
    const file = join(folder, 'loose.onnx');
    writeFileSync(file, bytes);
    expect(nets.evaluatorFor(game, 2, file).ok).toBe(true);
    expect(nets.find(game.id, 'good').ok).toBe(true);
  });

  test.each([
    ['that nobody has', 'none', ' unknown-model'],
    ['whose path leads nowhere', 'none.onnx', ' unknown-model'],
    ['that is another way to a net there is', '../evolution/good', ' unknown-model'],
    ['that is no net', 'text', ' no-net'],
    ['that reads another view', 'narrow', ' misfit'],
  ])('%s cannot be searched with', (_, name, line) => {
    expect(codesOf(name)).toEqual([line]);
  });

  test('that know of two seats search with two, and no more', () => {
    expect(netsOf().evaluatorFor(game, 2, 'small').ok).toBe(true);
    expect(codesOf('small', 3)).toEqual([' misfit']);
  });

  test('are loaded once, and are not what was put in their place', () => {
    const nets = netsOf();
    put('changed', bytes);
    expect(nets.evaluatorFor(game, 2, 'changed').ok).toBe(true);
    const late = netsOf();
    expect(late.find(game.id, 'changed').ok).toBe(true);
    writeFileSync(join(folder, game.id, 'changed.onnx'), fileOf(wholeNet([SIZE, 2, 6], 'other')));
    expect(nets.evaluatorFor(game, 2, 'changed').ok).toBe(true);
    expect(faultLines(late.evaluatorFor(game, 2, 'changed'))).toEqual([' wrong-hash']);
    rmSync(join(folder, game.id, 'changed.onnx'));
  });

  test('that are asked for by their hash need no card, and are that one or none', () => {
    const other = mkdtempSync(join(tmpdir(), 'arbor-nets-'));
    putNet(other, game.id, 'bare', bytes);
    putNet(other, game.id, 'changed', fileOf(wholeNet([SIZE, 2, 6], 'other')));
    const nets = new Nets(netsIn(GAMES, [folder, other]));
    const { sha256 } = cardOf(bytes, { game: game.id, name: 'bare' });
    expect(nets.evaluatorFor(game, 2, 'bare', sha256).ok).toBe(true);
    const late = new Nets(netsIn(GAMES, [folder, other]));
    expect(faultLines(late.evaluatorFor(game, 2, 'changed', sha256))).toEqual([' wrong-hash']);
    expect(faultLines(late.evaluatorFor(game, 2, 'none', sha256))).toEqual([' unknown-model']);
    rmSync(other, { recursive: true });
  });

  test('of a folder with faults are told with all of these', () => {
    const other = mkdtempSync(join(tmpdir(), 'arbor-nets-'));
    putNet(other, game.id, 'bare', bytes);
    const found = new Nets(netsIn(GAMES, [other])).find(game.id, 'bare');
    expect(faultLines(found)).toEqual([' bad-models']);
    rmSync(other, { recursive: true });
  });
});
