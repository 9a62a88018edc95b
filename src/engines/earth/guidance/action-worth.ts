/** What choosing an action is worth, roughly and in points: house judgement for playouts. */

import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS, COMPLETION_POINTS } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { COLOURS } from '../content/traits.ts';
import { COLOUR_OF, STRONG } from '../rules/codes.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { FULL, HAND_WORDS, SPACES } from '../rules/terms.ts';
import { emptyWants, plantWorth, setWants } from './card-worth.ts';
import { colourWorths, emptyPrices, setPrices } from './prices.ts';

/** Part of what an action brings the others that counts against it. */
const OTHERS = 0.67;

/** Prices of the seat to act, and of another one. */
const own = emptyPrices();
const theirs = emptyPrices();
const wants = emptyWants();

/** Points by action, filled anew each time. */
const points = new Float64Array(ACTIONS.length);
/** Points of all that fires for a seat, by colour. */
const fired = new Float64Array(COLOURS.length);

/**
 * Points of choosing each action, by its index in `ACTIONS`: what it gives, all that fires, less what the others get of it.
 * Prices are the same for all of them, but for those that Gaïa reacts to.
 * @returns what holds until the next call
 */
export const actionWorths = (state: State): Float64Array => {
  const { seat, rules } = state;
  for (let action = 0; action < ACTIONS.length; action++) {
    if (action === 0 || rules.solo) {
      setPrices(state, seat, action, own);
      colourWorths(state, seat, own, fired);
    }
    if (action === 0) setWants(state, seat, own.left, wants);
    points[action] = mainWorth(state, action) + fired[COLOUR_OF[action]!]!;
  }
  if (!rules.solo) takeOthers(state);
  return points;
};

/** Takes off what the others get of each action; they plant a single card at any rate. */
const takeOthers = (state: State): void => {
  const { seat, rules } = state;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    setPrices(state, other, -1, theirs);
    colourWorths(state, other, theirs, fired);
    for (let action = 0; action < ACTIONS.length; action++)
      if (ACTIONS[action] !== 'plant') points[action]! -= (OTHERS * fired[COLOUR_OF[action]!]!) / (rules.seats - 1);
  }
};

/** Points of what the action itself gives, less what Gaïa gets of it in any case. */
const mainWorth = (state: State, action: number): number => {
  if (ACTIONS[action] === 'plant') return plantingWorth(state);
  const [soil, compost, cards, sprouts, growth] = STRONG[action]!;
  return (
    soil * own.soil +
    compost * own.compost +
    cards * own.draw +
    Math.min(sprouts, own.sproutRoom) * own.sprouts +
    Math.min(growth, own.growthRoom) * own.growth -
    (state.rules.solo ? gaiaWorth(state, action) : 0)
  );
};

/** Cards that Gaïa composts at least when a person composts (rules section 4.1). */
const GAIA_COMPOST = 2;

/** Points of Gaïa's reaction that hang on the action alone; `prices.ts` counts what she gets for each good. */
const gaiaWorth = (state: State, action: number): number => {
  switch (ACTIONS[action]) {
    case 'compost':
      return GAIA_COMPOST;
    case 'water':
      return blueCards(state);
    default:
      return 0;
  }
};

/** Cards of the tableau with a blue ability: Gaïa gets a sprout for each. */
const blueCards = (state: State): number => {
  const { abilityOf } = state.rules.content;
  let count = 0;
  for (let rest = state.occupied[state.seat]!; rest !== 0; rest = withoutLowest(rest))
    if (abilityOf[state.tableau[state.seat * SPACES + lowestBit(rest)]! * COLOURS.length + BLUE]! > 0) count++;
  return count;
};
const BLUE = COLOURS.indexOf('blue');

/** A tableau grows by planting only: points of cards count so many times, and having one to plant this much besides. */
const PLANTED = 2.1;
const SOME = 2.5;
/** Points of planting without a card: the action is lost. */
const NOTHING = -10;

/** Cards that the action plants. */
const PLANTS = 2;

/**
 * Points of the best two cards of the hand that can be paid, of the card that is kept of four, and of the bonus where the
 * tableau can be completed: so that playouts end games.
 */
const plantingWorth = (state: State): number => {
  const { seat } = state;
  const { eventMask } = state.rules.content;
  const open = FULL - countBits(state.occupied[seat]!);
  let [first, second, count] = [0, 0, 0];
  for (let word = 0; word < HAND_WORDS && open > 0; word++)
    for (let rest = state.hand[seat * HAND_WORDS + word]! & ~eventMask[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (costOf(state, seat, card) > state.soil[seat]!) continue;
      count++;
      const points = plantWorth(state, wants, card, own.soil);
      second = Math.max(second, Math.min(first, points));
      first = Math.max(first, points);
    }
  const completes = state.completion === NONE && open > 0 && open <= Math.min(count, PLANTS);
  if (first === 0 && !completes) return NOTHING;
  return SOME + PLANTED * (open > 1 ? first + second : first) + own.draw + (completes ? COMPLETION_POINTS : 0);
};
