import type { ActionList } from '../../core/actions.ts';
import { ACTIONS, argumentOf, KIND, kindOf, PARTS } from './codes.ts';
import { topFrame } from './frames.ts';
import { countBits, lowestBit } from './grid.ts';
import type { State } from './state.ts';
import { stepOf } from './steps.ts';
import { costOf } from './tableau.ts';
import { FRAME, HAND_WORDS, SOURCE, SPACES, STAGE } from './terms.ts';
import { cardValues, synergy } from './values.ts';

/** Points of difference that make one card e times as likely as another. */
const SHARPNESS = 2;

/** Weights of decisions that are not about a card, by what they are. */
const STOP_PLANTING = 0.05;
const STOP_GAIN = 0.02;
const SKIP = 0.15;
const CONVERT = 0.05;
const EVENT = 0.6;
/** A leaf is worth more on an objective. */
const LEAF = 0.03;
const STOP_ANIMAL = 0.3;
/** A piece of full growth, which is worth its canopy, is the last to be paid. */
const FULL_PIECE = 0.2;

/** Weighs every decision by itself; see `values.ts` for what cards are worth. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  for (let index = 0; index < actions.length; index++) into[index] = weightOf(state, actions.codes[index]!);
};

const weightOf = (state: State, action: number): number => {
  const argument = argumentOf(action);
  switch (kindOf(action)) {
    case KIND.stop:
      return stopWeight(state);
    case KIND.action:
      return actionWeight(state, argument);
    case KIND.take:
      return partWeight(state, argument);
    case KIND.keep:
    case KIND.plant:
    case KIND.replace:
      return worth(state, argument);
    case KIND.space:
      return state.depth > 0 && !isAnimal(state) ? spaceWeight(state, argument) : 1;
    case KIND.card:
      return 1 / worth(state, argument);
    case KIND.event:
      return EVENT;
    case KIND.convert:
      return CONVERT;
    case KIND.leaf:
      return LEAF;
    default:
      return 1;
  }
};

/** Whether an animal, or a leaf that was used for one, is being decided on. */
const isAnimal = (state: State): boolean => {
  const source = state.frames[topFrame(state) + FRAME.source];
  return source === SOURCE.animal || source === SOURCE.leaf;
};

const stopWeight = (state: State): number => {
  if (state.depth > 0 && isAnimal(state)) return STOP_ANIMAL;
  if (state.depth > 0) return stepOf(state) === FRAME.payMixed ? 1 : STOP_GAIN;
  if (state.stage === STAGE.planting) return STOP_PLANTING;
  return state.stage === STAGE.last ? 1 : SKIP;
};

/** What a card in hand is worth, as a weight: e to the points by sharpness. */
const worth = (state: State, card: number): number => {
  const value = cardValues(state.rules.content)[card]! + synergy(state, state.seat, card);
  return Math.exp(Math.max(-10, Math.min(20, value)) / SHARPNESS);
};

/** Planting wants cards that can be paid; the other actions what is short. */
const actionWeight = (state: State, action: number): number => {
  const { seat } = state;
  const soil = state.soil[seat]!;
  switch (ACTIONS[action]) {
    case 'plant':
      return canPlantSome(state, seat) ? 3 : 0.05;
    case 'compost':
      return soil < 6 ? 2 : 0.7;
    case 'water':
      return 0.2 + 0.3 * Math.min(6, 2 * countBits(state.sproutRoom[seat]!));
    default:
      return (state.handSize[seat]! < 4 ? 1 : 0.3) + (state.growthRoom[seat] === 0 ? 0 : 0.6);
  }
};

/** Whether some card of the hand can be paid in soil. */
const canPlantSome = (state: State, seat: number): boolean => {
  const { eventMask } = state.rules.content;
  for (let word = 0; word < HAND_WORDS; word++)
    for (let rest = state.hand[seat * HAND_WORDS + word]! & ~eventMask[word]!; rest !== 0; rest &= rest - 1)
      if (costOf(state, seat, word * 32 + lowestBit(rest)) <= state.soil[seat]!) return true;
  return false;
};

const partWeight = (state: State, part: number): number => {
  switch (PARTS[part]) {
    case 'soil':
      return state.soil[state.seat]! < 8 ? 1.5 : 0.6;
    case 'sprouts':
      return 1;
    case 'cards':
      return state.handSize[state.seat]! < 5 ? 1.5 : 0.5;
    default:
      return 1;
  }
};

/** Growth goes where the canopy is worth most for what is missing; prices are paid where that is least. */
const spaceWeight = (state: State, space: number): number => {
  const { growthSpaces, canopy } = state.rules.content;
  const step = stepOf(state);
  const at = state.seat * SPACES + space;
  const card = state.tableau[at]!;
  const left = growthSpaces[card]! - state.growth[at]!;
  const bonus = Math.max(0, canopy[card]! - growthSpaces[card]!);
  if (step === FRAME.growth) return 1 + (3 * (bonus + 1)) / Math.max(1, left);
  return step === FRAME.payGrowth && left === 0 ? FULL_PIECE : 1;
};

/**
 * Rounds that a phase takes. Playouts cut after a single round see too little of what a tableau will do: with the
 * same work, four rounds won by more points, alone and against another seat, in a few games each.
 */
const ROUNDS = 4;

/** Four rounds each; a finished game is past the last one. */
export const phase = (state: State): number => Math.floor(state.round / ROUNDS) + (state.stage === STAGE.over ? 1 : 0);
