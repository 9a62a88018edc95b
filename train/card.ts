/** Writes the card of a net and draws how it has learnt, and puts all of it among the nets that are served. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NetCard } from '../src/net/card.ts';
import { learningCurve } from './curve.ts';
import type { Learnt } from './learn.ts';
import type { Recipe } from './recipe.ts';
import { GAMES_A_SHARD, shardsOf } from './shards.ts';

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

const listed = (parts: readonly string[]): string => [...new Set(parts)].join(', ');

const rounded = (value: number): number => Number(value.toFixed(5));

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
  return { loss: rounded(mean(0)), without: rounded(mean(1)) };
};

/**
 * Puts the net of a recipe and its card into `models`.
 * @param gamesFolder of some of its games
 * @param net file of the net
 * @returns the card
 */
export const writeCard = (
  recipe: Recipe,
  recipeName: string,
  gamesFolder: string,
  net: string,
  learnt: Learnt,
  gate: Gates,
): NetCard => {
  const games: GamesJson = JSON.parse(readFileSync(join(gamesFolder, 'games.json'), 'utf8'));
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
    seats: recipe.byDefault === false ? [] : seatsOf(gate),
    data: {
      games: play.reduce((sum, each) => sum + shardsOf(each) * GAMES_A_SHARD, 0),
      positions: Object.values(learnt.positions).reduce((sum, each) => sum + each, 0),
      seed: listed(play.map((each) => each.seed)),
      bot: listed(play.flatMap(({ bots }) => bots.map((bot) => JSON.stringify(bot)))),
      signature: games.signature,
      commands: [`npm run train -- ${recipeName.replace('.json', '')}`],
    },
    training: { seed: String(learn.seed), epochs: learn.epochs, held: together(learnt) },
    gate,
  };
  mkdirSync(join(MODELS, game), { recursive: true });
  copyFileSync(net, join(MODELS, game, `${name}.onnx`));
  writeFileSync(join(MODELS, game, `${name}.svg`), learningCurve(learnt));
  writeFileSync(join(MODELS, game, `${name}.card.json`), `${JSON.stringify(card, null, 2)}\n`);
  return card;
};
