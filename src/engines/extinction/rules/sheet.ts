import { countBits } from '../../kit/bits.ts';
import { BACKS, DEALT } from '../content/terms.ts';
import type { State } from './state.ts';

/** By back, its ambassadors in the row as a mask. */
const SLOTS = BACKS.map((_, back) => {
  const before = DEALT.slice(0, back).reduce((sum, count) => sum + count, 0);
  return ((1 << DEALT[back]!) - 1) << before;
});

/** The votes of the best vote by the backs of those that voted Yes: the same for all seats, as they play together. */
export const sheet = {
  parts: () => ['score', ...BACKS],
  rows: ({ rules: { seats } }: State) =>
    Array.from({ length: seats }, (_, seat) => ({ code: 'row.seat', params: { seat } })),
  fill({ bestVotes, rules: { seats } }: State, into: Float64Array): void {
    let at = 0;
    for (let seat = 0; seat < seats; seat++) {
      into[at++] = countBits(bestVotes);
      for (let back = 0; back < BACKS.length; back++) into[at++] = countBits(bestVotes & SLOTS[back]!);
    }
  },
};
