/** The course of a game: which stage comes after which, and what begins in it for which seat (rulebook pages 5–7 and 15). */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { hasBit } from '../../kit/bits.ts';
import { begin } from '../../kit/frames.ts';
import { OPS } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { OPENING, REST_CARDS, SEASONS } from '../content/terms.ts';
import { drawCards } from './cards.ts';
import { dealPackets, hasPacket, passPackets } from './drafting.ts';
import { bringHome, showTribes } from './pawns.ts';
import type { State } from './state.ts';
import { NO_SOURCE, STAGES, type Stage } from './terms.ts';
import { takeOverAll } from './tracks.ts';

/** The first seat in turn order that is not in the mask; `NONE` for none. */
const firstOut = ({ rules }: State, from: number, mask: number): number => {
  for (let turn = 0; turn < rules.seats; turn++) {
    const seat = (from + turn) % rules.seats;
    if (!hasBit(mask, seat)) return seat;
  }
  return NONE;
};

/** A stage begins. */
const enter = (state: State, stage: Stage): void => {
  state.stage = STAGES.indexOf(stage);
  state.done = 0;
  state.passed = 0;
  state.current = state.first;
  if (stage !== 'actions') return;
  // The turn after that of the seat before the first one is the first.
  state.current = (state.first + state.rules.seats - 1) % state.rules.seats;
};

/** Begins a built-in program. */
const beginBuiltIn = (state: State, op: number, seat: number): void => {
  begin(state, state.rules.content.builtIn[op]!, seat, NO_SOURCE);
};

const beginTribe = (state: State, starts: Int16Array, seat: number): void => {
  const start = starts[state.tribe[seat]!]!;
  if (start !== NONE) begin(state, start, seat, NO_SOURCE);
};

/** The stage after the opening, and the one after tribes have done their set-up, by ruling O28. */
const afterStart = (state: State): Stage =>
  state.rules.rulings.setupOrder === 'before-hand' ? 'tribe-setup' : 'sides';
const afterOpening = (state: State): Stage =>
  state.rules.rulings.setupOrder === 'before-hand' ? 'put-aside' : 'tribe-setup';
const afterSetup = (state: State): Stage => (state.rules.rulings.setupOrder === 'before-hand' ? 'sides' : 'put-aside');

/** All have passed: pawns come home and all produce, or the game is over (pages 7 and 15). */
const endActions = (state: State, log?: EventLog): void => {
  if (state.season === SEASONS) {
    state.result = 1;
    log?.({ code: 'event.ended', params: {} });
    return;
  }
  bringHome(state);
  log?.({ code: 'event.rest', params: { season: state.season } });
  enter(state, 'production');
};

/** The next season begins with the next seat (page 7). */
const nextSeason = (state: State, log?: EventLog): void => {
  state.first = (state.first + 1) % state.rules.seats;
  state.season++;
  log?.({ code: 'event.season', params: { season: state.season } });
  enter(state, 'actions');
};

/** All seats have had their part of the stage. */
const finishStage = (state: State, log?: EventLog): void => {
  switch (STAGES[state.stage]!) {
    case 'tribes':
      showTribes(state, log);
      enter(state, 'start');
      break;
    case 'start':
      enter(state, afterStart(state));
      break;
    case 'sides':
      enter(state, 'opening');
      break;
    case 'opening':
      enter(state, afterOpening(state));
      break;
    case 'tribe-setup':
      enter(state, afterSetup(state));
      break;
    case 'put-aside':
      log?.({ code: 'event.season', params: { season: state.season } });
      enter(state, 'actions');
      break;
    case 'actions':
      endActions(state, log);
      break;
    case 'production':
      if (state.rules.rulings.discTakeover === 'every-turn') takeOverAll(state, log);
      enter(state, 'cards');
      break;
    case 'cards':
      nextSeason(state, log);
      break;
  }
};

/** Cards that a seat is dealt now, of each pile (page 7). */
const dealt = (state: State): readonly [number, number] =>
  STAGES[state.stage] === 'opening' ? OPENING : REST_CARDS[state.season - 1]!;

/** A round of the draft: each chooses, unseen by the others; then cards are passed on (page 7). */
const draft = (state: State, random: Random, log?: EventLog): void => {
  if (state.drafting === 0) dealPackets(state, dealt(state), random, log);
  const seat = firstOut(state, state.first, state.done);
  if (seat !== NONE && state.drafting > 0) {
    state.done |= 1 << seat;
    state.current = seat;
    if (hasPacket(state, seat)) beginBuiltIn(state, OPS.draft, seat);
    return;
  }
  passPackets(state, log);
  state.done = 0;
  if (state.drafting === 0) finishStage(state, log);
};

/** The part of a seat in the stage begins; what needs no choice is done. */
const beginPart = (state: State, seat: number, random: Random, log?: EventLog): void => {
  const { tribes } = state.rules.content;
  switch (STAGES[state.stage]!) {
    case 'tribes':
      beginBuiltIn(state, OPS['pick-tribe'], seat);
      break;
    case 'start':
      beginTribe(state, tribes.start, seat);
      break;
    case 'sides':
      beginBuiltIn(state, OPS['pick-side'], seat);
      break;
    case 'opening':
      drawCards(state, seat, OPENING, random, log);
      break;
    case 'tribe-setup':
      beginTribe(state, tribes.setup, seat);
      break;
    case 'put-aside':
      beginBuiltIn(state, OPS['put-aside'], seat);
      break;
    case 'production':
      beginBuiltIn(state, OPS.produce, seat);
      break;
    case 'cards':
      beginBuiltIn(state, OPS['rest-draw'], seat);
      break;
    case 'actions':
      state.turn++;
      state.acted = 0;
      log?.({ code: 'event.turn', params: { seat } });
      beginBuiltIn(state, OPS.turn, seat);
      break;
  }
};

/** No program is in progress: the next seat's part of the stage begins, or its turn; or the next stage, or the game ends. */
export const beginNext = (state: State, random: Random, log?: EventLog): void => {
  const stage = STAGES[state.stage]!;
  if (state.rules.draft && (stage === 'opening' || stage === 'cards')) {
    draft(state, random, log);
    return;
  }
  const isTurns = stage === 'actions';
  const seat = isTurns ? firstOut(state, state.current + 1, state.passed) : firstOut(state, state.first, state.done);
  if (seat === NONE) {
    finishStage(state, log);
    return;
  }
  if (!isTurns) state.done |= 1 << seat;
  state.current = seat;
  beginPart(state, seat, random, log);
};
