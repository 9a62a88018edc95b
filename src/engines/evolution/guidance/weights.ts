import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import {
  AMBUSH_HUNTING,
  bit,
  CARNIVOROUS,
  FAT_TISSUE,
  HOSTILE,
  INTELLECT,
  NEED,
  POISONOUS,
  SHARP_VISION,
  TAIL_LOSS,
  TRAITS,
  type TraitName,
} from '../content/traits.ts';
import * as act from '../rules/actions.ts';
import { foodOf, has, isFed } from '../rules/animals.ts';
import { meanFood } from '../rules/food-bank.ts';
import { frameFirst } from '../rules/frames.ts';
import { DEVELOPMENT, NONE, type State } from '../rules/state.ts';

/** House estimates of what a trait is worth to an animal, as a weight; hostile ones to the player who plays them. */
const WORTH: Readonly<Record<TraitName, number>> = {
  carnivorous: 4,
  'high-body-weight': 3,
  parasite: 7,
  camouflage: 4,
  'sharp-vision': 1,
  swimming: 4,
  burrowing: 3,
  running: 3,
  mimicry: 2,
  'tail-loss': 2,
  poisonous: 2,
  scavenger: 2,
  piracy: 3,
  grazing: 1,
  hibernation: 3,
  'fat-tissue': 2,
  symbiosis: 2,
  communication: 4,
  cooperation: 5,
  shell: 3,
  intellect: 0.5,
  'specialization-a': 3,
  'specialization-b': 3,
  metamorphose: 2,
  'ink-cloud': 3,
  viviparous: 4,
  'ambush-hunting': 0.3,
  flight: 3,
  trematode: 5,
  anglerfish: 1,
};
const WORTHS = Float64Array.from(TRAITS, (name) => WORTH[name]);

/** What these are worth more to a carnivore. */
const HUNTING = bit(SHARP_VISION) | bit(INTELLECT) | bit(AMBUSH_HUNTING);
/** A weight that says: hardly ever. */
const RARELY = 0.02;

/** Weighs actions by what a player who looks one step ahead would like. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  const spare = state.phase === DEVELOPMENT ? spareFood(state) : 0;
  for (let index = 0; index < actions.length; index++) into[index] = weightOf(state, actions.codes[index]!, spare);
};

/** Food that the seat's share of the bank leaves, in the mean, when all its animals have eaten. */
const spareFood = (state: State): number => {
  let need = 0;
  for (let slot = state.firstOwn[state.seat]!; slot !== NONE; slot = state.nextOwn[slot]!) need += state.need[slot]!;
  const { seats } = state.rules;
  return meanFood(seats) / seats - need;
};

const weightOf = (state: State, action: Action, spare: number): number => {
  const slot = act.firstOf(action);
  switch (act.moveOf(action)) {
    case act.PASS:
      return 1;
    case act.ANIMAL:
      return (spare > 0 ? 8 : 3) / worthOfCard(state, act.cardOf(action) >> 1);
    case act.TRAIT:
      return weightOfTrait(state, act.cardOf(action), slot, spare);
    case act.GRAZE:
      return 0.5;
    case act.HIBERNATE:
      return isFed(state, slot) ? 0.1 : state.bank === 0 ? 8 : 1;
    case act.PIRACY:
      return state.owner[act.secondOf(action)] === state.seat ? 0.3 : 8;
    case act.CONVERT_FAT:
      return state.bank === 0 ? 4 * act.secondOf(action) : 0.5;
    case act.EAT:
      return weightOfMeal(state, slot);
    case act.ATTACK:
      return weightOfAttack(state, slot, act.secondOf(action), state.seat);
    case act.SPECIALIZE:
      return isFed(state, slot) ? 1 : 6;
    case act.METAMORPHOSE:
      return (isFed(state, slot) ? 0.1 : state.bank === 0 ? 6 : 1) / WORTHS[act.cardOf(action)]!;
    default:
      return weightOfAnswer(state, action, slot);
  }
};

const weightOfAnswer = (state: State, action: Action, slot: number): number => {
  switch (act.moveOf(action)) {
    case act.TAKE_SHELL:
      return 1;
    case act.LOSE:
      return (
        4 /
        (WORTHS[act.cardOf(action)]! +
          (act.cardOf(action) === TAIL_LOSS ? 1 : 0) +
          (act.cardOf(action) === FAT_TISSUE ? act.secondOf(action) : 0))
      );
    case act.AMBUSH:
      return weightOfAttack(state, slot, frameFirst(state), state.owner[slot]!);
    case act.MIMIC:
      return 8 / pointsOf(state, slot);
    default:
      // Revealing, ignoring, running, hiding and ink are what the traits are for.
      return 6;
  }
};

/** Points of an animal at the end, its own cards only. */
const pointsOf = (state: State, slot: number): number => 1 + state.need[slot]! + state.traitCount[slot]!;

/** The better side of a card; cards of little use make good animals. */
const worthOfCard = ({ rules }: State, kind: number): number => {
  const first = WORTHS[rules.sides[kind * 2]!]!;
  const second = rules.sides[kind * 2 + 1]!;
  return Math.max(1, second < TRAITS.length ? Math.max(first, WORTHS[second]!) : first);
};

const weightOfTrait = (state: State, card: number, slot: number, spare: number): number => {
  const trait = state.rules.sides[card]!;
  let worth = WORTHS[trait]!;
  if ((bit(trait) & HOSTILE) !== 0) return has(state, slot, CARNIVOROUS) ? worth : worth * 0.6;
  if ((bit(trait) & HUNTING) !== 0 && has(state, slot, CARNIVOROUS)) worth *= 4;
  // Who needs more than there is will starve.
  return NEED[trait]! > 0 && trait !== CARNIVOROUS && spare < 0 ? worth * 0.4 : worth;
};

/** The last food that an animal lacks saves it. */
const weightOfMeal = (state: State, slot: number): number => {
  const lack = state.need[slot]! - foodOf(state, slot);
  if (lack <= 0) return 1;
  return (lack === 1 ? 10 : 4) * (0.5 + 0.1 * pointsOf(state, slot));
};

const weightOfAttack = (state: State, slot: number, prey: number, seat: number): number => {
  if (prey === NONE) return RARELY;
  const hungry = !isFed(state, slot);
  if (state.owner[prey] === seat) return hungry && state.bank === 0 ? 0.2 : RARELY;
  const gain = hungry ? 6 : 3;
  return (gain * pointsOf(state, prey)) / (has(state, prey, POISONOUS) ? 6 : 2);
};
