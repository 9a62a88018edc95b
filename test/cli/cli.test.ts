import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { loadGames } from '../../src/engines/index.ts';
import { arbor, arborProcess, type Run, shell } from './run.ts';
import { type Server, startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbor-cli-'));
const file = (name: string): string => join(folder, name);
const write = (name: string, document: unknown): void => writeFileSync(file(name), JSON.stringify(document));

/** A new game, as a full state. */
const newGame = (): object => {
  const games = loadGames();
  const loaded = games.ok ? games.value.get('anthropocene') : undefined;
  if (loaded === undefined) throw new Error('no game');
  const catalog = loaded.catalogs.find(undefined);
  if (!catalog.ok) throw new Error('no catalog');
  const state = loaded.game.setup({ seats: 2 }, catalog.value, stream(1, 'setup'));
  if (!state.ok) throw new Error('no state');
  return loaded.game.encode(state.value, 'all');
};

let server: Server;

/** Runs `arbor` against the server of these tests: the same answers as without, sooner. */
const asking = (args: readonly string[], input?: string): Promise<Run> => arbor([...args, '--url', server.url], input);

beforeAll(async () => {
  server = await startServer({ API_KEYS: 'key-of-the-tests' });
  process.env['ARBOR_KEY'] = 'key-of-the-tests';
  write('state.json', newGame());
  write('request.json', { state: newGame(), budget: { visits: 300 }, seed: 5 });
  write('level.json', { state: newGame(), level: 3, seed: 5 });
  writeFileSync(file('deep.json'), `{"game":"anthropocene","deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  write('named.json', { game: '../games?' });
  write('wrong.json', { ...newGame(), ice: 9 });
  writeFileSync(file('text.json'), 'Not JSON');
});

afterAll(async () => {
  delete process.env['ARBOR_KEY'];
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('recommend', () => {
  test('says the action, its value and the search', async () => {
    const { code, out } = await arborProcess(['recommend', file('state.json'), '--visits', '300', '--seed', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^1-\w+-\d@[WNE] {2}Place .*\nwins \d+ % of simulated games, score .*\n300 visits in 1 tree, seed 5\n$/,
    );
  });

  test('--json prints the answer of the service', async () => {
    const { out } = await asking(['recommend', file('state.json'), '--visits', '300', '--seed', '5', '--json']);
    expect(JSON.parse(out)).toMatchObject({ action: { type: 'play' }, search: { visits: 300, stopReason: 'visits' } });
  });

  test('a whole request on standard input, here, gives what the same options give on a server', async () => {
    const request = { state: newGame(), budget: { visits: 300 }, seed: 5 };
    const here = await arborProcess(['recommend', '-'], JSON.stringify(request));
    const there = await asking(['recommend', file('state.json'), '--visits', '300', '--seed', '5']);
    expect(here).toEqual(there);
  });

  test.each([
    ['here, while searchers load', []],
    ['on a server', ['--url']],
  ])('Ctrl-C before there is any answer waits for the first, %s', async (_, [url]) => {
    const longest = ['recommend', file('state.json'), '--time-ms', '30000', '--json'];
    const before = process.listenerCount('SIGINT');
    const run = arbor([...longest, ...(url === undefined ? [] : [url, server.url])]);
    while (process.listenerCount('SIGINT') === before) await setImmediate();
    process.emit('SIGINT');
    const { code, out, err } = await run;
    expect({ code, err }).toEqual({ code: 130, err: '' });
    const { action, search } = JSON.parse(out);
    expect(action).toMatchObject({ type: 'play' });
    expect(search.visits).toBeGreaterThan(0);
  });

  test('options override a request in a file', async () => {
    const { out } = await asking(['recommend', file('request.json'), '--visits', '50']);
    expect(out).toContain('50 visits in 1 tree, seed 5');
  });

  test('a budget takes the place of the level in a file, and the reverse', async () => {
    const budget = await asking(['recommend', file('level.json'), '--visits', '50']);
    expect(budget).toMatchObject({ code: 0, out: expect.stringContaining('50 visits') });
    const level = await asking(['recommend', file('request.json'), '--level', '1']);
    expect(level).toMatchObject({ code: 0, err: '' });
    expect(level.out).not.toContain('300 visits');
  });

  test('it speaks French', async () => {
    const { out } = await asking(['recommend', file('state.json'), '--visits', '50', '--seed', '5', '--lang', 'fr']);
    expect(out).toContain('50 visites dans 1 arbre, graine 5');
  });
});

describe('what so few simulated games came to is said to be too little to tell', () => {
  const few = 'too few simulated games to tell';
  const outOf = async (command: string, visits: number, ...more: string[]): Promise<string> =>
    (await asking([command, file('state.json'), '--visits', `${visits}`, '--seed', '5', ...more])).out;

  test('by recommend, in French too', async () => {
    expect(await outOf('recommend', 10)).toMatch(new RegExp(`wins \\d+ % of simulated games, score .*, ${few}\n`));
    expect(await outOf('recommend', 10, '--lang', 'fr')).toContain('trop peu de parties simulées pour le dire\n');
    expect(await outOf('recommend', 2000)).not.toContain(few);
  });

  test('by hint, of each action and of the outlook', async () => {
    expect((await outOf('hint', 10, '--top', '1')).split(few)).toHaveLength(3);
    expect(await outOf('hint', 2000, '--top', '1')).not.toContain(few);
  });

  test('by analyze, of the actions that are marked', async () => {
    const out = await outOf('analyze', 10);
    expect(out).toMatch(/^\S+ +1 +10 % +\d+ %\* +\d+\*/m);
    expect(out).toContain(`\n* ${few}\n`);
    // A floor of visits leaves none with so few.
    expect(await outOf('analyze', 4000)).not.toContain(few);
  });
});

test('a byte order mark, as some editors write one, is no fault of a file', async () => {
  writeFileSync(file('marked.json'), `\ufeff${readFileSync(file('state.json'), 'utf8')}`);
  const { code, err } = await asking(['recommend', file('marked.json'), '--visits', '50', '--seed', '5']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('hint ranks actions and tells the outlook', async () => {
  const { code, out } = await asking(['hint', file('state.json'), '--visits', '300', '--top', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^1\. [\s\S]*\n2\. [\s\S]*\noutlook in simulated games: .*\nyour objective: /);
});

test('analyze makes a table', async () => {
  const { code, out } = await asking(['analyze', file('state.json'), '--visits', '300']);
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toMatch(/^action +visits +share +win +score +p10…p90$/);
  expect(out).toMatch(/\nyour objective: .*%\)\n[\s\S]*\nwho holds /);
});

describe('what is wrong with the input is said, with exit code 2', () => {
  test.each([
    ['a file that is not there', ['recommend', 'nowhere.json'], 'nowhere.json cannot be read'],
    ['a file that is not JSON', ['recommend', file('text.json')], 'is not JSON'],
    ['a folder in place of a record', ['replay', file('.')], 'cannot be read'],
    ['a folder in place of a view', ['enter', 'evolution', '--from', file('.')], 'cannot be read'],
    ['a state that is wrong', ['recommend', file('wrong.json')], '/state/ice'],
    ['a level that is too high', ['recommend', file('state.json'), '--level', '11'], 'from 1 to 10'],
    ['a level that is too low', ['play', 'earth', '--level', '0'], 'from 1 to 10'],
    ['an option without a value', ['play', 'evolution', '--option', 'timeToFly'], 'such as timeToFly=true'],
    ['an option set twice', ['play', 'earth', '--option', 'level=x', '--option', 'level=y'], 'level is set twice'],
    ['an option set in two ways', ['play', 'earth', '--seats', '2', '--option', 'seats=3'], 'seats is set twice'],
    ['an option that is none', ['play', 'evolution', '--option', 'timeToFlie=true'], 'did you mean "timeToFly"?'],
    ['a value that is none', ['play', 'earth', '--option', 'difficulty=soft'], 'Expected "beginner" or "medium"'],
    ['a ruling without a value', ['play', 'earth', '--ruling', 'soloEnd'], 'such as timeToFly=true or soloEnd=at-once'],
    ['a ruling that is none', ['play', 'earth', '--ruling', 'soloEnds=at-once'], 'did you mean "soloEnd"?'],
    ['more visits than are allowed', ['recommend', file('state.json'), '--visits', '99999999999'], '/budget/visits'],
    ['a state that is too deep', ['recommend', file('deep.json')], 'nested too deep'],
    ['a game named like a path', ['recommend', file('named.json')], 'There is no game "../games?"'],
    ['two budgets', ['recommend', file('state.json'), '--level', '1', '--visits', '9'], '--level'],
    ['an unknown option', ['recommend', file('state.json'), '--levle', '1'], '--levle'],
    ['an unknown game', ['play', 'chess'], 'anthropocene'],
    ['a seat that is not there', ['play', 'anthropocene', '--seat', '4'], '/seat'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await asking(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('an unknown command', async () => {
    const { code, err } = await arborProcess(['recomend']);
    expect(code).toBe(2);
    expect(err).toContain('recommend');
  });

  test('a folder of catalogs that is not there', async () => {
    const { code, err } = await arbor(['catalog', file('nowhere')]);
    expect(code).toBe(2);
    expect(err).toContain('cannot be read');
  });
});

test.each(['notaurl', 'ftp://x'])('%s is no address of a server', async (url) => {
  const { code, err } = await arbor(['recommend', file('state.json'), '--url', url]);
  expect(code).toBe(2);
  expect(err).toContain('such as http://localhost:3000');
});

describe('output that cannot be written ends a command', () => {
  test('quietly when its reader has left', async () => {
    expect(await shell('{ arbor catalog; echo $? >&2; } | true')).toMatchObject({ out: '', err: '0\n' });
  });

  test.skipIf(!existsSync('/dev/full'))('with a sentence when the disk is full', async () => {
    const { code, err } = await shell('arbor catalog > /dev/full');
    expect(code).toBe(1);
    expect(err).toMatch(/^Standard output cannot be written: ENOSPC.*\n$/);
  });
});

test('a server that does not answer is a failure, with exit code 1', async () => {
  const { code, err } = await arborProcess(['recommend', file('state.json'), '--url', 'http://127.0.0.1:1']);
  expect(code).toBe(1);
  expect(err).toContain('No server answers at http://127.0.0.1:1');
});

describe('play', () => {
  const options = ['play', 'anthropocene', '--seats', '2', '--mode', 'chick', '--level', '1', '--seed', 'fox'];
  const moves = '1\n'.repeat(18);

  test('piped moves play a game to its end, the same one here and on a server', async () => {
    const here = await arborProcess(options, moves);
    const there = await asking(options, moves);
    expect(here).toMatchObject({ code: 0, out: expect.stringMatching(/Scores: -?\d+, -?\d+\n/) });
    expect(there).toEqual(here);
  });

  test('the end says who won', async () => {
    const { out } = await asking(options, moves);
    expect(out).toMatch(/\nYou (win|lose) together\. \(.*\)\nScores: /);
  });

  test('options and rulings set the game up, and what a choice brings is said below it', async () => {
    const settings = ['--option', 'animals=true', '--option', 'level=advanced', '--ruling', 'soloAnimals=chosen'];
    const game = ['play', 'earth', '--seats', '1', ...settings, '--seed', 'fox'];
    const { code, out } = await asking(game, '1\n1\n1\n1\nq\n');
    expect(code).toBe(0);
    // Advanced: two cards of each, so four sides of islands; and animals are kept of four only by the ruling.
    expect(out).toMatch(
      / {2}4 {2}side \d{3}-2 {2}Play with .*\n +-?\d+ points?\. Habitats?: [^.]+\. You begin\s+with \d+\s+cards/,
    );
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('? and a card tell what it does', async () => {
    const { code, out } = await asking(options, '?1-air-1\n?unicorn\n?generation\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('Air 1 of generation 1 (1-air-1)\n  Dealt in generation 1;');
    expect(out).toContain('There is no "unicorn" among the cards.\n');
    expect(out).toContain('… and 28 more; say more of its name.\n');
  });

  test('h gives hints, anything unknown is refused, q leaves', async () => {
    const { code, out } = await asking(options, 'h\nx\nq\n');
    expect(code).toBe(0);
    expect(out).toMatch(
      /What a strong player would look at:\n\d+\. [\s\S]*"x" is not one of the moves\.[\s\S]*Goodbye\.\n$/,
    );
  });

  test.each([
    ['en', /^ *(by what the others did|what the others did says)/gm],
    ['fr', /^ *(d’après ce que les autres ont fait|ce que les autres ont fait ne dit)/gm],
  ])('a hint says what the play of others tells, once they have played (%s)', async (lang, sentence) => {
    const game = ['play', 'anthropocene', '--seats', '3', '--level', '1', '--seed', 'fox', '--lang', lang];
    expect((await asking(game, 'h\nq\n')).out).not.toMatch(sentence);
    const { out } = await asking(game, '1\nh\nq\n');
    expect(out.match(sentence)).toHaveLength(1);
  });

  test('hints go by the numbers of the list', async () => {
    const { out } = await asking(options, 'h\nq\n');
    const hinted = [...out.matchAll(/^(\d+)\. (\S+) /gm)];
    expect(hinted).toHaveLength(3);
    for (const [, number = '', name = ''] of hinted) expect(out).toMatch(new RegExp(`^ +${number}  ${name} `, 'm'));
  });

  test('a part of the words looks for moves, and an empty line plays the one that is left', async () => {
    const { out } = await asking(options, 'earth 1\neast\n\nq\n');
    expect(out).toContain('Moves:\n  7  1-earth-1@W');
    expect(out).toContain('Moves:\n  9  1-earth-1@E');
    expect(out).toMatch(/Enter plays this move[\s\S]*Player 1 places Earth 1 in the East column\./);
  });

  test('the level changes, the aim and the hand are told, and a mistyped line plays nothing', async () => {
    const { code, out } = await asking(options, 'level 7\na\nc\ns\nq1\n99\n\nh3\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('The bots play at level 7 (strong');
    expect(out.match(/Everybody has an objective, the sum of a line/g)).toHaveLength(2);
    expect(out).toMatch(/Earth 1 of generation 1 \(1-earth-1\)\n {2}Dealt in generation 1/);
    expect(out).toContain('"99" is not one of the moves.');
    expect(out).not.toContain('Player 1 places');
  });

  test('the points so far stand above the table of a game that has some', async () => {
    const { out } = await asking(['play', 'natera', '--seed', 'fox', '--lang', 'fr'], 's\nq\n');
    expect(out).toMatch(/^Points : vous \d+ · joueur 2 \d+ · joueur 3 \d+ · joueur 4 \d+$/m);
    expect(out).toMatch(/Points jusqu’ici :\n +joueur 1 +joueur 2[\s\S]*colonies +0/);
    const whole = await asking(['play', 'evolution', '--seed', 'fox'], 's\nq\n');
    expect(whole.out.match(/^Points: you 0 · player 2 0 · player 3 0 · player 4 0$/gm)).toHaveLength(2);
  });

  test('moves that run out are a fault of the input', async () => {
    const { code, err } = await asking(options, '1\n');
    expect(code).toBe(2);
    expect(err).toContain('The input ended before the game did.');
  });
});

test('catalog lists the built-in content', async () => {
  const { code, out } = await arbor(['catalog', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ game: 'anthropocene', default: true }));
});

test('catalog lists what no source gives, a field at a time where a row is known in part', async () => {
  const all = await arbor(['catalog', '--missing', '--game', 'anthropocene', '--json']);
  expect(JSON.parse(all.out)).toHaveLength(3);
  const { code, out } = await arbor(['catalog', '--missing', '--game', 'earth']);
  expect(code).toBe(0);
  expect(out).toMatch(/Red Panda {2}earth\/earth animals panda-roux\n {2}enter\.traits, /);
  expect((await arbor(['catalog', '--missing', '--game', 'evolution'])).out).toBe('Every row has a source.\n');
});

describe('catalog tells what a row is and does', () => {
  test('by its id, in the language asked for', async () => {
    const { code, out } = await arbor(['catalog', '--row', '46', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining(['Chicken of the Woods  earth/earth cards 46', '  Champignon, coût 5, 5 points.']),
    );
  });

  test('by a part of its name, of one game, as JSON', async () => {
    const { code, out } = await arbor(['catalog', '--row', 'flight', '--game', 'evolution', '--json']);
    expect(code).toBe(0);
    const rows: unknown = JSON.parse(out);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(
      expect.objectContaining({ table: 'cards', id: 'flight+carnivorous', name: 'Flight / Carnivorous' }),
    );
  });

  test('and says when there is none, or no such game', async () => {
    const none = await arbor(['catalog', '--row', 'unicorn']);
    expect([none.code, none.err]).toEqual([2, 'No row has "unicorn" in its id or name.\n']);
    const chess = await arbor(['catalog', '--game', 'chess']);
    expect([chess.code, chess.err]).toEqual([
      2,
      'There is no game chess; known are anthropocene, evolution, earth, extinction, natera.\n',
    ]);
  });
});

test('doctor finds nothing missing, and tells no key', async () => {
  process.env['API_KEYS'] = 'a-secret-key';
  const { code, out } = await arbor(['doctor']).finally(() => delete process.env['API_KEYS']);
  expect(code).toBe(0);
  expect(out).toContain('1 hidden');
  expect(out).not.toContain('a-secret-key');
});
