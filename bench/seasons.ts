import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { type Random, stream } from '../src/core/random.ts';
import { catalog } from '../src/engines/natera/content/catalog.ts';
import { SEASONS } from '../src/engines/natera/content/terms.ts';
import { TERMS, writeTerms } from '../src/engines/natera/guidance/forecast.ts';
import { prune } from '../src/engines/natera/guidance/prune.ts';
import { weigh } from '../src/engines/natera/guidance/weigh.ts';
import { apply } from '../src/engines/natera/rules/apply.ts';
import { legalActions, toAct } from '../src/engines/natera/rules/legal.ts';
import type { Options } from '../src/engines/natera/rules/options.ts';
import { partOf, scoreOf } from '../src/engines/natera/rules/scoring.ts';
import { setup } from '../src/engines/natera/rules/setup.ts';
import { PARTS, type State } from '../src/engines/natera/rules/state.ts';
import { leastSquares, product, type Row } from './fits.ts';
import { machine } from './machine.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench seasons` is asked. */
export interface SeasonsOptions {
  readonly games: number;
}

interface Task extends Options {
  readonly seed: number;
}

/** A seat when a season began, and what it still gained of each part. */
interface Sample {
  readonly season: number;
  readonly tribe: number;
  readonly terms: readonly number[];
  readonly toCome: readonly number[];
}

/** What one game tells. */
interface Answer {
  readonly samples: readonly Sample[];
  readonly scores: readonly number[];
}

/** Weights to this power: games of those who take what they favour more often than playouts do, and so play better. */
const POWER = 2;
/** Most actions of one decision. */
const ROOM = 1024;
/** Of so many games one is kept for the errors. */
const KEPT = 10;

const newGame = ({ seed, ...options }: Task): State => {
  const catalogs = loadCatalogs(catalog);
  const first = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (first === undefined) throw new Error('the built-in catalog does not load');
  const made = setup(options, first, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const choose = (state: State, legal: ActionList, weights: Float64Array, random: Random): number => {
  prune(state, 0, legal);
  if (legal.length === 1) return legal.at(0);
  weigh(state, legal, weights);
  let most = 0;
  for (let index = 0; index < legal.length; index++) most = Math.max(most, weights[index]!);
  for (let index = 0; index < legal.length; index++) weights[index] = (weights[index]! / most) ** POWER;
  return legal.at(random.pick(weights, legal.length));
};

const partsOf = (state: State, seat: number): number[] => PARTS.map((_, part) => partOf(state, seat, part));

const play = (task: Task): Answer => {
  const state = newGame(task);
  const random = stream(task.seed, 'apply');
  const legal = new ActionList();
  const weights = new Float64Array(ROOM);
  const terms = new Float64Array(TERMS.length);
  const seats = Array.from({ length: state.rules.seats }, (_, seat) => seat);
  const seen: (Omit<Sample, 'toCome'> & { readonly seat: number; readonly parts: number[] })[] = [];
  for (let season = 1; toAct(state) !== TERMINAL; ) {
    if (state.season > season)
      for (const seat of seats) {
        const parts = partsOf(state, seat);
        writeTerms(state, seat, parts, terms);
        seen.push({
          season: state.season,
          tribe: state.tribe[seat]!,
          seat,
          terms: [...terms],
          parts,
        });
      }
    season = state.season;
    legalActions(state, legal);
    apply(state, choose(state, legal, weights, random), random);
  }
  const ends = seats.map((seat) => partsOf(state, seat));
  return {
    samples: seen.map(({ season, tribe, seat, terms: told, parts }) => ({
      season,
      tribe,
      terms: told,
      toCome: parts.map((points, part) => ends[seat]![part]! - points),
    })),
    scores: seats.map((seat) => scoreOf(state, seat)),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The mean of lists of numbers, number by number. */
const meanOf = (lists: readonly (readonly number[])[]): number[] =>
  lists[0]!.map((_, index) => sum(lists.map((list) => list[index]!)) / lists.length);

/**
 * Samples as if all tribes came to the same: a tribe that produces more does so because it can do less, and what resources are worth
 * is to be told within each tribe.
 */
const evened = (samples: readonly Sample[]): Sample[] => {
  const terms = meanOf(samples.map((sample) => sample.terms));
  const toCome = meanOf(samples.map((sample) => sample.toCome));
  return [...new Set(samples.map(({ tribe }) => tribe))].flatMap((tribe) => {
    const own = samples.filter((sample) => sample.tribe === tribe);
    const ownTerms = meanOf(own.map((sample) => sample.terms));
    const ownToCome = meanOf(own.map((sample) => sample.toCome));
    return own.map((sample) => ({
      ...sample,
      terms: sample.terms.map((each, index) => each - ownTerms[index]! + terms[index]!),
      toCome: sample.toCome.map((each, part) => each - ownToCome[part]! + toCome[part]!),
    }));
  });
};

const rowsOf = (samples: readonly Sample[], part: number): Row[] =>
  samples.map(({ terms, toCome }) => ({ terms, outcome: toCome[part]! }));

/** How far forecasts are off, by part and in all, as a standard deviation. */
const errors = (samples: readonly Sample[], factors: readonly (readonly number[])[]): string => {
  const misses = samples.map(({ terms, toCome }) =>
    toCome.map((points, part) => points - product(terms, factors[part]!)),
  );
  const deviation = (of: (miss: readonly number[]) => number) =>
    Math.sqrt(sum(misses.map((miss) => of(miss) ** 2)) / misses.length).toFixed(1);
  return [...PARTS.map((name, part) => `${name} ${deviation((miss) => miss[part]!)}`), `all ${deviation(sum)}`].join(
    ', ',
  );
};

const told = (factors: readonly number[]): string => factors.map((factor) => factor.toFixed(2)).join(', ');

/** Tells the factors of one season, and how far they are off in games that they were not fitted to. */
const tell = (season: number, fitted: readonly Sample[], kept: readonly Sample[]): void => {
  const even = evened(fitted);
  const factors = PARTS.map((_, part) => leastSquares(rowsOf(even, part)));
  console.log(`season ${season}, off by: ${errors(kept, factors)}`);
  for (const row of factors) console.log(`  [${told(row)}],`);
};

/** `bench seasons`: what the forecast of NATERA is made of, by games that the playout weights play. */
export const seasons = async ({ games }: SeasonsOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from(
    { length: games },
    (_, seed): Task => ({ seed, seats: 2 + (seed % 3), draft: seed % 8 === 0, nuclear: seed % 5 === 0 }),
  );
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const scores = answers.flatMap((answer) => answer.scores);
  console.log(`${games} games, mean score ${(sum(scores) / scores.length).toFixed(1)}; terms ${TERMS.join(', ')}`);
  const fitted = answers.filter((_, index) => index % KEPT > 0).flatMap(({ samples }) => samples);
  const kept = answers.filter((_, index) => index % KEPT === 0).flatMap(({ samples }) => samples);
  for (let season = 2; season <= SEASONS; season++)
    tell(
      season,
      fitted.filter((sample) => sample.season === season),
      kept.filter((sample) => sample.season === season),
    );
};

playTasks(play);
