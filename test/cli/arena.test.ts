import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { DealResult } from '../../src/arena/deal.ts';
import { replay } from '../../src/arena/match.ts';
import { openMatch } from '../../src/arena/plan.ts';
import { summaryOf } from '../../src/arena/record.ts';
import { describeSummary } from '../../src/cli/arena-text.ts';
import { loadGames } from '../../src/engines/index.ts';
import { NET, SIZE } from '../support/nets/evolution.ts';
import { fileOf, wholeNet } from '../support/nets/whole-net.ts';
import { arbor, arborProcess } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbor-arena-'));
const file = (name: string): string => join(folder, name);
const record = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

afterAll(() => rmSync(folder, { recursive: true }));

const MATCH = ['arena', 'anthropocene', '--options', '{"seats":2,"mode":"chick"}'];
const BOTS = ['--first', 'greedy', '--second', '{"visits":4}'];

describe('arena', () => {
  test('is the same with one process and with three, and when it is gone on with', async () => {
    const one = await arborProcess([...MATCH, ...BOTS, '--pairs', '12', '--workers', '1', '--json']);
    const three = await arbor([...MATCH, ...BOTS, '--pairs', '12', '--workers', '3', '--json']);
    await arbor([...MATCH, ...BOTS, '--pairs', '5', '--out', file('cut.json')]);
    const rest = await arbor(['arena', '--pairs', '12', '--resume', file('cut.json'), '--json']);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(one.out)).toMatchObject({ summary: { deals: 12, games: 24, scale: 'score', sprt: null } });
    expect(three.out).toBe(one.out);
    expect(rest.out).toBe(one.out);
    expect(record('cut.json')).toEqual(JSON.parse(one.out));
  });

  test('ends by its test, says so, and draws it', async () => {
    const sprt = ['--sprt', '-1,0', '--svg', file('match.svg')];
    const { code, out } = await arbor([...MATCH, '--first', 'greedy', '--second', 'random', ...sprt]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /LLR [+−]\d+\.\d\d \(−2\.94 to \+2\.94\): score [+−]\d\.\d\d rather than score [+−]\d\.\d\d\n$/,
    );
    expect(readFileSync(file('match.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('Ctrl-C writes what is complete, and the match can go on', async () => {
    const entry = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));
    const out = file('stopped.json');
    const args = [entry, ...MATCH, ...BOTS, '--pairs', '100000', '--out', out];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    while (!existsSync(out)) await sleep(20);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(130);
    const { deals } = record('stopped.json').summary;
    expect(deals).toBeGreaterThan(0);
    const more = ['--pairs', `${deals + 1}`, '--resume', out, '--json'];
    expect(JSON.parse((await arbor(['arena', 'anthropocene', ...more])).out).summary.deals).toBe(deals + 1);
  });

  test.each([
    ['a bot without a budget', ['--first', '{}', '--second', 'random'], '/first'],
    ['a missing bot', ['--first', 'random'], '/second'],
    ['an option of the game', ['--options', '{"seats":9}', ...BOTS], '/options/seats'],
    ['bounds that are not two numbers', ['--sprt', '5,5', ...BOTS], '0,10'],
    ['a record that cannot be written', [...BOTS, '--out', file('no/x.json')], 'no/x.json cannot be written'],
    ['a drawing that cannot be written', [...BOTS, '--svg', folder], 'it is a folder'],
    ['a file that is not there', ['--resume', file('nowhere.json')], 'cannot be read'],
  ])('what is wrong is said: %s', async (_, args, message) => {
    const { code, err } = await arbor(['arena', 'anthropocene', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('a record is never overwritten by another match', async () => {
    await arbor([...MATCH, ...BOTS, '--pairs', '1', '--out', file('first.json')]);
    await arbor([...MATCH, ...BOTS, '--pairs', '1', '--seed', 'b', '--out', file('other.json')]);
    const [first, other] = [record('first.json'), record('other.json')];
    for (const more of [
      [...MATCH.slice(1), ...BOTS],
      ['--resume', file('other.json')],
    ]) {
      const { code, err } = await arbor(['arena', ...more, '--pairs', '2', '--out', file('first.json')]);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/first\.json is there already.*--resume/) });
    }
    expect([record('first.json'), record('other.json')]).toEqual([first, other]);
    const { code } = await arbor([
      'arena',
      '--resume',
      file('first.json'),
      '--out',
      file('first.json'),
      '--pairs',
      '2',
    ]);
    expect({ code, deals: record('first.json').summary.deals }).toEqual({ code: 0, deals: 2 });
  });

  test('without a game and a record there is nothing to play', async () => {
    const { code, err } = await arbor(['arena', ...BOTS]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('Name a game') });
  });

  test('what is not known of a lead is said: its ends in sign, its value in words', () => {
    const tell = (game: string, options: object, deals: readonly DealResult[]) => {
      const games = loadGames();
      const plan = { game, options, seed: 's', first: 'random', second: 'random' };
      const match = games.ok ? openMatch(games.value, plan) : games;
      if (!match.ok) throw new Error(JSON.stringify(match.faults));
      const ending = { most: 9 };
      const summary = summaryOf(match.value, ending, replay(deals, match.value.scale, ending));
      return describeSummary(match.value.plan, summary)[3];
    };
    const points = (deals: readonly DealResult[]) => tell('evolution', { seats: 2 }, deals);
    const won = { first: 1, second: 0 };
    expect(points([won, won, won])).toMatch(/^Elo \+∞, 95 % from −42\.\d\d to \+∞ \(Wilson/);
    expect(points([{ first: 0, second: 1 }])).toMatch(/^Elo −∞, 95 % from −∞ to \+\d+\.\d\d \(/);
    expect(points([])).toMatch(/^Elo unknown, 95 % from −∞ to \+∞ \(/);
    expect(tell('anthropocene', { seats: 2, mode: 'chick' }, [won])).toMatch(/^score \+1\.00, 95 % from −∞ to \+∞ \(/);
  });

  test('of three seats tells first places too, and keeps them', async () => {
    const bots = ['--options', '{"seats":3}', '--first', 'greedy', '--second', 'random'];
    const plan = ['arena', 'evolution', ...bots, '--pairs', '2', '--out', file('firsts.json')];
    const { out } = await arbor(plan);
    const { firsts, summary } = record('firsts.json');
    expect(firsts).toHaveLength(2);
    expect(summary.firsts.mean).toBeCloseTo((firsts[0] + firsts[1]) / 2, 12);
    expect(out).toContain(`first places of the first, alone among others: ${summary.firsts.mean.toFixed(3)} ±`);
    const more = await arbor(['arena', '--pairs', '3', '--resume', file('firsts.json')]);
    expect(more.code).toBe(0);
    expect(record('firsts.json').firsts.slice(0, 2)).toEqual(firsts);
  });

  test('by processor time says so in its record, and in words', async () => {
    const plan = [
      'arena',
      'anthropocene',
      '--options',
      '{"seats":2,"mode":"chick"}',
      '--first',
      '{"timeMs":2}',
      '--second',
      'random',
    ];
    const { out } = await arbor([...plan, '--pairs', '2', '--clock', 'processor', '--out', file('clock.json')]);
    expect(record('clock.json').plan).toMatchObject({ clock: 'processor' });
    expect(out).toContain('2 deals, 4 games, by processor time');
    const more = await arbor(['arena', '--pairs', '3', '--resume', file('clock.json')]);
    expect(more.out).toContain('3 deals, 6 games, by processor time');
    const other = await arbor(['arena', '--clock', 'wall', '--resume', file('clock.json')]);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another match') });
  });

  test('with a net goes on with that net, and with no other', async () => {
    const net = file('net.onnx');
    writeFileSync(net, fileOf(NET));
    const bots = ['--first', JSON.stringify({ visits: 4, model: net }), '--second', 'random'];
    const match = ['arena', 'evolution', '--options', '{"seats":2}', ...bots, '--out', file('net.json')];
    expect(await arbor([...match, '--pairs', '1'])).toMatchObject({ code: 0 });
    expect(record('net.json').nets).toEqual({ first: createHash('sha256').update(fileOf(NET)).digest('hex') });
    expect(await arbor(['arena', '--pairs', '2', '--resume', file('net.json')])).toMatchObject({ code: 0 });
    writeFileSync(net, fileOf(wholeNet([SIZE, 2, 6], 'another')));
    const other = await arbor(['arena', '--pairs', '3', '--resume', file('net.json')]);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('A net is not the one') });
  });

  test('a match of another search or of other bots is not gone on with', async () => {
    await arbor([...MATCH, ...BOTS, '--pairs', '1', '--out', file('kept.json')]);
    const others = await arbor(['arena', 'anthropocene', '--first', 'random', '--resume', file('kept.json')]);
    expect(others).toMatchObject({ code: 2, err: expect.stringContaining('another match') });
    const kept = record('kept.json');
    writeFileSync(file('kept.json'), JSON.stringify({ ...kept, engine: { ...kept.engine, signature: 'f00' } }));
    const stale = await arbor(['arena', 'anthropocene', '--resume', file('kept.json')]);
    expect(stale).toMatchObject({ code: 2, err: expect.stringContaining('/engine/signature') });
  });
});
