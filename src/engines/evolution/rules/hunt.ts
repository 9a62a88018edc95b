import type { EventLog } from '../../../core/contract.ts';
import { bit, CARNIVOROUS, INTELLECT, NO_TRAIT, POISONOUS, TRAITS } from '../content/traits.ts';
import { BARRED, canReach, defencesLeft, hasIntellect, isHiddenAnglerfish, isPlain } from './attack.ts';
import { usableDefences } from './defences.ts';
import {
  BEGIN,
  COUNTER,
  DEFENDING,
  frameFirst,
  frameIgnored,
  frameMode,
  frameSecond,
  frameStep,
  frameTried,
  HUNT,
  HUNTS,
  IGNORING,
  MOVED,
  OVER,
  pushFrame,
  REVEALING,
  STUDIED,
  setIgnored,
  setStep,
  setTried,
} from './frames.ts';
import { endHunt, kill } from './hunt-end.ts';
import { hasAnglerfish } from './rules.ts';
import { NONE, PLAIN, REVEALED, type State } from './state.ts';

/** Begins an attack, which uses the carnivore up for this year unless ink undoes it. */
export const beginHunt = (state: State, attacker: number, prey: number, mode: number, log?: EventLog): void => {
  state.used[attacker]! |= bit(CARNIVOROUS);
  pushFrame(state, HUNT, attacker, prey, mode);
  log?.({ code: 'event.attack', params: { animal: attacker + 1, prey: prey + 1, mode: HUNTS[mode]! } });
};

/** Takes the attack on top one step on, until it is over or somebody is to decide. @returns whether somebody is to decide */
export const advanceHunt = (state: State, log?: EventLog): boolean => {
  switch (frameStep(state)) {
    case BEGIN:
      return meetAnglerfish(state, log);
    case REVEALING:
      return true;
    case IGNORING:
      return chooseIgnored(state, log);
    case DEFENDING:
      return defend(state, log);
    default:
      endHunt(state);
      return false;
  }
};

/** An animal without traits: it is an Anglerfish, or another one may come to its help (section 3.2, step 1). */
const meetAnglerfish = (state: State, log?: EventLog): boolean => {
  const prey = frameSecond(state);
  setStep(state, IGNORING);
  if (!isPlain(state, prey)) return false;
  if (isHiddenAnglerfish(state, prey)) {
    strikeBack(state, prey, log);
    return false;
  }
  if (!hasAnglerfish(state.rules)) return false;
  state.flags[prey]! |= PLAIN;
  if (!mayBeGuarded(state, prey)) return false;
  setStep(state, REVEALING);
  return true;
};

/**
 * Whether some other animal of the owner may be an Anglerfish for all the table knows. The owner is asked
 * even when none is, so that the question itself tells nothing.
 */
const mayBeGuarded = (state: State, prey: number): boolean => {
  const seat = state.owner[prey]!;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (slot !== prey && isPlain(state, slot) && (state.flags[slot]! & PLAIN) === 0) return true;
  return false;
};

/** Turns up an Anglerfish, which attacks the attacker; the first attack is over (section 4.2). */
export const strikeBack = (state: State, anglerfish: number, log?: EventLog): void => {
  const attacker = frameFirst(state);
  setStep(state, OVER);
  state.flags[anglerfish]! |= REVEALED;
  state.flags[anglerfish]! &= ~PLAIN;
  turnUp(state, anglerfish);
  log?.({ code: 'event.revealed', params: { animal: anglerfish + 1, seat: state.owner[anglerfish]! } });
  state.used[anglerfish]! |= bit(CARNIVOROUS);
  if (canReach(state, anglerfish, attacker, COUNTER, true)) beginHunt(state, anglerfish, attacker, COUNTER, log);
};

const turnUp = (state: State, slot: number): void => {
  // No card lies on it, so this is all that `rebuild` would find.
  state.mask[slot] = bit(CARNIVOROUS);
  state.need[slot] = 2;
  state.traitCount[slot] = 1;
};

/** Whether the attacker may still ignore a trait: Intellect, or the Anglerfish's own (section 4.2; ruling Q8). */
const isClever = (state: State): boolean => {
  const tried = frameTried(state);
  if ((tried & STUDIED) !== 0) return false;
  if ((tried & MOVED) !== 0 && state.rules.rulings.intellectAfterMimicry === 'lost') return false;
  return frameMode(state) === COUNTER || hasIntellect(state, frameFirst(state));
};

/** Makes the attacker ignore a trait of the prey; Intellect is used up. */
export const ignoreTrait = (state: State, trait: number, log?: EventLog): void => {
  const attacker = frameFirst(state);
  setIgnored(state, trait);
  setTried(state, frameTried(state) | STUDIED);
  if (frameMode(state) !== COUNTER) {
    state.used[attacker]! |= bit(INTELLECT);
    state.studiedPrey[attacker] = frameSecond(state);
    state.studiedTrait[attacker] = trait;
  }
  log?.({ code: 'event.ignored', params: { animal: attacker + 1, trait: TRAITS[trait]! } });
};

/** Intellect goes to the one defence in the way by itself; else the attacker names a trait (section 3.2, steps 2 and 3). */
const chooseIgnored = (state: State, log?: EventLog): boolean => {
  const attacker = frameFirst(state);
  const prey = frameSecond(state);
  const mode = frameMode(state);
  if (mode !== COUNTER && frameIgnored(state) === NO_TRAIT && state.studiedPrey[attacker] === prey)
    setIgnored(state, state.studiedTrait[attacker]!);
  const defences = defencesLeft(state, attacker, prey, mode);
  if (defences !== 0 && defences !== BARRED && isClever(state)) ignoreTrait(state, 31 - Math.clz32(defences), log);
  if (isClever(state) && ignorable(state) !== 0) return true;
  setStep(state, DEFENDING);
  return false;
};

/** The traits that the attacker may name, as a mask: what the prey could use, and its poison (section 3.2, step 3). */
export const ignorable = (state: State): number =>
  usableDefences(state) | (state.mask[frameSecond(state)]! & bit(POISONOUS));

/** The prey is asked where it has a choice; without one its defence works by itself, or it is eaten. */
const defend = (state: State, log?: EventLog): boolean => {
  if (usableDefences(state) !== 0) return true;
  kill(state, log);
  return false;
};
