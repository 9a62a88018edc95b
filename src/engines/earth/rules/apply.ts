import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { ACTIONS } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { firing, sourceCard, sourceSpace, useAbility } from './abilities.ts';
import { useAnimal } from './activation.ts';
import { animalAt, animalNames } from './animals.ts';
import { argumentOf, KIND, kindOf } from './codes.ts';
import { collect } from './collective.ts';
import { convert, discardLeaf, playEvent } from './extras.ts';
import { pushFrame } from './frames.ts';
import { choosePlant, plantAt } from './planting.ts';
import { chooseSide } from './setup.ts';
import { claimGyre, playGaia } from './solo/course.ts';
import type { State } from './state.ts';
import { keep, stopStep, takeAnimal, takeCard, takeSpace } from './steps.ts';
import { FRAME, SOURCE, SPACES, STAGE } from './terms.ts';
import { beginPart, colourOf, endLast, proceed } from './turn.ts';

/** Performs a decision and all that follows, up to the next one. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  perform(state, kindOf(action), argumentOf(action), random, log);
  proceed(state, random, log);
};

const perform = (state: State, kind: number, argument: number, random: Random, log?: EventLog): void => {
  switch (kind) {
    case KIND.stop:
      stop(state, log);
      return;
    case KIND.use:
      if (state.depth > 0) useAnimal(state);
      else if (state.stage === STAGE.collective) useCollective(state, NONE);
      else use(state, sourceCard(state, state.step));
      return;
    case KIND.order:
      state.islandFirst = argument;
      state.stage = STAGE.activate;
      return;
    case KIND.action:
      state.action = argument;
      log?.({ code: 'event.action', params: { seat: state.seat, action: ACTIONS[argument]! } });
      beginPart(state);
      return;
    case KIND.take:
      take(state, argument);
      return;
    case KIND.side:
      chooseSide(state, state.seat, argument);
      return;
    case KIND.plot:
      plantAt(state, argument, random);
      return;
    case KIND.space:
      if (state.depth > 0) takeSpace(state, argument);
      else if (state.stage === STAGE.collective) useCollective(state, argument);
      else use(state, state.tableau[state.seat * SPACES + argument]!);
      return;
    case KIND.convert:
      convert(state);
      return;
    default:
      performMore(state, kind, argument, random, log);
  }
};

/** Leaves, animals and Gaïa. */
const performMore = (state: State, kind: number, argument: number, random: Random, log?: EventLog): void => {
  switch (kind) {
    case KIND.leaf:
      log?.({ code: 'event.leaf', params: { seat: state.seat } });
      discardLeaf(state, state.seat);
      return;
    case KIND.animal:
      tellAnimal(state, argument, log);
      takeAnimal(state, argument);
      return;
    case KIND.gyre:
      claimGyre(state, argument, random, log);
      return;
    case KIND.gaia:
      playGaia(state, random, log);
      return;
    default:
      performCard(state, kind, argument, random, log);
  }
};

const performCard = (state: State, kind: number, card: number, random: Random, log?: EventLog): void => {
  const { seat } = state;
  const tell = (code: string): void => log?.({ code, params: { seat, card: state.rules.content.names[card]! } });
  switch (kind) {
    case KIND.keep:
      keep(state, card);
      return;
    case KIND.plant:
    case KIND.replace:
      tell('event.planted');
      choosePlant(state, card, kind === KIND.replace, random);
      return;
    case KIND.card:
      takeCard(state, card);
      return;
    case KIND.event:
      tell('event.event');
      playEvent(state, seat, card);
      return;
    default:
      throw new RangeError(`no decision has the kind ${kind}`);
  }
};

const tellAnimal = (state: State, slot: number, log?: EventLog): void =>
  log?.({
    code: 'event.animal',
    params: { seat: state.seat, ...animalNames(animalAt(state, state.seat, slot)) },
  });

const useCollective = (state: State, space: number): void => {
  state.step = 1;
  collect(state, space);
};

const stop = (state: State, log?: EventLog): void => {
  if (state.depth > 0) stopStep(state);
  else if (state.stage === STAGE.planting) state.plants = 0;
  else if (state.stage === STAGE.activate) state.step++;
  else if (state.stage === STAGE.collective) state.step = 1;
  else endLast(state, log);
};

/** Uses the ability of `card`, its own or the one it copies, as if printed on the source in turn. */
const use = (state: State, card: number): void => {
  const { seat, step } = state;
  const ability = firing(state, seat, card, colourOf(state));
  const space = sourceSpace(state, step);
  state.step++;
  useAbility(state, seat, ability, card, space);
};

/** What the other seats may take of an action, by `PARTS`. */
const take = (state: State, part: number): void => {
  const frame = pushFrame(state, SOURCE.main, 0);
  state.frames[frame + PART_FIELDS[part]!] = 2;
  state.stage = STAGE.order;
};
const PART_FIELDS = [FRAME.soil, FRAME.compostDeck, FRAME.sprouts, FRAME.draw, FRAME.growth] as const;
