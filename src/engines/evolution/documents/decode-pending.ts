import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { AMBUSH_HUNTING, bit, CARNIVOROUS, NO_TRAIT, traitOf } from '../content/traits.ts';
import { has } from '../rules/animals.ts';
import * as frames from '../rules/frames.ts';
import { NONE, REVEALED, type State } from '../rules/state.ts';
import { type Reading, slotOf } from './decode-reading.ts';
import { type PendingJson, TRIED } from './pending-schema.ts';

type TakeJson = Extract<PendingJson, { type: 'take' }>;
type AttackJson = Extract<PendingJson, { type: 'attack' }>;

/** Reads what is unfinished, outermost first, and checks that each thing can have come about inside the one before. */
export const readPending = (reading: Reading): void => {
  const { pending = [] } = reading.json;
  for (const [index, frame] of pending.entries()) {
    const at = pointer('pending', index);
    checkPlace(reading, pending[index - 1], frame, at);
    readFrame(reading, frame, at, index === pending.length - 1);
  }
};

/** What can come about inside of what; `go` is the go itself (section 3.2). */
const INSIDE: Readonly<Record<PendingJson['type'] | 'go', readonly string[]>> = {
  go: ['take', 'attack', 'shares'],
  take: ['ambush', 'shares'],
  attack: ['counter', 'shares'],
  scavenge: [],
  shares: ['take', 'scavenge'],
};

const checkPlace = (reading: Reading, outer: PendingJson | undefined, frame: PendingJson, at: string): void => {
  const name = frame.type === 'attack' ? frame.kind : frame.type;
  const possible = INSIDE[outer?.type ?? 'go'];
  if (possible.includes(name)) return;
  const told = possible.length === 0 ? 'nothing' : possible.join(' or ');
  blame(reading, at, 'wrong-place', `Inside of ${outer?.type ?? 'a go'} there can be ${told}, but not ${name}.`);
};

const readFrame = (reading: Reading, frame: PendingJson, at: string, innermost: boolean): void => {
  const { state } = reading;
  switch (frame.type) {
    case 'take':
      readTake(reading, frame, at, innermost);
      break;
    case 'attack':
      readAttack(reading, frame, at, innermost);
      break;
    case 'scavenge':
      frames.pushFrame(state, frames.SCAVENGING, NONE, frame.passedOver);
      frames.setCursor(state, frame.from);
      break;
    case 'shares':
      frames.pushFrame(state, frames.SHARES, NONE);
      frames.setCursor(state, frame.asked);
  }
};

const slotOrNone = (reading: Reading, id: number | null, at: string): number =>
  id === null ? NONE : slotOf(reading, id, at);

const readTake = (reading: Reading, { animal, asked }: TakeJson, at: string, innermost: boolean): void => {
  const { state } = reading;
  const slot = slotOrNone(reading, animal, `${at}/animal`);
  if (innermost && animal === null)
    blame(reading, `${at}/animal`, 'no-animal', 'An animal that was eaten is not ambushed again.');
  if (state.depth === 0 && slot !== NONE && state.owner[slot] !== state.seat)
    blame(reading, `${at}/animal`, 'other-owner', `It is the go of seat ${state.seat}, whose animal this is not.`);
  if (asked >= state.rules.seats)
    blame(reading, `${at}/asked`, 'no-such-seat', `With ${state.rules.seats} seats all have been asked then.`);
  frames.pushFrame(state, frames.TAKE, slot);
  frames.setCursor(state, asked);
};

const readAttack = (reading: Reading, frame: AttackJson, at: string, innermost: boolean): void => {
  const { state } = reading;
  const { kind, step, ignored = null, tried = [] } = frame;
  const attacker = slotOrNone(reading, frame.attacker, `${at}/attacker`);
  const prey = slotOrNone(reading, frame.prey, `${at}/prey`);
  if (innermost !== (step !== 'over'))
    blame(
      reading,
      `${at}/step`,
      'attack-step',
      innermost ? 'An attack that is over asks nothing.' : 'The attack is over when something goes on inside of it.',
    );
  if (innermost)
    for (const field of ['attacker', 'prey'] as const)
      if (frame[field] === null)
        blame(reading, at + pointer(field), 'no-animal', 'An attack that goes on needs both animals.');
  if (attacker !== NONE) checkAttacker(reading, frame, attacker, at, innermost);
  if (attacker !== NONE && attacker === prey)
    blame(reading, `${at}/prey`, 'unknown-animal', 'An animal does not attack itself.');
  frames.pushFrame(state, frames.HUNT, attacker, prey, frames.HUNTS.indexOf(kind));
  frames.setStep(state, frames.STEPS.indexOf(step));
  frames.setIgnored(state, ignored === null ? NO_TRAIT : traitOf(ignored));
  frames.setTried(
    state,
    tried.reduce((mask, name) => mask | (1 << TRIED.indexOf(name)), 0),
  );
};

const checkAttacker = (reading: Reading, { kind }: AttackJson, slot: number, at: string, innermost: boolean): void => {
  const { state, broken } = reading;
  const here = `${at}/attacker`;
  if ((state.used[slot]! & bit(CARNIVOROUS)) === 0)
    blame(reading, here, 'not-used', 'An animal that attacks has carnivorous in usedThisYear.');
  if (kind === 'attack' && state.owner[slot] !== state.seat)
    blame(reading, here, 'other-owner', `It is the go of seat ${state.seat}, whose animal this is not.`);
  // An attack that is over may have cost a carnivore its traits, by a counter-attack.
  const lack = (innermost && !broken.has(slot)) || kind === 'counter' ? lackOf(state, kind, slot) : undefined;
  if (lack !== undefined) blame(reading, here, 'no-such-trait', lack);
};

/** What an animal lacks for an attack of this kind. */
const lackOf = (state: State, kind: AttackJson['kind'], slot: number): string | undefined => {
  if (kind === 'counter')
    return (state.flags[slot]! & REVEALED) === 0 ? 'Only an Anglerfish that is revealed strikes back.' : undefined;
  if (!has(state, slot, CARNIVOROUS)) return 'This animal is no carnivore.';
  return kind === 'ambush' && !has(state, slot, AMBUSH_HUNTING) ? 'This animal has no Ambush hunting.' : undefined;
};
