import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { type Random, stream } from '../src/core/random.ts';
import { DIFFICULTIES, type Difficulty } from '../src/engines/earth/gaia/core/numbers.ts';
import {
  GAIA_TERMS,
  likelyPoints,
  PERSON_TERMS,
  writeGaiaTerms,
  writePersonTerms,
} from '../src/engines/earth/guidance/forecast-alone.ts';
import { earth } from '../src/engines/earth/index.ts';
import { scoreOf } from '../src/engines/earth/rules/score-parts.ts';
import { gaiaScore } from '../src/engines/earth/rules/solo/score.ts';
import type { State } from '../src/engines/earth/rules/state.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { chooseAction } from '../src/mcts/levels.ts';
import { reportActions } from '../src/mcts/report.ts';
import { search } from '../src/mcts/run.ts';
import { leastSquares, product, type Row } from './fits.ts';
import { machine } from './machine.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench gaia` is asked. */
export interface GaiaOptions {
  readonly visits: number;
  /** Games of each difficulty. */
  readonly games: number;
}

interface Task extends GaiaOptions {
  readonly difficulty: Difficulty;
  readonly seed: string;
}

/** What the worlds are like, on average, at which one search was cut, and what came. */
interface Cut {
  readonly person: Row;
  readonly hers: Row;
  /** Turns that Gaïa still had after that. */
  readonly turns: number;
}

interface Answer {
  readonly difficulty: Difficulty;
  readonly cuts: readonly Cut[];
}

const NUMBERS = PERSON_TERMS.length + GAIA_TERMS.length;
/** Places of what is added up over the worlds, behind the terms. */
const PERSON = NUMBERS;
const HERS = NUMBERS + 1;
const TURN = NUMBERS + 2;
const WORLDS = NUMBERS + 3;

/** Part of its playouts that a search must have cut, so that their mean says what it looked at. */
const CUT = 0.9;

/** Earth, in which sums over the worlds that are cut go to `sums`. */
const watching = (sums: Float64Array): typeof earth => {
  const { heuristics } = earth;
  if (heuristics === undefined) return earth;
  const terms = new Float64Array(NUMBERS);
  const finish = (state: State, random: Random): void => {
    writePersonTerms(state, terms.subarray(0, PERSON_TERMS.length));
    writeGaiaTerms(state, terms.subarray(PERSON_TERMS.length));
    for (const [place, term] of terms.entries()) sums[place]! += term;
    sums[PERSON]! += scoreOf(state, 0) + likelyPoints(state);
    sums[HERS]! += gaiaScore(state);
    sums[TURN]! += state.gaiaTurn;
    sums[WORLDS]!++;
    heuristics.finish(state, random);
  };
  return { ...earth, heuristics: { ...heuristics, finish } };
};

const newGame = (difficulty: Difficulty, seed: string): State => {
  const catalogs = loadCatalogs(earth.catalog);
  const catalog = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (catalog === undefined) throw new Error('the built-in catalog does not load');
  const made = earth.setup({ seats: 1, difficulty }, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const play = ({ difficulty, visits, seed }: Task): Answer => {
  const sums = new Float64Array(WORLDS + 1);
  const game = watching(sums);
  const state = newGame(difficulty, seed);
  const effort = effortFor({ visits, ensembles: 1 });
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const means: Float64Array[] = [];
  for (let ply = 0, round = -1; earth.toAct(state) !== TERMINAL; ply++) {
    earth.legalActions(state, legal);
    let action = legal.at(0);
    if (legal.length > 1) {
      sums.fill(0);
      const name = `${seed}/${ply}`;
      action = chooseAction(
        reportActions(
          search({ game, root: state, seat: 0 }, effort, name, () => 0),
          earth,
          0,
        ),
        0,
        name,
      );
      if (state.round !== round && sums[WORLDS]! > CUT * visits) means.push(sums.map((sum) => sum / sums[WORLDS]!));
      round = state.round;
    }
    earth.apply(state, action, chance);
  }
  const [score, gaia] = [scoreOf(state, 0), gaiaScore(state)];
  const cuts = means.map((mean): Cut => {
    const terms = [...mean];
    return {
      person: { terms: terms.slice(0, PERSON_TERMS.length), outcome: score - mean[PERSON]! },
      hers: { terms: terms.slice(PERSON_TERMS.length, NUMBERS), outcome: gaia - mean[HERS]! },
      turns: state.gaiaTurn - mean[TURN]!,
    };
  });
  return { difficulty, cuts };
};

const shownOf = (factors: readonly number[]): string => factors.map((factor) => factor.toFixed(2)).join(', ');

/** Root of the mean square by which factors miss, for cuts with few turns to come and with many. */
const tellMisses = (
  name: string,
  rows: readonly Row[],
  factors: readonly number[],
  turns: (index: number) => number,
): void => {
  const misses = rows.map(({ terms, outcome }, index) => ({
    miss: outcome - product(terms, factors),
    turns: turns(index),
  }));
  for (const [turn, some] of [...Map.groupBy(misses, (each) => Math.round(each.turns))].sort(
    ([one], [other]) => one - other,
  )) {
    const mean = some.reduce((sum, { miss }) => sum + miss, 0) / some.length;
    const square = some.reduce((sum, { miss }) => sum + miss ** 2, 0) / some.length;
    console.log(
      `  ${name}, ${turn} turns to come: off by ${Math.sqrt(square).toFixed(1)}, ${mean.toFixed(1)} in the mean (${some.length} searches)`,
    );
  }
};

/** `bench gaia`: what points of games against Gaïa can be told from where searches are cut, for their estimates. */
export const gaia = async (options: GaiaOptions): Promise<void> => {
  console.log(machine());
  const tasks = Array.from({ length: options.games }, (_, index) =>
    DIFFICULTIES.map((difficulty): Task => ({ ...options, difficulty, seed: `gaia/${index}` })),
  ).flat();
  const answers = await spread<Task, Answer>(new URL(import.meta.url), tasks);
  const cuts = answers.flatMap((answer) => answer.cuts);
  const thought = GAIA_TERMS.indexOf('turns');
  const ratio = leastSquares(cuts.map(({ hers, turns }) => ({ terms: [hers.terms[thought]!], outcome: turns })));
  console.log(`turns of hers to come, for each that is forecast: ${shownOf(ratio)}`);
  const person = cuts.map((cut) => cut.person);
  const factors = leastSquares(person);
  console.log(`person, ${PERSON_TERMS.join(', ')}: ${shownOf(factors)}`);
  tellMisses('person', person, factors, (index) => cuts[index]!.turns);
  for (const difficulty of DIFFICULTIES) {
    const some = answers.filter((answer) => answer.difficulty === difficulty).flatMap((answer) => answer.cuts);
    const hers = some.map((cut) => cut.hers);
    const found = leastSquares(hers);
    console.log(`Gaïa, ${difficulty}, ${GAIA_TERMS.join(', ')}: ${shownOf(found)}`);
    tellMisses('Gaïa', hers, found, (index) => some[index]!.turns);
  }
};

playTasks(play);
