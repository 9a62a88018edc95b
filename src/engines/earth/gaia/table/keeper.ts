/** Gaïa at a real table: her counters, and the person's hands that move her pieces. */
import type { Random } from '../../../../core/random.ts';
import { leafPoints } from '../../content/boards.ts';
import type { Gain } from '../core/animal.ts';
import type { Keeper, Log, Pieces, PileSource } from '../core/keeper.ts';
import { OBJECTIVES } from '../core/leaves.ts';
import type { PersonTurn } from '../core/numbers.ts';
import type { GaiaRules } from '../core/rulings.ts';
import { pileWorth } from '../core/score.ts';
import { BONUS, G, type Gaia, isSpent } from './counters.ts';

/** Where her cards come from and go to. */
export interface Supply {
  /** Puts up to `count` cards from the deck on her compost. @returns how many there were */
  compost(count: number): number;
  /** Puts `count` cards of her compost on the discard pile. */
  discard(count: number): void;
  /** Puts up to `count` cards on her face-up Earth pile. Adds each with `addToPile`. */
  pile(count: number, from: PileSource): void;
  /** Gives the person what an animal brings to others, `times` times. */
  give(gain: Gain, times: number): void;
}

/** What lies before her at a real table. */
export interface Counted {
  readonly gaia: Gaia;
  readonly rules: GaiaRules;
}

/** One moment of a game at a real table. */
export interface Solo extends Counted {
  readonly supply: Supply;
  /** What the person has told of their turn. */
  readonly person: PersonTurn;
  /** On a Gyre: whether a leaf of the person lies on the objective that they chose for her. */
  readonly leafThere: boolean;
  readonly random: Random;
  readonly log?: Log | undefined;
}

/** Puts a card with these printed points on her Earth pile. */
export const addToPile = (gaia: Gaia, printed: number, { rulings }: GaiaRules): void => {
  gaia[G.pile]!++;
  gaia[G.points]! += pileWorth(printed, rulings);
};

/** What her counters say. */
export const tablePieces: Pieces<Counted> = {
  settings: ({ rules }) => rules,
  animal: ({ rules }, index) => rules.animals[index],
  stored: ({ gaia }, index) => gaia[G.stored + index]!,
  amount: ({ gaia }, good) => gaia[G[good]]!,
  pileCards: ({ gaia }) => gaia[G.pile]!,
  pilePoints: ({ gaia }) => gaia[G.points]!,
  arrival: ({ gaia }, objective) => gaia[G.claims + objective]! - 1,
  hasBonus: ({ gaia }) => gaia[G.completion] === BONUS.hers,
  discardedLeaves: ({ gaia }) => gaia[G.discarded]!,
  isSpent: ({ gaia }) => isSpent(gaia),
  skips: ({ gaia }) => gaia[G.skip] === 1,
  isComplete: ({ gaia }) => gaia[G.full] === 1,
};

/** Her things as counters. */
export const tableKeeper: Keeper<Solo> = {
  ...tablePieces,
  pay({ gaia, supply }, good, count) {
    gaia[G[good]]! -= count;
    if (good === 'compost' && count > 0) supply.discard(count);
  },
  add({ gaia, supply }, good, count) {
    const added = good === 'compost' && count > 0 ? supply.compost(count) : count;
    gaia[G[good]]! += added;
    return added;
  },
  pile: ({ supply }, count, from) => supply.pile(count, from),
  store({ gaia }, index, count) {
    gaia[G.stored + index]! += count;
  },
  give: ({ supply }, gain, times) => supply.give(gain, times),
  putLeaf({ gaia, leafThere }, objective, log) {
    const arrival = leafThere ? 2 : 1;
    gaia[G.claims + objective] = arrival;
    const points = leafPoints(arrival - 1);
    log?.({ code: 'gaia.leaf', params: { objective: OBJECTIVES[objective]!, points, arrival } });
  },
  takeBonus({ gaia }) {
    if (gaia[G.completion] !== BONUS.free) return false;
    gaia[G.completion] = BONUS.hers;
    return true;
  },
  // Their leaves on objectives they tell when she comes to one.
  personClaims({ gaia }) {
    if (gaia[G.full] === 1 && gaia[G.completion] === BONUS.free) gaia[G.completion] = BONUS.persons;
  },
  setSkips({ gaia }, skips) {
    gaia[G.skip] = skips ? 1 : 0;
  },
  soilGained: ({ person }) => person.soilGained,
  cardsDrawn: ({ person }) => person.cardsDrawn,
  blueCards: ({ person }) => person.blueCards,
};
