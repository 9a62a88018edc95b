/** What a search goes by at the beginning of a turn: how games of the playout weights come out. */
import { countBits, hasBit } from '../../kit/bits.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { animalsOf, pairsOf, pileOf } from '../rules/board.ts';
import { cubesOf, moneyOf, zoneCards } from '../rules/cards.ts';
import { turnsInAll } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { lackingOf, oddsWith } from '../rules/votes.ts';
import { diceOf, nearness } from './worth.ts';

/** What is looked at, each a number of about −1 to 1. */
export const TERMS = [
  'one',
  'left',
  'votes',
  'sure',
  'sure-late',
  'hidden',
  'hidden-late',
  'tiles-short',
  'herd-short',
  'pairs',
  'money',
  'zone-left',
  'cubes',
  'constants-left',
  'splits',
  'gap',
  'needed',
] as const;

/**
 * What is read of each vote by `writeTerms`, by its place in the row: how near it is to a Yes, 0–1, what it lacks without dice, and
 * the dice; one that is face down is not looked at. Read once for all who ask, a turn’s end is told 1.9 times as fast.
 */
export const votes = {
  near: new Float64Array(AMBASSADORS),
  lacking: new Int16Array(AMBASSADORS),
  dice: new Int8Array(AMBASSADORS),
};

const readVotes = (state: State): void => {
  const { near, lacking, dice } = votes;
  for (let slot = 0; slot < AMBASSADORS; slot++) {
    near[slot] = 0;
    if (!hasBit(state.revealed, slot)) continue;
    dice[slot] = diceOf(state, slot);
    lacking[slot] = lackingOf(state, slot);
    near[slot] = nearness(dice[slot]!, lacking[slot]!);
  }
};

// Scratch of `sureness`: odds of so many votes.
const counts = new Float64Array(AMBASSADORS + 1);

/** Odds that a vote that is held now would be won. */
const sureness = (state: State): number => {
  for (let sum = 0; sum <= AMBASSADORS; sum++) counts[sum] = sum === 0 ? 1 : 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) {
    if (!hasBit(state.revealed, slot)) continue;
    const yes = oddsWith(votes.dice[slot]!, votes.lacking[slot]!);
    for (let votes = AMBASSADORS; votes > 0; votes--)
      counts[votes] = counts[votes]! * (1 - yes) + counts[votes - 1]! * yes;
    counts[0]! *= 1 - yes;
  }
  let sum = 0;
  for (let votes = state.rules.votesNeeded; votes <= AMBASSADORS; votes++) sum += counts[votes]!;
  return sum;
};

/** Tiles that a turn takes from the pile on average, the removed ones counted against. */
const TILES_A_TURN = 0.7;

/** How likely the pile is to run out, by eye, from the tiles in it and the turns left. */
const shortness = (state: State, turns: number): number =>
  1 / (1 + Math.exp((pileOf(state) - TILES_A_TURN * turns) / (0.5 * Math.sqrt(turns + 1))));

/** Writes the terms of a position; they tell nothing of what is hidden. */
export const writeTerms = (state: State, into: Float64Array): void => {
  const { rules } = state;
  const all = turnsInAll(state);
  const turns = Math.max(0, all - state.turn + 1);
  const left = turns / all;
  readVotes(state);
  const sure = sureness(state);
  const hidden = 1 - countBits(state.revealed) / AMBASSADORS;
  let near = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) near += votes.near[slot]!;
  into[0] = 1;
  into[1] = left;
  into[2] = near / rules.votesNeeded;
  into[3] = sure;
  into[4] = sure * (1 - left);
  into[5] = hidden;
  into[6] = hidden * (1 - left);
  into[7] = shortness(state, turns);
  into[8] = Math.exp((1 - animalsOf(state)) / 3);
  into[9] = Math.min(5, pairsOf(state)) / 5;
  into[10] = moneyOf(state) / 10;
  into[11] = (left * zoneCards(state)) / 10;
  into[12] = cubesOf(state) / 10;
  into[13] = (left * state.constantCount) / 4;
  into[14] = rules.sheet.birth.splits ? 1 : 0;
  into[15] = rules.gap - 1;
  into[16] = rules.votesNeeded - 4;
};

/**
 * Factors of the terms for the log-odds of a win by which searches go: house estimates, measured by `npm run bench -- herd
 * --games 8` over 288 games in which the playout weights played every seat, with ambassadors that asked for more. Searches win
 * more often: what they tell follows `chances.ts`. By chances that are true they played worse (docs/experiments.md).
 */
export const WIN_FACTORS: readonly number[] = [
  -1.98, 0.76, 0.66, 0.7, 0.38, -0.48, -1.02, -1.13, -1.25, 0.5, 0.08, 0.51, -0.05, -0.73, -1.12, -0.33, -1.55,
];

/** Factors of the terms for what a loss is worth, from the same games. */
export const LOSS_FACTORS: readonly number[] = [
  0.25, -0.12, 0.09, -0.23, 0.21, 0.07, -0.14, -0.04, -0.15, 0, 0.01, 0.09, 0.02, -0.04, 0, 0.01, -0.02,
];
