import type { Random } from '../../../core/random.ts';
import { DECK } from '../content/catalog.ts';
import { ALL_PAIRS, LINES, type State } from './state.ts';

// Scratch of `dealGeneration`, filled anew each time.
const deck = new Int8Array(DECK);
const objectives = new Int8Array(LINES);

/**
 * Deals the current generation's cards and new objectives (rulebook page 3): all twelve cards in equal
 * parts, and to each seat a landmark and a biosphere card. What was announced before is void.
 */
export const dealGeneration = (state: State, random: Random): void => {
  const { seats } = state.rules;
  const each = DECK / seats;
  for (let card = 0; card < DECK; card++) deck[card] = card;
  random.shuffle(deck);
  state.played = 0;
  state.playedMask = 0;
  for (let seat = 0; seat < seats; seat++) {
    let hand = 0;
    for (let index = seat * each; index < (seat + 1) * each; index++) hand |= 1 << deck[index]!;
    state.hands[seat] = hand;
    state.possible[seat] = ALL_PAIRS;
  }
  drawObjectives(state.landmark, seats, random);
  drawObjectives(state.biosphere, seats, random);
};

const drawObjectives = (into: Int8Array, seats: number, random: Random): void => {
  for (let card = 0; card < LINES; card++) objectives[card] = card;
  random.shuffle(objectives);
  for (let seat = 0; seat < seats; seat++) into[seat] = objectives[seat]!;
};
