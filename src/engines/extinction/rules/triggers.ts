/** Lasting cards that do something when something happens. */
import { begin, FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { TRIGGERS } from '../content/tables.ts';
import type { State } from './state.ts';
import { DEEPEST } from './terms.ts';

/** Events, as indexes of `TRIGGERS`. */
export const EVENT = {
  reveal: TRIGGERS.indexOf('reveal'),
  phase: TRIGGERS.indexOf('phase'),
  birth: TRIGGERS.indexOf('birth'),
} as const;

/** Whether one of the `depth` outermost programs in progress is of the row whose program begins at `start`. */
const isUnderWay = ({ frames, rules: { content } }: State, depth: number, start: number): boolean => {
  const { places } = content.program;
  const { owner, id } = places[start]!;
  for (let at = 0; at < depth * FRAME_SIZE; at += FRAME_SIZE) {
    const place = places[frames[at + FRAME.at]!]!;
    if (place.owner === owner && place.id === id) return true;
  }
  return false;
};

/**
 * Begins what constant effects do at an event, the oldest first (rulebook page 10), and then what the ability of the role to
 * act does: the last one that begins is the first to be resolved. What a row does, or has still to do, does not fire it once
 * more: births that bring births would go on for thousands of decisions.
 * @param of kind of the effect that is revealed, or the phase
 */
export const fire = (state: State, event: number, of: number): void => {
  const { depth, rules, constants } = state;
  if (depth >= DEEPEST) return;
  const { abilities } = rules.content;
  const ability = state.ability[state.current]!;
  if (abilities.event[ability] === event && abilities.of[ability] === of)
    beginOnce(state, depth, abilities.start[ability]!);
  const { effects } = rules.sheet;
  for (let index = state.constantCount - 1; index >= 0; index--) {
    const effect = constants[index]!;
    if (effects.event[effect] === event && effects.of[effect] === of) beginOnce(state, depth, effects.start[effect]!);
  }
};

const beginOnce = (state: State, depth: number, start: number): void => {
  if (!isUnderWay(state, depth, start)) begin(state, start, state.current);
};
