import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf } from '../src/mcts/levels.ts';
import { playCourse } from './course.ts';
import { machine, quantile } from './machine.ts';
import { loaded } from './positions.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench lengths` is asked. */
export interface LengthsOptions {
  readonly game: string;
  readonly seats: number;
  /** Options of the set-up beside the seats, as JSON. */
  readonly options: string;
  readonly level: number;
  readonly games: number;
  /** Number of the first game. */
  readonly from: number;
}

interface Task extends LengthsOptions {
  readonly seed: string;
}

interface Answer {
  readonly seed: string;
  readonly rounds: number;
}

const play = ({ game: id, seats, options, level, seed }: Task): Answer => {
  const { game, catalog } = loaded(id);
  const table = { game, catalog, options: { ...JSON.parse(options), seats } };
  return { seed, rounds: playCourse(table, effortFor(levelOf(levelsOf(game), level)), seed, () => {}).rounds };
};

/** `bench lengths`: after how many rounds, years or generations games end in which every seat is played by the same level. */
export const lengths = async (options: LengthsOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.games }, (_, index): Task => {
    return { ...options, seed: `lengths/${options.from + index}` };
  });
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const rounds = answers.map((answer) => answer.rounds);
  const [tenth, middle, most] = [0.1, 0.5, 0.9].map((part) => quantile(rounds, part));
  const longest = answers.reduce((long, answer) => (answer.rounds > long.rounds ? answer : long));
  console.log(
    `${options.game}, ${options.seats} seats, ${options.options}, level ${options.level}, ${options.games} games: a tenth ends by ` +
      `round ${tenth}, half by ${middle}, nine tenths by ${most}, all by ${longest.rounds} (${longest.seed})`,
  );
  const counts = [...Map.groupBy(rounds, (each) => each)].sort(([left], [right]) => left - right);
  console.log(`  games by last round: ${counts.map(([each, of]) => `${each}: ${of.length}`).join(', ')}`);
};

playTasks(play);
