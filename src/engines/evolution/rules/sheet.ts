import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';

/** The points of every seat; they are told whole. */
export const sheet = {
  parts: () => ['score'],
  rows: ({ rules: { seats } }: State) =>
    Array.from({ length: seats }, (_, seat) => ({ code: 'row.seat', params: { seat } })),
  fill(state: State, into: Float64Array): void {
    for (let seat = 0; seat < state.rules.seats; seat++) into[seat] = scoreOf(state, seat);
  },
};
