import type { BeliefSlot } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import type { BeliefJson, BeliefSlotJson } from '../schemas/outlook.ts';
import type { SearchRequest } from '../search-request.ts';
import { round } from './numbers.ts';
import { tell } from './tell.ts';

/** All that the seat to act can say of what it does not see; null for a game that cannot count it. */
export const tellBelief = ({ loaded: { game }, position }: SearchRequest, lang: Lang): BeliefJson | null => {
  const belief = game.belief?.(position.state, position.seat);
  if (belief === undefined) return null;
  const phrases = game.phrases[lang];
  return {
    worlds: belief.worlds,
    acceptance: round(belief.acceptance),
    slots: belief.slots.map(({ slot, values }) => ({
      ...tell(phrases, slot),
      values: likeliestFirst(values).map(({ value, probability }) => ({
        ...tell(phrases, value),
        probability: round(probability),
      })),
    })),
  };
};

/** The short form for a person: the one hidden thing that matters most, if anything is hidden. */
export const tellBeliefInShort = (request: SearchRequest, lang: Lang): BeliefSlotJson | null =>
  tellBelief(request, lang)?.slots[0] ?? null;

/** Equally likely values stay in the game's order. */
const likeliestFirst = (values: BeliefSlot['values']): BeliefSlot['values'] =>
  values.toSorted((left, right) => right.probability - left.probability);
