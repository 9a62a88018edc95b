/** The course of a game from one decision to the next. */

import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { NONE } from '../content/ids.ts';
import {
  asksFirst,
  awaitsSoil,
  copyable,
  firing,
  isCopy,
  isUsable,
  SOURCES,
  sourceCard,
  sourceSpace,
  useAbility,
} from './abilities.ts';
import { leafChoices, runAnimal, useLeaf } from './activation.ts';
import { COLOUR_OF, STRONG } from './codes.ts';
import { canCollect } from './collective.ts';
import { canDoMore, playedEvent } from './extras.ts';
import { pushFrame, runFrame, topFrame } from './frames.ts';
import { claimAll, noteGoals } from './goals.ts';
import { EVERYWHERE } from './grid.ts';
import { choosesSides, dealHands, reachStart } from './setup.ts';
import { nextSoloTurn, playGaia } from './solo/course.ts';
import type { State } from './state.ts';
import { FRAME, SOURCE, SPACES, STAGE } from './terms.ts';
import { draw } from './zones.ts';

/** Goes on until a seat has to decide, or the game is over. */
export const proceed = (state: State, random: Random, log?: EventLog): void => {
  for (;;) {
    const { depth } = state;
    if (depth > 0) {
      if (runTop(state, random)) return;
      // An animal may have laid what it gives on top of itself.
      if (state.depth === depth) endFrame(state, random);
    } else if (reachDecision(state, random, log)) return;
  }
};

/** The colour of this turn, as an index into `COLOURS`. */
export const colourOf = (state: State): number => COLOUR_OF[state.action]!;

/** @returns whether the owner of the effect on top decides now */
const runTop = (state: State, random: Random): boolean => {
  const top = topFrame(state);
  state.seat = state.frames[top + FRAME.owner]!;
  switch (state.frames[top + FRAME.source]) {
    case SOURCE.animal:
      return runAnimal(state);
    case SOURCE.leaf:
      return leafChoices(state) !== 0;
    default:
      return runFrame(state, random);
  }
};

const endFrame = (state: State, random: Random): void => {
  const source = state.frames[topFrame(state) + FRAME.source]!;
  state.depth--;
  if (source === SOURCE.event) playedEvent(state, random);
  if (source !== SOURCE.setup) noteGoals(state, state.seat);
  if (state.depth > 0) state.seat = state.frames[topFrame(state) + FRAME.owner]!;
};

const nextSeat = (state: State): number => (state.seat + 1) % state.rules.seats;

/** @returns whether the stage is one where a seat decides now; else it has moved on */
const reachDecision = (state: State, random: Random, log?: EventLog): boolean => {
  switch (state.stage) {
    case STAGE.sides:
      if (choosesSides(state)) return true;
      dealHands(state, random);
      return false;
    case STAGE.start:
      reachStart(state);
      return false;
    case STAGE.planting:
      if (state.plants > 0) return true;
      endPlanting(state, random);
      return false;
    case STAGE.order:
      return reachOrder(state);
    case STAGE.activate:
      return reachAbility(state, log);
    case STAGE.gaia:
      return reachGaia(state, random, log);
    case STAGE.animals:
      return reachAnimals(state, log);
    case STAGE.collective:
      return reachCollective(state, log);
    case STAGE.last:
      return reachLast(state, log);
    default:
      return true;
  }
};

/** Whoever is active chooses from four cards, the others draw one (rules section 3). */
const endPlanting = (state: State, random: Random): void => {
  state.stage = STAGE.order;
  if (state.seat === state.active) state.frames[pushFrame(state, SOURCE.main, 0) + FRAME.looks] = LOOKS;
  else {
    draw(state, state.seat, 1, random);
    state.cardsDrawn++;
    noteGoals(state, state.seat);
  }
};
const LOOKS = 4;

/** Island and climate fire together, before or after the tableau: a question only where both have something. */
const reachOrder = (state: State): boolean => {
  const { seat } = state;
  const colour = colourOf(state);
  const area =
    firing(state, seat, state.island[seat]!, colour) > 0 || firing(state, seat, state.climate[seat]!, colour) > 0;
  let tableau = false;
  for (let rest = area ? state.occupied[seat]! : 0; rest !== 0 && !tableau; rest = withoutLowest(rest))
    tableau = firing(state, seat, state.tableau[seat * SPACES + lowestBit(rest)]!, colour) > 0;
  if (tableau) return true;
  state.stage = STAGE.activate;
  return false;
};

/** Goes through the sources in order; abilities that cost nothing and need no choice fire by themselves. */
const reachAbility = (state: State, log?: EventLog): boolean => {
  const { seat } = state;
  const colour = colourOf(state);
  for (; state.step < SOURCES; state.step++) {
    const card = sourceCard(state, state.step);
    const ability = card === 0 ? 0 : firing(state, seat, card, colour);
    if (ability === 0) continue;
    const space = sourceSpace(state, state.step);
    if (isCopy(state, ability)) {
      if (copyable(state, seat, colour, space) !== 0 || copyable(state, seat, colour, space, awaitsSoil) !== 0)
        return true;
      continue;
    }
    if (!isUsable(state, seat, ability, space)) {
      if (awaitsSoil(state, seat, ability, space)) return true;
      continue;
    }
    if (asksFirst(state, ability)) return true;
    state.step++;
    useAbility(state, seat, ability, card, space);
    return false;
  }
  endPart(state, log);
  return false;
};

/** Begins what the seat does in this turn: the strong version when it is active, else the weak one. */
export const beginPart = (state: State): void => {
  const strong = state.seat === state.active;
  if (state.action === 0) {
    state.plants = strong ? 2 : 1;
    state.stage = STAGE.planting;
  } else if (!strong) state.stage = STAGE.option;
  else {
    const frame = pushFrame(state, SOURCE.main, 0);
    const [soil, compost, cards, sprouts, growth] = STRONG[state.action]!;
    state.frames[frame + FRAME.soil] = soil;
    state.frames[frame + FRAME.compostDeck] = compost;
    state.frames[frame + FRAME.draw] = cards;
    state.frames[frame + FRAME.sprouts] = sprouts;
    state.frames[frame + FRAME.growth] = growth;
    state.stage = STAGE.order;
  }
};

const endPart = (state: State, log?: EventLog): void => {
  noteGoals(state, state.seat);
  state.step = 0;
  state.islandFirst = 0;
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

/** Gaïa plays at once, or waits to be asked: then the person decides nothing, but says when. */
const reachGaia = (state: State, random: Random, log?: EventLog): boolean => {
  if (state.rules.gaia === 'asked') return true;
  playGaia(state, random, log);
  return false;
};

/** Each leaf that was just placed lets its owner activate animals, the active seat first. */
const reachAnimals = (state: State, log?: EventLog): boolean => {
  for (let turn = 0; turn < state.rules.seats; turn++) {
    const seat = (state.active + turn) % state.rules.seats;
    if (state.pending[seat] === 0) continue;
    state.pending[seat]!--;
    state.seat = seat;
    useLeaf(state, seat);
    return false;
  }
  if (state.rules.solo) nextSoloTurn(state, log);
  else nextTurn(state, log);
  return false;
};

const nextTurn = (state: State, log?: EventLog): void => {
  state.soilGained = 0;
  state.cardsDrawn = 0;
  state.active = (state.active + 1) % state.rules.seats;
  state.seat = state.active;
  state.stage = STAGE.choose;
  if (state.active === state.firstSeat) endRound(state, log);
};

/** The collective ability is resolved when the first seat is active again (rules section 6.5, ruling E4). */
const endRound = (state: State, log?: EventLog): void => {
  const ends = isLastRound(state) && state.rules.rulings.collectiveAtEnd === 'no';
  if (state.collective === NONE || ends) nextRound(state, log);
  else state.stage = STAGE.collective;
};

/** Seats use the collective ability one after the other; `step` is 1 once a seat has. */
const reachCollective = (state: State, log?: EventLog): boolean => {
  if (state.step === 0 && canCollect(state, state.seat)) return true;
  state.step = 0;
  state.seat = nextSeat(state);
  if (state.seat === state.firstSeat) nextRound(state, log);
  return false;
};

const isLastRound = (state: State): boolean =>
  state.occupied.includes(EVERYWHERE) || state.round + 1 >= state.rules.roundLimit;

/** The game ends with the round in which somebody planted the 16th card (rules section 3.6). */
const nextRound = (state: State, log?: EventLog): void => {
  state.stage = isLastRound(state) ? STAGE.last : STAGE.choose;
  state.round++;
  if (state.stage === STAGE.choose) log?.({ code: 'event.round', params: { round: state.round + 1 } });
};

const reachLast = (state: State, log?: EventLog): boolean => {
  if (state.rules.rulings.lastChance === 'offered' && canDoMore(state, state.seat)) return true;
  endLast(state, log);
  return false;
};

/** The seat is done; after the last one the game is over. */
export const endLast = (state: State, log?: EventLog): void => {
  state.seat = nextSeat(state);
  if (state.seat !== state.firstSeat) return;
  state.stage = STAGE.over;
  log?.({ code: 'event.ended', params: {} });
};
