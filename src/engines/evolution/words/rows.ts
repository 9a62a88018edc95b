/** Kinds of card of Evolution as messages: the box, and the rule of each trait. */
import { type RowTellers, rowTeller } from '../../../core/rows.ts';
import type { Message } from '../../../core/text.ts';
import { CardRow } from '../content/catalog.ts';
import { bit, EXCLUDES, HOSTILE, NEED, PAIRS, TRAITS, type TraitName, traitOf } from '../content/traits.ts';

/** What a trait does, and what the tables of the rules say of it. */
const traitFact = (name: TraitName): Message => {
  const trait = traitOf(name);
  return {
    code: 'fact.trait',
    params: {
      trait: name,
      pair: (PAIRS & bit(trait)) !== 0,
      hostile: (HOSTILE & bit(trait)) !== 0,
      need: NEED[trait]!,
      excludes: TRAITS.filter((_, other) => (EXCLUDES[trait]! & bit(other)) !== 0),
    },
  };
};

/** Tellers of Evolution's tables. */
export const rows: RowTellers = {
  cards: rowTeller(CardRow, ({ id, set, count, sides }) => ({
    id,
    name: { code: 'name.card', params: { sides } },
    facts: [{ code: 'fact.kind', params: { set, count } }, ...sides.map(traitFact)],
  })),
};
