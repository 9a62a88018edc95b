/** `npm run train -- <recipe>`: plays, learns, and judges a net by matches. What is done already is not done again. */
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { writeCard } from './card.ts';
import { playGate } from './gate.ts';
import { type Learnt, learn, netFile } from './learn.ts';
import { readRecipe } from './recipe.ts';
import { gamesName, playShards } from './shards.ts';

const RECIPES = fileURLToPath(new URL('./recipes', import.meta.url));
const WORK = fileURLToPath(new URL('./work', import.meta.url));

const STAGES = ['play', 'learn', 'gate', 'serve'] as const;
type Stage = (typeof STAGES)[number];

interface Given {
  readonly workers: number;
  readonly work: string;
  readonly only?: Stage;
}

const train = async (name: string, { workers, work, only }: Given): Promise<void> => {
  const file = name.endsWith('.json') ? name : join(RECIPES, `${name}.json`);
  const recipe = readRecipe(file);
  const folder = join(work, recipe.name);
  mkdirSync(folder, { recursive: true });
  const does = (stage: Stage): boolean => only === undefined || only === stage;
  const games = recipe.play.map((play) => ({ play, folder: join(work, 'games', gamesName(recipe.game, play)) }));
  if (does('play')) for (const each of games) await playShards(recipe.game, each.play, each.folder, workers);
  if (does('learn'))
    report(
      await learn(
        file,
        games.map((each) => each.folder),
        netFile(folder, recipe),
      ),
    );
  if (does('gate')) report(playGate(recipe, folder, workers));
  if (does('serve')) {
    const learnt: Learnt = JSON.parse(readFileSync(`${netFile(folder, recipe)}.learnt.json`, 'utf8'));
    report(
      writeCard(
        recipe,
        basename(file),
        games[0]!.folder,
        netFile(folder, recipe),
        learnt,
        playGate(recipe, folder, workers),
      ),
    );
  }
};

const report = (what: unknown): void => {
  process.stdout.write(`${JSON.stringify(what)}\n`);
};

const stage = (value: string): Stage => {
  const found = STAGES.find((each) => each === value);
  if (found === undefined) throw new InvalidArgumentError(`Expected one of ${STAGES.join(', ')}.`);
  return found;
};

await new Command('train')
  .description(
    'Makes a net of a recipe: plays games, learns from them, has the net judged by matches, and writes its card.',
  )
  .argument('<recipe>', 'name of a file in train/recipes, or a file')
  .option('--only <stage>', STAGES.join(', '), stage)
  .option('--workers <count>', 'processes that play', Number, availableParallelism())
  .option('--work <folder>', 'where games and matches are kept', WORK)
  .action(train)
  .parseAsync();
