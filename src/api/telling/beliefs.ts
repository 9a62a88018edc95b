import type { BeliefSlot } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import type { BeliefJson, BeliefSlotJson, HintOutlookJson } from '../schemas/outlook.ts';
import type { SearchRequest } from '../search-request.ts';
import { round } from './numbers.ts';
import { playedOf, tellPlay } from './play.ts';
import { tell } from './tell.ts';

/** All that the seat to act can say of what it does not see; null for a game that cannot count it. */
export const tellBelief = (request: SearchRequest, lang: Lang): BeliefJson | null => {
  const belief = beliefOf(request);
  if (belief === undefined) return null;
  const played = playedOf(request, belief);
  return {
    worlds: belief.worlds,
    acceptance: round(belief.acceptance),
    slots: belief.slots.map((slot, index) => tellSlot(request, slot, played?.probabilities[index], lang)),
    ...(played && { play: tellPlay(request, belief.slots, played, lang) }),
  };
};

/** The short form for a person: the one hidden thing that matters most, if anything is hidden, and what play says of that. */
export const tellBeliefInShort = (request: SearchRequest, lang: Lang): Pick<HintOutlookJson, 'belief' | 'play'> => {
  const belief = beliefOf(request);
  const slot = belief?.slots[0];
  if (belief === undefined || slot === undefined) return { belief: null };
  const played = playedOf(request, belief);
  return {
    belief: tellSlot(request, slot, played?.probabilities[0], lang),
    ...(played && { play: tellPlay(request, belief.slots, played, lang) }),
  };
};

const beliefOf = ({ loaded: { game }, position }: SearchRequest) => game.belief?.(position.state, position.seat);

/** A slot, its values the likeliest first: by play, where that says something, and in the game's order where they are equal. */
const tellSlot = (
  { loaded: { game } }: SearchRequest,
  { slot, values }: BeliefSlot,
  byPlay: readonly number[] | undefined,
  lang: Lang,
): BeliefSlotJson => {
  const phrases = game.phrases[lang];
  return {
    ...tell(phrases, slot),
    values: values
      .map((value, index) => ({ ...value, byPlay: byPlay?.[index] ?? value.probability }))
      .toSorted((left, right) => right.byPlay - left.byPlay)
      .map(({ value, probability, byPlay: likely }) => ({
        ...tell(phrases, value),
        probability: round(probability),
        ...(byPlay && { byPlay: round(likely) }),
      })),
  };
};
