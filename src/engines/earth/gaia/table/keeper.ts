/** Gaïa at a real table: her counters, and the person's hands that move her pieces. */
import type { Random } from '../../../../core/random.ts';
import type { Gain } from '../core/animal.ts';
import type { Keeper, Log, PileSource } from '../core/keeper.ts';
import type { PersonTurn } from '../core/numbers.ts';
import type { GaiaRules } from '../core/rulings.ts';
import { G, type Gaia, usedLeaves } from './counters.ts';

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

/** One moment of a game at a real table. */
export interface Solo {
  readonly gaia: Gaia;
  readonly rules: GaiaRules;
  readonly supply: Supply;
  /** What the person has told of their turn. */
  readonly person: PersonTurn;
  readonly random: Random;
  readonly log?: Log | undefined;
}

/** Puts a card with these printed points on her Earth pile; only events have points below 0 (ruling E3). */
export const addToPile = (gaia: Gaia, printed: number, { rulings }: GaiaRules): void => {
  gaia[G.pile]!++;
  gaia[G.points]! += rulings.gaiaEvents === 'absolute' ? Math.abs(printed) : printed;
};

/** Her things as counters. */
export const tableKeeper: Keeper<Solo> = {
  settings: ({ rules }) => rules,
  animal: ({ rules }, index) => rules.animals[index],
  amount: ({ gaia }, good) => gaia[G[good]]!,
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
  pileCards: ({ gaia }) => gaia[G.pile]!,
  pilePoints: ({ gaia }) => gaia[G.points]!,
  usedLeaves: ({ gaia }) => usedLeaves(gaia),
  stored: ({ gaia }, index) => gaia[G.stored + index]!,
  store({ gaia }, index, count) {
    gaia[G.stored + index]! += count;
  },
  give: ({ supply }, gain, times) => supply.give(gain, times),
  soilGained: ({ person }) => person.soilGained,
  cardsDrawn: ({ person }) => person.cardsDrawn,
  blueCards: ({ person }) => person.blueCards,
};
