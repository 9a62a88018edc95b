import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { type Random, stream } from '../src/core/random.ts';
import { machine, median } from './machine.ts';
import { gameIds, loaded } from './positions.ts';

const RUNS = 5;
/** Actions of one run, and copies of one state. */
const ACTIONS = 300_000;
const COPIES = 1_000_000;

/** What `bench play` is asked. */
export interface PlayOptions {
  /** Options of the set-up, as JSON. */
  readonly options: string;
  /** One game only. */
  readonly game?: string;
}

/** Seconds of processor time since `begun`: other programs do not count. */
const secondsSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
};

/** Plays games at random until so many actions are done. @returns actions a second, set-ups included */
const playAtRandom = (game: Game, begin: (index: number) => unknown, random: Random): number => {
  const legal = new ActionList();
  const begun = process.cpuUsage();
  let done = 0;
  for (let index = 0; done < ACTIONS; index++) {
    const state = begin(index);
    while (game.toAct(state) !== TERMINAL) {
      game.legalActions(state, legal);
      game.apply(state, legal.at(random.below(legal.length)), random);
      done++;
    }
  }
  return done / secondsSince(begun);
};

/** The state of a random game right before its last action. */
const lateState = (game: Game, state: unknown, random: Random): unknown => {
  const legal = new ActionList();
  const before = game.blank(state);
  while (game.toAct(state) !== TERMINAL) {
    game.copy(state, before);
    game.legalActions(state, legal);
    game.apply(state, legal.at(random.below(legal.length)), random);
  }
  return before;
};

/** Nanoseconds of one copy. */
const timeCopies = (game: Game, state: unknown): number => {
  const into = game.blank(state);
  const begun = process.cpuUsage();
  for (let copy = 0; copy < COPIES; copy++) game.copy(state, into);
  return (secondsSince(begun) * 1e9) / COPIES;
};

/** `bench play`: random actions a second and the time to copy a late state, by processor time; medians of five runs after one. */
export const play = ({ options, game: only }: PlayOptions): void => {
  console.log(machine());
  for (const id of gameIds()) {
    if (only !== undefined && only !== id) continue;
    const { game, catalog } = loaded(id);
    const begin = (index: number) => newGame({ game, catalog, options: JSON.parse(options) }, index);
    const measured = (one: (run: number) => number): number =>
      median(Array.from({ length: RUNS + 1 }, (_, run) => one(run)).slice(1));
    const speed = measured((run) => playAtRandom(game, begin, stream(run, 'test')));
    const copying = measured((run) => timeCopies(game, lateState(game, begin(run), stream(run, 'test'))));
    console.log(`${id} ${options}: ${Math.round(speed)} random actions/s; a copy takes ${copying.toFixed(0)} ns`);
  }
};
