/** The course of a solo game (rules section 4): when Gaïa plays, and whose turn is next. */
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { activateAnimals } from '../../gaia/core/activation.ts';
import { CARD, GAIA_DECK, GAIA_TURNS, skipsAfterGyre } from '../../gaia/core/numbers.ts';
import { afterLeaf, playCard, react } from '../../gaia/core/play.ts';
import { claim, claimAll, claimCompletion, noteGoals } from '../goals.ts';
import { EVERYWHERE } from '../grid.ts';
import type { State } from '../state.ts';
import { GAIA, STAGE } from '../terms.ts';
import { stateKeeper } from './keeper.ts';

/**
 * Plays what is Gaïa's to do in the stage `gaia`: her reaction to the person's turn, the beginning of her own, or what she
 * gains in it once the person has had their part.
 */
export const playGaia = (state: State, random: Random, log?: EventLog): void => {
  if (state.active === GAIA && state.action < 0) {
    beginTurn(state, random, log);
    return;
  }
  // Where she waits, a document may come from elsewhere, and need not say which objectives are met.
  if (state.rules.gaia === 'asked') noteGoals(state, 0);
  if (state.active === 0) react(stateKeeper, state, state.action, random, log);
  else playCard(stateKeeper, state, state.action, random, log);
  endTurn(state, random, log);
};

/** Claims of a turn, the person's or hers, and her animals; after her last card she takes the bonus (ruling G1). */
const endTurn = (state: State, random: Random, log?: EventLog): void => {
  const { active } = state;
  const isLast = active === GAIA && state.gaiaTurn === GAIA_TURNS;
  const isFirst = state.rules.rulings.gaiaBonus === 'gaia';
  let claimed = isLast && isFirst && claimCompletion(state, GAIA, log);
  state.active = 0;
  claimAll(state, log);
  state.active = active;
  if (isLast && !isFirst) claimed = claimCompletion(state, GAIA, log);
  if (claimed) activateAnimals(stateKeeper, state, random, log);
  state.fresh.fill(0);
  state.action = -1;
  state.seat = 0;
  state.stage = STAGE.animals;
};

/** Once the person's animals are done: whose turn is next. */
export const nextSoloTurn = (state: State, log?: EventLog): void => {
  const own = state.active === 0;
  state.soilGained = 0;
  state.cardsDrawn = 0;
  state.seat = 0;
  const full = state.occupied[0] === EVERYWHERE;
  const over = own ? full && state.rules.rulings.soloEnd === 'at-once' : full || state.gaiaTurn === GAIA_TURNS;
  if (over) {
    state.active = 0;
    state.round++;
    state.stage = STAGE.last;
  } else if (own) {
    state.active = GAIA;
    state.stage = STAGE.gaia;
  } else nextRound(state, log);
};

const nextRound = (state: State, log?: EventLog): void => {
  state.round++;
  state.active = 0;
  const full = state.occupied[0] === EVERYWHERE;
  state.stage = full || state.round >= state.rules.roundLimit ? STAGE.last : STAGE.choose;
  if (state.stage === STAGE.choose) log?.({ code: 'event.round', params: { round: state.round + 1 } });
};

/** Her turn: the top card says what; after a gyre a beginner's Gaïa leaves her next turn out. */
const beginTurn = (state: State, random: Random, log?: EventLog): void => {
  if (state.gaiaSkips > 0) {
    state.gaiaSkips--;
    log?.({ code: 'gaia.skipped', params: {} });
    nextRound(state, log);
    return;
  }
  const card = state.gaiaDeck[state.gaiaTurn++]!;
  log?.({ code: 'gaia.turned-up', params: { card: GAIA_DECK[card]! } });
  if (card < CARD.north) {
    state.action = card;
    state.stage = card === CARD.plant ? STAGE.planting : STAGE.option;
    if (card === CARD.plant) state.plants = 1;
    return;
  }
  state.gyre = card - CARD.north;
  state.stage = STAGE.gyre;
  const open = gyreChoices(state);
  if ((open & (open - 1)) === 0) claimGyre(state, 31 - Math.clz32(open), random, log);
};

/** Mask of the objectives of the pair that her gyre names and that she has no leaf on. */
export const gyreChoices = (state: State): number => (3 << (2 * state.gyre)) & ~state.claimed[GAIA]!;

/** She claims the objective the person chose for her. */
export const claimGyre = (state: State, objective: number, random: Random, log?: EventLog): void => {
  claim(state, GAIA, objective, log);
  state.gyre = 0;
  afterLeaf(stateKeeper, state, objective, random, log);
  // There is no next turn once the game ends with this one.
  if (skipsAfterGyre(state.rules.difficulty) && state.gaiaTurn < GAIA_TURNS && state.occupied[0] !== EVERYWHERE) {
    state.gaiaSkips = 1;
    log?.({ code: 'gaia.skip-next', params: {} });
  }
  endTurn(state, random, log);
};
