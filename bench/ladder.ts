/** The levels of a game on one scale. */
import { makeBot } from '../src/arena/bots.ts';
import { playDeal } from '../src/arena/deal.ts';
import { natureOf } from '../src/arena/play.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf, MOST_LEVEL } from '../src/mcts/levels.ts';
import { keep, type LadderResults, ladderFile, ladderOf, readResults, resultsFile } from './ladder-results.ts';
import { machine } from './machine.ts';
import { defaultNet, netsHere } from './nets.ts';
import { gameIds, loaded } from './positions.ts';
import { playTasks, spread } from './spread.ts';
import { stampOf } from './stamp.ts';

/** What `bench ladder` is asked. */
export interface LadderOptions {
  /** All games in turn when absent. */
  readonly game?: string;
  /** Most deals of a match. */
  readonly deals: number;
  /** Minutes for each game; what is being played then is played to its end. */
  readonly minutes: number;
  readonly workers: number;
}

/** At how many seats a game is measured: as its page in docs/strength measures its levels. */
const SEATS: Readonly<Record<string, number>> = { anthropocene: 3, extinction: 4 };
const USUAL_SEATS = 2;

/** Players that meet are so far apart. */
const APART = [1, 2] as const;

/** A deal between two players. */
interface Task {
  readonly game: string;
  readonly options: LadderResults['options'];
  readonly players: LadderResults['players'];
  readonly pairing: number;
  readonly first: number;
  readonly second: number;
  readonly deal: number;
}

/** Points of the first player, 0–1. */
interface Played extends Task {
  readonly points: number;
}

const botOf = (players: LadderResults['players'], player: number) => {
  const found = players[player - 1];
  if (found === undefined) return makeBot('random');
  const { level: _, ...wanted } = found;
  return makeBot(effortFor(wanted), undefined, netsHere());
};

/**
 * Plays one deal. Where seats play together or alone, the better of two results of the same deal has its point, since there is no
 * other to win against.
 */
const play = (task: Task): Played => {
  const { game, catalog } = loaded(task.game);
  const table = { game, catalog, options: task.options };
  const bots = { first: botOf(task.players, task.first), second: botOf(task.players, task.second) };
  const { first, second } = playDeal(table, bots, `ladder/${task.first}-${task.second}/${task.deal}`);
  return { ...task, points: natureOf(table) === 'competitive' ? first : (1 + Math.sign(first - second)) / 2 };
};

/** What there is to play, with nothing played. */
const beginning = (id: string): LadderResults => {
  const { game } = loaded(id);
  const seats = SEATS[id] ?? USUAL_SEATS;
  const net = defaultNet(id, seats);
  const levels = levelsOf(game);
  // As the service has it: weaker levels search without a net.
  const players = levels.map(({ level }) => ({
    level,
    ...levelOf(levels, level),
    model: level === MOST_LEVEL ? net : null,
  }));
  const pairings = APART.flatMap((apart) =>
    Array.from({ length: players.length + 1 - apart }, (_, second) => ({ first: second + apart, second, points: [] })),
  );
  return { game: id, options: { seats }, search: stampOf(id), players, pairings };
};

/** What was played before, if it still says something of today's levels; else the beginning. */
const begun = (id: string): LadderResults => {
  const before = readResults(resultsFile(id));
  const now = beginning(id);
  const isSame = (['options', 'search', 'players'] as const).every(
    (field) => JSON.stringify(before?.[field]) === JSON.stringify(now[field]),
  );
  return before !== undefined && isSame ? before : now;
};

/** Deals that were not played, the first of every pairing before the second of any. */
const tasksOf = ({ game, options, players, pairings }: LadderResults, deals: number): Task[] =>
  Array.from({ length: deals }, (_, deal) =>
    pairings.flatMap(({ first, second, points }, pairing) =>
      deal < points.length ? [] : [{ game, options, players, pairing, first, second, deal }],
    ),
  ).flat();

/** Adds what was played, deal by deal and without gaps. */
const withPlayed = (before: LadderResults, played: readonly Played[]): LadderResults => ({
  ...before,
  pairings: before.pairings.map(({ points, ...pairing }, index) => {
    const found = new Map(played.filter((each) => each.pairing === index).map((each) => [each.deal, each.points]));
    const all = [...points];
    for (let next = found.get(all.length); next !== undefined; next = found.get(all.length)) all.push(next);
    return { ...pairing, points: all };
  }),
});

const measure = async (id: string, { deals, minutes, workers }: LadderOptions): Promise<void> => {
  const before = begun(id);
  const end = performance.now() + minutes * 60_000;
  const played: Played[] = [];
  const told = (one: Played): void => {
    played.push(one);
    keep(resultsFile(id), withPlayed(before, played));
  };
  const tasks = tasksOf(before, deals);
  await spread<Task, Played>(new URL(import.meta.url), tasks, told, workers, () => performance.now() >= end);
  const results = withPlayed(before, played);
  const ladder = ladderOf(results);
  keep(ladderFile(id), ladder);
  const all = results.pairings.reduce((sum, { points }) => sum + points.length, 0);
  console.log(`${id} ${JSON.stringify(results.options)}: ${all} deals, ${played.length} of them now`);
  for (const { level, elo, error } of ladder.rungs) console.log(`| ${level} | ${elo} ± ${error} |`);
};

/**
 * `bench ladder`: matches of every player with those one and two below, of which the lowest takes any legal action, and the Elo that
 * explains them best. What was played is kept after every deal in bench/ladders, and gone on from; what it comes to is written where
 * the service tells of levels. `npm run openapi` then brings it into documents.
 */
export const ladder = async (options: LadderOptions): Promise<void> => {
  console.log(machine());
  for (const id of options.game === undefined ? gameIds() : [options.game]) await measure(id, options);
};

playTasks(play);
