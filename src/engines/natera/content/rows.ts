/** The rows of a catalog of NATERA. */
import Type, { type Static } from 'typebox';
import { SourceFields } from '../../../core/provenance.ts';
import { Line } from '../../../core/schema.ts';
import { CostField, StepsField } from './steps.ts';
import { AREAS, BACKGROUNDS, CARD_TYPES, GROWTH, LETTERS, PILES, RESOURCES, TYPES, ZONES } from './terms.ts';

const strict = { additionalProperties: false };
const whole = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const RowId = (description: string) => Type.String({ pattern: '^[a-z0-9-]{1,40}$', description });

const names = {
  name: Line(60, 'Name in English.'),
  french: Line(60, 'Name in French.'),
};

/** What points are given for, beside a plain number of them. */
export const COUNTED = [...TYPES, ...ZONES, 'colonies', 'growth', 'advanced'] as const;
/** What a discount is on. */
export const DISCOUNTED = ['cards', 'hire', 'colony'] as const;
/** Whose cards `play` heeds: of a type, any, or of one that its owner has not had in play. */
export const PLAYED = [...TYPES, 'any', 'new'] as const;
/** What a tribe can do that no trigger or discount says. */
export const TRAITS = ['fungible', 'river-abilities', 'peek', 'double-bonus'] as const;
/** What objectives ask for. */
export const CONDITIONS = [
  'specialists',
  'dear-and-cheap',
  'plain-specialists',
  'different-points',
  'colonies',
  'colonies-in',
  'high-colonies',
  'cards-of',
  'presence-cards',
  'authority-cards',
  'advanced-cards',
  'each-track',
  'growth',
  'column',
  'rows',
] as const;

/** When a lasting row does what it says. */
export const TriggerField = Type.Object(
  {
    deploy: Type.Optional(
      Type.Enum([...AREAS, 'anywhere'], { description: 'An own pawn is deployed to a location there.' }),
    ),
    play: Type.Optional(
      Type.Enum([...PLAYED], {
        description:
          'An exploration card of this type is played; new: each type, specialists hired included, that its owner has in play for the first time.',
      }),
    ),
    hire: Type.Optional(Type.Literal(true, { description: 'A specialist is hired.' })),
    colony: Type.Optional(Type.Literal(true, { description: 'A colony is established.' })),
    growth: Type.Optional(Type.Literal(true, { description: 'A growth token is placed.' })),
    discard: Type.Optional(Type.Literal(true, { description: 'Cards are discarded, however many at once.' })),
    joined: Type.Optional(
      Type.Literal(true, { description: 'A pawn of another seat is placed where an own pawn stands.' }),
    ),
  },
  { ...strict, minProperties: 1, maxProperties: 1, description: 'One event.' },
);

/** What its owner pays less. */
export const DiscountField = Type.Object(
  {
    on: Type.Enum([...DISCOUNTED], { description: 'Cards that are played, specialists, or colonies.' }),
    of: Type.Enum([...RESOURCES], { description: 'Resource: of cards one of the first three, food, material.' }),
    by: whole(1, 6, 'How much less, never below nothing.'),
  },
  { ...strict, description: 'A discount.' },
);

/** Points that depend on the end of the game. */
export const PointsPerField = Type.Object(
  {
    per: Type.Enum([...COUNTED], {
      description: 'Own cards of a type, levels of a track, colonies, growth tokens, or advanced cards.',
    }),
    every: whole(1, 5, 'So many of them count once.'),
    points: whole(1, 4, 'Points each time.'),
  },
  { ...strict, description: 'Points at the end.' },
);

const PrerequisiteField = Type.Object(
  {
    presence: Type.Optional(Type.Enum([...AREAS], { description: 'An own pawn stands in this zone.' })),
    authority: Type.Optional(Type.Enum([...ZONES], { description: 'Level on this track, of at least `least`.' })),
    cards: Type.Optional(Type.Enum([...TYPES], { description: 'Own cards of this type, at least `least`.' })),
    least: Type.Optional(whole(1, 10, 'Level, or number of cards; none for presence.')),
  },
  { ...strict, minProperties: 1, maxProperties: 2, description: 'One prerequisite.' },
);

const points = {
  points: Type.Optional(whole(1, 9, 'Points at the end.')),
  pointsPer: Type.Optional(PointsPerField),
};
const lasting = {
  on: Type.Optional(TriggerField),
  discount: Type.Optional(DiscountField),
};

/** A location of the board, or a tile of one. */
export const LocationRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    area: Type.Enum([...AREAS], { description: 'Zone.' }),
    tier: whole(0, 3, 'Tier; 0 for the forest.'),
    cost: Type.Optional(CostField),
    steps: StepsField,
    bonus: Type.Optional(StepsField),
    ...SourceFields,
  },
  {
    ...strict,
    description:
      'A location, what it costs and gives to who explores it, and the bonus of a colony there; the forest has none.',
  },
);

/** An exploration card. */
export const CardRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    pile: Type.Enum([...PILES], { description: 'Pile.' }),
    nuclear: Type.Optional(Type.Literal(true, { description: 'Of the mini-expansion.' })),
    price: Type.Object(
      {
        endurance: whole(1, 20, 'Endurance.'),
        agility: whole(1, 20, 'Agility.'),
        intelligence: whole(1, 20, 'Intelligence.'),
      },
      { ...strict, description: 'Prices, of which one is paid.' },
    ),
    requires: Type.Optional(
      Type.Array(PrerequisiteField, { minItems: 1, maxItems: 2, description: 'What must hold before it is played.' }),
    ),
    types: Type.Array(Type.Enum([...CARD_TYPES], { description: 'Type.' }), {
      maxItems: 3,
      uniqueItems: true,
      description: 'Types that it shows.',
    }),
    background: Type.Enum([...BACKGROUNDS], {
      description: 'Done once, in each rest phase, as an action that is paid for, or lasting.',
    }),
    cost: Type.Optional(CostField),
    steps: Type.Optional(StepsField),
    ...lasting,
    ...points,
    ...SourceFields,
  },
  {
    ...strict,
    description:
      'An exploration card. An immediate one may be done in any order of its steps; an ability may have a cost; a passive one has a trigger with steps, or a discount.',
  },
);

/** A specialist. */
export const SpecialistRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    price: whole(1, 40, 'Food.'),
    steps: StepsField,
    ability: Type.Object(
      { energy: whole(1, 9, 'Energy that it costs.'), steps: StepsField },
      { ...strict, description: 'What may be done as an action.' },
    ),
    ...points,
    ...SourceFields,
  },
  { ...strict, description: 'A specialist: what hiring gives at once, and the action that it offers.' },
);

/** An objective on an accomplishment tile. */
export const ObjectiveRow = Type.Object(
  {
    id: RowId('Letter and number.'),
    ...names,
    letter: Type.Enum([...LETTERS], { description: 'Letter of the tile.' }),
    number: whole(1, 4, 'Number of its set.'),
    condition: Type.Enum([...CONDITIONS], {
      description:
        'Specialists; two above price 19 and two below 20; specialists without endurance, agility and intelligence; specialists whose points all differ; colonies; one in each of `zones`; those on tiers 2 and 3; cards of `type`; cards that ask for presence, or for authority; advanced cards; that level on each track; growth tokens; a whole column; rows beside each other.',
    }),
    least: whole(1, 10, 'How many, or what level.'),
    type: Type.Optional(Type.Enum([...TYPES], { description: 'For cards of a type.' })),
    zones: Type.Optional(
      Type.Array(Type.Enum([...ZONES], { description: 'Zone.' }), {
        minItems: 1,
        maxItems: 4,
        uniqueItems: true,
        description: 'For colonies in zones.',
      }),
    ),
    ...SourceFields,
  },
  { ...strict, description: 'An objective.' },
);

/** A tribe with its mini-tile. */
export const TribeRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    nuclear: Type.Optional(Type.Literal(true, { description: 'Of the mini-expansion.' })),
    complexity: whole(1, 5, 'As printed.'),
    leaders: whole(0, 4, 'Pawns that are leaders.'),
    explorers: whole(0, 4, 'Pawns that are explorers.'),
    start: StepsField,
    tile: StepsField,
    setup: Type.Optional(StepsField),
    production: StepsField,
    ...lasting,
    steps: Type.Optional(StepsField),
    joiner: Type.Optional(StepsField),
    trait: Type.Optional(
      Type.Enum([...TRAITS], {
        description:
          'Agility and intelligence stand for each other; abilities of specialists in the river may be used; the top of a pile may be looked at before a draw; bonuses of own colonies count twice when a leader comes.',
      }),
    ),
    colonyPoints: Type.Optional(whole(1, 5, 'Points of a colony, in place of 3.')),
    ...SourceFields,
  },
  {
    ...strict,
    description:
      'A tribe: what its mini-tile gives at the beginning (`start`) and produces (`tile`), what else it does in the set-up, what its card produces, and what lasts: a trigger with its `steps` and those of a seat that joined it (`joiner`), a discount, or a trait.',
  },
);

/** One side of a science board. */
export const BoardRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    board: whole(1, 5, 'Board.'),
    side: Type.Enum(['a', 'b'], { description: 'Side.' }),
    spaces: Type.Array(
      Type.Object(
        {
          cost: Type.Optional(CostField),
          steps: Type.Optional(StepsField),
          points: Type.Optional(whole(1, 9, 'Points at the end, when it is covered.')),
        },
        { ...strict, description: 'A space; those of the bottom row produce, and the others give at once.' },
      ),
      { minItems: GROWTH, maxItems: GROWTH, description: 'Spaces, row by row from the bottom, from left to right.' },
    ),
    links: Type.Array(
      Type.Array(whole(1, GROWTH, 'Space.'), { minItems: 2, maxItems: 2, description: 'Two spaces that are linked.' }),
      { minItems: 1, maxItems: 40, description: 'Links between spaces, counted from 1.' },
    ),
    ...SourceFields,
  },
  { ...strict, description: 'A side of a science board.' },
);

/** The disc of a zone. */
export const DiscRow = Type.Object(
  { id: Type.Enum([...ZONES], { description: 'Zone.' }), ...names, steps: StepsField, ...SourceFields },
  { ...strict, description: 'What the leader of a zone produces.' },
);

export type Trigger = Static<typeof TriggerField>;
export type Discount = Static<typeof DiscountField>;
export type PointsPer = Static<typeof PointsPerField>;
export type Prerequisite = Static<typeof PrerequisiteField>;
export type Location = Static<typeof LocationRow>;
export type Card = Static<typeof CardRow>;
export type Specialist = Static<typeof SpecialistRow>;
export type Objective = Static<typeof ObjectiveRow>;
export type Tribe = Static<typeof TribeRow>;
export type Board = Static<typeof BoardRow>;
export type Disc = Static<typeof DiscRow>;
