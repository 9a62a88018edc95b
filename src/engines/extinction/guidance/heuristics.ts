import type { Random } from '../../../core/random.ts';
import { countBits } from '../../kit/bits.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { animalsOf, pileOf } from '../rules/board.ts';
import { turnsInAll } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { resultOf } from '../rules/terms.ts';
import { FACTORS, FATES, LOSS_FACTORS, TERMS, writeTerms } from './forecast.ts';
import { nearnessOf } from './worth.ts';

/**
 * How far the tree trusts the weights, in units of utility: a turn is a dozen decisions whose outcome lies behind a birth, a tile
 * and an effect. Of 16 games of tigers, in an easier catalog than today's, 200 visits a move won 13 with it, and of 8 games 400
 * visits won 2 without.
 */
export const BIAS = 0.3;

/** Turns that have begun: one phase is one turn. A finished game is past its last one. */
export const phase = ({ turn, result }: State): number => turn + (result === 0 ? 0 : 1);

// Scratch of a forecast: its terms, and the odds of the `FATES`.
const terms = new Float64Array(TERMS.length);
const odds = new Float64Array(FATES.length);

const product = (factors: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < TERMS.length; index++) sum += terms[index]! * factors[index]!;
  return sum;
};

const chance = (factors: readonly number[]): number => 1 / (1 + Math.exp(-product(factors)));

/** Reads the odds of every fate: of a win, and of what losses are then left. */
const readOdds = (state: State): void => {
  writeTerms(state, terms);
  const won = chance(FACTORS[0]!);
  let losses = 0;
  for (let fate = 1; fate < FATES.length; fate++) {
    odds[fate] = chance(FACTORS[fate]!);
    losses += odds[fate]!;
  }
  for (let fate = 1; fate < FATES.length; fate++) odds[fate] = ((1 - won) * odds[fate]!) / losses;
  odds[0] = won;
};

/** Expected utility when a turn begins. */
export const estimate = (state: State, into: Float64Array): void => {
  readOdds(state);
  const lost = Math.min(0.4, Math.max(0, product(LOSS_FACTORS)));
  const worth = odds[0]! + (1 - odds[0]!) * lost;
  for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = worth;
};

// Scratch of `nearest`: the ambassadors in an order that is drawn, so that of those that are as near each is as likely.
const slots = Int8Array.from({ length: AMBASSADORS }, (_, slot) => slot);

/** The `count` ambassadors that are nearest to a Yes, as a mask. */
const nearest = (state: State, count: number, random: Random): number => {
  slots.sort();
  random.shuffle(slots);
  let mask = 0;
  for (let taken = 0; taken < count; taken++) {
    let best = -1;
    for (let index = 0; index < AMBASSADORS; index++) {
      const slot = slots[index]!;
      if (((mask >> slot) & 1) === 0 && (best < 0 || nearnessOf(state, slot) > nearnessOf(state, best))) best = slot;
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

/** Part of the wins that come with the first vote, while it is still to come. */
const AT_FIRST = 0.65;

/** Draws the ending from the same odds, with the votes that go with it; the rest stays about as it is. */
export const finish = (state: State, random: Random): void => {
  const { firstVote, votesNeeded } = state.rules;
  readOdds(state);
  const fate = FATES[random.pick(odds)]!;
  if (fate === 'won') {
    const first = state.year <= firstVote && random.next() < AT_FIRST;
    state.votes = nearest(state, votesNeeded, random);
    state.bestVotes = state.votes;
    state.result = resultOf(first ? 'won-first-vote' : 'won-second-vote');
    return;
  }
  if (fate === 'votes') {
    let sum = 0;
    for (let slot = 0; slot < AMBASSADORS; slot++) sum += nearnessOf(state, slot);
    state.votes = nearest(state, Math.min(votesNeeded - 1, Math.max(1, Math.round(sum))), random);
    if (countBits(state.votes) > countBits(state.bestVotes)) state.bestVotes = state.votes;
    state.turn = turnsInAll(state);
  } else {
    if (fate === 'population') die(state);
    else cover(state);
    // Some time between now and the last turn.
    state.turn += random.below(turnsInAll(state) - state.turn + 1);
  }
  state.result = resultOf(fate);
};
