import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocal } from '../../src/cli/local.ts';
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
];

const lineOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

describe('a real table', () => {
  test.each(TABLES)(
    'of $game is told in $lang within 40 short answers, and a hint comes',
    async ({ game, lang, lines }) => {
      const file = join(folder, `${game}-${lang}.json`);
      const { code, out, err } = await arbor(
        ['enter', game, '--lang', lang, '--out', file],
        lineOf([...lines, 'h', '']),
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toMatch(/\n1\. /);
      const view = JSON.parse(readFileSync(file, 'utf8'));
      const client = await openLocal();
      const answer = await client.post(`/v1/games/${game}/validate`, { state: view }).finally(() => client.close());
      expect(answer).toEqual({ valid: true, errors: [] });
      expect(lines.length).toBeLessThanOrEqual(40);
      const again = join(folder, `${game}-${lang}-again.json`);
      const kept = await arbor(['enter', game, '--from', file, '--out', again, '--lang', lang], '\n'.repeat(60));
      expect(kept.code).toBe(0);
      expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(view);
    },
  );
});
