/** Writes the card of a net, and puts both among those that are served. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NetCard } from '../src/net/card.ts';
import { type Learnt, netFile } from './learn.ts';
import type { Recipe } from './recipe.ts';
import { GAMES_A_SHARD } from './shards.ts';

const MODELS = fileURLToPath(new URL('../models', import.meta.url));

type Gates = NetCard['gate'];

/** Numbers of seats for which some match of a budget of time was passed, and none was failed. */
const seatsOf = (gates: Gates): number[] => {
  const seats = [...new Set(gates.map((gate) => gate.seats))].sort((a, b) => a - b);
  return seats.filter((count) => {
    const own = gates.filter((gate) => gate.seats === count);
    return (
      own.some(({ budget, verdict }) => budget.timeMs !== undefined && verdict === 'passed') &&
      own.every(({ verdict }) => verdict !== 'failed')
    );
  });
};

/** What the games of a recipe say of themselves. */
interface GamesJson {
  readonly features: NetCard['features'];
  readonly signature: string;
  readonly unit: 'points' | 'log-odds';
  readonly outputs: number;
}

/** The losses of all numbers of seats as one, by how many positions there are of each. */
const together = ({ positions, held }: Learnt): NetCard['training']['held'] => {
  const all = Object.values(positions).reduce((sum, each) => sum + each, 0);
  const mean = (place: 0 | 1): number =>
    Object.entries(held).reduce((sum, [seats, losses]) => sum + (losses[place] * (positions[seats] ?? 0)) / all, 0);
  return { loss: mean(0), without: mean(1) };
};

/**
 * Puts the net of a recipe and its card into `models`.
 * @param work folder of the recipe's work
 * @returns the card
 */
export const writeCard = (recipe: Recipe, recipeName: string, work: string, learnt: Learnt, gate: Gates): NetCard => {
  const games: GamesJson = JSON.parse(readFileSync(join(work, 'games/games.json'), 'utf8'));
  const { game, name, licence, play, learn } = recipe;
  const card: NetCard = {
    name,
    game,
    licence,
    made: new Date().toISOString().slice(0, 10),
    sha256: learnt.sha256,
    features: games.features,
    outputs: games.unit === 'log-odds' ? 1 : games.outputs,
    layers: learn.layers,
    exact: true,
    seats: seatsOf(gate),
    data: {
      games: Math.ceil(play.games / GAMES_A_SHARD) * GAMES_A_SHARD,
      positions: Object.values(learnt.positions).reduce((sum, each) => sum + each, 0),
      seed: play.seed,
      bot: play.bots.map((bot) => JSON.stringify(bot)).join(' and '),
      signature: games.signature,
      commands: [...(recipe.also ?? []), recipeName.replace('.json', '')].map((each) => `npm run train -- ${each}`),
    },
    training: { seed: String(learn.seed), epochs: learn.epochs, held: together(learnt) },
    gate,
  };
  mkdirSync(join(MODELS, game), { recursive: true });
  copyFileSync(netFile(work, recipe), join(MODELS, game, `${name}.onnx`));
  writeFileSync(join(MODELS, game, `${name}.card.json`), `${JSON.stringify(card, null, 2)}\n`);
  return card;
};
