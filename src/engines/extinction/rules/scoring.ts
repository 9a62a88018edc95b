import type { Nature } from '../../../core/contract.ts';
import type { Metric } from '../../../core/measures.ts';
import { countBits } from '../../kit/bits.ts';
import { AMBASSADORS, ANIMALS, CUBES, MONEY, TILES } from '../content/terms.ts';
import { animalsOf, pileOf } from './board.ts';
import { cubesOf, moneyOf } from './cards.ts';
import type { State } from './state.ts';
import { ENDINGS, resultOf } from './terms.ts';

/** What playouts measure; see `measure`. */
export const METRICS: readonly Metric[] = [
  { name: 'score', min: 0, max: AMBASSADORS },
  { name: 'animals', min: 0, max: ANIMALS },
  { name: 'tiles', min: 0, max: TILES },
  { name: 'money', min: 0, max: MONEY },
  { name: 'influence', min: 0, max: CUBES },
];

/** One person alone, or all together. */
export const nature = ({ rules: { seats } }: State): Nature => (seats === 1 ? 'solo' : 'cooperative');

/** Index into `ENDINGS`, of a finished game. */
export const ending = ({ result }: State): number => result - 1;

/** The most that a loss is worth: less than half a win. */
const LOSS = 0.4;
/** Part of that for the votes of the best vote; the rest for how long the herd has lasted. */
const VOTES = 0.6;

/** Turns until the second vote. */
export const turnsInAll = ({ rules: { places, secondVote } }: State): number => places * secondVote;

/** What a loss is worth. @param votes of the best vote; @param lasted part of the game that was played, 0–1 */
export const lossWorth = (votes: number, needed: number, lasted: number): number =>
  LOSS * (VOTES * Math.min(1, votes / needed) + (1 - VOTES) * lasted);

/** 1 for a win, with the first vote or the second; a loss is worth the more the nearer the best vote came, and the later it is. */
export const utilities = (state: State, into: Float64Array): void => {
  const { rules, result } = state;
  const won = result === resultOf('won-first-vote') || result === resultOf('won-second-vote');
  const lost = lossWorth(countBits(state.bestVotes), rules.votesNeeded, state.turn / turnsInAll(state));
  for (let seat = 0; seat < rules.seats; seat++) into[seat] = won ? 1 : lost;
};

/** Votes of the best vote, animals on the board, tiles in the pile, M$ and cubes on ambassadors. */
export const measure = (state: State, _seat: number, into: Float64Array): void => {
  into[0] = countBits(state.bestVotes);
  into[1] = animalsOf(state);
  into[2] = pileOf(state);
  into[3] = moneyOf(state);
  into[4] = cubesOf(state);
};

/** Endings that are wins. */
export const WINS = ENDINGS.filter((name) => name.startsWith('won'));
