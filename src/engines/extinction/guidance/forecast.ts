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
