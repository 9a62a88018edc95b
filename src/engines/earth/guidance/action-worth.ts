/** What choosing an action is worth, roughly and in points: house judgement for playouts. */

import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { ACTIONS, COMPLETION_POINTS } from '../content/boards.ts';
import { NONE } from '../content/ids.ts';
import { COLOURS } from '../content/traits.ts';
import { COLOUR_OF, STRONG } from '../rules/codes.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { FULL, HAND_WORDS, SPACES } from '../rules/terms.ts';
import { plantWorth } from './card-worth.ts';
import { colourWorth, emptyPrices, type Prices, setPrices } from './prices.ts';

/** Part of what an action brings the others that counts against it. */
const OTHERS = 0.67;

/** Prices of another seat. */
const theirs = emptyPrices();

/**
 * Points of choosing an action: what it gives, all that fires, less what the others get of it.
 * @param action index into `ACTIONS`
 * @param own set to the prices of the seat to act once it has chosen so
 */
export const actionWorth = (state: State, action: number, own: Prices): number => {
  const { seat, rules } = state;
  setPrices(state, seat, action, own);
  const colour = COLOUR_OF[action]!;
  let sum = mainWorth(state, action, own) + colourWorth(state, seat, colour, own);
  if (rules.solo || ACTIONS[action] === 'plant') return sum;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    setPrices(state, other, action, theirs);
    sum -= (OTHERS * colourWorth(state, other, colour, theirs)) / (rules.seats - 1);
  }
  return sum;
};

/** Points of what the action itself gives, less what Gaïa gets of it in any case. */
const mainWorth = (state: State, action: number, own: Prices): number => {
  if (ACTIONS[action] === 'plant') return plantingWorth(state, own);
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
const plantingWorth = (state: State, own: Prices): number => {
  const { seat } = state;
  const { eventMask } = state.rules.content;
  const open = FULL - countBits(state.occupied[seat]!);
  let [first, second, count] = [0, 0, 0];
  for (let word = 0; word < HAND_WORDS && open > 0; word++)
    for (let rest = state.hand[seat * HAND_WORDS + word]! & ~eventMask[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (costOf(state, seat, card) > state.soil[seat]!) continue;
      count++;
      const points = plantWorth(state, seat, card, own);
      second = Math.max(second, Math.min(first, points));
      first = Math.max(first, points);
    }
  const completes = state.completion === NONE && open > 0 && open <= Math.min(count, PLANTS);
  if (first === 0 && !completes) return NOTHING;
  return SOME + PLANTED * (open > 1 ? first + second : first) + own.draw + (completes ? COMPLETION_POINTS : 0);
};
