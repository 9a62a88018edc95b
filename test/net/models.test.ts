import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGames } from '../../src/engines/index.ts';
import type { NetCard } from '../../src/net/card.ts';
import { MOST_BUILT_IN_BYTES, modelFolders, openModels } from '../../src/net/models.ts';
import { cardOf, putNet } from '../support/nets.ts';
import { faultLines, faultsOf, valueOf } from '../support/results.ts';

const root = mkdtempSync(join(tmpdir(), 'models-'));
afterAll(() => rmSync(root, { recursive: true }));

const features = { version: 1, size: 3, write: () => {} };
const GAMES = [
  { id: 'go', seats: [2, 4], features },
  { id: 'nim', seats: [2, 2], features },
  { id: 'chess', seats: [2, 2] },
] as const;
const BYTES = Uint8Array.of(1, 2, 3);

/** A new folder with these nets, each a game, a name, and what is changed of a card that fits. */
const folderOf = (name: string, ...nets: readonly (Partial<NetCard> & Pick<NetCard, 'game' | 'name'>)[]): string => {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const net of nets) putNet(folder, net.game, net.name, BYTES, cardOf(BYTES, net));
  return folder;
};

const names = (models: readonly { game: string; name: string }[]) => models.map(({ game, name }) => `${game}/${name}`);

describe('folders of nets', () => {
  test('are read by game, and the default is by number of seats', () => {
    const folder = folderOf(
      'plain',
      { game: 'nim', name: 'b', seats: [2] },
      { game: 'go', name: 'b', seats: [3, 4], outputs: 4 },
      { game: 'go', name: 'a', seats: [2] },
    );
    writeFileSync(join(folder, 'README.md'), 'notes are left alone');
    mkdirSync(join(folder, 'data'));
    const models = valueOf(openModels(GAMES, [folder]));
    expect(names(models.all)).toEqual(['go/a', 'go/b', 'nim/b']);
    expect(names(models.of('go'))).toEqual(['go/a', 'go/b']);
    expect(models.find('go', 'b')?.card.outputs).toBe(4);
    expect(models.find('nim', 'a')).toBeUndefined();
    expect([2, 3, 4, 5].map((seats) => models.defaultFor('go', seats)?.name)).toEqual(['a', 'b', 'b', undefined]);
  });

  test('of an owner come first, and replace by name', () => {
    const builtIn = folderOf(
      'built-in',
      { game: 'go', name: 'a', seats: [2] },
      { game: 'go', name: 'b', seats: [3], outputs: 3 },
    );
    const own = folderOf('own', { game: 'go', name: 'b', licence: 'mine' }, { game: 'go', name: 'c', seats: [2] });
    const models = valueOf(openModels(GAMES, [builtIn, own]));
    expect(names(models.all)).toEqual(['go/a', 'go/b', 'go/c']);
    expect(models.find('go', 'b')?.card.licence).toBe('mine');
    expect([2, 3].map((seats) => models.defaultFor('go', seats)?.name)).toEqual(['c', undefined]);
  });

  test('list every fault at once, with its file', () => {
    const folder = folderOf(
      'faults',
      { game: 'go', name: 'a', seats: [2] },
      { game: 'go', name: 'b', seats: [2] },
      { game: 'go', name: 'c', features: { version: 2, size: 9 } },
      { game: 'go', name: 'd', features: { version: 1, size: 9 }, seats: [4, 7] },
      { game: 'go', name: 'e', sha256: '0'.repeat(64) },
      { game: 'chess', name: 'f' },
      { game: 'goo', name: 'g' },
    );
    putNet(folder, 'nim', 'bare', BYTES);
    putNet(folder, 'nim', 'lost', undefined, cardOf(BYTES, { game: 'nim', name: 'lost' }));
    putNet(folder, 'nim', 'moved', BYTES, cardOf(BYTES, { game: 'go', name: 'was' }));
    putNet(folder, 'nim', 'odd', BYTES, { ...cardOf(BYTES, { game: 'nim', name: 'odd' }), licence: 1, more: true });
    putNet(folder, 'nim', 'text', BYTES);
    writeFileSync(join(folder, 'nim', 'text.card.json'), '{');
    putNet(folder, 'nim', 'large', new Uint8Array(17 * 2 ** 20), cardOf(BYTES, { game: 'nim', name: 'large' }));
    expect(faultLines(openModels(GAMES, [folder]))).toEqual([
      'chess/f.card.json#/features no-features',
      'go/b.card.json#/seats/0 two-defaults',
      'go/c.card.json#/features/version wrong-features',
      'go/d.card.json#/features/size wrong-features',
      'go/d.card.json#/seats/0 out-of-range',
      'go/d.card.json#/seats/1 out-of-range',
      'go/e.card.json#/sha256 wrong-hash',
      'goo# unknown-game',
      'nim/bare.card.json# unreadable',
      'nim/large.onnx# too-large',
      'nim/lost.onnx# unreadable',
      'nim/moved.card.json#/game wrong-value',
      'nim/moved.card.json#/name wrong-value',
      'nim/odd.card.json#/licence wrong-type',
      'nim/odd.card.json#/more unknown-field',
      'nim/text.card.json# not-json',
    ]);
  });

  test('name the game that was probably meant', () => {
    const [fault] = faultsOf(openModels(GAMES, [folderOf('typo', { game: 'chesss', name: 'a' })]));
    expect(fault?.detail).toContain('did you mean "chess"');
  });

  test('must be there', () => {
    const missing = openModels(GAMES, [join(root, 'nowhere')]);
    expect(missing.ok ? [] : missing.faults.map(({ code }) => code)).toEqual(['unreadable']);
  });

  test('are not read without end where a file is none', () => {
    const folder = folderOf('device', { game: 'go', name: 'a' });
    rmSync(join(folder, 'go', 'a.onnx'));
    symlinkSync('/dev/zero', join(folder, 'go', 'a.onnx'));
    expect(faultLines(openModels(GAMES, [folder]))).toEqual(['go/a.onnx# unreadable']);
  });
});

test('the nets that come with Arbor fit its games, are small, and are the default only where they have passed a gate', () => {
  const games = [...valueOf(loadGames()).values()].map(({ game }) => game);
  for (const { card, file, name } of valueOf(openModels(games, modelFolders())).all) {
    expect(statSync(file).size, name).toBeLessThanOrEqual(MOST_BUILT_IN_BYTES);
    const passed = card.gate.filter(({ verdict }) => verdict === 'passed').map(({ seats }) => seats);
    expect(passed, name).toEqual(expect.arrayContaining(card.seats));
    expect(card.exact, name).toBe(true);
  }
});
