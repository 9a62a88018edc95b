/** `bench balance`: whole games of one bot in every seat, and how they end, by what was in play. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bot, makeBot } from '../src/arena/bots.ts';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { type Chance, chancesOf, facetsOf } from './facets.ts';
import { machine } from './machine.ts';
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
interface Played extends Task {
  readonly ending: string;
  /** Whether it was won, for games that are won together; else a rank by seat. */
  readonly ranks: readonly number[];
  readonly metrics: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** What was in play: names, such as of cards that were held. */
  readonly facets: readonly string[];
  /** Cards that came into a hand; absent from older records. */
  readonly chances?: readonly Chance[];
}

/** Time that counts: what a busy machine does for others is not the bot's. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const botOf = ({ bot, timeMs }: Task): Bot =>
  bot === 'search' ? makeBot(effortFor({ timeMs, ensembles: 1 }), processorMs) : makeBot(bot);

/** The game as the bot is to see it. */
const seenBy = (game: Game, { seeing }: Task): Game => (seeing ? { ...game, redeal: () => {} } : game);

const play = (task: Task): Played => {
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
  const { ending, ranks, metrics } = outcomeOf(game, state);
  return { ...task, ending, ranks, metrics, decisions, facets: [...facets].sort(), chances: chances.all() };
};

const keyOf = (task: Task): string =>
  JSON.stringify([task.game, task.options, task.deal, task.timeMs, task.bot, task.seeing]);

const readRecords = (file: string | undefined): Played[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Played => JSON.parse(line));

/** A rate in per cent with its standard error. */
const rate = (won: number, of: number): string => {
  if (of === 0) return '–';
  const part = won / of;
  return `${(100 * part).toFixed(0)} ± ${(100 * Math.sqrt((part * (1 - part)) / of)).toFixed(0)}`;
};

const hasWon = ({ ranks }: Played): boolean => ranks[0] === 1;

const mean = (games: readonly Played[], metric: string): string =>
  (games.reduce((sum, { metrics }) => sum + (metrics[metric] ?? 0), 0) / games.length).toFixed(1);

const printCells = (games: readonly Played[]): void => {
  const endings = [...new Set(games.map(({ ending }) => ending))].sort();
  const metrics = Object.keys(games[0]?.metrics ?? {});
  console.log(`| set-up | games | won % | ${endings.join(' | ')} | ${metrics.join(' | ')} | decisions |`);
  for (const [cell, own] of Map.groupBy(games, ({ options }) => JSON.stringify(options))) {
    const won = own.filter(hasWon).length;
    const ended = endings.map((ending) => own.filter((each) => each.ending === ending).length);
    const decisions = own.reduce((sum, each) => sum + each.decisions, 0) / own.length;
    console.log(
      `| ${cell} | ${own.length} | ${rate(won, own.length)} | ${ended.join(' | ')} | ${metrics
        .map((metric) => mean(own, metric))
        .join(' | ')} | ${decisions.toFixed(0)} |`,
    );
  }
};

const printFacets = (games: readonly Played[], least: number): void => {
  const facets = new Map<string, Played[]>();
  for (const game of games) for (const facet of game.facets) facets.set(facet, [...(facets.get(facet) ?? []), game]);
  console.log(`\nWon % of games with, by what was in play (all: ${rate(games.filter(hasWon).length, games.length)})`);
  for (const [facet, own] of [...facets].sort(([left], [right]) => (left < right ? -1 : 1)))
    if (own.length >= least)
      console.log(`| ${facet} | ${own.length} | ${rate(own.filter(hasWon).length, own.length)} |`);
};

const printChances = (games: readonly Played[]): void => {
  const chances = games.flatMap((game) => game.chances ?? []);
  if (chances.length === 0) return;
  console.log('\nCards that came into a hand, and how many % of them were played from there');
  for (const [card, own] of [...Map.groupBy(chances, (chance) => chance.card)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  ))
    console.log(`| ${card} | ${own.length} | ${rate(own.filter(({ played }) => played).length, own.length)} |`);
};

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
  await spread<Task, Played>(new URL(import.meta.url), missing, (played) => {
    known.set(keyOf(played), played);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(played)}\n`);
  });
  const games = asked.flatMap((task) => known.get(keyOf(task)) ?? []);
  printCells(games);
  printFacets(games, options.least);
  printChances(games);
};

playTasks(play);
