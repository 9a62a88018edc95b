import type { Action, EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { cardId, DECK } from '../content/catalog.ts';
import { COLUMNS, LANDMARKS } from '../content/terms.ts';
import { announceChange, announceStart } from './announce.ts';
import { dealGeneration } from './deal.ts';
import { placeCard } from './grid.ts';
import { cardOf, columnOf, rowOf } from './legal.ts';
import { endingOf, objectivesMet, scoreOf } from './scoring.ts';
import { activeSeat, GENERATIONS, isMet, type State } from './state.ts';

/** Places a card and does all that follows, up to the next seat's turn. */
export const apply = (state: State, action: Action, random: Random, log?: EventLog): void => {
  const seat = activeSeat(state);
  const card = cardOf(action);
  const column = columnOf(action);
  const before = state.fulfilled;
  placeCard(state, state.generation * DECK + card, rowOf(card), 3 + column);
  state.hands[seat]! &= ~(1 << card);
  state.playedMask |= 1 << card;
  state.played++;
  log?.({
    code: 'event.placed',
    params: { seat, card: cardId(state.generation * DECK + card), column: COLUMNS[column]! },
  });
  announceChange(state, before, log);
  if (state.played === DECK) endGeneration(state, random, log);
};

/**
 * The end of a generation (rulebook pages 6–8): objectives are revealed, the ice melts, the sky is
 * read, and the next generation is dealt with the first seat passed on to the left.
 */
const endGeneration = (state: State, random: Random, log?: EventLog): void => {
  revealObjectives(state, log);
  const skyFirst = state.rules.rulings.scoringOrder === 'sky-first';
  if (skyFirst) placeSky(state, log);
  meltIce(state, log);
  if (state.ice > 0 && !skyFirst) placeSky(state, log);
  if (state.ice === 0 || state.generation === GENERATIONS - 1) {
    state.finished = true;
    log?.({ code: 'event.ended', params: { ending: endingOf(state), score: scoreOf(state) } });
    return;
  }
  state.generation++;
  state.firstSeat = (state.firstSeat + 1) % state.rules.seats;
  dealGeneration(state, random);
  log?.({ code: 'event.dealt', params: { generation: state.generation + 1, first: state.firstSeat } });
  announceStart(state, log);
};

const revealObjectives = (state: State, log?: EventLog): void => {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    log?.({
      code: 'event.revealed',
      params: {
        seat,
        landmark: LANDMARKS[state.landmark[seat]!]!,
        biosphere: state.rules.biospheres[state.biosphere[seat]!]!,
        met: isMet(state, seat),
      },
    });
  }
};

/** Turns an ice card for every visible molecule; the ice stops at 0 (ruling P7), which loses the game. */
const meltIce = (state: State, log?: EventLog): void => {
  if (state.rules.mode === 'chick') return;
  const flips = Math.min(state.gas, state.ice);
  state.ice -= flips;
  log?.({ code: 'event.ice', params: { molecules: state.gas, flips, ice: state.ice } });
};

/** The sky card: objectives met less objectives not met. */
const placeSky = (state: State, log?: EventLog): void => {
  const met = objectivesMet(state);
  const value = 2 * met - state.rules.seats;
  state.sky[state.skies++] = value;
  log?.({ code: 'event.sky', params: { met, unmet: state.rules.seats - met, value } });
};
