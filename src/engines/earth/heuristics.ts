import type { ActionList } from '../../core/actions.ts';
import { firing, sourceCard } from './abilities.ts';
import { COLOURS } from './catalog/traits.ts';
import { ACTIONS, argumentOf, COLOUR_OF, KIND, kindOf, PARTS, STRONG } from './codes.ts';
import { topFrame } from './frames.ts';
import { countBits, lowestBit } from './grid.ts';
import { plotWorth } from './plots.ts';
import { abilityWorth, colourWorth, emptyPrices, setPrices } from './prices.ts';
import type { State } from './state.ts';
import { stepOf } from './steps.ts';
import { costOf } from './tableau.ts';
import { FRAME, FULL, HAND_WORDS, SOURCE, SPACES, STAGE } from './terms.ts';
import { cardWorth } from './values.ts';

/** Points of difference that make one choice e times as likely as another, by what is chosen. */
const SHARPNESS = {
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
const STOP_PLACING = 0.005;
const LATE_ISLAND = 0.15;
const CONVERT = 0.05;
/** Playouts hardly ever discard a leaf: it is worth more on an objective. */
const LEAF = 0.03;
/** A piece of full growth, which is worth its canopy, is the last to be paid. */
const FULL_PIECE = 0.2;

/** Prices of the seat that decides, and of another one. */
const own = emptyPrices();
const theirs = emptyPrices();

/** Weighs every decision by itself: by its points in `values.ts`, `prices.ts` and `plots.ts`. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  setPrices(state, state.seat, state.action, own);
  for (let index = 0; index < actions.length; index++) into[index] = weightOf(state, actions.codes[index]!);
};

/** Largest exponent of a weight, so that the smallest weight still counts beside the largest. */
const LARGEST = 30;

/** The weight of so many points. */
const weight = (points: number, sharpness: number): number =>
  Math.exp(Math.max(-LARGEST, Math.min(LARGEST, points / sharpness)));

const weightOf = (state: State, action: number): number => {
  const argument = argumentOf(action);
  switch (kindOf(action)) {
    case KIND.stop:
      return stopWeight(state);
    case KIND.action:
      return weight(actionWorth(state, argument), SHARPNESS.action);
    case KIND.take:
      return weight(partWorth(argument), SHARPNESS.part);
    case KIND.keep:
      return weight(worth(state, argument) - KEPT_COST * costOf(state, state.seat, argument), SHARPNESS.keep);
    case KIND.plant:
    case KIND.replace:
      return weight(plantWorth(state, argument), SHARPNESS.plant);
    case KIND.plot:
      return weight(plotWorth(state, argument), SHARPNESS.plot);
    case KIND.use:
      return state.stage === STAGE.activate && state.depth === 0 ? useWeight(state) : 1;
    case KIND.space:
      return state.depth > 0 && !isAnimal(state) ? spaceWeight(state, argument) : 1;
    case KIND.card:
      return weight(-plantWorth(state, argument), SHARPNESS.card);
    case KIND.event:
      return weight(eventWorth(state, argument), SHARPNESS.event);
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

/** Points that a card adds to the own area. */
const worth = (state: State, card: number): number => cardWorth(state, state.seat, card, own.left);

/** Points of planting a card now; also what is lost with a card in hand. */
const plantWorth = (state: State, card: number): number =>
  worth(state, card) - costOf(state, state.seat, card) * own.soil;

/** Points of playing an event: printed ones, its black ability, and that events are counted. */
const eventWorth = (state: State, card: number): number => {
  const { points, abilityOf } = state.rules.content;
  const ability = abilityOf[card * COLOURS.length + COLOURS.indexOf('black')]!;
  return own.event + points[card]! + (ability === 0 ? 0 : abilityWorth(state.rules.content, ability, own));
};

const useWeight = (state: State): number => {
  const ability = firing(state, state.seat, sourceCard(state, state.step), COLOUR_OF[state.action]!);
  return ability === 0 ? 1 : weight(abilityWorth(state.rules.content, ability, own), SHARPNESS.use);
};

/** Whether an animal, or a leaf that was used for one, is being decided on. */
const isAnimal = (state: State): boolean => {
  const source = state.frames[topFrame(state) + FRAME.source];
  return source === SOURCE.animal || source === SOURCE.leaf;
};

const stopWeight = (state: State): number => {
  if (state.depth > 0) {
    if (isAnimal(state)) return STOP_ANIMAL;
    const step = stepOf(state);
    if (step === FRAME.payMixed) return 1;
    return step === FRAME.compostHand ? STOP_COMPOSTING : STOP_PLACING;
  }
  switch (state.stage) {
    case STAGE.planting:
      return weight(-LARGEST, 1);
    case STAGE.activate:
    case STAGE.last:
      return 1;
    default:
      return LATE_ISLAND;
  }
};

/** Part of what an action brings the others that counts against it. */
const OTHERS = 0.67;

/** Points of choosing an action: what it gives, all that fires, less what the others get of it. */
const actionWorth = (state: State, action: number): number => {
  const { seat, rules } = state;
  setPrices(state, seat, action, own);
  const colour = COLOUR_OF[action]!;
  let sum = mainWorth(state, action) + colourWorth(state, seat, colour, own);
  if (rules.solo || ACTIONS[action] === 'plant') return sum;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    setPrices(state, other, action, theirs);
    sum -= (OTHERS * colourWorth(state, other, colour, theirs)) / (rules.seats - 1);
  }
  return sum;
};

/** Points of what the action itself gives, less what Gaïa gets of it in any case. */
const mainWorth = (state: State, action: number): number => {
  if (ACTIONS[action] === 'plant') return plantingWorth(state);
  const [soil, compost, cards, sprouts, growth] = STRONG[action]!;
  return (
    soil * own.soil +
    compost * own.compost +
    cards * own.draw +
    Math.min(sprouts, own.sproutRoom) * own.sprouts +
    Math.min(growth, own.growthRoom) * own.growth -
    (state.rules.solo ? gaiaWorth(state, action) : 0)
  );
};

/** Cards that Gaïa composts at least when a person composts (rules section 4.1). */
const GAIA_COMPOST = 2;

/** Points of Gaïa's reaction that hang on the action alone; `prices.ts` counts what she gets for each good. */
const gaiaWorth = (state: State, action: number): number => {
  switch (ACTIONS[action]) {
    case 'compost':
      return GAIA_COMPOST;
    case 'water':
      return blueCards(state);
    default:
      return 0;
  }
};

/** Cards of the tableau with a blue ability: Gaïa gets a sprout for each. */
const blueCards = (state: State): number => {
  const { abilityOf } = state.rules.content;
  let count = 0;
  for (let rest = state.occupied[state.seat]!; rest !== 0; rest &= rest - 1)
    if (abilityOf[state.tableau[state.seat * SPACES + lowestBit(rest)]! * COLOURS.length + BLUE]! > 0) count++;
  return count;
};
const BLUE = COLOURS.indexOf('blue');

/** A tableau grows by planting only: points of cards count so many times, and having one to plant this much besides. */
const PLANTED = 2.1;
const SOME = 2.5;
/** Points of planting without a card: the action is lost. */
const NOTHING = -10;

/** Points of the best two cards of the hand that can be paid, and of the card that is kept of four. */
const plantingWorth = (state: State): number => {
  const { seat } = state;
  const { eventMask } = state.rules.content;
  const open = FULL - countBits(state.occupied[seat]!);
  let [first, second] = [0, 0];
  for (let word = 0; word < HAND_WORDS && open > 0; word++)
    for (let rest = state.hand[seat * HAND_WORDS + word]! & ~eventMask[word]!; rest !== 0; rest &= rest - 1) {
      const card = word * 32 + lowestBit(rest);
      if (costOf(state, seat, card) > state.soil[seat]!) continue;
      const points = plantWorth(state, card);
      second = Math.max(second, Math.min(first, points));
      first = Math.max(first, points);
    }
  if (first === 0) return NOTHING;
  return SOME + PLANTED * (open > 1 ? first + second : first) + own.draw;
};

/** Pieces of each part that a seat takes of another's action (rules section 3). */
const WEAK = 2;

/** Points of what is taken of another's action; `part` is an index into `PARTS`. */
const partWorth = (part: number): number => {
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
