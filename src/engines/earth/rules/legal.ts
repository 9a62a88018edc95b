import type { ActionList } from '../../../core/actions.ts';
import { TERMINAL } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS } from '../content/boards.ts';
import { canPay, copyable, firing, isCopy, sourceCard, sourceSpace } from './abilities.ts';
import { COLOUR_OF, codeOf, KIND, OFFERS } from './codes.ts';
import { pushCollective } from './collective.ts';
import { pushExtras } from './extras.ts';
import { plotsFor, pushPlants } from './planting.ts';
import { sideArguments } from './setup.ts';
import { gyreChoices } from './solo/course.ts';
import type { State } from './state.ts';
import { pushSteps } from './steps.ts';
import { SPACES, STAGE } from './terms.ts';

/** The seat to act, or `TERMINAL`. */
export const toAct = (state: State): number => (state.stage === STAGE.over ? TERMINAL : state.seat);

/** Everything the seat to act may do, ascending. */
export const legalActions = (state: State, into: ActionList): void => {
  into.clear();
  if (state.depth > 0) pushSteps(state, into);
  else pushStage(state, into);
};

const pushStage = (state: State, into: ActionList): void => {
  const { seat } = state;
  switch (state.stage) {
    case STAGE.choose:
      pushActions(state, into);
      break;
    case STAGE.planting:
      into.push(codeOf(KIND.stop, 0));
      pushPlants(state, seat, into);
      break;
    case STAGE.option:
      pushParts(state, into);
      break;
    case STAGE.order:
      into.push(codeOf(KIND.order, 0));
      into.push(codeOf(KIND.order, 1));
      break;
    case STAGE.activate:
      pushUses(state, into);
      break;
    case STAGE.last:
      into.push(codeOf(KIND.stop, 0));
      break;
    case STAGE.collective:
      pushCollective(state, into);
      break;
    default:
      pushOnly(state, into);
      return;
  }
  pushExtras(state, seat, into);
};

/** Stages without extras, and the gyre, whose codes come after those of extras. */
const pushOnly = (state: State, into: ActionList): void => {
  switch (state.stage) {
    case STAGE.sides:
      for (const argument of sideArguments(state, state.seat)) into.push(codeOf(KIND.side, argument));
      return;
    case STAGE.space:
      for (let rest = plotsFor(state); rest !== 0; rest = withoutLowest(rest))
        into.push(codeOf(KIND.plot, lowestBit(rest)));
      return;
    case STAGE.gyre:
      pushGyre(state, into);
      return;
    case STAGE.gaia:
      into.push(codeOf(KIND.gaia, 0));
      return;
    default:
  }
};

/** On a gyre the person has no action, but chooses Gaïa's objective. */
const pushGyre = (state: State, into: ActionList): void => {
  pushExtras(state, state.seat, into);
  for (let rest = gyreChoices(state); rest !== 0; rest = withoutLowest(rest))
    into.push(codeOf(KIND.gyre, lowestBit(rest)));
};

/** Three terrains forbid their owner an action (rules section 3). */
const pushActions = (state: State, into: ActionList): void => {
  const { ban } = state.rules.content;
  let banned = 0;
  for (let rest = state.occupied[state.seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const colour = ban[state.tableau[state.seat * SPACES + lowestBit(rest)]!]!;
    if (colour >= 0) banned |= 1 << colour;
  }
  for (let action = 0; action < ACTIONS.length; action++)
    if (!hasBit(banned, COLOUR_OF[action]!)) into.push(codeOf(KIND.action, action));
};

const SPROUTS = 2;
const GROWTH = 4;

/** Sprouts and growth are offered only where there is room for one. */
const pushParts = (state: State, into: ActionList): void => {
  for (const part of OFFERS[state.action]!) {
    if (part === SPROUTS && state.sproutRoom[state.seat] === 0) continue;
    if (part === GROWTH && state.growthRoom[state.seat] === 0) continue;
    into.push(codeOf(KIND.take, part));
  }
};

/** To leave the ability unused, or to use it; for a copying flora, which one it copies. */
const pushUses = (state: State, into: ActionList): void => {
  const { seat, step } = state;
  const colour = COLOUR_OF[state.action]!;
  into.push(codeOf(KIND.stop, 0));
  const ability = firing(state, seat, sourceCard(state, step), colour);
  if (!isCopy(state, ability)) {
    if (canPay(state, seat, ability)) into.push(codeOf(KIND.use, 0));
    return;
  }
  for (let rest = copyable(state, seat, colour, sourceSpace(state, step)); rest !== 0; rest = withoutLowest(rest))
    into.push(codeOf(KIND.space, lowestBit(rest)));
};
