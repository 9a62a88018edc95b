import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnimal } from '../../src/cli/gaia-animal.ts';
import { ActionList } from '../../src/core/actions.ts';
import { stream } from '../../src/core/random.ts';
import { earth } from '../../src/engines/earth/index.ts';
import { catalogs } from '../support/earth/scene.ts';
import { valueOf } from '../support/results.ts';
import { arbor, arborProcess, type Run } from './run.ts';
import { type Server, startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbor-gaia-'));
const file = (name: string): string => join(folder, name);
const kept = (name: string): Record<string, unknown> => Object(JSON.parse(readFileSync(file(name), 'utf8')));

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Plays with these lines typed, in the order they are asked for. */
const play = (lines: readonly string[], ...options: string[]): Promise<Run> =>
  arbor(['gaia', ...options, '--url', server.url], `${lines.join('\n')}\n`);

describe('a game', () => {
  test('from its set-up to its end, here as on a server', async () => {
    const lines = ['medium', 'you', 'n', 'water', '2', 'plant', 'n', '1 0 3', 'plant', '2, 0, -1', 'y', '140'];
    const there = await play(lines);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(there.out).toContain('→ Gaïa gains 2 sprouts: two of your cards have a blue ability.');
    expect(there.out).toContain('→ The 3 cards you did not choose go face up to Gaïa’s Earth pile: 3 points.');
    expect(there.out).toMatch(/→ You win by 131 points: 140 to 9\.\n.*\n\nThis game is over\.\n$/);
    expect(await arborProcess(['gaia'], `${lines.join('\n')}\n`)).toEqual(there);
  });

  test('in French', async () => {
    const { code, out } = await play(['difficile', 'vous', 'n', 'arroser', '1', 'q'], '--lang', 'fr');
    expect(code).toBe(0);
    expect(out).toContain('Quelle est la force de Gaïa ?\n  1  Débutant\n  2  Standard\n');
    expect(out).toContain('→ Gaïa gagne 3 + 1 germes : une de vos cartes a une capacité bleue.');
    expect(out).toMatch(/La partie n’est pas gardée.*\nAu revoir\.\n$/);
  });

  test('in lines that fit the terminal', async () => {
    const { out } = await play(['expert', 'you', 'n', 'compost', '-', 'q']);
    expect(out).toContain(
      '\nHow much soil did you gain in this turn? Action, activations and soil for\n  sprouts count, events do not.\n',
    );
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('with the same seed Arbor shuffles the same cards', async () => {
    const lines = ['hard', 'arbor', 'n', 'water', '2', 'q'];
    const runs = await Promise.all(['fox', 'fox'].map((seed) => play(lines, '--seed', seed)));
    expect(runs[0]?.out).toMatch(/→ Gaïa turns up /);
    expect(runs[0]).toEqual(runs[1]);
  });

  test('with animals, one of them by the figures of its card', async () => {
    const own = 'Hare: exactly, -1 sprout, +4 growth, others +1 draw';
    const { code, out } = await play([
      'hard',
      'you',
      'y',
      'Golden Eagle',
      own,
      'water',
      '2',
      '',
      'south',
      'lower left',
      'n',
      '',
      'q',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('→ Lay Golden Eagle face up before her; its pawns stay in the box.');
    expect(out).toContain('→ Golden Eagle: Gaïa cannot pay, nothing happens.');
    expect(out).toContain('→ Hare: she pays 1 sprout, she gains 4 growth.');
    expect(out).toContain('→ Hare brings you 1 card to draw.');
  });
});

describe('a game that is kept', () => {
  test('is gone on with, in another language too', async () => {
    const first = await play(['expert', 'arbor', 'n', 'grow', '4', 'q'], '--file', file('kept.json'));
    expect(first.out).toMatch(/The game is kept in .*kept\.json; go on with --file .*kept\.json\.\nGoodbye\.\n$/);
    const document = kept('kept.json');
    expect(document).toMatchObject({ kind: 'automa', stage: 'gaia', gaia: { growth: 7 } });
    const second = await play(['?', 'q'], '--file', file('kept.json'), '--lang', 'fr');
    expect(second.out).toContain('Reprise de la partie');
    expect(second.out).toContain('Score de Gaïa : 9 (croissance 9).');
    expect(kept('kept.json')).toEqual(document);
  });

  test('is kept as far as it was told when the input ends, and nothing is left beside it', async () => {
    const { code, err } = await play(['medium', 'you', 'n', 'water', '5', 'water'], '--file', file('cut.json'));
    expect({ code, err }).toEqual({ code: 2, err: 'The input ended before the game did.\n' });
    expect(kept('cut.json')).toMatchObject({ stage: 'gaia', gaia: { sprouts: 5 } });
    expect(existsSync(file('cut.json.new'))).toBe(false);
  });

  test('takes a turn back', async () => {
    const lines = ['medium', 'you', 'n', 'u', 'water', '5', 'u', 'grow', '3', 'q'];
    const { out } = await play(lines, '--file', file('back.json'));
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('Taken back: put her pieces and cards back as they were.');
    expect(kept('back.json')).toMatchObject({ gaia: { sprouts: 0, growth: 3 } });
  });
});

describe('an answer that is none is explained and asked for again', () => {
  test.each([
    ['no choice', ['5', 'medium'], '"5" is none of these; type its number or its name.'],
    ['neither yes nor no', ['medium', '1', 'maybe', 'n'], '"maybe" is neither yes nor no; type y or n.'],
    [
      'too large a number',
      ['medium', '1', 'n', 'water', '19', '3'],
      '"19" does not do; type a whole number from 0 to 18.',
    ],
    ['no number', ['medium', '1', 'n', 'water', 'many', '3'], '"many" does not do; type a whole number from 0 to 18.'],
    [
      'too few numbers',
      ['medium', '1', 'n', 'plant', '1 2', '1 2 3'],
      '"1 2" does not do; type 3 whole numbers such as 2 0 -1.',
    ],
    ['an animal of no use to her', ['medium', '1', 'y', 'Renne', 'aigle-royal'], 'Renne is not compatible with Gaïa'],
    ['an unknown animal', ['medium', '1', 'y', 'Unicorn', 'aigle-royal'], 'Known are oryx-gazelle'],
    ['figures that cannot be read', ['medium', '1', 'y', 'Hare: hops', 'aigle-royal'], '"hops" cannot be read.'],
  ])('%s', async (_name, lines, message) => {
    const { code, out } = await play([...lines, 'q']);
    expect(code).toBe(0);
    expect(out).toContain(message);
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  test('at the names of her animals ? explains, u begins anew, and what is refused fits the terminal', async () => {
    const { code, out } = await play(['hard', 'you', 'y', '?', 'zebra', 'ibis', 'u', 'medium', 'you', 'n', 'q']);
    expect(code).toBe(0);
    expect(out.match(/Moves: up-to, to-card/g)).toHaveLength(2);
    expect(out).toMatch(
      /\n {2}\/state\/options\/animals\/0 {2}Known are .*(?:\n {4}.*)+\n {2}\/state\/options\/animals\/1 {2}Known/,
    );
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).toContain('Medium: upper row of her board');
  });

  test('a deck that has run out gives fewer cards', async () => {
    const { out } = await play(['medium', '1', 'n', 'plant', '4 !', 'n', 'q']);
    expect(out).toContain('The 1 card you did not choose');
  });
});

/** A state in which Gaïa waits to be asked: she could play in it, and it would be written over. */
const wholeGame = (): unknown => {
  const state = valueOf(
    earth.setup({ seats: 1, gaia: 'asked' }, valueOf(catalogs.find(undefined)), stream('fox', 'setup')),
  );
  const legal = new ActionList();
  while (earth.encode(state, 'all').stage !== 'gaia') {
    earth.legalActions(state, legal);
    earth.apply(state, legal.at(0), stream('fox', 'apply'));
  }
  return earth.encode(state, 'all');
};

describe('a file that is no game is refused with its faults, and left as it is', () => {
  test.each([
    ['text', 'Not JSON', 'is not JSON'],
    ['another document', '{"game":"earth"}', 'holds no game of this command'],
    ['no document', 'null', 'holds no game of this command'],
    ['a whole game in which she waits', JSON.stringify(wholeGame()), 'holds no game of this command'],
    ['a document with a wrong field', '{"game":"earth","version":1,"kind":"automa","option":{}}', '/state/option'],
    [
      'a game that contradicts itself',
      JSON.stringify({ game: 'earth', version: 1, kind: 'automa', options: { difficulty: 'hard' }, stage: 'over' }),
      '/state/gaia',
    ],
  ])('%s', async (_name, content, message) => {
    writeFileSync(file('wrong.json'), content);
    const { code, err } = await play(['q'], '--file', file('wrong.json'));
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(readFileSync(file('wrong.json'), 'utf8')).toBe(content);
  });

  test('nor can a game be kept where nothing can be written', async () => {
    const { code, err } = await play(['q'], '--file', join(folder, 'nowhere', 'game.json'));
    expect(code).toBe(2);
    expect(err).toContain('cannot be written');
  });
});

describe('an animal in one line', () => {
  test.each([
    ['Golden Eagle', 'Golden Eagle'],
    ['Hare: none, +1 soil', { name: 'Hare', move: 'none', gain: { soil: 1 } }],
    [
      'Hare: up-to 3, -1 compost, +2 growth',
      { name: 'Hare', move: 'up-to', most: 3, cost: { compost: 1 }, gain: { growth: 2 } },
    ],
    [
      'Loutre : jusqu’à 1 par feuille, +1 pioche',
      { name: 'Loutre', move: 'up-to', most: 1, perUsedLeaf: true, gain: { draw: 1 } },
    ],
    [
      'Geai du Canada : exactement, -2 germes, +9 croissances, autres +2 germes',
      { name: 'Geai du Canada', move: 'exactly', cost: { sprouts: 2 }, gain: { growth: 9 }, others: { sprouts: 2 } },
    ],
    [
      'Walrus: to-card, stores 2 sprouts, 7 points per 2',
      { name: 'Walrus', move: 'to-card', stores: { what: 'sprouts', most: 2, points: 7, per: 2 } },
    ],
    [
      'Morse : vers-carte, stocke 1 germe, 1 point',
      { name: 'Morse', move: 'to-card', stores: { what: 'sprouts', most: 1, points: 1 } },
    ],
    ['Turkey: pawns, -1 soil, +2 sprouts', { name: 'Turkey', move: 'pawns', cost: { soil: 1 }, gain: { sprouts: 2 } }],
  ])('%s', (line, animal) => {
    expect(readAnimal(line)).toEqual({ ok: true, animal });
  });

  test.each([
    ['Hare: hops', 'hops'],
    ['Hare: none, +1 gold', '+1 gold'],
    ['Hare: none, 7 points', '7 points'],
    ['Hare: none, others -1 soil', 'others -1 soil'],
    ['Hare: none, stores 2 sprouts', 'Hare: none, stores 2 sprouts'],
    [': none', ': none'],
  ])('%s cannot be read', (line, unclear) => {
    expect(readAnimal(line)).toEqual({ ok: false, unclear });
  });
});
