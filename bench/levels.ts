import { makeBot } from '../src/arena/bots.ts';
import { startCrew } from '../src/arena/crew.ts';
import type { DealResult } from '../src/arena/deal.ts';
import { playMatch, START } from '../src/arena/match.ts';
import { openMatch } from '../src/arena/plan.ts';
import { natureOf, playToEnd } from '../src/arena/play.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { loadGames } from '../src/engines/index.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf } from '../src/mcts/levels.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench levels` is asked. */
export interface LevelsOptions {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  /** Lowest and highest level to play. */
  readonly from: number;
  readonly to: number;
  readonly workers: number;
}

/** A game in which one level has every seat. */
interface Task {
  readonly game: string;
  readonly seats: number;
  readonly level: number;
  readonly deal: number;
}

/** How it ended. */
interface Played extends Task {
  /** What the search played for, 0–1: the mean of the seats. */
  readonly utility: number;
  readonly score: number;
}

/** Plays one deal; set-up, chance and searches go by the seed that matches of `arena` with the seed `levels` have. */
const together = (task: Task): Played => {
  const { game, catalog } = loaded(task.game);
  const bot = makeBot(effortFor(levelOf(levelsOf(game), task.level)));
  const state = playToEnd({ game, catalog, options: { seats: task.seats } }, () => bot, `levels/${task.deal}`);
  const utilities = new Float64Array(task.seats);
  game.utilities(state, utilities);
  return { ...task, utility: meanOf([...utilities]), score: meanOf(outcomeOf(game, state).scores) };
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The deals of a match between two levels. */
const play = async (
  first: number,
  second: number,
  { game, seats, deals, workers }: LevelsOptions,
): Promise<readonly DealResult[]> => {
  const games = loadGames();
  if (!games.ok) throw new Error(JSON.stringify(games.faults));
  const bots = { first: { level: first }, second: { level: second } };
  const match = openMatch(games.value, { game, options: { seats }, seed: 'levels', ...bots });
  if (!match.ok) throw new Error(JSON.stringify(match.faults));
  const crew = startCrew(match.value.plan, workers, { searchCode: 'bundle' });
  try {
    const never = new AbortController().signal;
    const ending = { most: deals };
    return (await playMatch(START, match.value.scale, ending, crew.players, never, () => {})).deals;
  } finally {
    crew.close();
  }
};

/** The beginning of a row. */
const rowOf = (game: string, level: number): string => {
  const { visits, temperature } = levelsOf(loaded(game).game)[level - 1]!;
  return `| ${level} | ${visits} | ${temperature} |`;
};

/**
 * `bench levels`: the levels on the same deals, as the rows of the tables in docs/strength/. Where seats play
 * together, a level's mean utility is shown and what it has more than the level below, then the same of its score. Where
 * they compete, its points against the level below, of which half is no lead.
 */
export const levels = async (options: LevelsOptions): Promise<void> => {
  console.log(machine());
  if (natureOf({ ...loaded(options.game), options: { seats: options.seats } }) === 'competitive')
    await compete(options);
  else await climb(options);
};

const compete = async (options: LevelsOptions): Promise<void> => {
  for (let level = options.from + 1; level <= options.to; level++) {
    const points = (await play(level, level - 1, options)).map(({ first }) => first);
    console.log(`${rowOf(options.game, level)} ${shown(points)} | ${shown(points.map((each) => each - 0.5))} |`);
  }
};

/** Each level in every seat, deal by deal, beside the level below. */
const climb = async ({ game, seats, deals, from, to, workers }: LevelsOptions): Promise<void> => {
  let below: readonly Played[] = [];
  for (let level = from; level <= to; level++) {
    const tasks = Array.from({ length: deals }, (_, deal): Task => ({ game, seats, level, deal }));
    const played = await spread<Task, Played>(new URL(import.meta.url), tasks, () => {}, workers);
    const own = played.toSorted((one, other) => one.deal - other.deal);
    const told = (['utility', 'score'] as const).map((what) => {
      const more = below.map((each, deal) => own[deal]![what] - each[what]);
      return `${shown(own.map((each) => each[what]))} | ${shown(more)}`;
    });
    console.log(`${rowOf(game, level)} ${told.join(' | ')} |`);
    below = own;
  }
};

playTasks(together);
