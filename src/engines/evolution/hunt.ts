import type { EventLog } from '../../core/contract.ts';
import type { Random } from '../../core/random.ts';
import { findFat, findTrait, has, isFed, removeAnimal, removeTrait } from './animals.ts';
import { BARRED, canReach, defencesLeft, hasIntellect, isHiddenAnglerfish, isPlain } from './attack.ts';
import { MOST_CARDS } from './catalog/content.ts';
import { BLUE_MEAL, feed, noticeFed, openShares } from './food.ts';
import {
  BEGIN,
  COUNTER,
  DEFENDING,
  FROM_AMBUSH,
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
  popFrame,
  pushFrame,
  RAN,
  REVEALING,
  SCAVENGING,
  STUDIED,
  setCursor,
  setIgnored,
  setPrey,
  setStep,
  setTried,
} from './frames.ts';
import { BAFFLED, CENTRE, HIDDEN, hasAnglerfish, NONE, PLAIN, POISONED, REVEALED, type State } from './state.ts';
import {
  bit,
  CARNIVOROUS,
  FAT_TISSUE,
  INK_CLOUD,
  INTELLECT,
  MIMICRY,
  NO_TRAIT,
  PAIRS,
  POISONOUS,
  RUNNING,
  SHELL,
  TAIL_LOSS,
  TRAITS,
  TREMATODE,
  VIVIPAROUS,
} from './traits.ts';

// Scratch of `killAnimal`.
const hungry = new Uint8Array(MOST_CARDS);

/** Food for a kill, and for a tail (section 4.1). */
const KILL = 2;
const TAIL = 1;

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
  for (let slot = 0; slot < state.slots; slot++)
    if (slot !== prey && state.owner[slot] === seat && isPlain(state, slot) && (state.flags[slot]! & PLAIN) === 0)
      return true;
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

/** The defences that the prey can use now, as a mask (section 3.2, step 4). */
export const usableDefences = (state: State): number => {
  const prey = frameSecond(state);
  const ambushed = frameMode(state) === FROM_AMBUSH;
  let usable = state.mask[prey]! & (bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS) | bit(SHELL) | bit(INK_CLOUD));
  if (frameIgnored(state) !== NO_TRAIT) usable &= ~bit(frameIgnored(state));
  if ((frameTried(state) & RAN) !== 0) usable &= ~bit(RUNNING);
  usable &= ~(state.used[prey]! & (bit(MIMICRY) | bit(INK_CLOUD)));
  if (ambushed || (state.flags[prey]! & HIDDEN) !== 0) usable &= ~bit(SHELL);
  if ((usable & bit(MIMICRY)) !== 0 && firstMimic(state) === NONE) usable &= ~bit(MIMICRY);
  return usable;
};

/** Defences that must be used when they can be; Shell and Ink cloud may be (section 3.2, step 4). */
export const COMPULSORY = bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS);

/** Whether Mimicry can move the attack to `slot`: an animal of the same owner that this carnivore could attack. */
export const canMimic = (state: State, slot: number): boolean => {
  const attacker = frameFirst(state);
  const prey = frameSecond(state);
  const lost = state.rules.rulings.intellectAfterMimicry === 'lost' || (frameTried(state) & STUDIED) !== 0;
  const clever = !lost && (frameMode(state) === COUNTER || hasIntellect(state, attacker));
  return (
    slot !== prey &&
    slot !== attacker &&
    state.owner[slot] === state.owner[prey] &&
    canReach(state, attacker, slot, frameMode(state), clever)
  );
};

const firstMimic = (state: State): number => {
  for (let slot = 0; slot < state.slots; slot++) if (canMimic(state, slot)) return slot;
  return NONE;
};

/** Whether Tail loss can drop the trait of the prey: any card but a Trematode (section 4.1; ruling Q13). */
export const canLose = (state: State, trait: number): boolean =>
  trait !== TREMATODE &&
  (state.rules.rulings.tailLoss === 'any' || trait === TAIL_LOSS) &&
  // An Anglerfish that was turned up is Carnivorous without a card.
  (trait !== CARNIVOROUS || findTrait(state, frameSecond(state), CARNIVOROUS) >= 0);

/** The prey is asked where it has a choice; without one its defence works by itself, or it is eaten. */
const defend = (state: State, log?: EventLog): boolean => {
  if (usableDefences(state) !== 0) return true;
  eat(state, log);
  return false;
};

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
  setPrey(state, slot);
  setIgnored(state, NO_TRAIT);
  setTried(state, (frameTried(state) & STUDIED) | MOVED);
  setStep(state, BEGIN);
};

/** The index of the card that a trait with its second operand names on an animal; -1 when it has none. */
export const namedCard = (state: State, slot: number, trait: number, second: number): number => {
  if (trait === FAT_TISSUE) return findFat(state, slot, second === 1);
  return findTrait(state, slot, trait, (bit(trait) & PAIRS) !== 0 ? second : NONE);
};

/** Drops a trait card for good; whoever needs less by that may be fed now. */
export const dropTrait = (state: State, index: number, log?: EventLog): void => {
  const slot = state.host[index]!;
  const trait = state.traitKind[index]!;
  const wasFed = isFed(state, slot);
  const toCentre = trait === SHELL && state.rules.rulings.droppedShell === 'centre';
  log?.({ code: 'event.dropped', params: { animal: slot + 1, trait: TRAITS[trait]! } });
  removeTrait(state, index, toCentre ? CENTRE : state.owner[slot]!);
  noticeFed(state, slot, wasFed);
  if (has(state, slot, VIVIPAROUS)) openShares(state);
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

/** Nothing saves the prey (section 3.2, step 6): poison, food, one scavenger, pair traits, in this order. */
export const eat = (state: State, log?: EventLog): void => {
  const attacker = frameFirst(state);
  const prey = frameSecond(state);
  log?.({ code: 'event.eaten', params: { animal: attacker + 1, prey: prey + 1 } });
  if (has(state, prey, POISONOUS) && frameIgnored(state) !== POISONOUS) {
    state.flags[attacker]! |= POISONED;
    log?.({ code: 'event.poisoned', params: { animal: attacker + 1 } });
  }
  popFrame(state);
  forgetUnlimitedMimicry(state);
  killAnimal(state, prey);
  openShares(state);
  feed(state, attacker, KILL, BLUE_MEAL, log);
  pushFrame(state, SCAVENGING, NONE);
  setCursor(state, state.owner[attacker]!);
  setPrey(state, 0);
};

/** Removes an animal in the feeding phase: a partner that needs less without a Trematode may be fed now. */
const killAnimal = (state: State, slot: number): void => {
  const { host, partner, traitKind } = state;
  let relieved = 0;
  for (let index = 0; index < state.traitCards; index++) {
    if (traitKind[index] !== TREMATODE) continue;
    const other = host[index] === slot ? partner[index]! : partner[index] === slot ? host[index]! : NONE;
    if (other !== NONE && has(state, other, VIVIPAROUS) && !isFed(state, other)) hungry[relieved++] = other;
  }
  removeAnimal(state, slot);
  for (let index = 0; index < relieved; index++) noticeFed(state, hungry[index]!, false);
};

const endHunt = (state: State): void => {
  popFrame(state);
  forgetUnlimitedMimicry(state);
};

/** With ruling Q12 `unlimited` Mimicry is used up for one attack only. */
const forgetUnlimitedMimicry = (state: State): void => {
  if (state.rules.rulings.mimicry === 'once-a-year') return;
  for (let slot = 0; slot < state.slots; slot++) state.used[slot]! &= ~bit(MIMICRY);
};
