import Type, { type Static } from 'typebox';
import { envelopeFields } from '../../kit/envelope.ts';
import { FREE_FROM, SHIELD_AGAINST, SKIPPED } from '../content/steps.ts';
import { AMBASSADORS, ANIMALS, BACKS, CUBES, DECK, EFFECTS, MONEY, ROLES, TILES } from '../content/terms.ts';
import { OptionsSchema } from '../rules/options.ts';
import { BONUS, DICE, ENDINGS, FRAMES, PLACES } from '../rules/terms.ts';
import { CardName, count, FullCardName, orNull, place, rowId, strict } from './fields.ts';
import { FrameSchema } from './pending-schema.ts';

const cards = (description: string) => Type.Array(CardName, { maxItems: DECK, description });
const EffectId = rowId('Effect card of the scenario.', 'poachers');
const effects = (description: string) => Type.Array(EffectId, { maxItems: EFFECTS, description });
const slots = (description: string) =>
  Type.Array(count(AMBASSADORS, 'Place in the row, from 1.', 1), {
    maxItems: AMBASSADORS,
    uniqueItems: true,
    description,
  });

const DieSchema = Type.Object(
  {
    value: count(6, 'What it shows.', 1),
    on: orNull(FullCardName, 'The action it lies on; null while it is not placed.'),
    returned: Type.Optional(
      Type.Literal(true, { description: 'It was taken back in this turn, and cannot be again.' }),
    ),
  },
  { ...strict, description: 'An action die.' },
);

const PermanentSchema = Type.Object(
  { card: CardName, used: Type.Optional(Type.Literal(true, { description: 'It was used in this turn.' })) },
  { ...strict, description: 'A permanent card.' },
);

const MemberSchema = Type.Object(
  {
    role: orNull(Type.Enum([...ROLES], { description: 'Role.' }), 'The role; null while it is not chosen.'),
    ability: orNull(rowId('A special ability of the role.', 'den-watch'), 'The ability; null while it is not chosen.'),
    money: count(MONEY, 'M$.'),
    acted: Type.Boolean({ description: 'Whether it has begun its turn of this year.' }),
    dice: Type.Array(DieSchema, { maxItems: DICE, description: 'Its three dice; none before its first turn.' }),
    hand: orNull(cards('Cards.'), 'Its hand; null when the viewer cannot see it.'),
    handSize: Type.Optional(count(DECK, 'Cards in hand; needed where they are hidden.')),
    deck: orNull(cards('Cards.'), 'Its deck from the top; null when the viewer cannot see it.'),
    deckSize: Type.Optional(count(DECK, 'Cards in the deck; needed where they are hidden.')),
    actions: cards('Its cards in the action zone, which are open to everybody.'),
    permanents: Type.Array(PermanentSchema, { maxItems: DECK, description: 'Its permanent cards in play.' }),
    discards: cards('Its discard pile.'),
  },
  { ...strict, description: 'A role in play.' },
);

const AmbassadorSchema = Type.Object(
  {
    back: Type.Enum([...BACKS], { description: 'Colour of the back.' }),
    id: orNull(rowId('Country.', 'brazil'), 'The country; null while it is face down and the viewer cannot see it.'),
    revealed: Type.Boolean({ description: 'Whether it is face up.' }),
    cubes: count(CUBES, 'Influence cubes on it.'),
  },
  { ...strict, description: 'An ambassador.' },
);

const HerdSchema = Type.Object(
  { ...place, animals: count(ANIMALS, 'How many are there.', 1) },
  { ...strict, description: 'A space with animals.' },
);
const TileSchema = Type.Object(place, { ...strict, description: 'A space with a destruction tile.' });

/** Flags that are left out where there is nothing to say. */
const flags = {
  skips: Type.Optional(
    Type.Array(Type.Enum([...SKIPPED]), {
      maxItems: 3,
      uniqueItems: true,
      description: 'Phases that are skipped once.',
    }),
  ),
  shields: Type.Optional(
    Type.Array(Type.Enum([...SHIELD_AGAINST]), {
      maxItems: 2,
      uniqueItems: true,
      description: 'What is prevented once.',
    }),
  ),
  free: Type.Optional(
    Type.Array(Type.Enum([...FREE_FROM]), {
      maxItems: 2,
      uniqueItems: true,
      description: 'What the next die of this turn need not heed.',
    }),
  ),
  birthBonus: Type.Optional(
    Type.Integer({ minimum: -BONUS, maximum: BONUS, description: 'Added to the target of births in this turn.' }),
  ),
  abilityUsed: Type.Optional(Type.Literal(true, { description: 'The role to act has used its ability in this turn.' })),
};

/** A state or view of Extinction. */
export const StateSchema = Type.Object(
  {
    ...envelopeFields('extinction', OptionsSchema, count(PLACES - 1, 'Seat.')),
    year: count(13, 'Year, from 1.', 1),
    current: count(PLACES - 1, 'Whose turn it is, or who is set up, by place in the team from 0.'),
    firstSeat: Type.Optional(count(PLACES - 1, 'Who will begin, by place in the team; only before the first turn.')),
    team: Type.Array(MemberSchema, {
      minItems: 2,
      maxItems: PLACES,
      description: 'Roles in play by seat; a solo game has two, both of seat 0.',
    }),
    animals: Type.Array(HerdSchema, { maxItems: ANIMALS, description: 'Where animals are.' }),
    tiles: Type.Array(TileSchema, { maxItems: TILES, description: 'Where destruction tiles lie.' }),
    ambassadors: Type.Array(AmbassadorSchema, {
      minItems: AMBASSADORS,
      maxItems: AMBASSADORS,
      description: 'The row: three with blue backs, two green, one grey.',
    }),
    effectDeck: orNull(effects('Cards.'), 'The effect deck from the top; null when the viewer cannot see it.'),
    effectDeckSize: Type.Optional(count(EFFECTS, 'Cards in the effect deck; needed where they are hidden.')),
    foreseen: effects('Its top cards that were revealed to all and put back, from the top.'),
    effectDiscards: effects('Effect cards that were discarded, in any order.'),
    constants: effects('Constant effects in play, the oldest first.'),
    shown: Type.Optional(rowId('The immediate effect that is being resolved.', 'poachers')),
    ...flags,
    votes: Type.Optional(slots('Ambassadors that voted Yes in the last vote; absent before there was one.')),
    bestVotes: Type.Optional(slots('Those of the best vote; the last one when absent.')),
    ending: Type.Optional(Type.Enum([...ENDINGS], { description: 'How the game ended; absent while it goes on.' })),
    pending: Type.Optional(
      Type.Array(FrameSchema, {
        maxItems: FRAMES - 2,
        description:
          'Programs in progress, the innermost last. Absent while the role to act places its dice, and while one who is set up chooses.',
      }),
    ),
  },
  { ...strict, description: 'A full state or a seat’s view of Extinction.' },
);
export type StateJson = Static<typeof StateSchema>;

/** A role in play. */
export type MemberJson = StateJson['team'][number];
