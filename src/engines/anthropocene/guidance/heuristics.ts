import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { countBits } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { lineFulfils } from '../rules/grid.ts';
import { cardOf, columnOf, rowOf } from '../rules/legal.ts';
import { skySum, utilityOf } from '../rules/scoring.ts';
import { GENERATIONS, objectivePair, type Rules, type State, VALUES } from '../rules/state.ts';
import { ODDS, type Odds } from './odds.ts';

/** Points beyond ±this weigh as if they were this; the table below is indexed by points plus this. */
const MOST_POINTS = 32;
/** Points of an objective met after the placement. */
const MET = 2;
/** Points of a molecule left visible. */
const GAS = 3;

/** Weight of a placement, by cards already played this generation and points: the later, the sharper. */
const WEIGHTS = Array.from({ length: DECK }, (_, played) =>
  Float64Array.from({ length: 2 * MOST_POINTS + 1 }, (_, index) =>
    Math.exp((index - MOST_POINTS) * (0.1 + (0.9 * played) / (DECK - 1))),
  ),
);

/** Mask of the pairs that are somebody's objective; no two seats share one, since landmarks are unique. */
const objectives = (state: State): number => {
  let pairs = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) pairs |= 1 << objectivePair(state, seat);
  return pairs;
};

/** Weighs placements by the objectives met and the molecules visible right after them. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  const wanted = objectives(state);
  const weights = WEIGHTS[state.played]!;
  for (let index = 0; index < actions.length; index++)
    into[index] = weights[MOST_POINTS + clamp(points(state, actions.codes[index]!, wanted))]!;
};

const clamp = (value: number): number => Math.max(-MOST_POINTS, Math.min(MOST_POINTS, value));

const points = (state: State, action: Action, wanted: number): number => {
  const { value, gas } = state.rules;
  const row = rowOf(cardOf(action));
  const column = 3 + columnOf(action);
  const space = row * 3 + column - 3;
  const card = state.generation * DECK + cardOf(action);
  const covered = state.top[space]!;
  const gain = value[card]! - value[covered]!;
  const empty = state.empty & ~(1 << space);
  const rest = state.fulfilled & ~((15 << (row * VALUES)) | (15 << (column * VALUES)));
  const after =
    rest |
    lineFulfils(state, row, state.sum[row]! + gain, empty) |
    lineFulfils(state, column, state.sum[column]! + gain, empty);
  return MET * countBits(after & wanted) - GAS * (state.gas + gas[card]! - gas[covered]!);
};

/** The generation; a finished game is past the last one. */
export const phase = (state: State): number => (state.finished ? GENERATIONS : state.generation);

/** Skies range over ± this. */
const MOST_SKY = 12;
const SKIES = 2 * MOST_SKY + 1;
const ICES = 4;

/** Expected utilities by generation about to begin, ice and sky; one table for each rules, made when first needed. */
const tables = new WeakMap<Rules, Float64Array>();

const tableOf = (rules: Rules): Float64Array => {
  const known = tables.get(rules);
  if (known !== undefined) return known;
  const table = new Float64Array((GENERATIONS + 1) * ICES * SKIES);
  for (let generation = GENERATIONS; generation > 0; generation--)
    for (let ice = 0; ice < ICES; ice++)
      for (let sky = -MOST_SKY; sky <= MOST_SKY; sky++)
        table[cell(generation, ice, sky)] =
          generation === GENERATIONS || ice === 0
            ? utilityOf(rules, ice, sky)
            : expectation(rules, table, generation, ice, sky);
  tables.set(rules, table);
  return table;
};

const cell = (generation: number, ice: number, sky: number): number =>
  (generation * ICES + ice) * SKIES + Math.max(-MOST_SKY, Math.min(MOST_SKY, sky)) + MOST_SKY;

/** The mean over how one more generation usually comes out. */
const expectation = (rules: Rules, table: Float64Array, generation: number, ice: number, sky: number): number => {
  const { met, melted } = oddsOf(rules, generation);
  let mean = 0;
  for (const [objectives, likely] of met.entries())
    for (const [flips, alsoLikely] of melted.entries()) {
      const next = cell(generation + 1, Math.max(0, ice - flips), sky + 2 * objectives - rules.seats);
      mean += likely * alsoLikely * table[next]!;
    }
  return mean;
};

const oddsOf = ({ mode, seats }: Rules, generation: number): Odds => ODDS[mode][seats]![generation]!;

/** Expected utility when a generation begins, from ice and sky so far and the odds of the generations to come. */
export const estimate = (state: State, into: Float64Array): void => {
  const utility = tableOf(state.rules)[cell(state.generation, state.ice, skySum(state))]!;
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = utility;
};

/** Draws ice and sky of the generations to come from the same odds, in the order of ruling P5; the grid stays as it is. */
export const finish = (state: State, random: Random): void => {
  const { rules } = state;
  const skyFirst = rules.rulings.scoringOrder === 'sky-first';
  for (let { generation } = state; generation < GENERATIONS && state.ice > 0; generation++) {
    const { met, melted } = oddsOf(rules, generation);
    state.ice = Math.max(0, state.ice - random.pick(melted));
    if (state.ice > 0 || skyFirst) state.sky[state.skies++] = 2 * random.pick(met) - rules.seats;
  }
  state.finished = true;
};
