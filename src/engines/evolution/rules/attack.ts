import { withoutLowest } from '../../kit/bits.ts';
import {
  BURROWING,
  bit,
  CAMOUFLAGE,
  CARNIVOROUS,
  FLIGHT,
  HIGH_BODY_WEIGHT,
  INTELLECT,
  SHARP_VISION,
  SHELL,
  SWIMMING,
  SYMBIOSIS,
} from '../content/traits.ts';
import { foodOf, has, isFed, lives } from './animals.ts';
import { canEat } from './food.ts';
import { COUNTER, FROM_AMBUSH } from './frames.ts';
import { BAFFLED, HIBERNATING, HIDDEN, REVEALED, type State } from './state.ts';

/** What no Intellect gets around: a swimming carnivore hunts in the water only (section 3.1). */
export const BARRED = -1;

/** The traits by which an animal keeps attackers off by itself. */
const GUARDS = bit(SWIMMING) | bit(CAMOUFLAGE) | bit(HIGH_BODY_WEIGHT) | bit(SYMBIOSIS) | bit(FLIGHT) | bit(BURROWING);

/** The traits of `prey` that keep this attacker off by themselves, as a mask, or `BARRED` (section 3.1). */
export const defencesOf = (state: State, attacker: number, prey: number, mode: number): number => {
  const hunter = state.mask[attacker]!;
  const hunted = state.mask[prey]!;
  // Most animals have none of these.
  if (((hunted & GUARDS) | (hunter & bit(SWIMMING))) === 0 && (state.flags[prey]! & HIDDEN) === 0) return 0;
  const swims = (hunted & bit(SWIMMING)) !== 0;
  if ((hunter & bit(SWIMMING)) !== 0 && !swims) return BARRED;
  let defences = 0;
  if (swims && (hunter & bit(SWIMMING)) === 0) defences |= bit(SWIMMING);
  if ((hunter & bit(SHARP_VISION)) === 0) defences |= hunted & bit(CAMOUFLAGE);
  if ((hunter & bit(HIGH_BODY_WEIGHT)) === 0) defences |= hunted & bit(HIGH_BODY_WEIGHT);
  if ((hunted & bit(SYMBIOSIS)) !== 0 && isDependent(state, prey)) defences |= bit(SYMBIOSIS);
  if ((hunted & bit(FLIGHT)) !== 0 && flightCountOf(state, attacker, mode) >= state.traitCount[prey]!)
    defences |= bit(FLIGHT);
  if (mode === FROM_AMBUSH) return defences;
  // An ambush gets around these two (section 4.2).
  if ((hunted & bit(BURROWING)) !== 0 && isFed(state, prey)) defences |= bit(BURROWING);
  if ((state.flags[prey]! & HIDDEN) !== 0) defences |= bit(SHELL);
  return defences;
};

const isDependent = (state: State, slot: number): boolean => {
  for (let index = 0; index < state.traitCards; index++)
    if (state.traitKind[index] === SYMBIOSIS && state.host[index] === slot) return true;
  return false;
};

/** Traits that the attacker counts against Flight (rulings Q26 and Q27). */
const flightCountOf = ({ traitCount, rules }: State, attacker: number, mode: number): number =>
  traitCount[attacker]! + (mode === COUNTER && rules.rulings.anglerfishFlight === 'with-intellect' ? 1 : 0);

/** The trait of `prey` that the attacker has studied this year already, as a mask (an attack that ink cancelled). */
const studied = (state: State, attacker: number, prey: number): number =>
  state.studiedPrey[attacker] === prey ? bit(state.studiedTrait[attacker]!) : 0;

/** Whether the animal has Intellect that it has not used this year. */
export const hasIntellect = (state: State, attacker: number): boolean =>
  has(state, attacker, INTELLECT) && (state.used[attacker]! & bit(INTELLECT)) === 0;

/** What is left of the prey's defences for this attacker; `BARRED` stays. */
export const defencesLeft = (state: State, attacker: number, prey: number, mode: number): number => {
  const defences = defencesOf(state, attacker, prey, mode);
  return defences === BARRED || mode === COUNTER ? defences : defences & ~studied(state, attacker, prey);
};

/** Whether a mask has one trait at most. */
const isSingle = (mask: number): boolean => withoutLowest(mask) === 0;

/** Whether the prey can be attacked: no defence is left, or one that `clever` can ignore (section 3.1). */
export const canReach = (state: State, attacker: number, prey: number, mode: number, clever: boolean): boolean => {
  const defences = defencesLeft(state, attacker, prey, mode);
  return defences === 0 || (clever && defences !== BARRED && isSingle(defences));
};

/** Whether the animal is a carnivore that may attack now, whatever the prey (section 3.1; rulings Q4 and Q9). */
export const canHunt = (state: State, slot: number): boolean => {
  if (!has(state, slot, CARNIVOROUS) || (state.used[slot]! & bit(CARNIVOROUS)) !== 0) return false;
  if ((state.flags[slot]! & (HIDDEN | HIBERNATING | BAFFLED)) !== 0) return false;
  const { pointlessAttacks, fedAnimals } = state.rules.rulings;
  if (fedAnimals === 'rest' && foodOf(state, slot) >= state.need[slot]!) return false;
  return pointlessAttacks === 'allowed' || canEat(state, slot);
};

/** Whether this attack is legal, given that the attacker may hunt. */
export const canAttack = (state: State, attacker: number, prey: number, mode: number): boolean =>
  attacker !== prey && lives(state, prey) && canReach(state, attacker, prey, mode, hasIntellect(state, attacker));

/** Whether the animal has no trait card and has not been turned up: then it may be, or be guarded by, an Anglerfish. */
export const isPlain = (state: State, slot: number): boolean =>
  state.traitCount[slot] === 0 && (state.flags[slot]! & REVEALED) === 0;

/** Whether the animal is an Anglerfish that can be turned up (section 4.2). */
export const isHiddenAnglerfish = (state: State, slot: number): boolean =>
  isPlain(state, slot) && state.rules.anglerfish[state.card[slot]!] === 1;
