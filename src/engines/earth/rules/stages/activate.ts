/** Activating the cards of the turn's colour (rules section 3.2), and what comes after the last one. */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import {
  asksFirst,
  awaitsSoil,
  canPay,
  colourOf,
  copyable,
  firing,
  isCopy,
  isUsable,
  SOURCES,
  sourceCard,
  sourceSpace,
  useAbility,
} from '../abilities.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { canDoMore, hasNews, listExtras } from '../extras.ts';
import { claimAll, noteGoals } from '../goals.ts';
import { nextSeat } from '../round.ts';
import type { State } from '../state.ts';
import { SPACES, STAGE } from '../terms.ts';
import { beginPart } from './choose.ts';

/** Island and climate fire together, before or after the tableau: a question only where both have something. */
const asksOrder = (state: State): boolean => {
  const { seat } = state;
  const colour = colourOf(state);
  if (firing(state, seat, state.island[seat]!, colour) === 0 && firing(state, seat, state.climate[seat]!, colour) === 0)
    return false;
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest))
    if (firing(state, seat, state.tableau[seat * SPACES + lowestBit(rest)]!, colour) > 0) return true;
  return false;
};

/** Whether island and climate fire before or after the tableau. */
export const order: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.order, 0));
    into.push(codeOf(KIND.order, 1));
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, islandFirst: number): void => {
    state.islandFirst = islandFirst;
    state.stage = STAGE.activate;
  },
  run: (state: State): boolean => {
    if (asksOrder(state)) return true;
    state.stage = STAGE.activate;
    return false;
  },
};

/** To leave the ability unused, or to use it; for a copying flora, which one it copies. */
const list = (state: State, into: ActionList): void => {
  const { seat, step } = state;
  const colour = colourOf(state);
  into.push(codeOf(KIND.stop, 0));
  const ability = firing(state, seat, sourceCard(state, step), colour);
  if (isCopy(state, ability))
    for (let rest = copyable(state, seat, colour, sourceSpace(state, step)); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.space, lowestBit(rest)));
  else if (canPay(state, seat, ability)) into.push(codeOf(KIND.use, 0));
  listExtras(state, seat, into);
};

/** Uses the ability of the source in turn, its own or, as if printed on it, the one that it copies. */
const take = (state: State, kind: number, space: number): void => {
  const { seat, step } = state;
  state.step++;
  if (kind === KIND.stop) return;
  const card = kind === KIND.space ? state.tableau[seat * SPACES + space]! : sourceCard(state, step);
  useAbility(state, seat, firing(state, seat, card, colourOf(state)), card, sourceSpace(state, step));
};

/** Goes through the sources in order; abilities that cost nothing and need no choice fire by themselves. */
const run = (state: State, _random: Random, log?: EventLog): boolean => {
  const { seat } = state;
  const colour = colourOf(state);
  for (let step = state.step; step < SOURCES; step++) {
    const card = sourceCard(state, step);
    const ability = firing(state, seat, card, colour);
    if (ability === 0) continue;
    const space = sourceSpace(state, step);
    state.step = step;
    if (isCopy(state, ability)) {
      if (copyable(state, seat, colour, space) !== 0 || copyable(state, seat, colour, space, awaitsSoil) !== 0)
        return true;
    } else if (isUsable(state, seat, ability, space)) {
      if (asksFirst(state, ability)) return true;
      state.step++;
      useAbility(state, seat, ability, card, space);
      return false;
    } else if (awaitsSoil(state, seat, ability, space)) return true;
  }
  state.step = 0;
  state.islandFirst = 0;
  if (hasNews(state)) {
    state.stage = STAGE.more;
    return true;
  }
  endPart(state, log);
  return false;
};

/** Whether the next ability in order is used. */
export const activate: Decision = { list, take, run };

/**
 * Events and conversions at any time (rules sections 3.3 and 3.4): once more when all its abilities have fired, for a seat that can
 * do something it has not been offered yet; then as long as there is something. Nobody else is told so: see `hidesStep`. Once it is
 * asked it is, whatever it holds.
 */
export const more: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, _argument: number, _random: Random, log?: EventLog): void => endPart(state, log),
  run: (state: State, _random: Random, log?: EventLog): boolean => {
    if (state.news === 0 || canDoMore(state, state.seat)) return true;
    endPart(state, log);
    return false;
  },
};

/** The seat is done with its part; the next one, or Gaïa, has its own, and after the last one the turn ends. */
const endPart = (state: State, log?: EventLog): void => {
  noteGoals(state, state.seat);
  state.news = 0;
  const next = nextSeat(state);
  if (state.rules.solo) state.stage = STAGE.gaia;
  else if (next === state.active) endTurn(state, log);
  else {
    state.seat = next;
    beginPart(state);
  }
};

const endTurn = (state: State, log?: EventLog): void => {
  claimAll(state, log);
  state.fresh.fill(0);
  state.action = -1;
  state.seat = state.active;
  state.stage = STAGE.animals;
};
