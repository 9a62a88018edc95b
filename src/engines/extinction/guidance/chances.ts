/** How games of searches come out, told from a position at the beginning of a turn: what people are told follows this. */
import { countBits, hasBit } from '../../kit/bits.ts';
import { moved } from '../../kit/log-odds.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { lossWorth, turnsInAll } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { ENDINGS } from '../rules/terms.ts';
import { TERMS, votes, writeTerms } from './forecast.ts';

/** What is looked at, each a number of about −1 to 1: the terms of estimates, and those that tell set-ups and votes apart. */
export const SIGNS = [
  ...TERMS,
  'easy',
  'hard',
  'places',
  'alone',
  'spread',
  'last-vote',
  'last-vote-late',
  'lacking',
  'past-first',
  'to-vote',
] as const;

/** Where those begin, and signs that are read again. */
const OWN = TERMS.length;
const LEFT = TERMS.indexOf('left');
const PAST_FIRST = SIGNS.indexOf('past-first');

/** Of the votes of `writeSigns`, ascending: how near they are, 0–1, and what they lack in the mean. */
export const near = new Float64Array(AMBASSADORS);
export const lacks = new Float64Array(AMBASSADORS);

/** What an ambassador that is face down may lack when it is turned up. */
const UNKNOWN = 5;
/** What a die of an ambassador brings in the mean. */
const DIE = 3.5;

/** What an ambassador lacks for a Yes in the mean, after `writeTerms`; one that is face down is not looked at. */
const lackOf = (state: State, slot: number): number =>
  hasBit(state.revealed, slot) ? Math.max(0, votes.lacking[slot]! - DIE * votes.dice[slot]!) : UNKNOWN;

/** Puts a value into its place among the first `count`, which are ascending; a few are sorted so in a tenth of the time. */
const insert = (values: Float64Array, count: number, value: number): void => {
  let place = count;
  for (; place > 0 && values[place - 1]! > value; place--) values[place] = values[place - 1]!;
  values[place] = value;
};

/** Writes the signs of a position; they tell nothing of what is hidden. */
export const writeSigns = (state: State, into: Float64Array): void => {
  const { rules, turn, year } = state;
  writeTerms(state, into);
  for (let slot = 0; slot < AMBASSADORS; slot++) {
    insert(near, slot, votes.near[slot]!);
    insert(lacks, slot, lackOf(state, slot));
  }
  let lacking = 0;
  for (let vote = 0; vote < rules.votesNeeded; vote++) lacking += lacks[vote]!;
  const isPast = year > rules.firstVote;
  const next = rules.places * (isPast ? rules.secondVote : rules.firstVote);
  const last = near[AMBASSADORS - rules.votesNeeded]!;
  into[OWN] = rules.level === 'easy' ? 1 : 0;
  into[OWN + 1] = rules.level === 'hard' ? 1 : 0;
  into[OWN + 2] = (rules.places - 4) / 2;
  into[OWN + 3] = rules.seats === 1 ? 1 : 0;
  into[OWN + 4] = rules.sheet.destruction === 'spread' ? 1 : 0;
  into[OWN + 5] = last;
  into[OWN + 6] = last * (1 - into[LEFT]!);
  into[OWN + 7] = lacking / 10;
  into[OWN + 8] = isPast ? 1 : 0;
  into[OWN + 9] = Math.max(0, next - turn + 1) / turnsInAll(state);
};

/**
 * What is asked, each with its own log-odds: whether the game is won, and, if so, with the first vote, as long as that is still
 * to come; of losses, how much likelier than by the votes they are by the herd and by tiles.
 */
export const QUESTIONS = ['won', 'won-first-vote', 'population', 'tiles'] as const;

/**
 * Factors of the signs for the log-odds of each of the `QUESTIONS`: house estimates, fitted by `npm run bench -- chances` so that the
 * means over the leaves from which searches tell come true. The games were 315 of 200 visits and 76 of 300, of which 167 were won;
 * those of 200 were played while rows of the catalog were still being set.
 */
export const CHANCES: readonly (readonly number[])[] = [
  [
    -0.35, 0.67, 0.26, 0.69, 0.72, 0.8, 0.28, -1.3, -1.91, 0.41, 0.11, 0.36, 0.28, -0.7, -0.34, 0.41, -0.6, 0.6, 0.18,
    0.71, -0.33, 0.1, 0.24, 0.32, -0.71, -1.39, 0.28,
  ],
  [
    0, 0.5, 0.19, 0.56, 0.33, 0.13, -0.22, 0.05, -0.14, 0.53, 0.07, 0.23, -0.02, 0.17, 0.36, -0.44, -0.75, 0.75, -0.08,
    -0.53, 0.31, -0.61, 0.34, 0.18, -0.15, 0, 0.56,
  ],
  [
    -0.87, 0.42, -0.24, -0.03, -0.07, 0.43, 0.02, -0.07, 2.2, -2.18, -0.57, 0.5, 0.41, 0.08, -0.15, -0.29, -0.61, 0.61,
    0.51, -0.57, -0.02, -1.71, -0.18, -0.25, -0.04, -0.48, 0.77,
  ],
  [
    -1.11, -0.16, -0.65, 0.28, 0.16, 0.41, 0.03, 2.15, -1.37, 0.48, -0.13, -0.51, -0.34, -0.36, -1.01, -0.57, -0.51,
    0.51, 0.87, -0.03, 0.1, 0.52, -0.05, -0.02, -0.48, -0.38, -0.03,
  ],
];

const logOdds = (signs: ArrayLike<number>, factors: ArrayLike<number>): number => {
  let sum = 0;
  for (let sign = 0; sign < factors.length; sign++) sum += signs[sign]! * factors[sign]!;
  return sum;
};

/** Places of the `ENDINGS`. */
export const END = {
  population: ENDINGS.indexOf('population'),
  tiles: ENDINGS.indexOf('tiles'),
  votes: ENDINGS.indexOf('votes'),
  first: ENDINGS.indexOf('won-first-vote'),
  second: ENDINGS.indexOf('won-second-vote'),
} as const;

/** Writes the chance of each of the `ENDINGS` by the signs of a position; further signs count where there are factors for them. */
export const chancesOf = (
  signs: ArrayLike<number>,
  factors: readonly ArrayLike<number>[],
  into: Float64Array,
): void => {
  const won = 1 / (1 + Math.exp(-logOdds(signs, factors[0]!)));
  const first = signs[PAST_FIRST]! > 0 ? 0 : 1 / (1 + Math.exp(-logOdds(signs, factors[1]!)));
  const population = Math.exp(logOdds(signs, factors[2]!));
  const tiles = Math.exp(logOdds(signs, factors[3]!));
  const byVotes = (1 - won) / (1 + population + tiles);
  into[END.population] = population * byVotes;
  into[END.tiles] = tiles * byVotes;
  into[END.votes] = byVotes;
  into[END.first] = won * first;
  into[END.second] = won * (1 - first);
};

/** Scratch of `readChances`. */
const signs = new Float64Array(SIGNS.length);

/** The chance of each of the `ENDINGS` of an unfinished game at the beginning of a turn, as searches play it on. */
export const readChances = (state: State, into: Float64Array): void => {
  writeSigns(state, signs);
  chancesOf(signs, CHANCES, into);
};

/** Votes that `finish` gives to games that are lost by them, after `readChances`. */
export const votesOfLoss = ({ rules }: State): number => {
  let sum = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) sum += votes.near[slot]!;
  return Math.min(rules.votesNeeded - 1, Math.max(1, Math.round(sum)));
};

/** What losses are worth in the mean as `finish` draws them. @param chances of `ENDINGS`, not all of them wins */
export const lossOf = (state: State, chances: Float64Array): number => {
  const { rules, turn } = state;
  const all = turnsInAll(state);
  const best = countBits(state.bestVotes);
  const early = chances[END.population]! + chances[END.tiles]!;
  const late = chances[END.votes]!;
  // Some time between now and the last turn.
  const soon = lossWorth(best, rules.votesNeeded, (turn + all) / (2 * all));
  const last = lossWorth(Math.max(best, votesOfLoss(state)), rules.votesNeeded, 1);
  return (early * soon + late * last) / (early + late);
};

/** Log-odds of a win that one of the utility takes at most: less is expected of losses then, and a win stays possible. */
const MOST = 3;
const leastOf = (won: number, more: number): number => (more < 0 ? moved(won, MOST * more) : won);

/**
 * Makes wins likelier or less likely, so that the utility that is expected has log-odds of so much more; endings that are wins keep their
 * proportions, and so do losses.
 */
export const tilt = (state: State, more: number, chances: Float64Array): void => {
  const won = chances[END.first]! + chances[END.second]!;
  const loss = lossOf(state, chances);
  const utility = won + (1 - won) * loss;
  const now = Math.min(1, Math.max(leastOf(won, more), won + (moved(utility, more) - utility) / (1 - loss)));
  for (let end = 0; end < ENDINGS.length; end++)
    chances[end]! *= end === END.first || end === END.second ? now / won : (1 - now) / (1 - won);
};
