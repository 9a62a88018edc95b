/** Gaïa's pieces in the state of a whole game: what her rules, `gaia/core`, work on. */

import { NONE } from '../../content/ids.ts';
import { compileScore } from '../../content/tables.ts';
import type { Good, Keeper } from '../../gaia/core/keeper.ts';
import { GAIA_TURNS } from '../../gaia/core/numbers.ts';
import { pileWorth } from '../../gaia/core/score.ts';
import { pushGain } from '../frames/stack.ts';
import { arrivalPoints, claimAll, putLeaf, takeCompletion } from '../goals.ts';
import { EVERYWHERE } from '../grid.ts';
import { measure } from '../measure.ts';
import type { State } from '../state.ts';
import { ANIMALS, FRAME, GAIA, LEAVES, PLACE } from '../terms.ts';
import { compostFromDeck, loseCompost, takeFromDeck, toPile } from '../zones.ts';

const BLUE = compileScore({ what: 'cards', trait: 'blue' });

/** Printed points of her pile; what she makes of events below 0 is ruling E3. */
const pilePoints = ({ rules, place }: State): number => {
  const { points, isEvent } = rules.content;
  let sum = 0;
  for (let card = 1; card < place.length; card++)
    if (place[card] === PLACE.events + GAIA)
      sum += isEvent[card] === 1 ? pileWorth(points[card]!, rules.rulings) : points[card]!;
  return sum;
};

/** Amounts are set where they are pushed. */
const NOTHING = {};

/** The numbers of what is no more than a number. */
const countsOf = (state: State, good: Exclude<Good, 'compost'>): Int32Array | Int16Array => {
  if (good === 'soil') return state.soil;
  return good === 'sprouts' ? state.sproutCount : state.growthCount;
};

/** Her pieces in the state. What an animal of hers gives is an effect that the person works off. */
export const stateKeeper: Keeper<State> = {
  settings: ({ rules }) => rules,
  animal(state, index) {
    const animal = state.animals[GAIA * ANIMALS + index]!;
    return animal === NONE ? undefined : state.rules.gaiaAnimals[animal];
  },
  amount: (state, good) => (good === 'compost' ? state.compostSize[GAIA]! : countsOf(state, good)[GAIA]!),
  pay(state, good, count) {
    if (good === 'compost') loseCompost(state, GAIA, count);
    else countsOf(state, good)[GAIA]! -= count;
  },
  add(state, good, count, random) {
    if (good !== 'compost') {
      countsOf(state, good)[GAIA]! += count;
      return count;
    }
    const before = state.compostSize[GAIA]!;
    compostFromDeck(state, GAIA, count, random);
    return state.compostSize[GAIA]! - before;
  },
  pile(state, count, from, random) {
    if (from === 'unchosen') {
      // Those that `keep` did not put there.
      while (state.looked > 0) toPile(state, state.look[--state.looked]!);
      return;
    }
    for (let left = count; left > 0; left--) {
      const card = takeFromDeck(state, random);
      if (card > 0) toPile(state, card);
    }
  },
  pileCards: ({ events }) => events[GAIA]!,
  pilePoints,
  arrival({ arrivals }, objective) {
    for (let order = 0; order < LEAVES; order++) if (arrivals[objective * LEAVES + order] === GAIA) return order;
    return NONE;
  },
  hasBonus: ({ completion }) => completion === GAIA,
  discardedLeaves: ({ discarded }) => discarded[0]!,
  isSpent: ({ gaiaTurn }) => gaiaTurn === GAIA_TURNS,
  skips: ({ gaiaSkips }) => gaiaSkips > 0,
  isComplete: ({ occupied }) => occupied[0] === EVERYWHERE,
  putLeaf(state, objective, log) {
    const order = putLeaf(state, GAIA, objective);
    const fauna = state.rules.content.faunaNames[state.fauna[objective]!]!;
    log?.({ code: 'event.gaia-claimed', params: { seat: GAIA, fauna, points: arrivalPoints(state, order) } });
  },
  takeBonus: (state) => takeCompletion(state, GAIA),
  personClaims: claimAll,
  setSkips(state, skips) {
    state.gaiaSkips = skips ? 1 : 0;
  },
  stored: ({ stored }, index) => stored[GAIA * ANIMALS + index]!,
  store({ stored }, index, count) {
    stored[GAIA * ANIMALS + index]! += count;
  },
  give(state, { soil = 0, draw = 0, compost = 0, hand = 0, sprouts = 0, growth = 0 }, times) {
    const { frames } = state;
    const at = pushGain(state, 0, NOTHING, EVERYWHERE);
    frames[at + FRAME.soil] = soil * times;
    frames[at + FRAME.draw] = draw * times;
    frames[at + FRAME.compostDeck] = compost * times;
    frames[at + FRAME.compostHand] = hand * times;
    frames[at + FRAME.sprouts] = sprouts * times;
    frames[at + FRAME.growth] = growth * times;
  },
  soilGained: ({ soilGained }) => soilGained,
  cardsDrawn: ({ cardsDrawn }) => cardsDrawn,
  blueCards: (state) => measure(state, 0, BLUE, NONE),
};
