/** Gaïa's things in the state of a whole game: what her rules, `gaia/play.ts` and `gaia/animals.ts`, work on. */

import { NONE } from '../../content/ids.ts';
import { compileScore } from '../../content/tables.ts';
import type { Good, Keeper } from '../../gaia/core/keeper.ts';
import { usedLeaves } from '../animals.ts';
import { pushGain } from '../frames.ts';
import { EVERYWHERE } from '../grid.ts';
import { measure } from '../measure.ts';
import { pilePoints } from '../score-parts.ts';
import type { State } from '../state.ts';
import { ANIMALS, FRAME, GAIA, PLACE } from '../terms.ts';
import { compostFromDeck, loseCompost, takeFromDeck } from '../zones.ts';

const BLUE = compileScore({ what: 'cards', trait: 'blue' });

/** Puts a card on her pile, face up. */
export const toGaia = (state: State, card: number): void => {
  state.place[card] = PLACE.events + GAIA;
  state.events[GAIA]!++;
};

/** Amounts are set where they are pushed. */
const NOTHING = {};

/** The numbers of what is no more than a number. */
const countsOf = (state: State, good: Exclude<Good, 'compost'>): Int32Array | Int16Array => {
  if (good === 'soil') return state.soil;
  return good === 'sprouts' ? state.sproutCount : state.growthCount;
};

/** Her things in the state. What an animal of hers gives is an effect that the person works off. */
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
      while (state.looked > 0) toGaia(state, state.look[--state.looked]!);
      return;
    }
    for (let left = count; left > 0; left--) {
      const card = takeFromDeck(state, random);
      if (card > 0) toGaia(state, card);
    }
  },
  pileCards: ({ events }) => events[GAIA]!,
  pilePoints,
  usedLeaves: (state) => usedLeaves(state, GAIA),
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
