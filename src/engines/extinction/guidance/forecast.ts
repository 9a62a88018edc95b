/** How games come out, told from a position at the beginning of a turn. */
import { countBits } from '../../kit/bits.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { animalsOf, pairsOf, pileOf } from '../rules/board.ts';
import { cubesOf, moneyOf, zoneCards } from '../rules/cards.ts';
import { turnsInAll } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { nearnessOf } from './worth.ts';

/** What is looked at, each a number of about −1 to 1. */
export const TERMS = [
  'one',
  'left',
  'votes',
  'votes-late',
  'hidden',
  'slack',
  'slack-short',
  'herd',
  'herd-small',
  'pairs',
  'money',
  'zone',
  'cubes',
  'constants',
  'splits',
  'gap',
  'needed',
] as const;

/** What may come: a win, and of losses which. */
export const FATES = ['won', 'population', 'tiles', 'votes'] as const;

/** Writes the terms of a position; they tell nothing of what is hidden. */
export const writeTerms = (state: State, into: Float64Array): void => {
  const { rules } = state;
  const all = turnsInAll(state);
  const left = Math.max(0, all - state.turn + 1) / all;
  let votes = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) votes += nearnessOf(state, slot);
  const slack = Math.max(-6, Math.min(10, pileOf(state) - left * all)) / 10;
  const herd = Math.min(10, animalsOf(state)) / 10;
  into[0] = 1;
  into[1] = left;
  into[2] = votes / rules.votesNeeded;
  into[3] = (votes / rules.votesNeeded) * (1 - left);
  into[4] = 1 - countBits(state.revealed) / AMBASSADORS;
  into[5] = slack;
  into[6] = Math.min(0, slack);
  into[7] = herd;
  into[8] = Math.max(0, 0.5 - herd);
  into[9] = Math.min(5, pairsOf(state)) / 5;
  into[10] = moneyOf(state) / 10;
  into[11] = zoneCards(state) / 10;
  into[12] = cubesOf(state) / 10;
  into[13] = state.constantCount / 4;
  into[14] = rules.sheet.birth.splits ? 1 : 0;
  into[15] = rules.gap - 1;
  into[16] = rules.votesNeeded - 4;
};

/**
 * Factors of the terms for the log-odds of each of the `FATES`, those of losses among losses: house estimates, measured by
 * `npm run bench -- herd --games 10` over 360 games that the playout weights played.
 */
export const FACTORS: readonly (readonly number[])[] = [
  [-1.32, 1.75, 1.84, 0.22, -0.95, -0.18, 0.28, 0.64, -0.22, 0.38, -0.3, 0.37, -0.09, -1.13, -1.81, -0.42, -1.46],
  [-0.14, 0.6, 0.25, -0.41, -0.62, -0.39, -0.39, -2.41, 0.63, -0.23, -0.37, -1.03, 0.22, -0.28, 0.79, 0.03, 0.37],
  [-1.41, -0.71, 0.15, 0.03, -0.99, -1.88, -0.73, -0.6, -0.27, -0.15, -0.99, 0.32, 0.54, -0.02, 0.47, -1.89, -1.25],
  [0.38, -0.3, -0.45, 0.28, 0.76, 1.48, 0.82, 2, -0.35, 0.09, 0.69, 0.19, -0.87, -0.03, -0.87, 0.79, 0.69],
];

/** Factors of the terms for what a loss is worth, from the same games. */
export const LOSS_FACTORS: readonly number[] = [
  0.19, 0.08, 0, 0.14, -0.05, -0.02, 0.05, 0.07, -0.14, -0.03, 0, 0.03, -0.01, -0.02, -0.03, 0.02, 0.02,
];
