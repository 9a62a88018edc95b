import { makeBot } from '../src/arena/bots.ts';
import { playGame } from '../src/arena/play.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { machine, processorMs } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench contest` is asked. */
export interface ContestOptions {
  readonly game: string;
  readonly seats: number;
  /** Options of the set-up beside the seats, as JSON. */
  readonly options: string;
  /** Who sits in all other seats. */
  readonly against: 'random' | 'greedy';
  /** Processor time a decision. */
  readonly timeMs: number;
  /** Deals; each is played once from every seat. */
  readonly deals: number;
}

/** A game for a process of its own to play: the bot in one seat, others in the rest. */
interface Task extends ContestOptions {
  readonly seat: number;
  readonly deal: number;
}

interface Answer {
  readonly deal: number;
  /** Part of the first place: 1 alone, ½ shared by two, 0. */
  readonly first: number;
  readonly score: number;
  readonly best: number;
}

const play = ({ game: id, seats, options, against, timeMs, seat, deal }: Task): Answer => {
  const { game, catalog } = loaded(id);
  const [bot, other] = [makeBot(effortFor({ timeMs, ensembles: 1 }), processorMs), makeBot(against)];
  const table = { game, catalog, options: { ...JSON.parse(options), seats } };
  const { ranks, scores, metrics } = playGame(table, (at) => (at === seat ? bot : other), `contest/${deal}`);
  const winners = ranks.filter((rank) => rank === 1).length;
  // Alone it plays against Gaïa, who has no seat.
  const others = seats === 1 ? [metrics['gaia'] ?? Number.NaN] : scores.filter((_, at) => at !== seat);
  return {
    deal,
    first: ranks[seat] === 1 ? 1 / winners : 0,
    score: scores[seat] ?? Number.NaN,
    best: Math.max(...others),
  };
};

/** Mean and standard error over deals; the games of one deal hang together and count as one. */
const shownOf = (answers: readonly Answer[], value: (answer: Answer) => number, factor = 1): string => {
  const deals = Map.groupBy(answers, ({ deal }) => deal);
  const meanOf = (games: readonly Answer[]) =>
    games.reduce((sum, game) => sum + factor * value(game), 0) / games.length;
  return shown(Array.from(deals.values(), meanOf), 1);
};

/** `bench contest`: one searching bot, with one tree, against others in every other seat; every deal from every seat. */
export const contest = async (options: ContestOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.deals * options.seats }, (_, index): Task => {
    const deal = Math.floor(index / options.seats);
    return { ...options, deal, seat: index % options.seats };
  });
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const { game, seats, against, timeMs, deals } = options;
  console.log(
    `${game}, ${seats} seats, ${timeMs} ms of processor time a decision against ${against}, ${deals} deals from every seat: first place ` +
      `${shownOf(answers, ({ first }) => first, 100)} %, score ${shownOf(answers, ({ score }) => score)}, best other ` +
      `${shownOf(answers, ({ best }) => best)}, margin ${shownOf(answers, ({ score, best }) => score - best)}`,
  );
};

playTasks(play);
