import { makeBot } from '../src/arena/bots.ts';
import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { stream } from '../src/core/random.ts';
import { TRAITS } from '../src/engines/evolution/content/traits.ts';
import { foesOf, LOG_ODDS, TERMS, writeTerms } from '../src/engines/evolution/guidance/forecast.ts';
import { evolution } from '../src/engines/evolution/index.ts';
import { lives } from '../src/engines/evolution/rules/animals.ts';
import type { State } from '../src/engines/evolution/rules/state.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { leastSquares, logistic, product, type Row } from './fits.ts';
import { machine } from './machine.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench forecast` is asked. */
export interface ForecastOptions {
  readonly seats: number;
  readonly visits: number;
  readonly games: number;
}

interface Task extends ForecastOptions {
  readonly seed: number;
}

/** What one game tells. */
interface Answer {
  /** Seats at the beginning of each year, and their points at the end. */
  readonly seats: readonly Row[];
  /** Animals at the beginning of each year, and 1 where they lived through it. */
  readonly animals: readonly Row[];
}

/** Decisions that are made at random, so that games do not all go one way. */
const ASTRAY = 0.07;
/** What tells whether an animal lives on, in the order of `LOG_ODDS`, then every trait. */
const oddsTerms = (state: State, slot: number): number[] => [
  1,
  state.need[slot]! - 1,
  state.fatFull[slot]!,
  foesOf(state, state.owner[slot]!),
  ...TRAITS.map((_, trait) => (state.mask[slot]! >> trait) & 1),
];

const newGame = (seats: number, seed: number): State => {
  const catalogs = loadCatalogs(evolution.catalog);
  const catalog = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (catalog === undefined) throw new Error('the built-in catalog does not load');
  const made = evolution.setup({ seats }, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const play = ({ seats, visits, seed }: Task): Answer => {
  const state = newGame(seats, seed);
  const bots = [makeBot(effortFor({ visits, ensembles: 1 })), makeBot('random')] as const;
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const terms = new Float64Array(TERMS.length);
  const open: { seat: number; terms: readonly number[] }[] = [];
  const animals: Row[] = [];
  let living: { slot: number; serial: number; terms: readonly number[] }[] = [];
  for (let ply = 0, year = 1; evolution.toAct(state) !== TERMINAL; ply++) {
    if (state.year > year) {
      for (const { slot, serial, terms: known } of living)
        animals.push({ terms: known, outcome: lives(state, slot) && state.serial[slot] === serial ? 1 : 0 });
      living = [...state.row.subarray(0, state.alive)].map((slot) => ({
        slot,
        serial: state.serial[slot]!,
        terms: oddsTerms(state, slot),
      }));
      for (let seat = 0; seat < seats; seat++) {
        writeTerms(state, seat, terms);
        open.push({ seat, terms: [...terms] });
      }
    }
    year = state.year;
    evolution.legalActions(state, legal);
    const bot = bots[chance.next() < ASTRAY ? 1 : 0];
    evolution.apply(state, legal.length === 1 ? legal.at(0) : bot(evolution, state, legal, `${seed}/${ply}`), chance);
  }
  const { scores } = outcomeOf(evolution, state);
  return {
    animals,
    seats: open.map(({ seat, terms: known }) => ({ terms: known, outcome: scores[seat] ?? Number.NaN })),
  };
};

/** `bench forecast`: what forecasts of Evolution are made of: how far off they are, and what keeps animals alive. */
export const forecast = async (options: ForecastOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.games }, (_, index): Task => ({ ...options, seed: index + 1 }));
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const rows = answers.flatMap(({ seats }) => seats);
  const factors = leastSquares(rows);
  console.log(`${options.seats} seats, ${TERMS.join(', ')}: ${factors.map((factor) => factor.toFixed(2)).join(', ')}`);
  const years = TERMS.indexOf('years');
  for (let left = 0; left <= 6; left++) {
    const some = rows.filter(({ terms }) => Math.floor(terms[years]!) === left);
    const squares = some.reduce((sum, { terms, outcome }) => sum + (outcome - product(terms, factors)) ** 2, 0);
    if (some.length > 0)
      console.log(`  ${left} years left: off by ${Math.sqrt(squares / some.length).toFixed(2)} (${some.length} rows)`);
  }
  const odds = logistic(answers.flatMap(({ animals }) => animals));
  const named = [...Object.keys(LOG_ODDS), ...TRAITS].map((name, index) => `${name} ${odds[index]!.toFixed(2)}`);
  console.log(`log-odds of living on: ${named.join(', ')}`);
};

playTasks(play);
