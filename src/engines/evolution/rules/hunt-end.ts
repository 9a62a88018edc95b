import type { EventLog } from '../../../core/contract.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import { bit, MIMICRY, POISONOUS, TREMATODE, VIVIPAROUS } from '../content/traits.ts';
import { has, isFed, removeAnimal } from './animals.ts';
import { noticeFed } from './births.ts';
import { BLUE_MEAL, feed, openShares } from './food.ts';
import {
  frameFirst,
  frameIgnored,
  frameSecond,
  popFrame,
  pushFrame,
  SCAVENGING,
  setCursor,
  setSecond,
} from './frames.ts';
import { NONE, POISONED, type State } from './state.ts';

// Scratch of `removePrey`.
const relieved = new Uint8Array(MOST_CARDS);

/** Food for a kill (section 4.1). */
const KILL = 2;

/** Nothing saves the prey (section 3.2, step 6): poison, food, one scavenger, pair traits, in this order. */
export const kill = (state: State, log?: EventLog): void => {
  const attacker = frameFirst(state);
  const prey = frameSecond(state);
  log?.({ code: 'event.eaten', params: { animal: attacker + 1, prey: prey + 1 } });
  if (has(state, prey, POISONOUS) && frameIgnored(state) !== POISONOUS) {
    state.flags[attacker]! |= POISONED;
    log?.({ code: 'event.poisoned', params: { animal: attacker + 1 } });
  }
  endHunt(state);
  removePrey(state, prey);
  openShares(state);
  feed(state, attacker, KILL, BLUE_MEAL, log);
  pushFrame(state, SCAVENGING, NONE);
  setCursor(state, state.owner[attacker]!);
  setSecond(state, 0);
};

/** Removes an animal in the feeding phase: a partner that needs less without a Trematode may be fed now. */
const removePrey = (state: State, slot: number): void => {
  const { host, partner, traitKind } = state;
  let count = 0;
  for (let index = 0; state.inPlay[TREMATODE] !== 0 && index < state.traitCards; index++) {
    if (traitKind[index] !== TREMATODE) continue;
    const other = host[index] === slot ? partner[index]! : partner[index] === slot ? host[index]! : NONE;
    if (other !== NONE && has(state, other, VIVIPAROUS) && !isFed(state, other)) relieved[count++] = other;
  }
  removeAnimal(state, slot);
  for (let index = 0; index < count; index++) noticeFed(state, relieved[index]!, false);
};

/** The attack on top is over. */
export const endHunt = (state: State): void => {
  popFrame(state);
  forgetUnlimitedMimicry(state);
};

/** With ruling Q12 `unlimited` Mimicry is used up for one attack only. */
const forgetUnlimitedMimicry = (state: State): void => {
  if (state.rules.rulings.mimicry === 'once-a-year') return;
  for (let slot = 0; slot < state.slots; slot++) state.used[slot]! &= ~bit(MIMICRY);
};
