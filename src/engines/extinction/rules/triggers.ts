/** Lasting cards that do something when something happens. */
import { TRIGGERS } from '../content/tables.ts';
import { begin } from './frames.ts';
import type { State } from './state.ts';
import { DEEPEST } from './terms.ts';

/** Events, as indexes of `TRIGGERS`. */
export const EVENT = {
  reveal: TRIGGERS.indexOf('reveal'),
  phase: TRIGGERS.indexOf('phase'),
  birth: TRIGGERS.indexOf('birth'),
} as const;

/**
 * Begins what constant effects do at an event, the oldest first (rulebook page 10), and then what the ability of the role to
 * act does: the last one that begins is the first to be resolved.
 * @param of kind of the effect that is revealed, or the phase
 */
export const fire = (state: State, event: number, of: number): void => {
  if (state.depth >= DEEPEST) return;
  const { content, sheet } = state.rules;
  const { abilities } = content;
  const ability = state.ability[state.current]!;
  if (abilities.event[ability] === event && abilities.of[ability] === of)
    begin(state, abilities.start[ability]!, state.current);
  const { effects } = sheet;
  for (let index = state.constantCount - 1; index >= 0; index--) {
    const effect = state.constants[index]!;
    if (effects.event[effect] === event && effects.of[effect] === of)
      begin(state, effects.start[effect]!, state.current);
  }
};
