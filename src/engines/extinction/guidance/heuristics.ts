import type { Random } from '../../../core/random.ts';
import { countBits } from '../../kit/bits.ts';
import { logOdds, moved } from '../../kit/log-odds.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { animalsOf, pileOf } from '../rules/board.ts';
import { turnsInAll, utilities } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { ENDINGS } from '../rules/terms.ts';
import { END, lossOf, readChances, tilt, votesOfLoss } from './chances.ts';
import { LOSS_FACTORS, TERMS, votes, WIN_FACTORS, writeTerms } from './forecast.ts';

/**
 * How far the tree trusts the weights, in units of utility: a turn is a dozen decisions whose outcome lies behind a birth, a tile
 * and an effect. Of 16 games of tigers, in an easier catalog than today's, 200 visits a move won 13 with it, and of 8 games 400
 * visits won 2 without.
 */
export const BIAS = 0.3;

/** Turns that have begun: one phase is one turn. A finished game is past its last one. */
export const phase = ({ turn, result }: State): number => turn + (result === 0 ? 0 : 1);

// Scratch of an estimate, and of an ending that is drawn.
const terms = new Float64Array(TERMS.length);
const chances = new Float64Array(ENDINGS.length);

const product = (factors: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < TERMS.length; index++) sum += terms[index]! * factors[index]!;
  return sum;
};

/** Writes the log-odds of the utility that games of searches come to. */
const write = (state: State, into: Float64Array): number => {
  readChances(state, chances);
  const won = chances[END.first]! + chances[END.second]!;
  const utility = won + (1 - won) * lossOf(state, chances);
  into.fill(logOdds(utility), 0, state.rules.seats);
  return 1;
};

/** What nets correct: the log-odds of utility as people are told of it, and with them those that a search goes by. */
export const forecast = { unit: 'log-odds', write, result: utilities } as const;

/** Utility by which a search goes when a turn begins: what is expected of games of the playout weights. */
export const estimate = (state: State, into: Float64Array, correction?: Float64Array): void => {
  writeTerms(state, terms);
  const won = 1 / (1 + Math.exp(-product(WIN_FACTORS)));
  const lost = Math.min(0.4, Math.max(0, product(LOSS_FACTORS)));
  const utility = won + (1 - won) * lost;
  into.fill(correction === undefined ? utility : moved(utility, correction[0]!), 0, state.rules.seats);
};

// Scratch of `nearest`: the ambassadors in an order that is drawn, so that of those that are as near each is as likely.
const slots = new Int8Array(AMBASSADORS);

/** The `count` ambassadors that are nearest to a Yes, as a mask; after `readChances`. */
const nearest = (count: number, random: Random): number => {
  for (let slot = 0; slot < AMBASSADORS; slot++) slots[slot] = slot;
  random.shuffle(slots);
  const { near } = votes;
  let mask = 0;
  for (let taken = 0; taken < count; taken++) {
    let best = -1;
    for (let index = 0; index < AMBASSADORS; index++) {
      const slot = slots[index]!;
      if (((mask >> slot) & 1) === 0 && (best < 0 || near[slot]! > near[best]!)) best = slot;
    }
    mask |= 1 << best;
  }
  return mask;
};

/** Leaves one animal of all. */
const die = (state: State): void => {
  for (let left = animalsOf(state), at = 0; left > 1; at++) {
    const gone = Math.min(left - 1, state.animals[at]!);
    state.animals[at]! -= gone;
    left -= gone;
  }
};

/** Lays the rest of the pile where no animal is. */
const cover = (state: State): void => {
  const { spaces } = state.rules;
  for (let index = 0, left = pileOf(state); left > 0 && index < spaces.length; index++) {
    const space = spaces[index]!;
    if (state.tiles[space] === 1 || state.animals[space]! > 0) continue;
    state.tiles[space] = 1;
    left--;
  }
};

/** Draws the ending by its chances, with the votes that go with it; the rest stays about as it is. */
export const finish = (state: State, random: Random, correction?: Float64Array): void => {
  const { votesNeeded } = state.rules;
  readChances(state, chances);
  if (correction !== undefined) tilt(state, correction[0]!, chances);
  const ending = random.pick(chances);
  if (ending === END.population || ending === END.tiles) {
    if (ending === END.population) die(state);
    else cover(state);
    // Some time between now and the last turn.
    state.turn += random.below(turnsInAll(state) - state.turn + 1);
  } else if (ending === END.votes) {
    state.votes = nearest(votesOfLoss(state), random);
    if (countBits(state.votes) > countBits(state.bestVotes)) state.bestVotes = state.votes;
    state.turn = turnsInAll(state);
  } else {
    state.votes = nearest(votesNeeded, random);
    state.bestVotes = state.votes;
  }
  state.result = 1 + ending;
};
