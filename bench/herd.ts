import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { type Random, stream } from '../src/core/random.ts';
import { catalog } from '../src/engines/extinction/content/catalog.ts';
import { DIFFICULTIES } from '../src/engines/extinction/content/terms.ts';
import { TERMS, writeTerms } from '../src/engines/extinction/guidance/forecast.ts';
import { weigh } from '../src/engines/extinction/guidance/weigh.ts';
import { apply } from '../src/engines/extinction/rules/apply.ts';
import { legalActions, toAct } from '../src/engines/extinction/rules/legal.ts';
import type { Options } from '../src/engines/extinction/rules/options.ts';
import { utilities } from '../src/engines/extinction/rules/scoring.ts';
import { setup } from '../src/engines/extinction/rules/setup.ts';
import type { State } from '../src/engines/extinction/rules/state.ts';
import { leastSquares, logistic, type Row } from './fits.ts';
import { machine } from './machine.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench herd` is asked. */
export interface HerdOptions {
  readonly games: number;
}

interface Task extends Options {
  readonly seed: number;
}

/** What one game tells: the terms at the beginning of each turn, and what its end was worth. */
interface Answer {
  readonly turns: readonly (readonly number[])[];
  readonly worth: number;
}

/** Decisions that are left to chance, so that games do not all go one way. */
const ASTRAY = 0.05;
/** Most actions of one decision. */
const ROOM = 1024;

/** What a win is worth. */
const WON = 1;

const newGame = ({ seed, ...options }: Task): State => {
  const catalogs = loadCatalogs(catalog);
  const first = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (first === undefined) throw new Error('the built-in catalog does not load');
  const made = setup(options, first, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

/** Takes what the playout weights favour, the one as often as they say. */
const choose = (state: State, legal: ActionList, weights: Float64Array, random: Random): number => {
  if (legal.length === 1 || random.next() < ASTRAY) return legal.at(random.below(legal.length));
  weigh(state, legal, weights);
  return legal.at(random.pick(weights, legal.length));
};

const play = (task: Task): Answer => {
  const state = newGame(task);
  const random = stream(task.seed, 'apply');
  const legal = new ActionList();
  const weights = new Float64Array(ROOM);
  const terms = new Float64Array(TERMS.length);
  const turns: number[][] = [];
  for (let turn = 0; toAct(state) !== TERMINAL; ) {
    if (state.turn > turn) {
      writeTerms(state, terms);
      turns.push([...terms]);
    }
    turn = state.turn;
    legalActions(state, legal);
    apply(state, choose(state, legal, weights, random), random);
  }
  const worth = new Float64Array(state.rules.seats);
  utilities(state, worth);
  return { turns, worth: worth[0]! };
};

const CELLS = ['tiger', 'otter', 'panda'].flatMap((scenario) =>
  DIFFICULTIES.flatMap((level) => [2, 3, 4, 5].map((seats) => ({ scenario, level, seats }))),
);

const rowsOf = (answers: readonly Answer[], outcome: (answer: Answer) => number): Row[] =>
  answers.flatMap((answer) => answer.turns.map((terms) => ({ terms, outcome: outcome(answer) })));

const told = (factors: readonly number[]): string => factors.map((factor) => factor.toFixed(2)).join(', ');

/** `bench herd`: what estimates of Extinction are made of, by games that the playout weights play. */
export const herd = async ({ games }: HerdOptions): Promise<void> => {
  console.log(machine());
  const tasks = CELLS.flatMap((cell) => Array.from({ length: games }, (_, seed): Task => ({ ...cell, seed })));
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const lost = answers.filter(({ worth }) => worth < WON);
  console.log(`${answers.length} games, ${answers.length - lost.length} won; terms ${TERMS.join(', ')}`);
  console.log(`a win: ${told(logistic(rowsOf(answers, ({ worth }) => Number(worth === WON))))}`);
  console.log(`a loss is worth: ${told(leastSquares(rowsOf(lost, ({ worth }) => worth)))}`);
};

playTasks(play);
