import Type, { type Static } from 'typebox';
import { envelopeFields } from '../../kit/envelope.ts';
import { ACTIONS } from '../content/boards.ts';
import { SideId } from '../content/rows.ts';
import { GAIA_DECK } from '../gaia/core/numbers.ts';
import { OptionsSchema } from '../rules/options.ts';
import { DEEPEST, MOST_SHUFFLES, STAGE } from '../rules/terms.ts';
import { FrameSchema } from './effect-schema.ts';
import { AnimalId, CardId, count, orNull, position, SeatField, SpaceField, strict } from './fields.ts';

const Cards = (description: string) => Type.Array(CardId, { maxItems: 283, description });

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
    ...envelopeFields('earth', OptionsSchema, SeatField),
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
    step: Type.Optional(
      count(
        18,
        'Next source of abilities: spaces 0–15, island, climate, in the order they fire. In the stage last, 1 while animals answer the leaves placed by it.',
      ),
    ),
    islandFirst: Type.Optional(
      Type.Literal(true, { description: 'Island and climate fire before the tableau: steps 0 and 1.' }),
    ),
    news: Type.Optional(
      count(
        3,
        'What has happened since the seat could last play an event, as a sum: 1 an effect that has ended, 2 sprouts that are now enough for a conversion.',
      ),
    ),
    effects: Type.Optional(
      Type.Array(FrameSchema, {
        maxItems: DEEPEST,
        description: 'Effects in progress, the one decided now last.',
      }),
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
