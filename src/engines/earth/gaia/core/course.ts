/** The course of a game against Gaïa (rules sections 4.1, 4.2 and 4.4), for whole games and for real tables alike. */

import type { Random } from '../../../../core/random.ts';
import type { Message } from '../../../../core/text.ts';
import { COMPLETION_POINTS } from '../../content/boards.ts';
import { activateAnimals } from './activation.ts';
import type { Keeper, Log, Pieces } from './keeper.ts';
import { GAIA_DECK, skipsAfterGyre } from './numbers.ts';
import { afterLeaf, playCard, react } from './play.ts';

/** Says which card of hers, an index into `GAIA_DECK`, came up. */
export const turnedUp = (card: number): Message => ({ code: 'gaia.turned-up', params: { card: GAIA_DECK[card]! } });

/** Her answer to the person's turn, which ends with it; `action` is an index into `ACTIONS`. */
export const answerTurn = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  action: number,
  random: Random,
  log?: Log,
): void => {
  react(keeper, place, action, random, log);
  keeper.personClaims(place, log);
};

/** Her part of the turn of a card, once the person has had theirs; for a Gyre it is `playGyre`. */
export const playTurn = <Place>(keeper: Keeper<Place>, place: Place, card: number, random: Random, log?: Log): void => {
  playCard(keeper, place, card, random, log);
  endTurn(keeper, place, random, log);
};

/** A Gyre: she puts a leaf on the objective that the person chose, 0–3 of its pair, and one that is open to her. */
export const playGyre = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  objective: number,
  random: Random,
  log?: Log,
): void => {
  keeper.putLeaf(place, objective, log);
  afterLeaf(keeper, place, objective, random, log);
  // There is no next turn once the game ends with this one.
  if (skipsAfterGyre(keeper.settings(place).difficulty) && afterGaia(keeper, place) !== 'over') {
    keeper.setSkips(place, true);
    log?.({ code: 'gaia.skip-next', params: {} });
  }
  endTurn(keeper, place, random, log);
};

/** After her last card she takes the completion bonus, if it is free: before the person, or after them (ruling G1). */
const endTurn = <Place>(keeper: Keeper<Place>, place: Place, random: Random, log?: Log): void => {
  const isLast = keeper.isSpent(place);
  const isFirst = keeper.settings(place).rulings.gaiaBonus === 'gaia';
  let took = isLast && isFirst && takeBonus(keeper, place, log);
  keeper.personClaims(place, log);
  if (isLast && !isFirst) took = takeBonus(keeper, place, log);
  if (took) activateAnimals(keeper, place, random, log);
};

const takeBonus = <Place>(keeper: Keeper<Place>, place: Place, log?: Log): boolean => {
  const took = keeper.takeBonus(place);
  if (took) log?.({ code: 'gaia.completion', params: { points: COMPLETION_POINTS } });
  return took;
};

/** Whose turn is next, or that the game is over. */
export type Next = 'person' | 'gaia' | 'over';

/** What follows the person's own turn (ruling E2). */
export const afterPerson = <Place>(keeper: Keeper<Place>, place: Place): Next => {
  if (!keeper.isComplete(place) || keeper.settings(place).rulings.soloEnd === 'after-gaia') return 'gaia';
  keeper.setSkips(place, false);
  return 'over';
};

/** What follows her turn, be it one that she left out. */
export const afterGaia = <Place>(pieces: Pieces<Place>, place: Place): Next =>
  pieces.isComplete(place) || pieces.isSpent(place) ? 'over' : 'person';

/** Whether she leaves out the turn that is hers now: a Beginner's Gaïa does after a Gyre. */
export const leavesOut = <Place>(keeper: Keeper<Place>, place: Place, log?: Log): boolean => {
  if (!keeper.skips(place)) return false;
  keeper.setSkips(place, false);
  if (afterGaia(keeper, place) === 'person') log?.({ code: 'gaia.skipped', params: {} });
  return true;
};
