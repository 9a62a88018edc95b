/** The companion document of a real table: Gaïa's counters, and of the person only what her rules ask for. */
import Type, { type Static } from 'typebox';
import { Line } from '../../../../core/schema.ts';
import { ACTIONS } from '../../content/boards.ts';
import { MOST_ANIMALS } from '../core/activation.ts';
import { GAIA_ANIMAL_FIELDS } from '../core/animal.ts';
import { GAIA_LEAVES, OBJECTIVES, type Objective } from '../core/leaves.ts';
import { DIFFICULTIES, GAIA_DECK, PASSES } from '../core/numbers.ts';
import { TABLE_RULINGS } from '../core/rulings.ts';

const strict = { additionalProperties: false };
const count = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });

/** Most of anything that adds up in a game; more than all its turns can bring. */
const MOST = 99_999;
/** Most soil gained in a turn, and points of a person, that are believed. */
export const MOST_SOIL = 999;
export const MOST_SCORE = 9999;
/** A tableau, an island and a climate. */
export const MOST_BLUE = 18;
/** Earth cards there are. */
export const MOST_CARDS = 283;
/** Least and most printed points of an Earth card. */
export const LEAST_POINTS = -9;
export const MOST_POINTS = 15;

const OwnAnimal = Type.Object(
  {
    name: Line(60, 'Its name, as the steps are to call it.'),
    ...GAIA_ANIMAL_FIELDS,
  },
  { ...strict, description: 'An animal by the figures of its card.' },
);

const AnimalEntry = Type.Union(
  [
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'Id of an animal that Arbor knows, or its name in English or French.',
    }),
    OwnAnimal,
  ],
  { description: 'An animal of Gaïa’s.' },
);
export type AnimalEntry = Static<typeof AnimalEntry>;

const OptionsField = Type.Object(
  {
    difficulty: Type.Enum([...DIFFICULTIES], {
      description: 'How strong Gaïa is; printed Débutant, Standard, Difficile, Expert.',
    }),
    cards: Type.Optional(
      Type.Enum(['table', 'arbor'], {
        default: 'table',
        description: 'Who shuffles Gaïa’s six cards: the person, who tells each card, or Arbor.',
      }),
    ),
    animals: Type.Optional(
      Type.Array(AnimalEntry, {
        maxItems: MOST_ANIMALS,
        description: 'Gaïa’s animals, from left to right; absent or empty without Animal Kingdom.',
      }),
    ),
    rulings: Type.Optional(TABLE_RULINGS.schema),
  },
  { ...strict, description: 'What is played.' },
);

const ClaimField = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 2, description: 'Order of arrival of her leaf.' }),
);

const GaiaField = Type.Object(
  {
    soil: count(9, 'Soil.'),
    sprouts: count(MOST, 'Sprouts.'),
    growth: count(MOST, 'Pieces of growth, canopies included.'),
    compost: count(MOST, 'Cards of her compost.'),
    pile: Type.Object(
      {
        cards: count(MOST_CARDS, 'Cards.'),
        points: Type.Integer({ minimum: -MOST, maximum: MOST, description: 'Points they bring.' }),
      },
      { ...strict, description: 'Her face-up Earth pile.' },
    ),
    claims: Type.Object(
      {
        'upper-left': ClaimField,
        'upper-right': ClaimField,
        'lower-left': ClaimField,
        'lower-right': ClaimField,
      } satisfies Record<Objective, unknown>,
      { ...strict, description: 'Objectives with a leaf of hers.' },
    ),
    completion: Type.Boolean({ description: 'Whether the completion bonus is hers.' }),
    discardedLeaves: count(GAIA_LEAVES, 'Leaves the person discarded for animals; they lie on her board.'),
    pass: Type.Integer({ minimum: 1, maximum: PASSES, description: 'First or second time through her six cards.' }),
    cards: Type.Array(Type.Enum([...GAIA_DECK]), {
      maxItems: GAIA_DECK.length,
      description: 'Her cards that are still to come in this pass, in no order.',
    }),
    card: Type.Union([Type.Enum([...GAIA_DECK]), Type.Null()], {
      description: 'The card of her turn, where Arbor shuffles; null before it is turned up.',
    }),
    skips: Type.Boolean({ description: 'Whether her next turn is skipped.' }),
    stored: Type.Array(count(MOST, 'Pieces.'), {
      maxItems: MOST_ANIMALS,
      description: 'What the storage zone of each of her animals holds.',
    }),
  },
  { ...strict, description: 'What lies before Gaïa.' },
);

const HumanField = Type.Object(
  {
    action: Type.Optional(Type.Enum([...ACTIONS], { description: 'The action of the turn.' })),
    card: Type.Optional(Type.Enum([...GAIA_DECK], { description: 'The card of Gaïa’s that came up.' })),
    soilGained: Type.Optional(
      count(MOST_SOIL, 'Soil gained in this turn: by the action, by activations and for sprouts, but not by events.'),
    ),
    cardsDrawn: Type.Optional(
      count(MOST_CARDS, 'Cards drawn in this turn by the action and by activations, but not by events.'),
    ),
    blueCards: Type.Optional(
      count(MOST_BLUE, 'Cards of tableau, island and climate that have a blue or multicolour ability.'),
    ),
    pile: Type.Optional(
      Type.Array(Type.Integer({ minimum: LEAST_POINTS, maximum: MOST_POINTS, description: 'Printed points.' }), {
        maxItems: 3,
        description: 'Printed points of each card that went face up to Gaïa’s Earth pile.',
      }),
    ),
    deckEmpty: Type.Optional(
      Type.Literal(true, {
        description: 'Deck and discard pile ran out, so that fewer cards than usual went to her Earth pile.',
      }),
    ),
    objective: Type.Optional(
      Type.Enum([...OBJECTIVES], { description: 'On a Gyre: the objective chosen for Gaïa’s leaf.' }),
    ),
    leafThere: Type.Optional(
      Type.Boolean({ description: 'On a Gyre: whether a leaf of the person lies on that objective.' }),
    ),
    leavesDiscarded: Type.Optional(
      count(GAIA_LEAVES, 'With Animal Kingdom: leaves discarded for animals in this turn.'),
    ),
    complete: Type.Optional(Type.Boolean({ description: 'When planting: whether the tableau now holds 16 cards.' })),
    score: Type.Optional(
      Type.Integer({
        minimum: -MOST_SCORE,
        maximum: MOST_SCORE,
        description: 'When the game is over: the person’s points.',
      }),
    ),
  },
  { ...strict, description: 'What the person tells of the moment that is over; absent to be told what is asked.' },
);
export type Human = Static<typeof HumanField>;

/** Moments of a table: after the person's turn, after the person's part of Gaïa's turn, when it is over, when it is scored. */
export const STAGES = ['turn', 'gaia', 'over', 'scored'] as const;
export type Stage = (typeof STAGES)[number];

/** A companion document. Without `gaia` it is a game that has not begun. */
export const TableSchema = Type.Object(
  {
    game: Type.Literal('earth', { description: 'This game.' }),
    version: Type.Literal(1, { description: 'Version of this document format.' }),
    kind: Type.Literal('automa', { description: 'A companion of a real table, not a state.' }),
    options: OptionsField,
    stage: Type.Optional(
      Type.Enum([...STAGES], {
        description:
          'What is told next: a turn of the person, their part of a turn of Gaïa’s, their score, or nothing.',
      }),
    ),
    complete: Type.Optional(Type.Boolean({ description: 'Whether the person’s tableau holds 16 cards.' })),
    gaia: Type.Optional(GaiaField),
    human: Type.Optional(HumanField),
  },
  { ...strict, description: 'Gaïa at a real table: her counters and the figures she needs.' },
);
export type TableJson = Static<typeof TableSchema>;
export type GaiaJson = Static<typeof GaiaField>;
