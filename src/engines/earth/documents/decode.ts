import { Random } from '../../../core/random.ts';
import { blame, decoder } from '../../kit/reading.ts';
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
import type { Reading } from './reading.ts';
import type { StateJson } from './schema.ts';

/** The state that a document describes. Effects are read once all cards are sound; last of all, a seat must have to decide. */
export const decode = decoder<StateJson, State, Content>({
  begin: (options, catalog) => emptyState(makeRules(options, catalog)),
  read(reading) {
    const { state, faults } = reading;
    if (!readProgress(reading)) return;
    readBoard(reading);
    readSeats(reading);
    readGaia(reading);
    const taken = readTableaux(reading);
    // Sprouts that are laid out are no news.
    state.news = reading.json.news ?? 0;
    readAnimals(reading);
    const sound = readCards(reading, taken);
    if (sound && faults.length === 0) readEffects(reading);
    checkEnd(reading);
    if (faults.length === 0 && !isDecision(state))
      blame(
        reading,
        '/stage',
        'not-a-decision',
        'Nobody has anything to decide here; give the state of the next decision.',
      );
  },
});

/** A game is scored only once it has ended, and does not go on into another round. */
const checkEnd = (reading: Reading): void => {
  const { state } = reading;
  const ended =
    state.occupied.includes(EVERYWHERE) ||
    state.round >= state.rules.roundLimit ||
    (state.rules.solo && state.gaiaTurn === GAIA_TURNS);
  if (state.stage >= STAGE.last && !ended)
    blame(reading, '/stage', 'not-ended', 'The game ends with the round in which a seat plants its 16th card.');
  if (state.stage === STAGE.choose && ended && state.active === state.firstSeat && state.depth === 0)
    blame(reading, '/stage', 'has-ended', 'The game has ended: a tableau is complete and the round is over.');
  if (state.stage === STAGE.gaia && noTurnLeft(state))
    blame(reading, '/stage', 'has-ended', 'The game has ended: Gaïa has no turn any more.');
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
