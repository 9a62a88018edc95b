import type { ActionList } from '../../../core/actions.ts';
import type { Seat } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import {
  bit,
  CARNIVOROUS,
  FAT_TISSUE,
  GRAZING,
  HIBERNATION,
  METAMORPHOSE,
  PIRACY,
  SHELL,
  SPECIALIZATION_A,
  SPECIALIZATION_B,
  type Trait,
} from '../content/traits.ts';
import * as act from './actions.ts';
import { foodOf, has, isFed, lives } from './animals.ts';
import { canAttack, canHunt } from './attack.ts';
import * as food from './food.ts';
import { OWN_GO } from './frames.ts';
import { listMetamorphoses } from './metamorphose.ts';
import { CENTRE, GRAZED, HIBERNATING, HIDDEN, HUNTED, NONE, OPEN, RESTED, type State } from './state.ts';

/** Whether an own animal could take red food. */
const canTakeRed = (state: State, seat: Seat): boolean => {
  if (state.bank === 0) return false;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (food.canEat(state, slot)) return true;
  return false;
};

/** Whether the go may not end before a main action, since an own animal could take red food (section 2.3; ruling Q3). */
export const mustEat = (state: State): boolean =>
  state.main === OPEN && state.rules.rulings.eating === 'compulsory' && canTakeRed(state, state.seat);

/** The traits that some animal of the seat has; what nobody has need not be looked for. */
const traitsOf = (state: State, seat: Seat): number => {
  let traits = 0;
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!) traits |= state.mask[slot]!;
  return traits;
};

/** Adds every action of the seat whose go it is, free ones first (section 2.3). Passing is added where it is allowed. */
export const listGo = (state: State, into: ActionList): void => {
  const { seat } = state;
  const { rulings } = state.rules;
  const open = state.main === OPEN;
  const hungry = mustEat(state);
  if (hasBit(state.passed, seat)) {
    // Who has passed is only asked to eat.
    if (hungry) listMeals(state, seat, into);
    return;
  }
  const traits = traitsOf(state, seat);
  if (!hungry) into.push(act.PASS);
  if ((traits & FREE) !== 0) listFree(state, seat, traits, into);
  if ((traits & bit(FAT_TISSUE)) !== 0 && (open || rulings.fat === 'free-action')) listFat(state, seat, into);
  if (open && state.bank > 0) listMeals(state, seat, into);
  if ((traits & bit(CARNIVOROUS)) !== 0 && (open || (state.main === HUNTED && rulings.attacks === 'all-in-a-go')))
    listAttacks(state, seat, into);
  if (!open) return;
  if ((traits & SPECIALIZATIONS) !== 0) listSpecializations(state, seat, into);
  if ((traits & bit(METAMORPHOSE)) !== 0) listMetamorphoses(state, seat, into);
  if (state.discardsOf[CENTRE] !== 0) listShells(state, seat, into);
};

/** Traits with a free action. */
const FREE = bit(GRAZING) | bit(HIBERNATION) | bit(PIRACY);

export const SPECIALIZATIONS = bit(SPECIALIZATION_A) | bit(SPECIALIZATION_B);

const listFree = (state: State, seat: Seat, traits: number, into: ActionList): void => {
  if ((traits & bit(GRAZING)) !== 0)
    for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
      if (canGraze(state, slot)) into.push(act.actionOf(act.GRAZE, slot, 0, 0));
  if ((traits & bit(HIBERNATION)) !== 0)
    for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
      if (canHibernate(state, slot)) into.push(act.actionOf(act.HIBERNATE, slot, 0, 0));
  if ((traits & bit(PIRACY)) !== 0)
    for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
      if (canRob(state, slot)) listRobberies(state, slot, into);
};

/** What keeps an animal from grazing: active traits of a hidden or hibernating one rest (ruling Q31). */
const asleep = ({ rules }: State): number =>
  rules.rulings.hiddenGrazing === 'forbidden' ? HIDDEN | HIBERNATING : HIBERNATING;

/** Grazing: each grazer once a go, fed or not (section 4.1; rulings Q4, Q31). */
const canGraze = (state: State, slot: number): boolean =>
  state.bank > 0 &&
  has(state, slot, GRAZING) &&
  (state.flags[slot]! & (GRAZED | asleep(state))) === 0 &&
  (state.rules.rulings.fedAnimals === 'act' || !isFed(state, slot));

/** Hibernation: not two years running, not in the last year (section 4.1). An animal that lacks nothing has no use for it; ruling Q34. */
const canHibernate = (state: State, slot: number): boolean =>
  has(state, slot, HIBERNATION) &&
  (state.flags[slot]! & (HIBERNATING | RESTED)) === 0 &&
  (state.rules.rulings.shellAndHibernation === 'together' || (state.flags[slot]! & HIDDEN) === 0) &&
  state.deckSize > 0 &&
  food.hasRoom(state, slot);

/** Piracy: a hungry pirate, once a year (section 4.1). */
const canRob = (state: State, slot: number): boolean =>
  has(state, slot, PIRACY) && (state.used[slot]! & bit(PIRACY)) === 0 && food.canEatHungry(state, slot);

const listRobberies = (state: State, slot: number, into: ActionList): void => {
  for (let other = 0; other < state.slots; other++)
    if (other !== slot && isRobbable(state, other)) into.push(act.actionOf(act.PIRACY, slot, other, 0));
};

/** An animal that has food and is not fed. */
const isRobbable = (state: State, slot: number): boolean =>
  lives(state, slot) && foodOf(state, slot) > 0 && !isFed(state, slot);

/** Conversion of any number of stored fat, up to the need (section 4.1). */
const listFat = (state: State, seat: Seat, into: ActionList): void => {
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!) {
    if ((state.flags[slot]! & HIBERNATING) !== 0) continue;
    const most = Math.min(state.fatFull[slot]!, state.need[slot]! - foodOf(state, slot));
    for (let amount = 1; amount <= most; amount++) into.push(act.actionOf(act.CONVERT_FAT, slot, amount, 0));
  }
};

const listMeals = (state: State, seat: Seat, into: ActionList): void => {
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (food.canEat(state, slot)) into.push(act.actionOf(act.EAT, slot, 0, 0));
};

const listAttacks = (state: State, seat: Seat, into: ActionList): void => {
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!) {
    if (!canHunt(state, slot)) continue;
    for (let prey = 0; prey < state.slots; prey++)
      if (canAttack(state, slot, prey, OWN_GO)) into.push(act.actionOf(act.ATTACK, slot, prey, 0));
  }
};

/** Specialization: unless the same letter is anywhere else on the table (section 4.2; ruling Q14). */
const listSpecializations = (state: State, seat: Seat, into: ActionList): void => {
  const a = soleBearer(state, SPECIALIZATION_A);
  const b = soleBearer(state, SPECIALIZATION_B);
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if ((slot === a || slot === b) && canSpecialize(state, slot)) into.push(act.actionOf(act.SPECIALIZE, slot, 0, 0));
};

/** The only animal on the table with the trait, or -1. */
const soleBearer = (state: State, trait: Trait): number => {
  if (state.inPlay[trait] !== 1) return -1;
  let index = 0;
  while (state.traitKind[index] !== trait) index++;
  return state.host[index]!;
};

const canSpecialize = (state: State, slot: number): boolean =>
  food.canEat(state, slot) &&
  (state.rules.rulings.specialization === 'once-a-go' || (state.used[slot]! & SPECIALIZATIONS) === 0);

/** A Shell at the centre may go to any own animal without one (section 4.2). */
const listShells = (state: State, seat: Seat, into: ActionList): void => {
  for (let slot = state.firstOwn[seat]!; slot !== NONE; slot = state.nextOwn[slot]!)
    if (!has(state, slot, SHELL)) into.push(act.actionOf(act.TAKE_SHELL, slot, 0, 0));
};

/** Index of the first discard that lies at the centre, where one does. */
export const shellAtCentre = (state: State): number => state.discardSeat.indexOf(CENTRE);
