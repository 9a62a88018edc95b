import { describe, expect, test } from 'vitest';
import { tellPoints } from '../../../src/api/telling/outcomes.ts';
import { materialOf } from '../../../src/cli/play/ask.ts';
import { commandOf } from '../../../src/cli/play/commands.ts';
import { type Panel, screenOf } from '../../../src/cli/play/screen.ts';
import { everyMove } from '../../../src/cli/play/step.ts';
import { aimOf } from '../../../src/cli/tables/index.ts';
import { CUT } from '../../../src/cli/tables/table.ts';
import { WORDS } from '../../../src/cli/text/index.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { tellRows } from '../../../src/core/rows.ts';
import { LANGS, type Lang, say } from '../../../src/core/text.ts';
import { type LoadedGame, loadGames } from '../../../src/engines/index.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf, start, walk } from '../../support/walk.ts';

const GAMES = valueOf(loadGames());
const SIZE = { rows: 24, columns: 80 };
/** Lines of news that are kept above the table. */
const NEWS = 3;

/** Ways to play that have more on the table than others. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  anthropocene: [{}, { seats: 4 }],
  evolution: [{}, { seats: 6, timeToFly: true }],
  earth: [{}, { seats: 5, animals: true }, { seats: 1 }],
  extinction: [{}, { seats: 1 }, { seats: 5 }],
  natera: [{}, { seats: 2 }],
};

/** What a person in `seat` sees at a moment of a game. */
const lookAt = ({ game, catalogs }: LoadedGame, state: unknown, seat: number, lang: Lang) => {
  const phrases = game.phrases[lang];
  const { tables } = valueOf(catalogs.find(undefined));
  const sight = {
    you: seat,
    lang,
    catalog: Object.fromEntries(tables.map(({ name, content }) => [name, content])),
    rows: tables.flatMap((table) =>
      tellRows(game.rows, table, tables).map(({ id, name, facts }) => ({
        id,
        name: say(phrases, name),
        facts: facts.map((fact) => say(phrases, fact)),
      })),
    ),
    hasPoints: game.nature(state) !== 'cooperative',
  };
  return (state: unknown) => {
    const actions = legalOf(game, state).map((action) => ({
      action: game.encodeAction(state, action),
      notation: game.notation(state, action),
      text: say(phrases, game.describe(state, action)),
    }));
    const legal = { toAct: seat, actions, sheet: tellPoints(game, state, phrases) };
    return materialOf({ ...sight, you: game.toAct(state) }, { view: game.encode(state, game.toAct(state)), legal });
  };
};

const fits = (lines: readonly string[], rows: number): void => {
  // One line more is the one to type in.
  expect(lines.length, lines.join('\n')).toBeLessThan(rows);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(SIZE.columns);
  expect(lines, lines.join('\n')).not.toContain(CUT);
};

describe.each([...GAMES.keys()])('%s on a terminal of 24 lines', (id) => {
  const loaded = GAMES.get(id);
  if (loaded === undefined) throw new Error(`there is no game ${id}`);
  const { game, catalogs } = loaded;

  test.each(LANGS)('table and moves fit at every decision of games at random, in %s', (lang) => {
    let most = 0;
    for (const [seed, options] of (OPTIONS[id] ?? [{}]).entries()) {
      const state = start({ game, catalogs, setup: { name: 'play', options } }, seed);
      const look = lookAt(loaded, state, 0, lang);
      walk(game, state, stream(seed, 'test'), {
        visit(seat, ply) {
          // All of the first moves, then a sample.
          if (seat === TERMINAL || (ply > 12 && ply % 11 !== 0)) return;
          const material = look(state);
          most = Math.max(most, material.moves.length);
          const all = everyMove(material.moves);
          const { lines, pages } = screenOf(all, material, SIZE, NEWS);
          fits(lines, SIZE.rows);
          const seen = Array.from({ length: pages }, (_, page) => {
            const shown = screenOf({ kind: 'moves', choice: { ...all.choice, page } }, material, SIZE, NEWS);
            fits(shown.lines, SIZE.rows);
            return shown.entries.flat();
          });
          expect(seen.flat().toSorted((a, b) => a - b)).toEqual(all.choice.among);
          const alone: Panel = { kind: 'moves', choice: { among: [material.moves.length - 1], page: 0, asked: true } };
          fits(screenOf(alone, material, SIZE).lines, SIZE.rows);
          expect(material.moves.every(({ notation }) => commandOf(notation) === undefined)).toBe(true);
        },
      });
    }
    expect(most).toBeGreaterThan(7);
  });

  test.each(LANGS)('what it is about is told in three lines, in %s', (lang) => {
    const aim = aimOf(id, lang);
    expect(aim).toHaveLength(3);
    for (const line of aim) expect(line.length, line).toBeLessThanOrEqual(SIZE.columns);
  });
});

test.each(LANGS)('the line of keys fits, in %s', (lang) => {
  expect(WORDS[lang].screen.short.length).toBeLessThanOrEqual(SIZE.columns);
});
