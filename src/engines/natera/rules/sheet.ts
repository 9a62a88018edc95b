import { partOf } from './scoring.ts';
import { PARTS, type State } from './state.ts';

/** The points of every seat by part, as the rulebook counts them (page 16). */
export const sheet = {
  parts: (): readonly string[] => ['score', ...PARTS],
  rows: ({ rules: { seats } }: State) =>
    Array.from({ length: seats }, (_, seat) => ({ code: 'row.seat', params: { seat } })),
  fill(state: State, into: Float64Array): void {
    let at = 0;
    for (let seat = 0; seat < state.rules.seats; seat++) {
      const whole = at++;
      into[whole] = 0;
      for (let part = 0; part < PARTS.length; part++) {
        const points = partOf(state, seat, part);
        into[whole]! += points;
        into[at++] = points;
      }
    }
  },
};
