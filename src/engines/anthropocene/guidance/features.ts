import type { Seat } from '../../../core/contract.ts';
import { countBits, hasBit } from '../../kit/bits.ts';
import { DECK, NO_CARD } from '../content/catalog.ts';
import { isFull } from '../rules/grid.ts';
import { listObjectives } from '../rules/hidden.ts';
import { MODES } from '../rules/options.ts';
import { skySum } from '../rules/scoring.ts';
import {
  activeSeat,
  GENERATIONS,
  handSize,
  isMet,
  LEAST_VALUE,
  LINES,
  SPACES,
  type State,
  VALUES,
} from '../rules/state.ts';
import { forecast } from './forecast.ts';

/** Most seats. */
const SEATS = 4;
/** Numbers of the table as a whole before its modes, of a space, of a line: see `writeTable`, `writeSpaces`, `writeLines`. */
const TABLE = 11;
const SPACE = 3;
const LINE = 11;
/** Numbers of a seat before its cards, and of the own objective beside its lines. */
const SEAT = 5;
const OWN = VALUES + 2;

const SPACES_AT = TABLE + MODES.length + GENERATIONS;
const LINES_AT = SPACES_AT + SPACES * SPACE;
const SEATS_AT = LINES_AT + LINES * LINE;
const OWN_AT = SEATS_AT + SEATS * (SEAT + DECK);
/** Numbers go up to this. */
const MOST = 4;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 1;
/** The table, spaces, lines, seats from the viewer's on (absent ones are 0), and what the viewer may think of its own objective. */
const SIZE = OWN_AT + OWN;

const bounded = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

// Scratch of `writeTable`.
const expected = new Float64Array(SEATS);

/** Ice, sky and air, whose turn it is, and what the search goes by without a net, so that a net need not find out by itself. */
const writeTable = (state: State, seat: Seat, into: Float32Array): void => {
  const { rules, generation, ice } = state;
  const { seats } = rules;
  const sky = skySum(state);
  into[0] = seats / SEATS;
  into[1] = state.played / DECK;
  into[2] = ice / 3;
  into[3] = sky / 4;
  into[4] = (sky * ice) / 12;
  into[5] = state.gas / 4;
  into[6] = Math.max(0, ice - state.gas) / 3;
  into[7] = rules.unfinishedCounts ? 1 : 0;
  into[8] = activeSeat(state) === seat ? 1 : 0;
  into[9] = countBits(state.empty) / SPACES;
  if (!state.finished) {
    forecast.write(state, expected);
    into[10] = bounded(expected[0]! / 2);
  }
  into[TABLE + MODES.indexOf(rules.mode)] = 1;
  into[TABLE + MODES.length + generation] = 1;
};

/** By space: its value, its molecules, whether it is empty. */
const writeSpaces = ({ rules, top, empty }: State, into: Float32Array): void => {
  for (let space = 0; space < SPACES; space++) {
    const at = SPACES_AT + space * SPACE;
    const card = top[space]!;
    into[at] = card === NO_CARD ? 0 : rules.value[card]! / 3;
    into[at + 1] = rules.gas[card]!;
    into[at + 2] = hasBit(empty, space) ? 1 : 0;
  }
};

/** By line: its sum, whether it is full, and of an objective of another seat there that it is, its value and what is missing, or met. */
const writeLines = (state: State, seat: Seat, into: Float32Array): void => {
  const { rules, sum, empty, biosphere, landmark } = state;
  for (let line = 0; line < LINES; line++) {
    const at = LINES_AT + line * LINE;
    into[at] = sum[line]! / 4;
    into[at + 1] = isFull(line, empty) ? 1 : 0;
  }
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat && !state.finished) continue;
    const line = landmark[other]!;
    const at = LINES_AT + line * LINE;
    const goal = rules.biospheres[biosphere[other]!]!;
    const missing = goal - sum[line]!;
    into[at + 2] = 1;
    into[at + 3] = goal / 4;
    into[at + 4] = missing / 2;
    into[at + 5] = Math.abs(missing) / 2;
    into[at + 6] = isMet(state, other) ? 1 : 0;
  }
};

/** By seat: that it is there, when its turn comes, its cards, and of others whether their objectives are met; then the cards that are seen. */
const writeSeats = (state: State, seat: Seat, into: Float32Array): void => {
  const { rules, hands } = state;
  const { seats } = rules;
  for (let step = 0; step < seats; step++) {
    const owner = (seat + step) % seats;
    const at = SEATS_AT + step * (SEAT + DECK);
    into[at] = 1;
    into[at + 1] = ((owner - activeSeat(state) + seats) % seats) / SEATS;
    into[at + 2] = (handSize(state, owner) * seats) / DECK;
    const isSeen = owner === seat || rules.openHands;
    into[at + 3] = isSeen ? 1 : 0;
    if (owner !== seat) into[at + 4] = isMet(state, owner) ? 1 : 0;
    if (isSeen) for (let card = 0; card < DECK; card++) into[at + SEAT + card] = hasBit(hands[owner]!, card) ? 1 : 0;
  }
};

// Scratch of `writeOwn`.
const candidates = new Int8Array(LINES * LINES);

/**
 * The own objective as far as the seat can tell: how likely it is met, how many there may be, the odds of each value; by line, the
 * odds that it is there, that it is and is met, and what is missing on average.
 */
const writeOwn = (state: State, seat: Seat, into: Float32Array): void => {
  const { rules, fulfilled, sum } = state;
  const count = listObjectives(state, seat, candidates);
  for (let index = 0; index < count; index++) {
    const line = Math.trunc(candidates[index]! / LINES);
    const goal = rules.biospheres[candidates[index]! % LINES]!;
    const met = hasBit(fulfilled, line * VALUES + goal - LEAST_VALUE) ? 1 / count : 0;
    const at = LINES_AT + line * LINE + 7;
    into[at]! += 1 / count;
    into[at + 1]! += met;
    into[at + 2]! += (goal - sum[line]!) / (2 * count);
    into[at + 3]! += Math.abs(goal - sum[line]!) / (2 * count);
    into[OWN_AT]! += met;
    into[OWN_AT + 2 + goal - LEAST_VALUE]! += 1 / count;
  }
  into[OWN_AT + 1] = count / candidates.length;
};

/**
 * What `seat` sees, as numbers of about −1 to 2 for a value network; of its own objective only what it can tell.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  into.fill(0, 0, SIZE);
  writeTable(state, seat, into);
  writeSpaces(state, into);
  writeLines(state, seat, into);
  writeSeats(state, seat, into);
  writeOwn(state, seat, into);
};

/** A view as one vector of numbers. */
export const features = { version: VERSION, size: SIZE, write };
