import { fillScores } from './scoring.ts';
import type { State } from './state.ts';

/** The points of every seat; they are told whole. */
export const sheet = {
  parts: () => ['score'],
  rows: ({ rules: { seats } }: State) =>
    Array.from({ length: seats }, (_, seat) => ({ code: 'row.seat', params: { seat } })),
  fill: fillScores,
};
