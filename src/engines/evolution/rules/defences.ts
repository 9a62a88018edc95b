import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import {
  bit,
  CARNIVOROUS,
  INK_CLOUD,
  MIMICRY,
  NO_TRAIT,
  RUNNING,
  SHELL,
  TAIL_LOSS,
  TREMATODE,
} from '../content/traits.ts';
import { canReach, hasIntellect } from './attack.ts';
import { dropTrait } from './drops.ts';
import { BLUE_MEAL, feed } from './food.ts';
import {
  BEGIN,
  COUNTER,
  FROM_AMBUSH,
  frameFirst,
  frameIgnored,
  frameMode,
  frameSecond,
  frameTried,
  MOVED,
  OVER,
  RAN,
  STUDIED,
  setIgnored,
  setSecond,
  setStep,
  setTried,
} from './frames.ts';
import { BAFFLED, HIBERNATING, HIDDEN, NONE, type State } from './state.ts';
import { findTrait } from './trait-cards.ts';

/** Food for a tail (section 4.1). */
const TAIL = 1;

/** The defences that the prey can use now, as a mask (section 3.2, step 4). */
export const usableDefences = (state: State): number => {
  const prey = frameSecond(state);
  const ambushed = frameMode(state) === FROM_AMBUSH;
  let usable = state.mask[prey]! & (bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS) | bit(SHELL) | bit(INK_CLOUD));
  if (frameIgnored(state) !== NO_TRAIT) usable &= ~bit(frameIgnored(state));
  if ((frameTried(state) & RAN) !== 0) usable &= ~bit(RUNNING);
  usable &= ~(state.used[prey]! & (bit(MIMICRY) | bit(INK_CLOUD)));
  // Ruling Q34.
  const inside = state.rules.rulings.shellAndHibernation === 'together' ? HIDDEN : HIDDEN | HIBERNATING;
  if (ambushed || (state.flags[prey]! & inside) !== 0) usable &= ~bit(SHELL);
  if ((usable & bit(MIMICRY)) !== 0 && firstMimic(state) === NONE) usable &= ~bit(MIMICRY);
  return usable;
};

/** Defences that must be used when they can be; Shell and Ink cloud may be (section 3.2, step 4). */
export const COMPULSORY = bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS);

/** Whether Mimicry can move the attack to `slot`, an animal of the same owner: one that this carnivore could attack. */
export const canMimic = (state: State, slot: number): boolean => {
  const attacker = frameFirst(state);
  const prey = frameSecond(state);
  const lost = state.rules.rulings.intellectAfterMimicry === 'lost' || (frameTried(state) & STUDIED) !== 0;
  const clever = !lost && (frameMode(state) === COUNTER || hasIntellect(state, attacker));
  return slot !== prey && slot !== attacker && canReach(state, attacker, slot, frameMode(state), clever);
};

const firstMimic = (state: State): number => {
  const seat = state.owner[frameSecond(state)]!;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (canMimic(state, slot)) return slot;
  return NONE;
};

/** Whether Tail loss can drop the trait of the prey: any card but a Trematode (section 4.1; rulings Q13, Q32). */
export const canLose = (state: State, trait: number): boolean =>
  trait !== TREMATODE &&
  (state.rules.rulings.tailLoss === 'any' || trait === TAIL_LOSS) &&
  // An Anglerfish that was turned up is Carnivorous without a card.
  (trait !== CARNIVOROUS || findTrait(state, frameSecond(state), CARNIVOROUS) >= 0);

/** The prey runs: 4 to 6 escapes, else it must do without (section 3.2, step 5). */
export const run = (state: State, random: Random, log?: EventLog): void => {
  const die = 1 + random.below(6);
  log?.({ code: 'event.ran', params: { animal: frameSecond(state) + 1, die, escaped: die > 3 } });
  if (die > 3) setStep(state, OVER);
  else setTried(state, frameTried(state) | RAN);
};

/** Mimicry moves the attack, which begins anew with the other prey. */
export const mimic = (state: State, slot: number, log?: EventLog): void => {
  state.used[frameSecond(state)]! |= bit(MIMICRY);
  log?.({ code: 'event.mimicked', params: { animal: frameSecond(state) + 1, prey: slot + 1 } });
  setSecond(state, slot);
  setIgnored(state, NO_TRAIT);
  setTried(state, (frameTried(state) & STUDIED) | MOVED);
  setStep(state, BEGIN);
};

/** Tail loss: the trait goes, the attacker gets a bite and the attack is over. */
export const loseTail = (state: State, index: number, log?: EventLog): void => {
  const attacker = frameFirst(state);
  setStep(state, OVER);
  dropTrait(state, index, log);
  feed(state, attacker, TAIL, BLUE_MEAL, log);
};

/** The prey hides in its Shell until the end of the year (section 4.2). */
export const hide = (state: State, log?: EventLog): void => {
  state.flags[frameSecond(state)]! |= HIDDEN;
  log?.({ code: 'event.hid', params: { animal: frameSecond(state) + 1 } });
  setStep(state, OVER);
};

/** Ink: the attack fails, and the carnivore may attack again later, unless it struck back (section 4.2). */
export const squirt = (state: State, log?: EventLog): void => {
  state.used[frameSecond(state)]! |= bit(INK_CLOUD);
  if (frameMode(state) !== COUNTER) {
    state.used[frameFirst(state)]! &= ~bit(CARNIVOROUS);
    state.flags[frameFirst(state)]! |= BAFFLED;
  }
  log?.({ code: 'event.inked', params: { animal: frameSecond(state) + 1 } });
  setStep(state, OVER);
};
