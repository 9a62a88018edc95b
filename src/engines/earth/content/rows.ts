import Type, { type Static } from 'typebox';
import { SourceFields } from '../../../core/provenance.ts';
import { Line } from '../../../core/schema.ts';
import { FEATURES, MEASURES } from './measures.ts';
import { FLORA_KINDS, HABITATS, MARKERS, PRINTED_COLOURS, TRAITS } from './traits.ts';

const strict = { additionalProperties: false };
const small = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const optional = (maximum: number, description: string) => Type.Optional(small(1, maximum, description));

const TraitField = Type.Enum([...TRAITS], { description: 'Something a card has or has not.' });
const ActionColour = Type.Enum(['red', 'blue', 'yellow'], { description: 'Colour of an action.' });

export const CostField = Type.Object(
  {
    soil: optional(9, 'Soil.'),
    sprouts: optional(9, 'Sprouts, from any flora.'),
    growth: optional(9, 'Growth pieces, from any flora.'),
    compostHand: optional(9, 'Cards from the hand to the compost.'),
    compost: optional(9, 'Cards from the top of the compost to the discard pile.'),
  },
  { ...strict, description: 'All of it is paid, or the ability is not used.' },
);

export const GainField = Type.Object(
  {
    soil: optional(20, 'Soil.'),
    draw: optional(20, 'Cards to the hand.'),
    compostDeck: optional(20, 'Cards from the deck to the compost, unseen.'),
    compostHand: optional(20, 'Up to so many cards from the hand to the compost.'),
    sprouts: optional(20, 'Sprouts.'),
    growth: optional(20, 'Growth pieces.'),
  },
  { ...strict, description: 'May be taken in part.' },
);

/** Points for a count: so many for every `per`, or by a table. */
export const ScoreField = Type.Object(
  {
    what: Type.Enum([...MEASURES], { description: 'What is counted.' }),
    trait: Type.Optional(TraitField),
    by: Type.Optional(Type.Enum([...FEATURES], { description: 'What the cards of a line are compared by.' })),
    least: optional(9, 'Sprouts or growth a flora needs to count.'),
    points: optional(20, 'Points for every `per` counted.'),
    per: optional(9, 'Cards a step of points needs; 1 when absent.'),
    max: optional(40, 'Most points.'),
    table: Type.Optional(
      Type.Array(small(0, 99, 'Points.'), { minItems: 1, maxItems: 16, description: 'Points for 1, 2, … and more.' }),
    ),
  },
  { ...strict, description: 'Points at the end of the game.' },
);
export type ScoreRow = Static<typeof ScoreField>;

const AbilityField = Type.Object(
  {
    colour: Type.Enum([...PRINTED_COLOURS], { description: 'When it fires; black on planting or playing.' }),
    cost: Type.Optional(CostField),
    gain: Type.Optional(GainField),
    on: Type.Optional(
      Type.Object(
        {
          where: Type.Enum(['neighbours', 'row', 'column'], { description: 'Of this card.' }),
          each: Type.Optional(Type.Enum([...FLORA_KINDS], { description: 'So many on each flora of this kind.' })),
        },
        { ...strict, description: 'Where sprouts or growth go; anywhere when absent.' },
      ),
    ),
    onlyIfChosen: Type.Optional(Type.Literal(true, { description: 'Only for the seat that chose this action.' })),
    perPlanted: Type.Optional(TraitField),
    onEvent: Type.Optional(Type.Literal(true, { description: 'Whenever its owner plays an event.' })),
    copies: Type.Optional(ActionColour),
    allKinds: Type.Optional(Type.Literal(true, { description: 'The card is all four kinds of flora.' })),
    discount: Type.Optional(
      Type.Object(
        { trait: TraitField, amount: small(1, 3, 'Soil less.') },
        { ...strict, description: 'What its owner plants cheaper.' },
      ),
    ),
    ban: Type.Optional(ActionColour),
    replaceWith: Type.Optional(ActionColour),
    payWith: Type.Optional(Type.Enum(['hand', 'sprouts', 'growth'], { description: 'Instead of soil, one for one.' })),
    keepOneOfCompost: Type.Optional(small(2, 4, 'Top cards of the compost to look at; one goes to the hand.')),
    score: Type.Optional(ScoreField),
  },
  { ...strict, description: 'One printed ability.' },
);
export type AbilityRow = Static<typeof AbilityField>;

const common = {
  name: Line(60, 'Name as in the English edition.'),
  points: small(-9, 15, 'Printed points.'),
  abilities: Type.Array(AbilityField, { maxItems: 2, description: 'Printed abilities.' }),
  ...SourceFields,
};
const HabitatsField = Type.Array(Type.Enum([...HABITATS]), { maxItems: 4, description: 'Printed habitats.' });

/** A flora, a terrain or an event. */
export const CardRow = Type.Object(
  {
    id: small(1, 283, 'Printed number.'),
    kind: Type.Enum([...FLORA_KINDS, 'all-types', 'terrain', 'event'], { description: 'Type of card.' }),
    cost: Type.Optional(small(0, 15, 'Soil to plant it; events have none.')),
    sproutSpaces: Type.Optional(small(0, 6, 'Spaces for sprouts; flora only.')),
    growthSpaces: Type.Optional(small(0, 9, 'Spaces for growth, the canopy included; flora only.')),
    canopy: Type.Optional(small(0, 15, 'Points of the full growth.')),
    habitats: Type.Optional(HabitatsField),
    markers: Type.Optional(Type.Array(Type.Enum([...MARKERS]), { maxItems: 3, description: 'Marks of the name.' })),
    ...common,
  },
  { ...strict, description: 'An Earth card.' },
);
export type Card = Static<typeof CardRow>;

/** The id of one side of a two-sided card. */
export const SideId = Type.String({ pattern: '^[0-9]{3}-[12]$', description: 'Printed number and side.' });

/** One side of a climate card. */
export const ClimateRow = Type.Object(
  { id: SideId, habitats: HabitatsField, ...common },
  { ...strict, description: 'A side of a climate card.' },
);

/** One side of an island card. */
export const IslandRow = Type.Object(
  {
    id: SideId,
    habitats: HabitatsField,
    start: Type.Object(
      {
        draw: small(0, 20, 'Cards drawn.'),
        compost: small(0, 9, 'Cards of them composted.'),
        soil: small(0, 20, 'Soil.'),
      },
      { ...strict, description: 'What its owner begins with.' },
    ),
    ...common,
  },
  { ...strict, description: 'A side of an island card.' },
);
/** What islands and climates have in common. */
export type Side = Static<typeof ClimateRow>;
export type Island = Static<typeof IslandRow>;

/** One side of an ecosystem card. */
export const EcosystemRow = Type.Object(
  { id: SideId, name: common.name, score: ScoreField, ...SourceFields },
  { ...strict, description: 'A side of an ecosystem card.' },
);

/** One side of a fauna card. */
export const FaunaRow = Type.Object(
  {
    id: SideId,
    name: common.name,
    goal: Type.Object(
      {
        count: small(1, 30, 'How many it takes.'),
        what: Type.Enum([...MEASURES], { description: 'What is counted.' }),
        trait: Type.Optional(TraitField),
        least: optional(9, 'Sprouts or growth a flora needs to count.'),
      },
      { ...strict, description: 'The objective.' },
    ),
    ...SourceFields,
  },
  { ...strict, description: 'A side of a fauna card.' },
);
