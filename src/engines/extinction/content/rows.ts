/** The rows of a catalog of Extinction. */
import Type, { type Static } from 'typebox';
import { SourceFields } from '../../../core/provenance.ts';
import { Line } from '../../../core/schema.ts';
import { StepsField } from './steps.ts';
import { AMBASSADORS, ANIMALS, BACKS, CARD_TYPES, PHASES, ROLES, SIDE, TILES } from './terms.ts';

const strict = { additionalProperties: false };
const whole = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const RowId = (description: string) => Type.String({ pattern: '^[a-z0-9-]{1,40}$', description });

const names = {
  name: Line(60, 'Name in English.'),
  french: Line(60, 'Name in French.'),
};

/** Rules that a card can change while it is in play. */
export const MODIFIED = ['birth-target', 'surcharge', 'least-die', 'closed', 'gap', 'split-safe'] as const;
/** What ambassadors count. */
export const COUNTS = [
  'nothing',
  'animals',
  'hand-cards',
  'money',
  'pile-tiles',
  'safe-animals',
  'pairs',
  'other-cubes',
  'zone-cards',
  'calm',
] as const;

/** Changes a rule for as long as a card is in play. */
export const ModifierField = Type.Object(
  {
    rule: Type.Enum([...MODIFIED], {
      description:
        'Added to the target of births; M$ more for an action; least value of a die on it; nobody may use it; pips by which a die must be higher (in place of the usual); parents that find no room are not lost.',
    }),
    by: Type.Optional(
      Type.Integer({ minimum: -4, maximum: 6, description: 'How much; none for closed and split-safe.' }),
    ),
    action: Type.Optional(RowId('Action that it is about; all that heed values when absent.')),
  },
  { ...strict, description: 'A rule that is otherwise while this is in play.' },
);

const events = {
  phase: Type.Optional(Type.Enum([...PHASES], { description: 'Phase that begins.' })),
  birth: Type.Optional(Type.Literal(true, { description: 'An animal is born.' })),
};
const oneEvent = { ...strict, minProperties: 1, maxProperties: 1, description: 'One event.' };

/** When a constant effect does what it says. */
export const TriggerField = Type.Object(
  { reveal: Type.Optional(RowId('Effect card of its deck that is revealed.')), ...events },
  oneEvent,
);
/** When an ability does what it says; effect cards differ by scenario, so it heeds none of them. */
const OwnTriggerField = Type.Object(events, oneEvent);

/** An action that is printed on the board. */
export const StarterRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    ...names,
    free: Type.Optional(Type.Literal(true, { description: 'Any number of dice of any values and seats.' })),
    steps: StepsField,
    ...SourceFields,
  },
  { ...strict, description: 'A starting action.' },
);

/** A player card. */
export const CardRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    role: Type.Enum([...ROLES, 'all'], {
      description: 'Deck it is in; all for those that each deck has (yellow titles).',
    }),
    copies: whole(1, 4, 'Cards like this in a deck.'),
    ...names,
    type: Type.Enum([...CARD_TYPES], { description: 'Type.' }),
    free: Type.Optional(Type.Literal(true, { description: 'An action without limits of placing.' })),
    steps: StepsField,
    ...SourceFields,
  },
  { ...strict, description: 'A player card.' },
);

/** A special ability. */
export const AbilityRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    role: Type.Enum([...ROLES], { description: 'Role that may choose it.' }),
    ...names,
    first: RowId('Card of the own deck that is played before the game.'),
    steps: Type.Optional(StepsField),
    on: Type.Optional(OwnTriggerField),
    modifiers: Type.Optional(Type.Array(ModifierField, { maxItems: 2, description: 'For the own turns.' })),
    ...SourceFields,
  },
  {
    ...strict,
    description:
      'Steps without a trigger are done once in each own turn, when the owner likes; with one, in own turns when it fires.',
  },
);

/** An ambassador. */
export const AmbassadorRow = Type.Object(
  {
    id: RowId('Country.'),
    ...names,
    back: Type.Enum([...BACKS], { description: 'Colour of the back.' }),
    dice: whole(0, 2, 'Dice that are rolled and added.'),
    count: Type.Enum([...COUNTS], {
      description:
        'What is counted and added: animals on the board, cards in all hands, M$ of all seats, tiles in the pile, animals without a tile beside them, pairs, cubes on other ambassadors, action cards of the zone, 6 less the constants in play.',
    }),
    target: whole(
      1,
      40,
      'With the cubes on the card, the least that makes a Yes; with four roles in play where it says `perRole`.',
    ),
    perRole: Type.Optional(
      whole(1, 4, 'By how much the target is higher for each role more, and lower for each less.'),
    ),
    ...SourceFields,
  },
  { ...strict, description: 'An ambassador.' },
);

/** An effect card. */
export const EffectRow = Type.Object(
  {
    id: RowId('Name in documents.'),
    deck: RowId('Scenario whose deck it is in.'),
    copies: whole(1, 6, 'Its numeral: cards like this in the deck.'),
    ...names,
    kind: Type.Enum(['immediate', 'constant'], { description: 'Done at once, or lasting.' }),
    steps: Type.Optional(StepsField),
    on: Type.Optional(TriggerField),
    modifiers: Type.Optional(Type.Array(ModifierField, { maxItems: 2, description: 'While it is in play.' })),
    ...SourceFields,
  },
  { ...strict, description: 'An effect card; a constant has a trigger with steps, or modifiers.' },
);

const Place = Type.Object(
  {
    row: whole(1, SIDE, 'From the top.'),
    column: whole(1, SIDE, 'From the left.'),
    animals: Type.Optional(whole(1, ANIMALS, 'Animals there; 1 when absent.')),
  },
  { ...strict, description: 'A space.' },
);

const LevelField = Type.Object(
  {
    tiles: whole(1, TILES, 'Tiles, those on the board included.'),
    money: whole(0, 5, 'M$ of each seat at the beginning.'),
    birthDie: whole(4, 20, 'Faces of the birth die.'),
    votes: whole(1, AMBASSADORS, 'Votes that win.'),
    constants: whole(0, 3, 'Constant effects in play at the beginning, drawn from the deck.'),
  },
  { ...strict, description: 'What a level of difficulty sets.' },
);

/** A scenario sheet. */
export const ScenarioRow = Type.Object(
  {
    id: RowId('Name in documents, and of its effect deck.'),
    ...names,
    side: Type.Enum(['forest', 'shore'], { description: 'Side of the board.' }),
    rows: whole(4, SIDE, 'Rows of the board.'),
    columns: whole(4, SIDE, 'Columns of the board.'),
    animals: Type.Array(Place, { minItems: 1, maxItems: 15, description: 'Where animals begin.' }),
    tiles: Type.Array(Place, { maxItems: 6, description: 'Where tiles lie at the beginning.' }),
    birth: Type.Object(
      {
        target: whole(0, 3, 'Added to the number of pairs.'),
        where: Type.Enum(['beside', 'with-or-beside'], {
          description: 'An empty space beside a pair; or that, or the space of the pair itself.',
        }),
        splits: Type.Boolean({
          description: 'Whether one of the pair then moves to an empty space beside, or is lost.',
        }),
      },
      { ...strict, description: 'Births.' },
    ),
    destruction: Type.Enum(['slide', 'spread', 'landslide'], {
      description:
        'slide: on the space rolled in a line with an animal; where a tile is there already, towards the nearest animal of that line, on the first space without one; spread: on a space beside a tile, as near as can be to the space rolled in a line with an animal, or on that space while there is no tile at all; landslide: on the space rolled in a line with an animal; where a tile is there already, on the space beside it with the most animals, and nowhere when all of them have tiles.',
    }),
    easy: LevelField,
    normal: LevelField,
    hard: LevelField,
    ...SourceFields,
  },
  { ...strict, description: 'A scenario.' },
);

/** Years of a game by seats. */
export const YearsRow = Type.Object(
  {
    seats: whole(1, 5, 'Seats.'),
    first: whole(1, 12, 'First voting year.'),
    second: whole(2, 13, 'Second voting year, the last.'),
    ...SourceFields,
  },
  { ...strict, description: 'Voting years.' },
);

export type Modifier = Static<typeof ModifierField>;
export type Trigger = Static<typeof TriggerField>;
export type Place = Static<typeof Place>;
export type Level = Static<typeof LevelField>;
export type Starter = Static<typeof StarterRow>;
export type Card = Static<typeof CardRow>;
export type Ability = Static<typeof AbilityRow>;
export type Ambassador = Static<typeof AmbassadorRow>;
export type Effect = Static<typeof EffectRow>;
export type Scenario = Static<typeof ScenarioRow>;
export type Years = Static<typeof YearsRow>;
