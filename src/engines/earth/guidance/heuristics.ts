import type { ActionList } from '../../../core/actions.ts';
import { COLOURS } from '../content/traits.ts';
import { firing, sourceCard } from '../rules/abilities.ts';
import { argumentOf, COLOUR_OF, isExtra, KIND, kindOf, PARTS } from '../rules/codes.ts';
import { isEffect, stepOf } from '../rules/frames/effect.ts';
import { topFrame } from '../rules/frames/stack.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { FRAME, SPACES, STAGE } from '../rules/terms.ts';
import { actionWorths } from './action-worth.ts';
import { cardWorth, emptyWants, plantWorth, setWants, type Wants } from './card-worth.ts';
import { partLeft } from './forecast.ts';
import { plotWorths } from './plot-worth.ts';
import { abilityWorth, emptyPrices, type Prices, setPrices } from './prices.ts';

/** Temperatures by what is chosen: points of difference that make one choice e times as likely as another. */
const TEMPERATURE = {
  action: 1.16,
  plant: 0.44,
  keep: 0.28,
  part: 1.18,
  use: 0.09,
  card: 0.74,
  plot: 0.55,
  event: 1,
} as const;

/** Weights of decisions that are not about points; 1 is the weight of nothing gained and nothing lost. */
const STOP_ANIMAL = 0.3;
const STOP_COMPOSTING = 0.02;
export const STOP_PLACING = 0.005;
const LATE_ISLAND = 0.15;
const CONVERT = 0.05;
/** Playouts hardly ever discard a leaf: it is worth more on an objective. */
const LEAF = 0.03;
/** A piece of full growth, which is worth its canopy, is the last to be paid. */
const FULL_PIECE = 0.2;

/** Prices of the seat that decides, and what it wants. */
const own = emptyPrices();
const wants = emptyWants();

// Whether they are those of the decision that is being weighed: most decisions need none, and others some for each action.
// To compute them no more than once, of tables by card, made Earth 1.4 times as fast.
let isPriced = false;
let isWanted = false;
let areCompared = false;
let actionPoints: Float64Array = new Float64Array(0);

const pricesOf = (state: State): Prices => {
  if (!isPriced) setPrices(state, state.seat, state.action, own);
  isPriced = true;
  return own;
};

const wantsOf = (state: State): Wants => {
  if (!isWanted) setWants(state, state.seat, partLeft(state), wants);
  isWanted = true;
  return wants;
};

const pointsOfAction = (state: State, action: number): number => {
  if (!areCompared) actionPoints = actionWorths(state);
  areCompared = true;
  return actionPoints[action]!;
};

/** Weighs every decision by itself: by its points in `action-worth.ts`, `card-worth.ts`, `prices.ts` and `plot-worth.ts`. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  if (state.depth === 0 && state.stage === STAGE.space) {
    weighPlots(state, actions, into);
    return;
  }
  isPriced = false;
  isWanted = false;
  areCompared = false;
  const step = stepNow(state);
  for (let index = 0; index < actions.length; index++) into[index] = weightOf(state, actions.codes[index]!, step);
  if (state.stage === STAGE.planting && state.depth === 0) weighNoPlanting(actions, into);
};

/** Where a card is planted nothing else is offered. */
const weighPlots = (state: State, { codes, length }: ActionList, into: Float64Array): void => {
  const points = plotWorths(state);
  for (let index = 0; index < length; index++)
    into[index] = weight(points[argumentOf(codes[index]!)]!, TEMPERATURE.plot);
};

/** No step of an effect: a stage of the game, an animal, or a leaf that was used for one. */
const NO_STEP = -1;

/** The step of the effect on top that is decided on. */
const stepNow = (state: State): number => {
  if (state.depth === 0) return NO_STEP;
  const frame = topFrame(state);
  return isEffect(state, frame) ? stepOf(state, frame) : NO_STEP;
};

/**
 * Whoever can plant nothing more stops. Without this playouts that had planted their last card converted every sprout they
 * had before they stopped, so that to end a game seemed to cost forty points and was put off for ever.
 */
const weighNoPlanting = (actions: ActionList, into: Float64Array): void => {
  let best = 0;
  for (let index = 0; index < actions.length; index++) {
    const kind = kindOf(actions.codes[index]!);
    if (kind === KIND.plant || kind === KIND.replace) best = Math.max(best, into[index]!);
  }
  for (let index = 0; index < actions.length; index++) {
    const kind = kindOf(actions.codes[index]!);
    if (kind === KIND.stop && best === 0) into[index] = 1;
    else if (isExtra(kind) && best > 0) into[index]! *= Math.min(1, best);
  }
};

/** Largest exponent of a weight, so that the smallest weight still counts beside the largest. */
const LARGEST = 30;

/** The weight of so many points; choices that are drawn by it follow a softmax. */
const weight = (points: number, temperature: number): number =>
  points === 0 ? 1 : Math.exp(Math.max(-LARGEST, Math.min(LARGEST, points / temperature)));

const weightOf = (state: State, action: number, step: number): number => {
  const argument = argumentOf(action);
  switch (kindOf(action)) {
    case KIND.stop:
      return stopWeight(state, step);
    case KIND.action:
      return weight(pointsOfAction(state, argument), TEMPERATURE.action);
    case KIND.take:
      return weight(partWorth(pricesOf(state), argument), TEMPERATURE.part);
    case KIND.keep:
      return weight(keepWorth(state, argument), TEMPERATURE.keep);
    case KIND.plant:
    case KIND.replace:
      return weight(plantWorth(state, wantsOf(state), argument, pricesOf(state).soil), TEMPERATURE.plant);
    case KIND.use:
      return state.stage === STAGE.activate && state.depth === 0 ? useWeight(state) : 1;
    case KIND.space:
      return step === NO_STEP ? 1 : spaceWeight(state, argument, step);
    case KIND.card:
      return weight(-plantWorth(state, wantsOf(state), argument, pricesOf(state).soil), TEMPERATURE.card);
    case KIND.event:
      return weight(eventWorth(state, argument), TEMPERATURE.event);
    case KIND.convert:
      return CONVERT;
    case KIND.leaf:
      return LEAF;
    default:
      return 1;
  }
};

/** Points of a soil that a card will cost when it is kept for later. */
const KEPT_COST = 1.4;

/** Points of taking a card into the hand, to be planted later. */
const keepWorth = (state: State, card: number): number =>
  cardWorth(state, wantsOf(state), card) - KEPT_COST * costOf(state, state.seat, card);

const BLACK = COLOURS.indexOf('black');

/** Points of playing an event: printed ones, its black ability, and that events are counted. */
const eventWorth = (state: State, card: number): number => {
  const { points, abilityOf } = state.rules.content;
  const ability = abilityOf[card * COLOURS.length + BLACK]!;
  const prices = pricesOf(state);
  return prices.event + points[card]! + (ability === 0 ? 0 : abilityWorth(state.rules.content, ability, prices));
};

/** Weight of using the ability whose turn it is. */
const useWeight = (state: State): number => {
  const ability = firing(state, state.seat, sourceCard(state, state.step), COLOUR_OF[state.action]!);
  return ability === 0 ? 1 : weight(abilityWorth(state.rules.content, ability, pricesOf(state)), TEMPERATURE.use);
};

const stopWeight = (state: State, step: number): number => {
  if (state.depth > 0) {
    if (step === NO_STEP) return STOP_ANIMAL;
    if (step === FRAME.payMixed) return 1;
    return step === FRAME.compostHand ? STOP_COMPOSTING : STOP_PLACING;
  }
  switch (state.stage) {
    case STAGE.planting:
      return weight(-LARGEST, 1);
    case STAGE.activate:
    case STAGE.more:
    case STAGE.last:
      return 1;
    default:
      return LATE_ISLAND;
  }
};

/** Pieces of each part that a seat takes of another's action (rules section 3). */
const WEAK = 2;

/** Points of what is taken of another's action; `part` is an index into `PARTS`. */
const partWorth = (own: Prices, part: number): number => {
  switch (PARTS[part]) {
    case 'soil':
      return WEAK * own.soil;
    case 'compost':
      return WEAK * own.compost;
    case 'sprouts':
      return Math.min(WEAK, own.sproutRoom) * own.sprouts;
    case 'cards':
      return WEAK * own.draw;
    default:
      return Math.min(WEAK, own.growthRoom) * own.growth;
  }
};

/** Weight of a canopy that one piece completes, for each point it is worth more than its trunks. */
const CANOPY = 3;

/** Growth goes where the canopy is worth most for what is missing; prices are paid where that is least. */
export const spaceWeight = (state: State, space: number, step: number): number => {
  if (step !== FRAME.growth && step !== FRAME.payGrowth) return 1;
  const { growthSpaces, canopy } = state.rules.content;
  const at = state.seat * SPACES + space;
  const card = state.tableau[at]!;
  const left = growthSpaces[card]! - state.growth[at]!;
  const bonus = Math.max(0, canopy[card]! - growthSpaces[card]!);
  if (step === FRAME.growth) return 1 + (CANOPY * (bonus + 1)) / Math.max(1, left);
  return left === 0 ? FULL_PIECE : 1;
};

/**
 * A turn is a dozen decisions and more, so that a short search hardly sees the end of one unless it follows the
 * weights. Against a medium Gaïa, 150 visits with them came close to 500 without.
 */
export const BIAS = 0.6;

/**
 * Rounds that a phase takes. Playouts cut after a single round see too little of what a tableau will do: with the
 * same work, four rounds won by more points, alone and against another seat, in a few games each.
 */
const ROUNDS = 4;

/** A round that few games reach. From then on each is a phase of its own: playouts that go on for longer end the game by chance. */
const LATE = 16;

/**
 * Four rounds each, later on one; a finished game is past the last one. The last chances of a game belong to the round
 * before them: where only they are left, nothing needs to be estimated.
 */
export const phase = (state: State): number => {
  const round = state.stage === STAGE.last ? state.round - 1 : state.round;
  const over = state.stage === STAGE.over ? 1 : 0;
  return Math.floor(Math.min(round, LATE) / ROUNDS) + Math.max(0, round - LATE) + over;
};
