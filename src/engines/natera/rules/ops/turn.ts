/** A turn (rulebook pages 7–10): one action, and cards that are traded before and after it. */
import { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, FRAME, seatAt } from '../../../kit/frames.ts';
import { PRICED, RESOURCES, SPACES } from '../../content/terms.ts';
import { consult, listConsults, listUses, useCard } from '../abilities.ts';
import { canColonize, isSite, mayDeploy, zoneOf } from '../access.ts';
import { establish } from '../colonies.ts';
import { deploy, ownStep } from '../deploying.ts';
import { askDiscards, discardsDone, listDiscards, takeDiscard } from '../discards.ts';
import { gainResource } from '../gains.ts';
import { hire, listHires } from '../hiring.ts';
import type { Op } from '../op.ts';
import { colonyPrice, purseOf, spend } from '../payments.ts';
import { FULL_PRICE, listPlays, playCard } from '../playing.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { takeOver, takeOverAll } from '../tracks.ts';

const MATERIAL = RESOURCES.indexOf('material');
const CARDS = PRICED.indexOf('cards');
/** Cards that are traded for a resource (page 10). */
const TRADED = 2;
/** Of a deployment the parameter has the pawn above the location. */
const LEADER = 32;

/** Stages of a turn: the seat is asked what it does, which cards it trades, for which resource. */
const ASK = 0;
const CARDS_OF_TRADE = 1;
const RESOURCE_OF_TRADE = 2;

const canTrade = (state: State, seat: number): boolean => purseOf(state, seat, CARDS) >= TRADED;

const listDeploys = (state: State, seat: number, into: ActionList): void => {
  const { explorers, leaders } = state;
  if (explorers[seat]! === 0 && leaders[seat]! === 0) return;
  let open = 0;
  for (let space = 0; space < SPACES; space++) if (mayDeploy(state, seat, space)) open |= 1 << space;
  if (explorers[seat]! > 0)
    for (let space = 0; space < SPACES; space++) if ((open & (1 << space)) !== 0) into.push(codeOf(KIND.deploy, space));
  if (leaders[seat]! > 0)
    for (let space = 0; space < SPACES; space++)
      if ((open & (1 << space)) !== 0) into.push(codeOf(KIND.deploy, LEADER + space));
};

const canPayColony = (state: State, seat: number): boolean =>
  purseOf(state, seat, MATERIAL) >= colonyPrice(state, seat) && canColonize(state, seat);

const listColonies = (state: State, seat: number, into: ActionList): void => {
  if (!canPayColony(state, seat)) return;
  for (let space = 0; space < SPACES; space++) if (isSite(state, seat, space)) into.push(codeOf(KIND.establish, space));
};

/** Appends what the action of a turn may be. */
const listActions = (state: State, seat: number, into: ActionList): void => {
  listDeploys(state, seat, into);
  listPlays(state, seat, FULL_PRICE, into);
  listHires(state, seat, KIND.hire, 0, into);
  listColonies(state, seat, into);
  listConsults(state, seat, into);
  listUses(state, seat, into);
};

/** Whether a pawn can be deployed: what a turn mostly is asked for, before all that it might be is listed. */
const canDeploy = (state: State, seat: number): boolean => {
  if (state.explorers[seat]! === 0 && state.leaders[seat]! === 0) return false;
  for (let space = 0; space < SPACES; space++) if (mayDeploy(state, seat, space)) return true;
  return false;
};

// Scratch of this file.
const scratch = new ActionList();

/** Whether the seat to act has a choice: an action or a trade beside passing, or a trade after its action. */
const hasChoice = (state: State, seat: number): boolean => {
  if (canTrade(state, seat)) return true;
  if (state.acted === 1) return false;
  if (canDeploy(state, seat)) return true;
  scratch.clear();
  listActions(state, seat, scratch);
  return scratch.length > 0;
};

/** The turn is over: the seat may take discs (page 8; ruling O11). */
const endTurn = (state: State, at: number, log?: EventLog): false => {
  const seat = seatAt(state, at);
  state.acted = 0;
  advance(state, at);
  if (state.rules.rulings.discTakeover === 'every-turn') takeOverAll(state, log);
  else takeOver(state, seat, log);
  return false;
};

const pass = (state: State, at: number, log?: EventLog): false => {
  const seat = seatAt(state, at);
  state.passed |= 1 << seat;
  log?.({ code: 'event.passed', params: { seat } });
  return endTurn(state, at, log);
};

/** Deploys a pawn of the turn's seat. */
const send = (state: State, at: number, choice: number, log?: EventLog): void => {
  const seat = seatAt(state, at);
  const space = choice % LEADER;
  const isLeader = choice >= LEADER;
  if (isLeader) state.leaders[seat]!--;
  else state.explorers[seat]!--;
  // Ruling O1: the step may be last, which the turn remembers.
  if (state.rules.rulings.ownStep === 'after-reward' && zoneOf(space) >= 0) state.frames[at + FRAME.mark] = space + 1;
  deploy(state, seat, isLeader, space, log);
};

const build = (state: State, seat: number, space: number, log?: EventLog): void => {
  const amount = colonyPrice(state, seat);
  spend(state, seat, MATERIAL, amount);
  log?.({ code: 'event.paid', params: { seat, resource: RESOURCES[MATERIAL]!, amount } });
  establish(state, seat, space, log);
};

/** Does the action of the turn. */
const act = (state: State, at: number, kind: number, parameter: number, random: Random, log?: EventLog): void => {
  const seat = seatAt(state, at);
  state.acted = 1;
  switch (kind) {
    case KIND.deploy:
      send(state, at, parameter, log);
      break;
    case KIND.play:
      playCard(state, seat, parameter, FULL_PRICE, log);
      break;
    case KIND.hire:
      hire(state, seat, parameter, 0, random, log);
      break;
    case KIND.establish:
      build(state, seat, parameter, log);
      break;
    case KIND.consult:
      consult(state, seat, parameter, log);
      break;
    case KIND.use:
      useCard(state, seat, parameter, log);
      break;
  }
};

/** Goes on with a trade: what heeds discards comes before the resource is chosen. */
const runTrade = (state: State, at: number, log?: EventLog): boolean => {
  if (askDiscards(state, at, log)) return true;
  state.frames[at + FRAME.stage] = RESOURCE_OF_TRADE;
  discardsDone(state, seatAt(state, at), log);
  return false;
};

const beginTrade = ({ frames }: State, at: number): void => {
  frames[at + FRAME.stage] = CARDS_OF_TRADE;
  frames[at + FRAME.left] = TRADED;
  frames[at + FRAME.from] = 0;
};

const endTrade = (state: State, at: number, resource: number, log?: EventLog): void => {
  state.frames[at + FRAME.stage] = ASK;
  state.frames[at + FRAME.from] = 0;
  gainResource(state, seatAt(state, at), resource, 1, log);
};

/** The turn of a seat. */
export const turn: Op = {
  run: (state, at, _random, log) => {
    const { frames } = state;
    const seat = seatAt(state, at);
    const behind = frames[at + FRAME.mark]!;
    if (behind > 0) {
      frames[at + FRAME.mark] = 0;
      ownStep(state, seat, behind - 1, log);
      return false;
    }
    if (frames[at + FRAME.stage] === CARDS_OF_TRADE) return runTrade(state, at, log);
    if (frames[at + FRAME.stage] === RESOURCE_OF_TRADE || hasChoice(state, seat)) return true;
    return state.acted === 1 ? endTurn(state, at, log) : pass(state, at, log);
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    const stage = state.frames[at + FRAME.stage];
    if (stage === CARDS_OF_TRADE) listDiscards(state, at, into);
    else if (stage === RESOURCE_OF_TRADE)
      for (let resource = 0; resource < RESOURCES.length; resource++) into.push(codeOf(KIND.resource, resource));
    else {
      if (state.acted === 0) listActions(state, seat, into);
      if (canTrade(state, seat)) into.push(codeOf(KIND.trade));
      into.push(codeOf(state.acted === 0 ? KIND.pass : KIND.end));
    }
  },
  take: (state, at, kind, parameter, random, log) => {
    switch (kind) {
      case KIND.card:
        takeDiscard(state, at, parameter, log);
        break;
      case KIND.resource:
        endTrade(state, at, parameter, log);
        break;
      case KIND.trade:
        beginTrade(state, at);
        break;
      case KIND.pass:
        pass(state, at, log);
        break;
      case KIND.end:
        endTurn(state, at, log);
        break;
      default:
        act(state, at, kind, parameter, random, log);
    }
  },
};
