import Type, { type Static } from 'typebox';
import { AnimalId, CardId, FreeActionSchema, strict, TraitSchema } from './action-schema.ts';
import { MOST_CARDS } from './catalog/content.ts';
import { HUNTS, STEPS } from './frames.ts';
import { OptionsSchema } from './options.ts';
import { DEEPEST, GRAZED, HIBERNATING, HIDDEN, PHASES, PLAIN, POISONED, RESTED, REVEALED } from './state.ts';

export type { ActionJson } from './action-schema.ts';

/** What the main action of a go was, by number; see `state.ts`. */
export const MAINS = ['open', 'spent', 'hunted'] as const;

/** The ends of a pair card. */
export const ENDS = ['host', 'partner'] as const;

/** Marks of an animal, and the flags they are in a state. */
export const FLAGS = [
  ['revealed', REVEALED],
  ['notAnglerfish', PLAIN],
  ['hidden', HIDDEN],
  ['hibernating', HIBERNATING],
  ['hibernatedLastYear', RESTED],
  ['poisoned', POISONED],
  ['grazed', GRAZED],
] as const;

/** Traits that an animal can use up for a year; the others work as often as they can. */
export const USABLE = [
  'carnivorous',
  'mimicry',
  'piracy',
  'intellect',
  'specialization-a',
  'specialization-b',
  'metamorphose',
  'ink-cloud',
  'viviparous',
] as const;

/** What may have been tried in an attack: the bits of a frame, in order. */
export const TRIED = ['ran', 'moved', 'studied'] as const;

const SeatNumber = (description: string) => Type.Integer({ minimum: 0, maximum: 5, description });

const Count = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_CARDS, description });

/** A mark that is false when it is left out. */
const Mark = (description: string) => Type.Optional(Type.Boolean({ default: false, description }));

const orNull = (schema: typeof CardId, description: string) => Type.Union([schema, Type.Null()], { description });

const AnimalOrNull = (description: string) => Type.Union([AnimalId, Type.Null()], { description });

const Cards = (description: string) => Type.Array(CardId, { maxItems: MOST_CARDS, description });

const TraitCardSchema = Type.Object(
  {
    trait: TraitSchema,
    card: Type.Optional(CardId),
    full: Mark('Whether a fat card holds its yellow food.'),
    pairedWith: Type.Optional(AnimalId),
    used: Mark('Whether this pair card has passed food on in this round.'),
    waits: Type.Optional(
      Type.Array(Type.Enum([...ENDS]), {
        minItems: 1,
        maxItems: ENDS.length,
        uniqueItems: true,
        description: 'Ends of this pair card that are still to get their share; only while shares are pending.',
      }),
    ),
  },
  strict(
    'A trait card. A pair card stands at one of its animals only, a Symbiosis at the dependent one, with the other as `pairedWith`. Without `card` any card that fits is taken.',
  ),
);

const AnimalSchema = Type.Object(
  {
    id: AnimalId,
    card: orNull(CardId, 'The card that is the animal; null when the viewer cannot see it.'),
    revealed: Mark('Whether it is an Anglerfish that was turned up: then it is Carnivorous without a card for that.'),
    notAnglerfish: Mark('Whether all know that it is no Anglerfish, since it was attacked and did not turn up.'),
    food: Type.Object(
      { red: Count('Red food.'), blue: Count('Blue food.') },
      strict('Food of this year; yellow food is `full` at its fat card.'),
    ),
    traits: Type.Array(TraitCardSchema, { maxItems: MOST_CARDS, description: 'Its trait cards in order of play.' }),
    need: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 255,
        description: 'Food it needs to be fed, which follows from its traits.',
      }),
    ),
    usedThisYear: Type.Optional(
      Type.Array(TraitSchema, {
        maxItems: USABLE.length,
        uniqueItems: true,
        description: 'Traits it has used up for this year.',
      }),
    ),
    hidden: Mark('Whether it is in its Shell until the end of the year.'),
    hibernating: Mark('Whether it hibernates this year.'),
    hibernatedLastYear: Mark('Whether it did last year, so that it cannot now.'),
    poisoned: Mark('Whether it ate a poisonous animal this year.'),
    grazed: Mark('Whether it has grazed in this go.'),
    studied: Type.Optional(
      Type.Object(
        { prey: AnimalId, trait: TraitSchema },
        strict('What its Intellect ignores this year: a trait of one prey.'),
      ),
    ),
  },
  strict('An animal.'),
);

const DiscardSchema = Type.Object(
  {
    card: orNull(CardId, 'The card; null when the viewer cannot know it.'),
    seen: Type.Boolean({ description: 'Whether all have seen which card it is.' }),
    notAnglerfish: Mark('Whether all know that it is no Anglerfish.'),
  },
  strict('A discarded card.'),
);

const PlayerSchema = Type.Object(
  {
    hand: Type.Union([Cards('In the order of the catalog.'), Type.Null()], {
      description: 'Cards in hand; null when the viewer cannot see them.',
    }),
    handSize: Count('Cards in hand.'),
    passed: Mark('Whether the seat has passed in this phase.'),
    discards: Type.Array(DiscardSchema, {
      maxItems: MOST_CARDS,
      description: 'Its discard pile, which breaks ties; the oldest card first.',
    }),
    animals: Type.Array(AnimalSchema, { maxItems: MOST_CARDS, description: 'Its row, from left to right.' }),
  },
  strict('One seat.'),
);

const GoSchema = Type.Object(
  {
    main: Type.Optional(
      Type.Enum([...MAINS], { description: 'The main action: still to come, done, or done as an attack.' }),
    ),
    acted: Type.Optional(Type.Boolean({ description: 'Whether the seat has done anything in this go.' })),
    lastFree: Type.Optional(
      Type.Union([FreeActionSchema, Type.Null()], {
        description: 'The last free action since the main action; it decides which others would come to the same.',
      }),
    ),
  },
  strict('The go of the feeding phase that is on. What is left out follows from the rest, or has not happened.'),
);

const PendingSchema = Type.Union(
  [
    Type.Object(
      {
        type: Type.Literal('take', { description: 'A meal.' }),
        animal: AnimalOrNull('The animal; null when it was eaten meanwhile.'),
        asked: SeatNumber('How many seats, clockwise from the owner of the animal, have said whether they ambush.'),
      },
      strict('An animal takes red food from the bank and may be ambushed.'),
    ),
    Type.Object(
      {
        type: Type.Literal('attack', { description: 'An attack.' }),
        attacker: AnimalOrNull('The carnivore; null when it was eaten meanwhile.'),
        prey: AnimalOrNull('The prey; null when it was eaten meanwhile.'),
        kind: Type.Enum([...HUNTS], { description: 'In a go, as an ambush, or by an Anglerfish that strikes back.' }),
        step: Type.Enum([...STEPS], {
          description:
            'What is asked: whether an Anglerfish is turned up, what Intellect ignores, how the prey defends itself; or the attack is over, and what it set off goes on.',
        }),
        ignored: Type.Optional(
          Type.Union([TraitSchema, Type.Null()], { description: 'The trait of the prey that is ignored.' }),
        ),
        tried: Type.Optional(
          Type.Array(Type.Enum([...TRIED]), {
            maxItems: TRIED.length,
            uniqueItems: true,
            description: 'The prey ran in vain; Mimicry moved the attack; Intellect was used on it.',
          }),
        ),
      },
      strict('An attack.'),
    ),
    Type.Object(
      {
        type: Type.Literal('scavenge', { description: 'A carcass.' }),
        from: SeatNumber('Owner of the carnivore.'),
        passedOver: SeatNumber('How many seats, clockwise from that one, have no scavenger that can eat.'),
      },
      strict('An animal was eaten, and a seat chooses which of its scavengers gets food.'),
    ),
    Type.Object(
      {
        type: Type.Literal('shares', { description: 'Shares of pair cards.' }),
        asked: SeatNumber('Seat that is asked, or was asked last.'),
      },
      strict('Pair cards pass food on, in the order that the owner chooses; then births happen.'),
    ),
  ],
  { description: 'Something unfinished.' },
);

/** A state or view of Evolution. */
export const StateSchema = Type.Object(
  {
    game: Type.Literal('evolution', { description: 'This game.' }),
    version: Type.Literal(1, { description: 'Version of this document format.' }),
    catalog: Type.Optional(
      Type.Object(
        {
          id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
          hash: Type.Optional(
            Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 the catalog must have.' }),
          ),
        },
        strict('Content the game is played with; the default when absent.'),
      ),
    ),
    options: OptionsSchema,
    viewer: Type.Union([SeatNumber('A seat.'), Type.Literal('all')], {
      description: 'Seat whose view this is, or "all" for a full state.',
    }),
    year: Type.Integer({ minimum: 1, maximum: 100, description: 'Year being played, or the last one played.' }),
    phase: Type.Enum([...PHASES], { description: 'Phase of the year, or finished.' }),
    firstSeat: SeatNumber('Seat that began this year.'),
    turn: SeatNumber('Seat whose go it is; while something is pending another seat may be asked.'),
    bank: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 22, default: 0, description: 'Red food in the bank; 0 outside feeding.' }),
    ),
    deckSize: Count('Cards in the deck.'),
    deck: Type.Optional(
      Type.Union([Cards('The uppermost card first.'), Type.Null()], {
        description: 'The deck; null or absent in a view of a game that goes on.',
      }),
    ),
    centre: Cards('Shells at the centre of the table, which any seat may take; the oldest first.'),
    players: Type.Array(PlayerSchema, { minItems: 2, maxItems: 6, description: 'By seat, clockwise.' }),
    go: Type.Optional(GoSchema),
    births: Type.Optional(
      Type.Array(AnimalId, {
        maxItems: MOST_CARDS,
        description: 'Viviparous animals that give birth when all shares are settled, in the order they were fed.',
      }),
    ),
    pending: Type.Optional(
      Type.Array(PendingSchema, {
        maxItems: DEEPEST / 2,
        description: 'What is unfinished, the outermost first; the last one asks.',
      }),
    ),
  },
  strict('A full state or a seat’s view of Evolution.'),
);

export type StateJson = Static<typeof StateSchema>;
