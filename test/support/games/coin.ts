import { TERMINAL } from '../../../src/core/contract.ts';
import { toy } from './toy.ts';

/** A hidden coin, and what the seat chose: -1 not yet. */
export interface Coin {
  side: 0 | 1;
  choice: number;
}

/** Guess heads (0), guess tails (1), or take the sure thing (2). */
export const SURE = 2;
/** Utility of the sure thing: better than a guess, worse than knowing. */
export const SURE_UTILITY = 0.625;

/** One decision about a hidden coin: who could see it would guess, who cannot takes the sure thing. */
export const coin = toy<Coin>({
  id: 'coin',
  nature: () => 'solo',
  seats: [1, 1],
  begin: () => ({ side: 0, choice: -1 }),
  blank: () => ({ side: 0, choice: -1 }),
  copy(from, into) {
    into.side = from.side;
    into.choice = from.choice;
  },
  toAct: ({ choice }) => (choice < 0 ? 0 : TERMINAL),
  legalActions({ choice }, into) {
    into.clear();
    if (choice < 0) for (const action of [0, 1, SURE]) into.push(action);
  },
  apply(state, action) {
    state.choice = action;
    return 0;
  },
  utilities({ side, choice }, into) {
    into[0] = choice === SURE ? SURE_UTILITY : side === choice ? 1 : 0;
  },
  redeal(state, _seat, random) {
    state.side = random.below(2) === 0 ? 0 : 1;
  },
  notation: (_state, action) => ['heads', 'tails', 'sure'][action] ?? '',
});
