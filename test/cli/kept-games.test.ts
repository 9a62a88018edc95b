import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbor } from './run.ts';

const GAME = ['play', 'anthropocene', '--seats', '2', '--mode', 'chick', '--level', '1'];
/** More than a game takes; the first move each time. */
const MOVES = '1\n'.repeat(60);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-kept-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('a game that is kept', () => {
  test('goes on after a break as it would have without one, and is played back with its result', async () => {
    const whole = join(folder, 'whole.json');
    const broken = join(folder, 'broken.json');
    const all = await arbor([...GAME, '--seed', 'fox', '--save', whole], MOVES);
    expect(all.code).toBe(0);
    const first = await arbor([...GAME, '--seed', 'fox', '--save', broken], '1\n1\nq\n');
    expect(first.code).toBe(0);
    expect(kept(broken).result).toBeUndefined();
    const second = await arbor([...GAME, '--resume', broken], MOVES);
    expect(second.code).toBe(0);
    expect(kept(broken)).toEqual(kept(whole));
    expect(existsSync(`${broken}.part`)).toBe(false);
    const { code, out } = await arbor(['replay', whole]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. player \d: \S/);
    expect(out).toContain('Scores: ');
    const part = await arbor(['replay', whole, '--until', '2', '--json']);
    expect(JSON.parse(part.out).moves).toHaveLength(2);
  });

  test('takes back what was done since the last own decision, and that too', async () => {
    const file = join(folder, 'undo.json');
    const undone = await arbor([...GAME, '--seed', 'owl', '--save', file], 'u\n1\nu\nq\n');
    expect(undone.code).toBe(0);
    expect(undone.out).toContain('There is no move of yours to take back.');
    const own = kept(file).moves.filter(({ seat }: { seat: number }) => seat === 0);
    expect(own).toEqual([]);
    const again = await arbor([...GAME, '--resume', file, '--seed', 'owl'], '1\nq\n');
    expect(again.code).toBe(0);
    expect(kept(file).moves.some(({ seat }: { seat: number }) => seat === 0)).toBe(true);
  });

  test.each([
    ['a file that is there', (file: string) => [...GAME, '--save', file], 'is there already'],
    ['a game of another kind', (file: string) => ['play', 'earth', '--resume', file], 'holds a game of anthropocene'],
    ['a file that is not there', () => [...GAME, '--resume', '/nowhere.json'], 'no file /nowhere.json'],
    ['a folder that is not there', () => [...GAME, '--save', '/nowhere/game.json'], 'cannot be written'],
  ])('is refused as %s', async (_what, args, said) => {
    const file = join(folder, 'there.json');
    const record = { game: 'anthropocene', version: 1, record: 1, start: {}, moves: [] };
    writeFileSync(file, JSON.stringify(record));
    const { code, err } = await arbor(args(file));
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  test('is no record when it is something else', async () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{"game":1}');
    const { code, err } = await arbor(['replay', file]);
    expect(code).toBe(2);
    expect(err).toContain('holds no record of a game');
    expect(err).toContain('/moves');
  });
});
