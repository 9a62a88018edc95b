import { describe, expect, test } from 'vitest';
import { type Catalogs, loadCatalogs } from '../../src/core/catalog.ts';
import type { Game } from '../../src/core/contract.ts';
import { LANGS } from '../../src/core/text.ts';
import type { LoadedGame } from '../../src/engines/index.ts';
import { testBelief } from './battery/belief.ts';
import { testConclude } from './battery/conclude.ts';
import { testFeatures } from './battery/features.ts';
import { testForecast } from './battery/forecast.ts';
import { testInformation } from './battery/information.ts';
import { testRules } from './battery/rules.ts';
import { testSheet } from './battery/sheet.ts';
import { testWords } from './battery/words.ts';
import type { Probe } from './probe.ts';
import { cellsOf, playRandomGames, withCatalogs } from './random-games.ts';
import { valueOf } from './results.ts';
import type { Setup } from './walk.ts';

/**
 * Registers the tests that every game must pass, for every setup of the probe and for the defaults with every catalog. Each
 * test has the number of its rule in its title:
 *
 * 1. a copy is independent and equal
 * 2. legal actions apply, games end, and what is counted at the end fits together
 * 3. nothing is lost or doubled (asks the probe)
 * 4. documents fit their schema and come back as the same state; damaged ones are refused or can be played
 * 5. `redeal` keeps the view, and draws evenly from the worlds that the rules allow (asks the probe)
 * 6. nothing depends on what the seat cannot see
 * 7. actions come back from their documents, and are told apart in words
 * 8. the same seed gives the same game
 *
 * @param probe what the tests must be told of the game; without one, what needs it is left out, and one test fails
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
        testConclude(table);
        testFeatures(table);
        testForecast(table);
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
    expect(probe, `write test/support/probes/${game.id}.ts and add it to PROBES beside it`).toBeDefined();
  });

  test('declares itself in full', () => {
    expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(game.seats[0]).toBeGreaterThanOrEqual(1);
    expect(game.seats[1]).toBeGreaterThanOrEqual(game.seats[0]);
    expect(game.ranks ?? game.wins, '`ranks` or `wins` must say who has won').toBeDefined();
    expect(catalogs.all.length).toBeGreaterThan(0);
    for (const name of [...game.endings, ...game.metrics.map((metric) => metric.name)])
      expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    for (const { name, min, max } of game.metrics) expect(min, `range of ${name}`).toBeLessThan(max);
    for (const document of game.catalog.builtIn)
      expect(document, 'a built-in catalog names its game').toMatchObject({ game: game.id });
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
