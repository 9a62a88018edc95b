import Type, { type Static } from 'typebox';
import { ACTIONS } from '../content/boards.ts';
import { SideId } from '../content/rows.ts';
import { GAIA_DECK } from '../gaia/core/numbers.ts';
import { OptionsSchema } from '../rules/options.ts';
import { MOST_SHUFFLES, STAGE } from '../rules/terms.ts';

export const strict = { additionalProperties: false };
export const count = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });
const orNull = <T extends Type.TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A printed number of an Earth card. */
export const CardId = Type.Integer({ minimum: 1, maximum: 283, description: 'Printed number of an Earth card.' });
const SeatField = Type.Integer({ minimum: 0, maximum: 4, description: 'A seat.' });
export const AnimalId = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 30,
  description: 'An animal of the catalog.',
  examples: ['panda-roux'],
});
const SpaceField = count(15, 'Space: row times 4 plus column.');
const Cards = (description: string) => Type.Array(CardId, { maxItems: 283, description });
export const position = {
  row: count(3, 'Row of the tableau, from the top; its first row with a card is 0.'),
  column: count(3, 'Column of the tableau, from the left; its first column with a card is 0.'),
};

const PlantedSchema = Type.Object(
  {
    card: CardId,
    ...position,
    sprouts: Type.Optional(count(6, 'Sprouts on it.')),
    growth: Type.Optional(count(9, 'Growth pieces on it, the canopy included.')),
    fresh: Type.Optional(Type.Literal(true, { description: 'Planted in this turn.' })),
  },
  { ...strict, description: 'A card of a tableau.' },
);

const CompostedSchema = Type.Object(
  {
    card: orNull(CardId, 'The card; null when the viewer has not seen it.'),
    from: Type.Enum(['deck', 'hand'], { description: 'Where it comes from: unseen, or known to its owner.' }),
    shuffle: Type.Optional(
      count(MOST_SHUFFLES, 'Shuffles of the discard pile before it was composted; 0 when absent.'),
    ),
  },
  { ...strict, description: 'A card of a compost.' },
);

const DealtSchema = Type.Object(
  {
    islands: Type.Array(SideId, { maxItems: 4, description: 'Island sides to choose from.' }),
    climates: Type.Array(SideId, { maxItems: 4, description: 'Climate sides to choose from.' }),
    ecosystems: Type.Array(SideId, { maxItems: 4, description: 'Ecosystem sides to choose from.' }),
    animals: Type.Optional(Type.Array(AnimalId, { maxItems: 4, description: 'Animals to choose from.' })),
  },
  { ...strict, description: 'What a seat chooses from before the first turn.' },
);

const KeptAnimalSchema = Type.Object(
  {
    id: AnimalId,
    pawns: Type.Optional(Type.Array(SpaceField, { maxItems: 5, description: 'Spaces with a pawn.' })),
    stored: Type.Optional(count(999, 'Pieces in its storage.')),
  },
  { ...strict, description: 'An animal that is played with.' },
);
const AnimalsField = Type.Optional(
  Type.Array(KeptAnimalSchema, { maxItems: 2, description: 'Animals; with Animal Kingdom only.' }),
);

const PlayerSchema = Type.Object(
  {
    dealt: Type.Optional(orNull(DealtSchema, 'Only before the first turn; null for what the viewer cannot see.')),
    chosen: Type.Optional(count(6, 'How many sides and animals it has chosen; only before the first turn.')),
    island: orNull(SideId, 'Island; null when it is not chosen, or not shown yet.'),
    climate: orNull(SideId, 'Climate; null when it is not chosen, or not shown yet.'),
    ecosystem: orNull(SideId, 'Own ecosystem; null when it is not chosen, not shown yet, or not played with.'),
    soil: count(9999, 'Soil.'),
    handSize: count(283, 'Cards in hand.'),
    hand: orNull(Cards('Cards in hand.'), 'Cards in hand; null when the viewer cannot see them.'),
    held: Type.Optional(
      Type.Array(count(283, 'Cards.'), {
        maxItems: MOST_SHUFFLES + 1,
        description:
          'Once the discard pile has been shuffled: how many of the cards it holds or composted from its hand came from each deck.',
      }),
    ),
    compost: Type.Array(CompostedSchema, { maxItems: 283, description: 'Compost, from top to bottom.' }),
    tableau: Type.Array(PlantedSchema, { maxItems: 16, description: 'Tableau.' }),
    events: Cards('Events played.'),
    animals: AnimalsField,
    islandStored: Type.Optional(count(99, 'Pieces that a collective ability put on the island.')),
    leavesDiscarded: Type.Optional(count(5, 'Leaves discarded for animals.')),
    leavesPending: Type.Optional(count(5, 'Leaves placed whose animals are still to be activated.')),
    met: Type.Optional(
      Type.Array(count(3, 'Place of an objective.'), {
        maxItems: 4,
        description: 'Objectives met at some step of this turn, to be claimed at its end.',
      }),
    ),
  },
  { ...strict, description: 'One seat.' },
);

const AMOUNTS = {
  paySprouts: 'Sprouts to pay.',
  payGrowth: 'Growth to pay.',
  payHand: 'Cards of the hand to compost as a price.',
  payMixed: 'Price to pay in soil or otherwise.',
  soil: 'Soil to gain.',
  draw: 'Cards to draw.',
  compostDeck: 'Cards of the deck to compost.',
  looks: 'Cards to look at.',
  compostHand: 'Cards of the hand that may be composted.',
  sprouts: 'Sprouts to place.',
  growth: 'Growth to place.',
  each: 'Most that one card gets; any number when absent.',
  put: 'How many the last card chosen has got.',
} as const;
/** Fields of a frame that are amounts. */
export const AMOUNT_FIELDS = [
  'paySprouts',
  'payGrowth',
  'payHand',
  'payMixed',
  'soil',
  'draw',
  'compostDeck',
  'looks',
  'compostHand',
  'sprouts',
  'growth',
  'each',
  'put',
] as const satisfies readonly (keyof typeof AMOUNTS)[];
const amount = (name: keyof typeof AMOUNTS) => Type.Optional(count(320, AMOUNTS[name]));

/** Fields of a frame that belong to animals, numbers and masks of spaces. */
export const ANIMAL_FIELDS = ['slot', 'moves', 'at', 'start', 'asks', 'part'] as const;
export const MASK_FIELDS = ['visited', 'used'] as const;

/** Where a frame can come from. */
export const SOURCES = [
  'main',
  'ability',
  'planted',
  'event',
  'convert',
  'payment',
  'setup',
  'animal',
  'gift',
  'leaf',
] as const;

const FrameSchema = Type.Object(
  {
    source: Type.Enum([...SOURCES], { description: 'What the effect comes from.' }),
    card: Type.Optional(Type.Union([CardId, SideId], { description: 'The card it is printed on.' })),
    payWith: Type.Optional(Type.Enum(['hand', 'sprouts', 'growth'], { description: 'What else a price is paid in.' })),
    paySprouts: amount('paySprouts'),
    payGrowth: amount('payGrowth'),
    payHand: amount('payHand'),
    payMixed: amount('payMixed'),
    soil: amount('soil'),
    draw: amount('draw'),
    compostDeck: amount('compostDeck'),
    looks: amount('looks'),
    compostHand: amount('compostHand'),
    sprouts: amount('sprouts'),
    growth: amount('growth'),
    each: amount('each'),
    put: amount('put'),
    targets: Type.Optional(
      Type.Array(count(15, 'Space: row times 4 plus column.'), {
        maxItems: 16,
        description: 'Spaces that sprouts and growth may go to; all when absent.',
      }),
    ),
    floor: Type.Optional(
      orNull(
        count(283, 'Space or card number.'),
        'Choices whose order does not matter are made ascending: the last space or card; null when it is hidden.',
      ),
    ),
    fresh: Type.Optional(Type.Literal(true, { description: 'Nothing of it has been taken yet.' })),
    owner: Type.Optional({ ...SeatField, description: 'Whose effect it is; the seat that decides when absent.' }),
    slot: Type.Optional(count(1, 'Which of the owner’s animals is activated.')),
    moves: Type.Optional(count(60, 'Steps left.')),
    at: Type.Optional(count(16, 'Space of the pawn plus 1.')),
    start: Type.Optional(count(16, 'Space it began on plus 1.')),
    visited: Type.Optional(Type.Array(SpaceField, { maxItems: 16, description: 'Spaces visited.' })),
    used: Type.Optional(Type.Array(SpaceField, { maxItems: 16, description: 'Spaces that cannot be entered again.' })),
    asks: Type.Optional(count(9, 'How often the effect may still be used here; of a leaf, its animals as a mask.')),
    part: Type.Optional(count(2, '0 while it moves, 1 during its effect, 2 after it.')),
  },
  { ...strict, description: 'An effect in progress: what is left of it.' },
);
export type FrameJson = Static<typeof FrameSchema>;

const GaiaCardSchema = Type.Enum([...GAIA_DECK], { description: 'A card of Gaïa’s deck.' });
const GaiaSchema = Type.Object(
  {
    soil: count(9, 'Soil.'),
    sprouts: count(999, 'Sprouts.'),
    growth: count(999, 'Growth pieces.'),
    compost: Type.Array(CompostedSchema, { maxItems: 283, description: 'Compost, from top to bottom.' }),
    pile: Cards('Cards she has taken, face up.'),
    animals: AnimalsField,
    revealed: Type.Array(GaiaCardSchema, { maxItems: 12, description: 'Her cards turned up so far.' }),
    upcoming: orNull(
      Type.Array(GaiaCardSchema, { maxItems: 12, description: 'In order.' }),
      'Her cards to come; null when hidden.',
    ),
    skips: Type.Optional(Type.Literal(true, { description: 'She leaves out her next turn.' })),
  },
  { ...strict, description: 'Gaïa, in a solo game. Where seats are listed she is 1.' },
);

/** Names of the stages, by `STAGE`. */
export const STAGES = Object.keys(STAGE) as readonly string[] as readonly (keyof typeof STAGE)[];

/** A state or view of Earth. */
export const StateSchema = Type.Object(
  {
    game: Type.Literal('earth', { description: 'This game.' }),
    version: Type.Literal(1, { description: 'Version of this document format.' }),
    catalog: Type.Optional(
      Type.Object(
        {
          id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
          hash: Type.Optional(
            Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 the catalog must have.' }),
          ),
        },
        { ...strict, description: 'Content the game is played with; the default when absent.' },
      ),
    ),
    options: OptionsSchema,
    viewer: Type.Union([SeatField, Type.Literal('all')], {
      description: 'Seat whose view this is, or "all" for a full state.',
    }),
    round: Type.Integer({ minimum: 1, maximum: 201, description: 'Round, from 1.' }),
    firstSeat: SeatField,
    stage: Type.Enum([...STAGES], { description: 'What is decided, once the effects in progress are done.' }),
    active: SeatField,
    seat: SeatField,
    action: orNull(Type.Enum([...ACTIONS], { description: 'Action of this turn.' }), 'Null before it is chosen.'),
    plants: Type.Optional(count(2, 'Cards the seat may still plant.')),
    planting: Type.Optional(
      Type.Object(
        { card: CardId, over: Type.Optional(Type.Literal(true, { description: 'Over a terrain, for nothing.' })) },
        { ...strict, description: 'The card that was chosen to be planted.' },
      ),
    ),
    step: Type.Optional(count(18, 'Next source of abilities: spaces 0–15, island, climate, in the order they fire.')),
    islandFirst: Type.Optional(
      Type.Literal(true, { description: 'Island and climate fire before the tableau: steps 0 and 1.' }),
    ),
    effects: Type.Optional(
      Type.Array(FrameSchema, { maxItems: 5, description: 'Effects in progress, the one decided now last.' }),
    ),
    looked: Type.Optional(
      Type.Object(
        {
          count: Type.Integer({ minimum: 1, maximum: 4, description: 'Cards looked at.' }),
          cards: orNull(Type.Array(CardId, { maxItems: 4, description: 'The cards.' }), 'Null when hidden.'),
        },
        { ...strict, description: 'Cards looked at, one of which is kept.' },
      ),
    ),
    fauna: Type.Array(SideId, { minItems: 4, maxItems: 4, description: 'Objectives.' }),
    arrivals: Type.Array(Type.Array(SeatField, { maxItems: 5, description: 'Seats in order of arrival.' }), {
      minItems: 4,
      maxItems: 4,
      description: 'Leaves on each objective.',
    }),
    completion: orNull(SeatField, 'Seat that has the completion bonus.'),
    ecosystems: Type.Array(SideId, { maxItems: 2, description: 'Ecosystems of all; none in a beginner game.' }),
    deckSize: count(283, 'Cards in the deck.'),
    deck: orNull(Cards('From top to bottom.'), 'Deck from top to bottom; null when hidden.'),
    discards: Cards('Discard pile, which lies face up.'),
    shuffled: Type.Optional(
      Type.Array(Cards('Cards.'), {
        maxItems: MOST_SHUFFLES,
        description: 'For each time the discard pile became the deck: the cards that this happened to last then.',
      }),
    ),
    soilGained: Type.Optional(count(9999, 'Against Gaïa: soil gained in this turn.')),
    cardsDrawn: Type.Optional(count(283, 'Against Gaïa: cards drawn in this turn.')),
    collective: Type.Optional(AnimalId),
    gaia: Type.Optional(GaiaSchema),
    players: Type.Array(PlayerSchema, { minItems: 1, maxItems: 5, description: 'By seat, clockwise.' }),
  },
  { ...strict, description: 'A full state or a seat’s view of Earth.' },
);
export type StateJson = Static<typeof StateSchema>;
export type PlayerJson = StateJson['players'][number];
