import { describe, expect, test } from 'vitest';
import { type Catalogs, loadCatalogs } from '../../src/core/catalog.ts';
import type { Game } from '../../src/core/contract.ts';
import { LANGS } from '../../src/core/text.ts';
import type { LoadedGame } from '../../src/engines/index.ts';
import { testBelief } from './battery/belief.ts';
import { testFeatures } from './battery/features.ts';
import { testInformation } from './battery/information.ts';
import { testRules } from './battery/rules.ts';
import { testSheet } from './battery/sheet.ts';
import { testWords } from './battery/words.ts';
import type { Probe } from './probe.ts';
import { cellsOf, playRandomGames, withCatalogs } from './random-games.ts';
import { valueOf } from './results.ts';
import type { Setup } from './walk.ts';

/**
 * Registers the tests that every game must pass: the eight rules of the contract (`src/core/contract.ts`),
 * each test named by its rule, for every setup of the probe and for the defaults with every catalog.
 * @param probe what the tests must be told of the game; without one, what needs it fails by name
 */
export const battery = ({ game, catalogs }: LoadedGame, probe: Probe | undefined): void => {
  describe(game.id, () => {
    testDeclarations({ game, catalogs }, probe);
    if (probe !== undefined) testRandomGames(game, probe);
    const all: Catalogs = valueOf(loadCatalogs(game.catalog, probe?.catalogs));
    const defaults: Setup[] = all.all.map(({ id }) => ({ name: `defaults, ${id}`, options: {}, catalog: id }));
    for (const setup of [...defaults, ...(probe?.setups ?? [])])
      describe(setup.name, () => {
        const table = { game, catalogs: all, setup };
        testRules(table, probe);
        testSheet(table);
        testInformation(table, probe);
        testBelief(table, probe);
        testFeatures(table);
        testWords(table);
      });
  });
};

/** Games of a cell here; `npm run bench -- random-games` plays as many as wanted. */
const GAMES = 50;

const testRandomGames = (game: Game, probe: Probe): void => {
  test.each(cellsOf(game, probe))(`${GAMES} games at random have no fault: $name`, (cell) => {
    const { faults, endings } = playRandomGames(withCatalogs(game, probe), probe, cell, 0, GAMES);
    expect(faults).toEqual([]);
    expect(Object.values(endings).reduce((sum, games) => sum + games, 0)).toBe(GAMES);
  });
};

const testDeclarations = ({ game, catalogs }: LoadedGame, probe: Probe | undefined): void => {
  test('has a probe in test/support/probes, for rules 3 and 5', () => {
    expect(probe).toBeDefined();
  });

  test('declares itself in full', () => {
    expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(game.seats[0]).toBeGreaterThanOrEqual(1);
    expect(game.seats[1]).toBeGreaterThanOrEqual(game.seats[0]);
    expect(game.ranks ?? game.wins, 'who has won').toBeDefined();
    expect(catalogs.all.length).toBeGreaterThan(0);
    for (const name of [...game.endings, ...game.metrics.map((metric) => metric.name)])
      expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    for (const { min, max } of game.metrics) expect(min).toBeLessThan(max);
  });

  test('has the same phrases in every language', () => {
    const keys = LANGS.map((lang) => Object.keys(game.phrases[lang]).sort());
    for (const other of keys) expect(other).toEqual(keys[0]);
  });

  test.each(LANGS)('has words for its title, every ending and every metric in %s', (lang) => {
    const codes = [
      'title',
      ...game.endings.map((name) => `ending.${name}`),
      ...game.metrics.map(({ name }) => `metric.${name}`),
    ];
    for (const code of codes) expect(game.phrases[lang][code]?.({}), code).toMatch(/\S/);
  });
};
