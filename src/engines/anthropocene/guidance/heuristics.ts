import type { ActionList } from '../../../core/actions.ts';
import type { Random } from '../../../core/random.ts';
import { countBits } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { isFull, spaceAt } from '../rules/grid.ts';
import { cardOf, columnOf, rowOf } from '../rules/legal.ts';
import { skySum, utilityOf } from '../rules/scoring.ts';
import { GENERATIONS, LEAST_VALUE, LINES, type Rules, SPACES, type State, VALUES } from '../rules/state.ts';
import { ODDS, type Odds } from './odds.ts';

/** Points beyond ±this weigh as if they were this. */
const MOST_POINTS = 32;
/** Points of an objective met after the placement. */
const MET = 2;
/** Points of a molecule left visible. */
const GAS = 3;

/** Points from the least there can be, with two molecules on every space, to the most, with four objectives met. */
const LEAST_POINTS = -GAS * 2 * SPACES;
const SPAN = 4 * MET - LEAST_POINTS + 1;

/** Weight of a placement, by cards already played this generation and points: the later, the sharper. */
const WEIGHTS = Float64Array.from({ length: DECK * SPAN }, (_, index) => {
  const played = Math.floor(index / SPAN);
  return Math.exp(Math.max(-MOST_POINTS, (index % SPAN) + LEAST_POINTS) * (0.1 + (0.9 * played) / (DECK - 1)));
});

/** More than any placement adds to a line. */
const NEVER = 99;

/** Scratch of `weigh`: by line, what is still to be added for the objective there; no two seats have one line. */
const needs = new Int8Array(LINES);

/** Fills `needs`. @returns objectives that need nothing, as a mask of lines */
const fillNeeds = ({ rules, landmark, biosphere, sum, fulfilled }: State): number => {
  let met = 0;
  for (let line = 0; line < LINES; line++) needs[line] = NEVER;
  for (let seat = 0; seat < rules.seats; seat++) {
    const line = landmark[seat]!;
    const goal = rules.biospheres[biosphere[seat]!]!;
    needs[line] = goal - sum[line]!;
    met |= ((fulfilled >> (line * VALUES + goal - LEAST_VALUE)) & 1) << line;
  }
  return met;
};

/**
 * Weighs placements by the objectives met and the molecules visible right after them: what `placeCard` would bring. What lines
 * need is read once for all placements, and the rest from tables: listing and weighing became 1.4 times as fast.
 */
export const weigh = (state: State, { codes, length }: ActionList, into: Float64Array): void => {
  const { rules, top, empty } = state;
  const { value, gas, unfinishedCounts } = rules;
  const met = fillNeeds(state);
  const deck = state.generation * DECK;
  const weights = state.played * SPAN - LEAST_POINTS - GAS * state.gas + MET * countBits(met);
  for (let index = 0; index < length; index++) {
    const action = codes[index]!;
    const row = rowOf(cardOf(action));
    const column = 3 + columnOf(action);
    const card = deck + cardOf(action);
    const space = spaceAt(row, column);
    const covered = top[space]!;
    const gain = value[card]! - value[covered]!;
    let change = -((met >> row) & 1) - ((met >> column) & 1);
    if (needs[row] === gain && (unfinishedCounts || isFull(row, empty & ~(1 << space)))) change++;
    if (needs[column] === gain && (unfinishedCounts || isFull(column, empty & ~(1 << space)))) change++;
    into[index] = WEIGHTS[weights + MET * change - GAS * (gas[card]! - gas[covered]!)]!;
  }
};

/** The generation; a finished game is past the last one. */
export const phase = (state: State): number => (state.finished ? GENERATIONS : state.generation);

/** Skies range over ± this. */
const MOST_SKY = 12;
const SKIES = 2 * MOST_SKY + 1;
const ICES = 4;

/** How games with the same rules go on. */
interface Outlook {
  /** By generation. */
  readonly odds: readonly Odds[];
  /** Expected utilities by generation about to begin, ice and sky. */
  readonly expected: Float64Array;
}

/** All that have been needed, and the one asked for last, which a search asks for again and again. */
const outlooks = new Map<string, Outlook>();
let latest: { readonly rules: Rules; readonly outlook: Outlook } | undefined;

const outlookOf = (rules: Rules): Outlook => {
  if (latest === undefined || latest.rules !== rules) latest = { rules, outlook: findOutlook(rules) };
  return latest.outlook;
};

const findOutlook = (rules: Rules): Outlook => {
  const { mode, seats, rulings } = rules;
  const key = [mode, seats, rulings.chickWinsFrom].join();
  const known = outlooks.get(key);
  if (known !== undefined) return known;
  const odds = ODDS[mode][seats]!;
  const made = { odds, expected: tableOf(rules, odds) };
  outlooks.set(key, made);
  return made;
};

const tableOf = (rules: Rules, odds: readonly Odds[]): Float64Array => {
  const table = new Float64Array((GENERATIONS + 1) * ICES * SKIES);
  for (let generation = GENERATIONS; generation > 0; generation--)
    for (let ice = 0; ice < ICES; ice++)
      for (let sky = -MOST_SKY; sky <= MOST_SKY; sky++)
        table[cell(generation, ice, sky)] =
          generation === GENERATIONS || ice === 0
            ? utilityOf(rules, ice, sky)
            : mean(
                odds[generation]!,
                (flips, objectives) =>
                  table[cell(generation + 1, Math.max(0, ice - flips), sky + 2 * objectives - rules.seats)]!,
              );
  return table;
};

const cell = (generation: number, ice: number, sky: number): number =>
  (generation * ICES + ice) * SKIES + Math.max(-MOST_SKY, Math.min(MOST_SKY, sky)) + MOST_SKY;

/** The mean over how one more generation usually comes out. */
const mean = ({ met, melted }: Odds, worthOf: (flips: number, objectives: number) => number): number => {
  let sum = 0;
  for (const [objectives, likely] of met.entries())
    for (const [flips, alsoLikely] of melted.entries()) sum += likely * alsoLikely * worthOf(flips, objectives);
  return sum;
};

/** Expected utility when a generation begins, from ice and sky so far and the odds of the generations to come. */
export const estimate = (state: State, into: Float64Array): void => {
  const utility = outlookOf(state.rules).expected[cell(state.generation, state.ice, skySum(state))]!;
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = utility;
};

/** Draws ice and sky of the generations to come from the same odds, in the order of ruling P5; the grid stays as it is. */
export const finish = (state: State, random: Random): void => {
  const { rules } = state;
  const { odds } = outlookOf(rules);
  const skyFirst = rules.rulings.scoringOrder === 'sky-first';
  for (let { generation } = state; generation < GENERATIONS && state.ice > 0; generation++) {
    const { met, melted } = odds[generation]!;
    state.ice = Math.max(0, state.ice - random.pick(melted));
    if (state.ice > 0 || skyFirst) state.sky[state.skies++] = 2 * random.pick(met) - rules.seats;
  }
  state.finished = true;
};
