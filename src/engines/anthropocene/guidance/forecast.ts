/** What a game is worth when a generation begins, and how it may go on, by ice, sky and the odds of the generations to come. */
import type { Random } from '../../../core/random.ts';
import { logOdds, moved } from '../../kit/log-odds.ts';
import { skySum, utilities, utilityOf } from '../rules/scoring.ts';
import { GENERATIONS, type Rules, type State } from '../rules/state.ts';
import { ODDS, type Odds, tilted } from './odds.ts';

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

/**
 * Odds are tilted in steps: each makes an objective met, and an ice card not turned, likelier by a factor of e to this. The steps
 * reach so far that what comes is as good, or as bad, as it can be.
 */
const STEP = 0.5;
const STEPS = 12;

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

/** The utility that is expected when a generation begins. */
const expectedIn = ({ expected }: Outlook, state: State): number =>
  expected[cell(state.generation, state.ice, skySum(state))]!;

/** Writes the log-odds of the utility that is expected when a generation begins; of points, not of a win. */
const write = (state: State, into: Float64Array): number => {
  into.fill(logOdds(expectedIn(outlookOf(state.rules), state)), 0, state.rules.seats);
  return 1;
};

/** What nets correct: the log-odds of the utility. */
export const forecast = { unit: 'log-odds', write, result: utilities } as const;

/** Outlooks of tilted odds, from the worst on, by the one that they are tilted from; made when a correction is first asked for. */
const tiltedOutlooks = new WeakMap<Outlook, readonly Outlook[]>();

const tiltedFrom = (rules: Rules, outlook: Outlook): readonly Outlook[] => {
  const known = tiltedOutlooks.get(outlook);
  if (known !== undefined) return known;
  const made = Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const odds = outlook.odds.map((each) => tilted(each, STEP * (step - STEPS)));
    return { odds, expected: tableOf(rules, odds) };
  });
  tiltedOutlooks.set(outlook, made);
  return made;
};

/** The utility that is expected when its log-odds are so much more than without a net, as far as games can come to that. */
const corrected = (state: State, more: number): number => {
  const outlook = outlookOf(state.rules);
  const utility = expectedIn(outlook, state);
  if (more === 0) return utility;
  const steps = tiltedFrom(state.rules, outlook);
  const worst = expectedIn(steps[0]!, state);
  const best = expectedIn(steps[steps.length - 1]!, state);
  return more < 0
    ? Math.max(Math.min(utility, worst), moved(utility, more))
    : Math.min(Math.max(utility, best), moved(utility, more));
};

/** Expected utility when a generation begins, from ice and sky so far and the odds of the generations to come. */
export const estimate = (state: State, into: Float64Array, correction?: Float64Array): void => {
  const utility =
    correction === undefined ? expectedIn(outlookOf(state.rules), state) : corrected(state, correction[0]!);
  into.fill(utility, 0, state.rules.seats);
};

/** Draws one of the two outlooks between whose expected utilities the corrected one lies, so that it is the mean of what is drawn. */
const drawOutlook = (state: State, more: number, random: Random): Outlook => {
  const utility = corrected(state, more);
  const steps = tiltedFrom(state.rules, outlookOf(state.rules));
  let above = 1;
  while (above < steps.length - 1 && expectedIn(steps[above]!, state) < utility) above++;
  const low = expectedIn(steps[above - 1]!, state);
  const high = expectedIn(steps[above]!, state);
  return steps[random.next() * (high - low) < utility - low ? above : above - 1]!;
};

/** Draws ice and sky of the generations to come from the same odds, in the order of ruling P5; the grid stays as it is. */
export const finish = (state: State, random: Random, correction?: Float64Array): void => {
  const { rules } = state;
  const more = correction === undefined ? 0 : correction[0]!;
  const { odds } = more === 0 ? outlookOf(rules) : drawOutlook(state, more, random);
  const skyFirst = rules.rulings.scoringOrder === 'sky-first';
  for (let { generation } = state; generation < GENERATIONS && state.ice > 0; generation++) {
    const { met, melted } = odds[generation]!;
    state.ice = Math.max(0, state.ice - random.pick(melted));
    if (state.ice > 0 || skyFirst) state.sky[state.skies++] = 2 * random.pick(met) - rules.seats;
  }
  state.finished = true;
};
