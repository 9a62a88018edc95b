import type { Catalogs } from '../../../core/catalog.ts';
import { type Fault, fault, under } from '../../../core/fault.ts';
import { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import type { Content } from '../content/catalog.ts';
import { GAIA_TURNS } from '../gaia/core/numbers.ts';
import { EVERYWHERE } from '../rules/grid.ts';
import { copyState, emptyState, makeRules, type State, sameState } from '../rules/state.ts';
import { GAIA, STAGE } from '../rules/terms.ts';
import { proceed } from '../rules/turn.ts';
import { readAnimals } from './decode-animals.ts';
import { readBoard } from './decode-board.ts';
import { readCards } from './decode-cards.ts';
import { readEffects } from './decode-effects.ts';
import { readGaia } from './decode-gaia.ts';
import { readSeats } from './decode-players.ts';
import { readProgress } from './decode-progress.ts';
import { readTableaux } from './decode-tableau.ts';
import type { StateJson } from './schema.ts';

/**
 * The state that a document describes. Each reader fills its part and lists its contradictions; effects are
 * read once all cards are sound, and last of all the state must be one in which a seat decides.
 */
export const decode = (json: StateJson, catalogs: Catalogs<Content>): Result<State> => {
  const found = catalogs.find(json.catalog);
  if (!found.ok) return { ok: false, faults: under('/catalog', found.faults) };
  const state = emptyState(makeRules(json.options, found.value));
  const faults: Fault[] = [];
  if (readProgress(json, state, faults)) {
    readBoard(json, state, faults);
    readSeats(json, state, faults);
    readGaia(json, state, faults);
    const taken = readTableaux(json, state, faults);
    readAnimals(json, state, faults);
    const sound = readCards(json, state, taken, faults);
    if (sound && faults.length === 0) readEffects(json, state, faults);
    checkEnd(state, faults);
  }
  if (faults.length > 0) return { ok: false, faults };
  return isDecision(state)
    ? ok(state)
    : failed(
        fault('/stage', 'not-a-decision', 'Nobody has anything to decide here; give the state of the next decision.'),
      );
};

/** A game is scored only once it has ended, and does not go on into another round. */
const checkEnd = (state: State, faults: Fault[]): void => {
  const ended =
    state.occupied.includes(EVERYWHERE) ||
    state.round >= state.rules.roundLimit ||
    (state.rules.solo && state.gaiaTurn === GAIA_TURNS);
  if (state.stage >= STAGE.last && !ended)
    faults.push(fault('/stage', 'not-ended', 'The game ends with the round in which a seat plants its 16th card.'));
  if (state.stage === STAGE.choose && ended && state.active === state.firstSeat && state.depth === 0)
    faults.push(fault('/stage', 'has-ended', 'The game has ended: a tableau is complete and the round is over.'));
  if (state.stage === STAGE.gaia && noTurnLeft(state))
    faults.push(fault('/stage', 'has-ended', 'The game has ended: Gaïa has no turn any more.'));
};

/** Whether Gaïa cannot wait to be asked any more: she has had all her turns, or the person has ended the game. */
const noTurnLeft = (state: State): boolean => {
  const begins = state.active === GAIA && state.action < 0;
  if (state.gaiaTurn === GAIA_TURNS && (begins || state.active === 0)) return true;
  return begins && state.occupied[0] === EVERYWHERE && state.rules.rulings.soloEnd === 'at-once';
};

/** Whether a seat decides in this state: going on from it changes nothing. */
const isDecision = (state: State): boolean => {
  if (state.stage === STAGE.over) return true;
  const next = emptyState(state.rules);
  copyState(state, next);
  proceed(next, new Random('decode'));
  return sameState(next, state);
};
