import type { BotSpec } from '../src/arena/bot-spec.ts';
import { makeBot } from '../src/arena/bots.ts';
import { playGame } from '../src/arena/play.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { PLAIN_PARAMS } from '../src/mcts/params.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench strength` is asked. */
export interface StrengthOptions {
  readonly game: string;
  readonly seats: number;
  /** Visits a decision, when no time is given. */
  readonly visits: number;
  readonly timeMs?: number;
  readonly ensembles: number;
  /** Seeds 1 to this. */
  readonly seeds: number;
  /** Searches without game knowledge. */
  readonly plain?: true;
}

/** A game for a process of its own to play. */
interface Task {
  readonly game: string;
  readonly seats: number;
  readonly bot: BotSpec;
  readonly seed: number;
}

interface Result {
  readonly score: number;
  readonly won: boolean;
}

const play = ({ game: id, seats, bot, seed }: Task): Result => {
  const { game, catalog } = loaded(id);
  const player = makeBot(bot);
  const { scores, ending } = playGame({ game, catalog, options: { seats } }, () => player, seed);
  return { score: scores[0] ?? Number.NaN, won: game.wins?.includes(ending) === true };
};

/** `bench strength`: whole games with one bot in every seat, a game a core; win rate and mean score over fixed seeds. */
export const strength = async (options: StrengthOptions): Promise<void> => {
  console.log(machine());
  const { visits, timeMs, ensembles, plain } = options;
  const budget = timeMs === undefined ? { visits } : { timeMs };
  const effort = timeMs === undefined ? `${visits} visits` : `${timeMs} ms`;
  const name = `${effort} a decision in ${ensembles} trees, ${plain === true ? 'plain' : 'with game knowledge'}`;
  await report(name, options, effortFor({ ...(plain === true && PLAIN_PARAMS), ...budget, ensembles }));
  await report('uniform random', options, 'random');
};

const report = async (name: string, { game, seats, seeds }: StrengthOptions, bot: Task['bot']): Promise<void> => {
  const tasks = Array.from({ length: seeds }, (_, index): Task => ({ game, seats, bot, seed: index + 1 }));
  const results = await spread<Task, Result>(new URL(import.meta.url), tasks);
  const scores = shown(results.map(({ score }) => score));
  const wins = results.filter(({ won }) => won).length;
  console.log(`${game}, ${seats} seats, ${name}: ${wins} of ${seeds} won, mean score ${scores}`);
};

playTasks(play);
