import { fileURLToPath } from 'node:url';
import { makeBot } from '../src/arena/bots.ts';
import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { TERMS, writeTerms } from '../src/engines/evolution/forecast.ts';
import { evolution } from '../src/engines/evolution/index.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { machine } from './machine.ts';
import { spread } from './spread.ts';

/** What `bench forecast` is asked. */
export interface ForecastOptions {
  readonly seats: number;
  readonly visits: number;
  readonly games: number;
}

interface Task extends ForecastOptions {
  readonly seed: number;
}

/** A seat at the beginning of a year: its terms, and the points it had at the end. */
interface Row {
  readonly terms: readonly number[];
  readonly points: number;
}

/** Decisions that are made at random, so that games do not all go one way. */
const ASTRAY = 0.05;

const play = ({ seats, visits, seed }: Task): readonly Row[] => {
  const catalogs = loadCatalogs(evolution.catalog);
  const catalog = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (catalog === undefined) throw new Error('the built-in catalog does not load');
  const made = evolution.setup({ seats }, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const state = made.value;
  const bots = [makeBot({ ...DEFAULT_PARAMS, visits, ensembles: 1, temperature: 0 }), makeBot('random')] as const;
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const terms = new Float64Array(TERMS.length);
  const open: { seat: number; terms: readonly number[] }[] = [];
  for (let ply = 0, year = 1; evolution.toAct(state) !== TERMINAL; ply++) {
    if (state.year > year)
      for (let seat = 0; seat < seats; seat++) {
        writeTerms(state, seat, terms);
        open.push({ seat, terms: [...terms] });
      }
    year = state.year;
    evolution.legalActions(state, legal);
    const bot = bots[chance.next() < ASTRAY ? 1 : 0];
    evolution.apply(state, legal.length === 1 ? legal.at(0) : bot(evolution, state, legal, `${seed}/${ply}`), chance);
  }
  const { scores } = evolution.outcome(state);
  return open.map(({ seat, terms: known }) => ({ terms: known, points: scores[seat] ?? Number.NaN }));
};

/** Factors of the terms by least squares: the normal equations, solved by elimination. */
const leastSquares = (rows: readonly Row[]): number[] => {
  const size = TERMS.length;
  const table = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) =>
      rows.reduce((sum, { terms, points }) => sum + terms[row]! * (column < size ? terms[column]! : points), 0),
    ),
  );
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = table[row]![pivot]! / table[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) table[row]![column]! -= factor * table[pivot]![column]!;
    }
  return table.map((row, index) => row[size]! / row[index]!);
};

/** `bench forecast`: the factors that forecast points of Evolution from the beginning of a year, and how far off they are. */
export const forecast = async (options: ForecastOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.games }, (_, index): Task => ({ ...options, seed: index + 1 }));
  const rows = (await spread<Task, readonly Row[]>(fileURLToPath(import.meta.url), tasks)).flat();
  const factors = leastSquares(rows);
  const errorOf = (some: readonly Row[]): string => {
    const squares = some.map(
      ({ terms, points }) => (points - terms.reduce((sum, term, at) => sum + term * factors[at]!, 0)) ** 2,
    );
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / some.length).toFixed(2);
  };
  const years = TERMS.indexOf('years');
  console.log(`${options.seats} seats: [${factors.map((factor) => factor.toFixed(3)).join(', ')}]`);
  for (let left = 0; left <= 6; left++) {
    const some = rows.filter(({ terms }) => Math.floor(terms[years]!) === left);
    if (some.length > 0)
      console.log(`  ${left} to ${left + 1} years left: off by ${errorOf(some)} (${some.length} rows)`);
  }
};

if (process.argv[2] === 'play') process.on('message', (task: Task) => process.send?.(play(task)));
