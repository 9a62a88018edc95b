import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBot } from '../../src/arena/bot-spec.ts';
import { checker } from '../../src/core/schema.ts';
import { loadGames } from '../../src/engines/index.ts';
import { readRecipe } from '../../train/recipe.ts';
import { valueOf } from '../support/results.ts';

const games = valueOf(loadGames());
const FOLDER = new URL('../../train/recipes/', import.meta.url);

test.each(readdirSync(FOLDER))('the recipe %s is one that can be followed', (name) => {
  const { game, play, gate } = readRecipe(new URL(name, FOLDER).pathname);
  const options = checker(games.get(game)!.game.schemas.options);
  for (const each of [...play.flatMap((games) => games.options), ...gate.map((match) => match.options)])
    valueOf(options.check(each));
  for (const bot of play.flatMap(({ bots }) => bots)) valueOf(readBot(bot, []));
  // A match of deals by visits tells nothing of the time that a net takes.
  expect(gate.length === 0 || gate.some(({ budget }) => budget.timeMs !== undefined)).toBe(true);
});
