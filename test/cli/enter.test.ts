import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../src/cli/client.ts';
import { openLocal } from '../../src/cli/local.ts';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';
import { arbor } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-enter-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A table as a person types it, and how long that may take. */
interface Typed {
  readonly game: string;
  readonly lang: 'en' | 'fr';
  readonly lines: readonly string[];
}

const TABLES: readonly Typed[] = [
  {
    game: 'evolution',
    lang: 'en',
    // Three players, the second year, feeding: seven food, three cards, five animals.
    lines: ['3', '', '2', 'f', '2', '7', '', 'camou, 2 swim', '2', 'carnivore, fat 1, 1', 'comm 1'].concat([
      '2 3',
      'swim, fed',
      '',
      '1 4',
      'parasite, 2',
      '',
      '30',
    ]),
  },
  {
    game: 'evolution',
    lang: 'fr',
    // Deux joueurs, première année, développement.
    lines: ['2', 'n', '1', 'dev', '1', '3 course, fouis graisse', '1', 'nage', '1 6', 'charo', '', ''],
  },
  {
    game: 'anthropocene',
    lang: 'en',
    // Three players, second generation, my turn with three cards in hand; one card of this generation is covered.
    lines: [
      '',
      '',
      'air W 0, earth N 0, water E 0',
      '2',
      '2',
      '1',
      '1',
      'air 4',
      'W 5',
      'no',
      'air 0, earth 2, water 1',
    ].concat(['2.3 1.1 1.2', '1.0 1.3 1.1', '2 1.3 1.0', 'water 0']),
  },
  {
    game: 'earth',
    lang: 'en',
    // Two players, the standard set-up: three cards on the own island, two on the other.
    lines: [
      ['2', '', '', '1', 'bald eagle, earthworm, mountain lion, wild boar', 'antarctica, great steppe', '1, -, -, -'],
      ['luzon, ice cap, nile', '7 4', '112, white oak, fly', 'japanese maple 2s 1g, prairie', 'heather 1s', '', ''],
      ['kauai, tropical rain, daintree', '5 6 3', 'basil 2s, beach', '', 'hurricane', ''],
    ].flat(),
  },
  {
    game: 'earth',
    lang: 'fr',
    // Deux joueurs avec Règne animal, par numéros imprimés.
    lines: [
      ['2', 'avancée', 'o', '2', '337-1, 339-2, 341-1, 344-2', '309-1, 306-1', '', 'panda'],
      ['286-2, 299-2, 307-2', '7 4', '112, 13', '1 2p 1c, 2', '', '', 'tarsier @11, oryx +2', ''],
      ['285-1, 297-1, 305-2', '5 6 3', '14 2p', '', '196', 'castor +1, renard', '', '4'],
    ].flat(),
  },
  {
    game: 'extinction',
    lang: 'en',
    // Three players, tigers, the second year: my three dice are not placed yet, and player 2 has had its turn.
    lines: ['3', '', '', '2', 'fine print, 2', 'research, interim', 'interim, file review, kick-off'].concat(
      ['old acquaintances, 1, done', 'kick', 'anteroom', 'den watch', 'none', ''],
      ['3, 5, 6', '2 plan, 4 social, 1 talks', '4 plan, 1 replant, 5 social', '22x2 25 44x2 55', '16 26 36'],
      ['brazil 2, japan', '2 poachers, forest', '', ''],
    ),
  },
  {
    game: 'extinction',
    lang: 'fr',
    // Seul, loutres, première année : le premier des deux personnages joue.
    lines: ['1', 'loutre', 'facile', '1', '1', 'garde des petits, 2', 'rechercher', 'lâcher'].concat(
      ['donateurs', 'soirée, 2 don doublé', '', '3, 5 planifier, 6', '11 22 33', '26 56'],
      ['', '', '', 'compétence utilisée'],
    ),
  },
  {
    game: 'natera',
    lang: 'en',
    // Two players, the second season: a leader of mine is out, and the tiles of the military zone are turned up.
    lines: ['2', '', '', '2', '1', '', '', 'beaver, 2a, 1', '1 5 8 12 3 2 / 1 1 3 0', 'seed vault, lynx'].concat(
      ['scrapyard, propaganda', '', 'raccoons, 4b', '2 2 2 9 1 0 / 2 0 1 0', '', '3 1'],
      ['clearing 2', 'orchard +1', '', 'map room 1!, radio mast', '', '2 - 1 -', '1 3 2 4 1', ''],
      ['wolf, carp, owl, crow, -', 'post office', '66 57'],
    ),
  },
  {
    game: 'natera',
    lang: 'fr',
    // Deux joueurs, première saison, premier tour.
    lines: ['2', '', '', '1', '1', '', '', 'taupes, 1a', '1 2 3 4 5 0 / 0 0 0 0', ''].concat(
      ['coffre', '', 'ratons, 3a', '2 2 2 9 1 0 / 0 0 0 0', '', '4 1', '', '', '', '', ''],
      ['', '1 1 1 1 1', '', 'louve, carpe, lynx, raton serrurier, hibou', 'rien', ''],
    ),
  },
];

const games = valueOf(loadGames());

/** A view with all that may be left out of it. */
const whole = (id: string, view: unknown): unknown => {
  const loaded = games.get(id);
  if (loaded === undefined) throw new Error(`there is no game ${id}`);
  const { game, catalogs } = loaded;
  return game.encode(valueOf(game.decode(Object(view), catalogs)), 0);
};

/** The input of a person who types these lines. */
const typing = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Enter at every question there may be. */
const ENTERS = typing(...Array<string>(80).fill(''));

describe('a real table', () => {
  let client: Client;
  beforeAll(async () => {
    client = await openLocal();
  });
  afterAll(() => client.close());

  test.each(TABLES)('of $game is told in $lang within 40 short answers', async ({ game, lang, lines }) => {
    const file = join(folder, `${game}-${lang}.json`);
    const { code, out, err } = await arbor(['enter', game, '--lang', lang, '--out', file], typing(...lines, ''));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(`--from ${file}`);
    expect(lines.length).toBeLessThanOrEqual(40);
    const view = JSON.parse(readFileSync(file, 'utf8'));
    expect(await client.post(`/v1/games/${game}/validate`, { state: view })).toEqual({ valid: true, errors: [] });

    const again = join(folder, `${game}-${lang}-again.json`);
    const kept = await arbor(['enter', game, '--from', file, '--out', again, '--lang', lang], ENTERS);
    expect(kept.code).toBe(0);
    expect(whole(game, JSON.parse(readFileSync(again, 'utf8')))).toEqual(whole(game, view));
  });

  test('gives a hint at once, and lets an answer be changed', async () => {
    const lines = TABLES.find(({ game }) => game === 'anthropocene')?.lines ?? [];
    const file = join(folder, 'changed.json');
    const { code, out } = await arbor(
      ['enter', 'anthropocene', '--lang', 'en', '--out', file],
      typing(...lines, 'h', '?', 'no such question', 'met', 'yes', ''),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\n1\. /);
    expect(out).toContain('  met  Is your own objective met');
    expect(out).toContain('There is no question called "no such question".');
    expect(JSON.parse(readFileSync(file, 'utf8')).players[0].met).toBe(true);
  });

  test('is asked again where an answer cannot be, and u goes back with it', async () => {
    const lines = ['7', '2', '', '', '1', 'u', '2'];
    const { code, err, out } = await arbor(['enter', 'anthropocene', '--lang', 'en'], typing(...lines));
    expect(code).toBe(2);
    expect(err).toContain('The input ended before the interview.');
    expect(out).toContain('“7” is no whole number from 2 to 4.');
    expect(out.match(/Which generation is being played/g)).toHaveLength(2);
    expect(out).toContain('How many ice cards are left?');
  });

  test('of which all is known is refused', async () => {
    const { state } = Object(await client.post('/v1/games/evolution/setup', {}));
    const file = join(folder, 'whole.json');
    writeFileSync(file, JSON.stringify(state));
    const { code, err } = await arbor(['enter', 'evolution', '--from', file]);
    expect(code).toBe(2);
    expect(err).toContain('holds a whole state');
  });

  test.each([
    ['of no game', ['enter', 'chess'], 'There is no game chess'],
    ['of a file that is not there', ['enter', 'evolution', '--from', 'nowhere.json'], 'There is no file nowhere.json'],
    ['of a file of another kind', ['enter', 'evolution', '--from', 'package.json'], 'holds no view of evolution'],
  ])('%s is refused', async (_what, args, said) => {
    const { code, err } = await arbor(args);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
