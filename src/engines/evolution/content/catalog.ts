import Type, { type Static } from 'typebox';
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { SourceFields } from '../../../core/provenance.ts';
import { catalogKind, catalogSchema, repeats } from '../../kit/catalog.ts';
import former from './former.json' with { type: 'json' };
import printed from './origin-of-species.json' with { type: 'json' };
import { ANGLERFISH, NO_TRAIT, TRAITS, traitOf } from './traits.ts';

/** The boxes that cards come from. */
const SETS = ['base', 'time-to-fly'] as const;

/** Most kinds of card a catalog can have: a kind has six bits in an action code. */
export const MOST_KINDS = 64;
/** Most cards a catalog can have: an animal has seven bits in an action code, and one number is kept for none. */
export const MOST_CARDS = 127;

const strict = { additionalProperties: false };

/** A kind of card. */
export const CardRow = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z+-]{1,60}$', description: 'Name of the kind of card.' }),
    set: Type.Enum([...SETS], { description: 'Box that the cards are in.' }),
    count: Type.Integer({ minimum: 1, maximum: 60, description: 'Cards of this kind.' }),
    sides: Type.Array(Type.Enum([...TRAITS]), {
      minItems: 1,
      maxItems: 2,
      description: 'Trait, or the two traits of which one is chosen when the card is played.',
    }),
    ...SourceFields,
  },
  { ...strict, description: 'A kind of card. Every card can be an animal as well.' },
);

const DocumentSchema = catalogSchema('Evolution', {
  cards: Type.Array(CardRow, { minItems: 1, maxItems: MOST_KINDS, description: 'Every kind of card, once.' }),
});

type Document = Static<typeof DocumentSchema>;

/** The kinds of card as tables by kind. */
export interface Content {
  readonly ids: readonly string[];
  /** Cards of a kind. */
  readonly counts: Uint8Array;
  /** Whether a kind is of the expansion: 1 or 0. */
  readonly expansion: Uint8Array;
  /** Traits of a kind: `kind * 2 + side`; the second side of a plain card is `NO_TRAIT`. */
  readonly sides: Uint8Array;
  /** Whether a kind is an Anglerfish, which is played as an animal only: 1 or 0. */
  readonly anglerfish: Uint8Array;
}

const check = ({ cards }: Document): Fault[] => {
  const faults = repeats(
    cards.map(({ id }) => id),
    (index) => pointer('cards', index, 'id'),
    'duplicate-row',
  );
  for (const [index, { id, sides }] of cards.entries()) {
    if (new Set(sides).size < sides.length)
      faults.push(fault(pointer('cards', index, 'sides'), 'same-sides', `Both sides of ${id} are the same trait.`));
    if (sides.length > 1 && sides.includes('anglerfish'))
      faults.push(
        fault(
          pointer('cards', index, 'sides'),
          'anglerfish-side',
          'An Anglerfish is never a trait, so it stands alone.',
        ),
      );
  }
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_CARDS)
    faults.push(fault('/cards', 'too-many-cards', `At most ${MOST_CARDS} cards can be played with, got ${total}.`));
  if (!cards.some(({ set }) => set === 'base'))
    faults.push(fault('/cards', 'no-base-cards', 'A game needs cards of the base box.'));
  return faults;
};

const build = ({ cards }: Document): Content => ({
  ids: cards.map(({ id }) => id),
  counts: Uint8Array.from(cards, ({ count }) => count),
  expansion: Uint8Array.from(cards, ({ set }) => (set === 'base' ? 0 : 1)),
  sides: Uint8Array.from(
    cards.flatMap(({ sides: [first, second] }) => [
      first === undefined ? NO_TRAIT : traitOf(first),
      second === undefined ? NO_TRAIT : traitOf(second),
    ]),
  ),
  anglerfish: Uint8Array.from(cards, ({ sides }) => (sides[0] === TRAITS[ANGLERFISH] ? 1 : 0)),
});

/** Catalogs of Evolution. Card counts are those of the third edition (rules page, section 1), from public lists. */
export const catalog = catalogKind({ schema: DocumentSchema, builtIn: [printed], former, check, build });
