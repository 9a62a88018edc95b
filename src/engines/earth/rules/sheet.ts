import type { Message } from '../../../core/text.ts';
import { fillParts, SCORE_PARTS } from './score-parts.ts';
import { fillGaiaParts } from './solo/score.ts';
import type { State } from './state.ts';

/** Without the expansion there are no animals. */
const isPlayed = ({ rules: { animals } }: State, part: (typeof SCORE_PARTS)[number]): boolean =>
  part !== 'animals' || animals;

/** The parts that a game with these options has, the whole score first. */
const parts = (state: State): string[] => SCORE_PARTS.filter((part) => isPlayed(state, part));

/** The seats, and Gaïa in a solo game. */
const rows = ({ rules: { seats, solo } }: State): Message[] => [
  ...Array.from({ length: seats }, (_, seat) => ({ code: 'row.seat', params: { seat } })),
  ...(solo ? [{ code: 'row.gaia', params: {} }] : []),
];

const line = new Float64Array(SCORE_PARTS.length);

/** Writes the points of each row by part. */
const fill = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  let at = 0;
  for (let row = 0; row < seats + (solo ? 1 : 0); row++) {
    if (row < seats) fillParts(state, row, line);
    else fillGaiaParts(state, line);
    for (let part = 0; part < SCORE_PARTS.length; part++)
      if (isPlayed(state, SCORE_PARTS[part]!)) into[at++] = line[part]!;
  }
};

/** The score pad of Earth. */
export const sheet = { parts, rows, fill };
