/** `bench balance`: whole games of one bot in every seat, and how they end, by what was in play. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bot, makeBot } from '../src/arena/bots.ts';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { type Played, printBalance, type SeatPlayed } from './balance-tables.ts';
import { chancesOf, facetsOf, seatFacetsOf } from './facets.ts';
import { machine, processorMs } from './machine.ts';
import { loaded } from './positions.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench balance` is asked. */
export interface BalanceOptions {
  readonly game: string;
  /** Set-ups to play, a JSON list of options. */
  readonly cells: string;
  /** Games of each set-up. */
  readonly games: number;
  /** Processor time a decision. */
  readonly timeMs: number;
  /** Who plays in every seat: the search, or a plainer bot. */
  readonly bot: 'search' | 'greedy' | 'random';
  /** Whether the search sees every deck and every hidden card, which no served bot does. */
  readonly seeing?: true;
  /** File of records, one line a game; games that are there already are not played again. */
  readonly out?: string;
  /** Fewest games for a row of the table of what was in play. */
  readonly least: number;
}

/** A game to play. */
interface Task {
  readonly game: string;
  readonly options: unknown;
  readonly deal: number;
  readonly timeMs: number;
  readonly bot: BalanceOptions['bot'];
  readonly seeing: boolean;
}

/** A game that was played. */
type Recorded = Task & Played;

const botOf = ({ bot, timeMs }: Task): Bot =>
  bot === 'search' ? makeBot(effortFor({ timeMs, ensembles: 1 }), processorMs) : makeBot(bot);

/** The game as the bot is to see it. */
const seenBy = (game: Game, { seeing }: Task): Game => (seeing ? { ...game, redeal: () => {} } : game);

/** The metrics of a finished game by name, as a seat counts them. */
const metricsOf = (game: Game, state: unknown, seat: number): SeatPlayed['metrics'] => {
  const into = new Float64Array(game.metrics.length);
  game.measure(state, seat, into);
  return Object.fromEntries(game.metrics.map(({ name }, index) => [name, into[index]!]));
};

const play = (task: Task): Recorded => {
  const { game, catalog } = loaded(task.game);
  const seed = `balance/${task.deal}`;
  const state = newGame({ game, catalog, options: task.options }, seed);
  const bot = botOf(task);
  const seen = seenBy(game, task);
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const facets = new Set<string>();
  const chances = chancesOf(game);
  let decisions = 0;
  for (let seat = game.toAct(state); seat !== TERMINAL; seat = game.toAct(state)) {
    game.legalActions(state, legal);
    const action = legal.length === 1 ? legal.at(0) : bot(seen, state, legal, `${seed}/${decisions}`);
    for (const facet of facetsOf(game, state)) facets.add(facet);
    chances.see(state);
    game.apply(state, action, chance);
    decisions++;
  }
  chances.see(state);
  const { nature, ending, ranks, metrics } = outcomeOf(game, state);
  const result = { ...task, ending, ranks, metrics, decisions, facets: [...facets].sort(), chances: chances.all() };
  if (nature !== 'competitive') return result;
  const had = seatFacetsOf(game, state);
  return {
    ...result,
    seats: ranks.map((_, seat) => ({ metrics: metricsOf(game, state, seat), facets: had[seat] ?? [] })),
  };
};

const keyOf = (task: Task): string =>
  JSON.stringify([task.game, task.options, task.deal, task.timeMs, task.bot, task.seeing]);

const readRecords = (file: string | undefined): Recorded[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Recorded => JSON.parse(line));

/** Plays what is missing of the games asked for, and prints how all of them came out. */
export const balance = async (options: BalanceOptions): Promise<void> => {
  console.log(machine());
  const { game, timeMs, bot, seeing = false, out } = options;
  const cells: readonly unknown[] = JSON.parse(options.cells);
  const asked = cells.flatMap((cell) =>
    Array.from({ length: options.games }, (_, deal): Task => ({ game, options: cell, deal, timeMs, bot, seeing })),
  );
  const known = new Map(readRecords(out).map((each) => [keyOf(each), each]));
  const missing = asked.filter((task) => !known.has(keyOf(task)));
  await spread<Task, Recorded>(new URL(import.meta.url), missing, (played) => {
    known.set(keyOf(played), played);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(played)}\n`);
  });
  const games = asked.flatMap((task) => known.get(keyOf(task)) ?? []);
  printBalance(games, options.least);
};

playTasks(play);
