/** Weights of playouts: what an action is worth in points, made a weight by a temperature. */
import type { ActionList } from '../../../core/actions.ts';
import { FRAME, operand, seatAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { RESOURCES, SEATS, ZONES } from '../content/terms.ts';
import { zoneOf } from '../rules/access.ts';
import { hirePrice } from '../rules/payments.ts';
import { FULL_PRICE, PAYMENTS, playPrice } from '../rules/playing.ts';
import type { State } from '../rules/state.ts';
import { KIND, kindOf, parameterOf } from '../rules/terms.ts';
import { levelWorth } from './level-worth.ts';
import type { RowWorths } from './row-worth.ts';
import { lookForCards, lookForColonies, lookForSpecialists } from './tiles.ts';
import { cardWorth, colonyWorth, growthWorth, handWorth, specialistWorth, worthsIn } from './worth.ts';

const FOOD = RESOURCES.indexOf('food');
const MATERIAL = RESOURCES.indexOf('material');
const ENERGY = RESOURCES.indexOf('energy');
/** Of a deployment the parameter has the pawn above the location. */
const LEADER = 32;

/** Points of difference that make one choice e times as likely as another: of a turn's action, and of other choices. */
const TURN_TEMPERATURE = 0.2;
const TEMPERATURE = 0.2;
/** Largest exponent of a weight, so that the smallest weight still counts beside the largest. */
const LARGEST = 20;

/** What an action of the turn must bring more than passing: passing gives up all that is still to be had. */
const PASS = -0.6;
/** What it costs to pass with pawns that could still be placed. */
const IDLE_PAWN = 2;
/** What a trade brings and costs is small, and each opens a choice of its own. */
const TRADE = -1.5;
/** A leader closes a location, and stays of more use for that. */
const LEADER_SENT = -0.15;
/** Part of what another seat gets that one minds. */
const ENVY = 0.3;

const moment = [0, 0, 0];

const opOf = (state: State, at: number): number =>
  state.rules.content.program.code[state.frames[at + FRAME.at]! * WIDTH]!;

/** What a location gives, its colony included, without the step. */
const spaceWorth = (state: State, seat: number, space: number, worths: RowWorths): number => {
  const { locations } = state.rules.content;
  const row = state.tiles[space]!;
  const owner = state.colonies[space]!;
  const bonus = owner === NONE ? 0 : worths.from[locations.bonus[row]!]!;
  return worths.from[locations.start[row]!]! + (owner === seat ? bonus : -ENVY * bonus);
};

/** By zone, what a step up is worth to the seat whose turn is weighed; not a number until it is asked for. */
const stepUp = new Float64Array(ZONES.length);

const deployWorth = (state: State, seat: number, choice: number, worths: RowWorths): number => {
  const space = choice % LEADER;
  const zone = zoneOf(space);
  if (zone !== NONE && Number.isNaN(stepUp[zone]!)) stepUp[zone] = levelWorth(state, seat, zone, 1);
  return (
    spaceWorth(state, seat, space, worths) + (zone === NONE ? 0 : stepUp[zone]!) + (choice >= LEADER ? LEADER_SENT : 0)
  );
};

const playWorth = (state: State, seat: number, choice: number, less: readonly number[], worths: RowWorths): number => {
  const card = choice >> 2;
  const payment = choice & 3;
  return cardWorth(state, seat, card, worths) - playPrice(state, seat, card, payment, less) * worths.of[payment]!;
};

const hireWorth = (state: State, seat: number, specialist: number, less: number, worths: RowWorths): number =>
  specialistWorth(state, seat, specialist, worths) - hirePrice(state, seat, specialist, less) * worths.of[FOOD]!;

/** What an action of a turn is worth. */
const turnWorth = (state: State, seat: number, kind: number, parameter: number, worths: RowWorths): number => {
  const { cards, specialists } = state.rules.content;
  switch (kind) {
    case KIND.deploy:
      return deployWorth(state, seat, parameter, worths);
    case KIND.play:
      return playWorth(state, seat, parameter, FULL_PRICE, worths);
    case KIND.hire:
      return hireWorth(state, seat, parameter, 0, worths);
    case KIND.establish:
      return colonyWorth(state, seat, parameter, worths) - 10 * worths.of[MATERIAL]!;
    case KIND.consult:
      return worths.from[specialists.ability[parameter]!]! - specialists.energy[parameter]! * worths.of[ENERGY]!;
    case KIND.use:
      return worths.from[cards.start[parameter]!]!;
    case KIND.trade:
      return TRADE;
    default:
      return kind === KIND.pass ? PASS : 0;
  }
};

/** What a location is worth where one is chosen by a step. */
const chosenSpace = (state: State, at: number, seat: number, space: number, worths: RowWorths): number => {
  const { locations } = state.rules.content;
  switch (opOf(state, at)) {
    case OPS.colony:
      return colonyWorth(state, seat, space, worths);
    case OPS['move-colony']:
    case OPS['colony-bonus']:
      return worths.from[locations.bonus[state.tiles[space]!]!]!;
    case OPS.redeploy: {
      // First the pawn that moves is chosen, which matters little.
      if (state.frames[at + FRAME.stage] === 0) return 0;
      const zone = zoneOf(space);
      return spaceWorth(state, seat, space, worths) + (zone === NONE ? 0 : levelWorth(state, seat, zone, 1));
    }
    default:
      return worths.from[locations.start[state.tiles[space]!]!]!;
  }
};

/** What a card is worth where one is chosen: kept of those that are passed on, copied, or given up. */
const chosenCard = (state: State, at: number, seat: number, card: number, worths: RowWorths): number => {
  switch (opOf(state, at)) {
    case OPS.draft:
      return handWorth(state, seat, card, worths);
    case OPS['copy-production']:
      return worths.from[state.rules.content.cards.start[card]!]!;
    default:
      return -handWorth(state, seat, card, worths);
  }
};

/** What a specialist is worth where one is chosen by a step. */
const chosenSpecialist = (state: State, at: number, seat: number, specialist: number, worths: RowWorths): number => {
  switch (opOf(state, at)) {
    case OPS.hire:
      return hireWorth(state, seat, specialist, operand(state, at, 1), worths);
    case OPS['hire-free']:
      return specialistWorth(state, seat, specialist, worths);
    case OPS['return-specialist']:
      return (
        state.rules.content.specialists.price[specialist]! * worths.of[FOOD]! -
        specialistWorth(state, seat, specialist, worths)
      );
    default:
      return -hireWorth(state, seat, specialist, 0, worths);
  }
};

/** What a way of a choice, or one of several parts, is worth: the jump to it says where it begins. */
const wayWorth = (state: State, at: number, way: number, worths: RowWorths): number =>
  worths.from[state.frames[at + FRAME.at]! + 1 + way] ?? 0;

/** What an action is worth where a step asks. */
const stepWorth = (state: State, at: number, kind: number, parameter: number, worths: RowWorths): number => {
  const seat = seatAt(state, at);
  switch (kind) {
    case KIND.card:
      return chosenCard(state, at, seat, parameter, worths);
    case KIND.resource:
      return worths.of[parameter]!;
    case KIND.track:
      return levelWorth(state, seat, parameter, operand(state, at, 2));
    case KIND.space:
      return chosenSpace(state, at, seat, parameter, worths);
    case KIND.growth:
      return growthWorth(state, seat, parameter, worths);
    case KIND.specialist:
      return chosenSpecialist(state, at, seat, parameter, worths);
    case KIND.option:
      return wayWorth(state, at, parameter, worths);
    case KIND.pay:
      return worths.from[state.frames[at + FRAME.at]!]!;
    case KIND.play:
      for (let payment = 0; payment < PAYMENTS; payment++)
        moment[payment] = operand(state, at, payment === 0 ? 1 : payment === 1 ? 2 : 3);
      return playWorth(state, seat, parameter, moment, worths);
    case KIND.oust:
      return levelWorth(state, parameter % SEATS, Math.trunc(parameter / SEATS), 1) * ENVY;
    default:
      return 0;
  }
};

const weightOf = (points: number, temperature: number): number =>
  Math.exp(Math.max(-LARGEST, Math.min(LARGEST, points / temperature)));

/** Looks at what all actions of a kind have in common, before the first of them is weighed. */
const lookFor = (state: State, seat: number, kind: number): void => {
  switch (kind) {
    case KIND.play:
    case KIND.card:
      lookForCards(state, seat);
      break;
    case KIND.hire:
    case KIND.specialist:
      lookForSpecialists(state, seat);
      break;
    case KIND.establish:
    case KIND.space:
      lookForColonies(state, seat);
      break;
  }
};

/** Weighs what a turn may be. Whoever has pawns that can go somewhere hardly ever passes. */
const weighTurn = (state: State, at: number, actions: ActionList, into: Float64Array): void => {
  const seat = seatAt(state, at);
  const worths = worthsIn(state);
  const canDeploy = actions.length > 0 && kindOf(actions.codes[0]!) === KIND.deploy;
  stepUp.fill(Number.NaN);
  let looked = -1;
  for (let index = 0; index < actions.length; index++) {
    const kind = kindOf(actions.codes[index]!);
    if (kind !== looked) lookFor(state, seat, kind);
    looked = kind;
    const worth = turnWorth(state, seat, kind, parameterOf(actions.codes[index]!), worths);
    into[index] = weightOf(kind === KIND.pass && canDeploy ? worth - IDLE_PAWN : worth, TURN_TEMPERATURE);
  }
};

/** Playout weights, one for each action. */
export const weigh = (state: State, actions: ActionList, into: Float64Array): void => {
  const at = topFrame(state);
  if (opOf(state, at) === OPS.turn && state.frames[at + FRAME.stage] === 0) {
    weighTurn(state, at, actions, into);
    return;
  }
  const worths = worthsIn(state);
  let looked = -1;
  for (let index = 0; index < actions.length; index++) {
    const action = actions.codes[index]!;
    const kind = kindOf(action);
    if (kind !== looked) lookFor(state, seatAt(state, at), kind);
    looked = kind;
    into[index] = weightOf(stepWorth(state, at, kind, parameterOf(action), worths), TEMPERATURE);
  }
};
