import type { EventLog } from '../../../core/contract.ts';
import { bit, VIVIPAROUS } from '../content/traits.ts';
import { addAnimal, has, isFed, lives } from './animals.ts';
import { HIBERNATING, type State } from './state.ts';

/** An animal that passes from hungry to fed and is Viviparous will give birth (section 4.2; ruling Q15). */
export const noticeFed = (state: State, slot: number, wasFed: boolean): void => {
  if (wasFed || !has(state, slot, VIVIPAROUS) || !isFed(state, slot)) return;
  if ((state.used[slot]! & bit(VIVIPAROUS)) !== 0) return;
  if (state.rules.rulings.births === 'once-a-year') state.used[slot]! |= bit(VIVIPAROUS);
  state.birthQueue[state.births++] = slot;
};

/**
 * Births that wait, while the deck lasts: the top card becomes an animal beside its parent, with one
 * blue food (section 4.2). A deck that runs out makes this year the last one, and hibernation no longer feeds.
 */
export const giveBirths = (state: State, log?: EventLog): void => {
  const { birthQueue } = state;
  const last = state.rules.rulings.lastBirth === 'last-fed';
  for (; state.births > 0; state.births--) {
    const parent = birthQueue[last ? state.births - 1 : 0]!;
    if (!last) for (let next = 1; next < state.births; next++) birthQueue[next - 1] = birthQueue[next]!;
    if (state.deckSize === 0 || !lives(state, parent)) continue;
    const seat = state.owner[parent]!;
    const child = addAnimal(state, seat, state.deck[--state.deckSize]!, parent);
    state.blue[child] = 1;
    log?.({ code: 'event.born', params: { seat, animal: child + 1, parent: parent + 1 } });
    if (state.deckSize === 0) endHibernation(state, log);
  }
};

/** The last year has begun in mid-year: nobody hibernates (section 2.5). */
const endHibernation = (state: State, log?: EventLog): void => {
  log?.({ code: 'event.deck-empty', params: {} });
  for (let slot = 0; slot < state.slots; slot++) state.flags[slot]! &= ~HIBERNATING;
};
