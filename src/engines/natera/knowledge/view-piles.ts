import type { Viewer } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { CARDS, PILES, SEATS } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import type { State } from '../rules/state.ts';

type PilesJson = StateJson['piles'];

const cardsJson = (state: State, pile: number, size: number, seen: number, eyes: Viewer): PilesJson['base'] => {
  const { piles, rules } = state;
  const fromTop = Array.from({ length: size }, (_, depth) => piles[pile * CARDS + size - 1 - depth]!);
  const order = fromTop.map((card) => rules.content.cards.ids[card]!);
  return {
    size,
    order: eyes === 'all' ? order : null,
    ...(seen !== 0 && {
      seenBy: Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => hasBit(seen, seat)),
      top: eyes === 'all' || hasBit(seen, eyes) ? order[0]! : null,
    }),
  };
};

/** The piles: their sizes, and what the viewer knows of their orders. */
export const pilesJson = (state: State, eyes: Viewer): PilesJson => {
  const { rules, specialists, specialistSize, bottomSeen } = state;
  const { ids } = rules.content.specialists;
  const order = Array.from(specialists.subarray(0, specialistSize), (row) => ids[row]!);
  return {
    base: cardsJson(state, PILES.indexOf('base'), state.baseSize, state.baseSeen, eyes),
    advanced: cardsJson(state, PILES.indexOf('advanced'), state.advancedSize, state.advancedSeen, eyes),
    specialists: {
      size: specialistSize,
      order: eyes === 'all' ? order.toReversed() : null,
      ...(bottomSeen > 0 && { bottom: order.slice(0, bottomSeen) }),
    },
  };
};
