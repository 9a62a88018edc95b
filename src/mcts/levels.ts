import type { Action, Game, Level, Rung } from '../core/contract.ts';
import { type Seed, stream } from '../core/random.ts';
import type { Preference } from './report.ts';

/**
 * The ten levels of a game that was not measured. The weak ones search enough to see what is good and stray
 * from it, the strong ones differ by how long they think.
 */
const LEVELS: readonly Level[] = [
  { level: 1, visits: 100, temperature: 0.7 },
  { level: 2, visits: 150, temperature: 0.6 },
  { level: 3, visits: 250, temperature: 0.5 },
  { level: 4, visits: 400, temperature: 0.4 },
  { level: 5, visits: 600, temperature: 0.3 },
  { level: 6, visits: 1000, temperature: 0.2 },
  { level: 7, visits: 2000, temperature: 0.1 },
  { level: 8, visits: 5000, temperature: 0 },
  { level: 9, visits: 10_000, temperature: 0 },
  { level: 10, visits: 20_000, temperature: 0 },
];

/** How many levels every game has; the last one is that of a request that names neither a level nor a budget. */
export const MOST_LEVEL = LEVELS.length;

/** The levels of a game: its own where it was calibrated. */
export const levelsOf = ({ levels = LEVELS }: Pick<Game, 'levels'>): readonly Level[] => levels;

/** What a level was measured at, if it still is what was measured. */
export const rungOf = ({ ladder }: Pick<Game, 'ladder'>, level: Level): Rung | undefined =>
  ladder?.rungs.find(
    (rung) => rung.level === level.level && rung.visits === level.visits && rung.temperature === level.temperature,
  );

/** The budget and the temperature of a level. @throws RangeError when there is no such level */
export const levelOf = (levels: readonly Level[], wanted: number): Pick<Level, 'visits' | 'temperature'> => {
  const level = levels.find((each) => each.level === wanted);
  if (level === undefined) throw new RangeError(`there is no level ${wanted}`);
  return { visits: level.visits, temperature: level.temperature };
};

/** Independent trees of a long search. */
const MOST_TREES = 4;

/** Visits from which there are two trees, so that two searchers take half the time of one; docs/experiments.md has the matches. */
const VISITS_OF_TWO = 1200;

/** Visits that each of more than two trees must have before another one is worth more than they are. */
const VISITS_A_TREE = 5000;

/** Time that a tree must have before another one is planted beside it: in less, the slow games hardly see every action. */
const MS_A_TREE = 10;

/**
 * Independent trees when the caller does not say: few visits learn more in one tree than apart. It depends on the budget
 * alone, and not on how many searchers there are, so budgets of visits give the same answers on every machine.
 * @param visits of all trees together; without a limit when absent
 * @param timeMs of the search; without a limit when absent
 */
export const ensemblesFor = (visits = Number.POSITIVE_INFINITY, timeMs = Number.POSITIVE_INFINITY): number => {
  const byVisits = Math.max(visits < VISITS_OF_TWO ? 1 : 2, Math.floor(visits / VISITS_A_TREE));
  return Math.min(MOST_TREES, byVisits, Math.max(1, Math.floor(timeMs / MS_A_TREE)));
};

/**
 * How much of what the best action still lacks for a sure win a weak level may give away on top, in
 * one decision. Beyond it, a move looks like a mistake and not like a style; a beginner's temperature,
 * above 1, may make mistakes and gives away in proportion more. A won game, which lacks nothing, is
 * never given away.
 */
const TOLERANCE = 0.3;

/**
 * The action a level plays: the best report at temperature 0, else one drawn with the weight
 * preference^(1/temperature) among those whose value is close to the best one's. What a search prefers, its visits say;
 * where all was counted out visits are lines of play, and an action is liked the less the more of the tolerance it uses.
 * @param reports root actions, best first, at least one
 * @param seed of the search they come from
 */
export const chooseAction = (reports: readonly Preference[], temperature: number, seed: Seed): Action => {
  const best = reports[0];
  if (best === undefined) throw new RangeError('nothing to choose from');
  if (temperature === 0 || best.share === 0) return best.action;
  const least = best.value.mean - TOLERANCE * Math.max(1, temperature) * (1 - best.value.mean);
  const near = reports.filter(({ visits, value }) => visits > 0 && value.mean >= least);
  const tolerated = best.value.mean - least;
  // Relative to the best, so that a large power of large visits stays finite.
  const liked = ({ share, value }: Preference): number => {
    if (!best.exact) return share / best.share;
    return value.mean === best.value.mean ? 1 : 1 - (best.value.mean - value.mean) / tolerated;
  };
  const weights = near.map((report) => liked(report) ** (1 / temperature));
  return near[stream(seed, 'choice').pick(weights)]?.action ?? best.action;
};
