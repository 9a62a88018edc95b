import Type, { type Static } from 'typebox';
import { envelopeFields } from '../../kit/envelope.ts';
import {
  AREAS,
  BOARDS,
  CARDS,
  GROWTH,
  LETTERS,
  type PILES,
  RIVER,
  SEASONS,
  SEATS,
  SLOTS,
  SPACES,
  SPECIALISTS,
  TOP,
  ZONES,
} from '../content/terms.ts';
import { OptionsSchema } from '../rules/options.ts';
import { GROUPS } from '../rules/state.ts';
import { ENDINGS, FRAMES, STAGES } from '../rules/terms.ts';
import { SIDES } from './action-schema.ts';
import {
  CardId,
  count,
  LocationId,
  orNull,
  rowId,
  SpecialistId,
  seatField,
  seatsField,
  strict,
  TribeId,
} from './fields.ts';
import { FrameSchema } from './pending-schema.ts';

const cards = (description: string) => Type.Array(CardId, { maxItems: CARDS, description });
const specialists = (description: string) => Type.Array(SpecialistId, { maxItems: SPECIALISTS, description });
const cardCount = (description: string) => count(CARDS, description);
const resource = (description: string) => count(9999, description);
const level = (description: string) => count(TOP, description);
const holder = (description: string) => orNull(seatField('Seat.'), description);

const ResourcesSchema = Type.Object(
  {
    endurance: resource('Endurance.'),
    agility: resource('Agility.'),
    intelligence: resource('Intelligence.'),
    food: resource('Food.'),
    material: resource('Material.'),
    energy: resource('Energy.'),
  },
  { ...strict, description: 'Resources.' },
);

const AuthoritySchema = Type.Object(
  {
    agricultural: level('Level in the agricultural zone.'),
    urban: level('Level in the urban zone.'),
    military: level('Level in the military zone.'),
    coastal: level('Level in the coastal zone.'),
  },
  { ...strict, description: 'Levels of authority.' },
);

/** How many cards lie face down: the piles have backs of different colours, so that everybody sees how many are of which. */
const sizes = (description: string) =>
  Type.Object(
    { base: cardCount('Cards of the base pile.'), advanced: cardCount('Cards of the advanced pile.') },
    { ...strict, description },
  );

const KnownSchema = Type.Object(
  { card: CardId, seat: seatField('Who has it.') },
  { ...strict, description: 'A card of another seat.' },
);

const MemorySchema = Type.Object(
  {
    cards: Type.Array(CardId, { minItems: 1, maxItems: 16, description: 'Cards of one pile.' }),
    seats: seatsField('Who has one of them each.'),
    packet: Type.Optional(seatField('Whose packet has the rest of them; absent where there is no rest.')),
    opening: Type.Optional(
      Type.Literal(true, {
        description: 'They were passed on before hands were chosen, so that they may be among what is put aside.',
      }),
    ),
  },
  {
    ...strict,
    description: 'What a seat remembers of cards that others have: of drafts, all that has not turned up again.',
  },
);

const PlayerSchema = Type.Object(
  {
    offered: Type.Optional(
      orNull(
        Type.Array(TribeId, { minItems: 2, maxItems: 2, description: 'Tribes.' }),
        'The two tribes it may choose from, while tribes are chosen; null when the viewer cannot see them.',
      ),
    ),
    tribe: orNull(TribeId, 'Its tribe; null while it is not chosen, and when the viewer cannot see it.'),
    board: Type.Object(
      {
        number: count(BOARDS, 'Number of the board.', 1),
        side: orNull(Type.Enum([...SIDES], { description: 'Side.' }), 'Side that is up; null while not chosen.'),
      },
      { ...strict, description: 'Its science board.' },
    ),
    resources: ResourcesSchema,
    authority: AuthoritySchema,
    leaders: count(8, 'Pawns that are leaders and not on the board.'),
    explorers: count(8, 'Pawns that are explorers and not on the board.'),
    growth: Type.Array(count(GROWTH, 'Space, from 1, row by row from the bottom, from left to right.', 1), {
      maxItems: GROWTH,
      uniqueItems: true,
      description: 'Spaces of its science board that are covered.',
    }),
    inPlay: cards('Its exploration cards in play.'),
    specialists: specialists('Its specialists.'),
    hand: orNull(cards('Cards.'), 'Its hand; null when the viewer cannot see it.'),
    handSize: Type.Optional(sizes('Cards in hand by their backs; needed where they are hidden.')),
    aside: orNull(cards('Cards.'), 'Cards that it has put aside face down; null when the viewer cannot see them.'),
    asideSize: Type.Optional(sizes('Cards that it has put aside by their backs; needed where they are hidden.')),
    packet: Type.Optional(
      orNull(cards('Cards.'), 'In a draft, the cards it chooses from; null when the viewer cannot see them.'),
    ),
    packetSize: Type.Optional(
      sizes('Cards that it chooses from in a draft by their backs; needed where they are hidden.'),
    ),
    pick: Type.Optional(
      orNull(
        CardId,
        'The card it keeps of this round of the draft; absent while not chosen, null when the viewer cannot see it.',
      ),
    ),
    knows: Type.Optional(
      orNull(
        Type.Array(KnownSchema, { maxItems: CARDS, description: 'Cards.' }),
        'Cards that it has seen go to hands of others, and that are there; null when the viewer is another seat, absent for none.',
      ),
    ),
    memory: Type.Optional(
      orNull(
        Type.Array(MemorySchema, { maxItems: GROUPS - 1, description: 'Groups of cards.' }),
        'What it remembers of drafts; null when the viewer is another seat, absent for nothing.',
      ),
    ),
  },
  { ...strict, description: 'A seat.' },
);

const LocationSchema = Type.Object(
  {
    area: Type.Enum([...AREAS], { description: 'Zone.' }),
    tier: count(3, 'Tier; 0 in the forest.'),
    id: orNull(LocationId, 'Location or tile; null while the tile is face down and the viewer cannot see it.'),
    faceDown: Type.Optional(Type.Literal(true, { description: 'Its tile is face down.' })),
    explorers: Type.Optional(seatsField('Whose explorers are there.')),
    leader: Type.Optional(seatField('Whose leader is there.')),
    colony: Type.Optional(seatField('Whose colony is there.')),
  },
  { ...strict, description: 'A location.' },
);

const DiscsSchema = Type.Object(
  {
    agricultural: holder('Who leads the agricultural zone; null while its disc is on the board.'),
    urban: holder('Who leads the urban zone; null while its disc is on the board.'),
    military: holder('Who leads the military zone; null while its disc is on the board.'),
    coastal: holder('Who leads the coastal zone; null while its disc is on the board.'),
  },
  { ...strict, description: 'Discs of leaders.' },
);

const AccomplishmentSchema = Type.Object(
  {
    of: Type.Enum([...LETTERS, ...ZONES], { description: 'Letter of the tile, or track.' }),
    objective: Type.Optional(rowId('Objective of the tile; absent for a track.', 'a1')),
    claimedBy: holder('Who has claimed it; null for nobody.'),
    lost: Type.Optional(Type.Literal(true, { description: 'Nobody can claim it any more.' })),
  },
  { ...strict, description: 'An accomplishment.' },
);

const pile = (which: (typeof PILES)[number]) =>
  Type.Object(
    {
      size: cardCount('Cards.'),
      order: orNull(cards('Cards.'), 'Its cards from the top; null when the viewer cannot see them.'),
      seenBy: Type.Optional(seatsField('Who knows its top card; absent for nobody.')),
      top: Type.Optional(
        orNull(CardId, 'Its top card; absent where nobody knows it, null when the viewer cannot see it.'),
      ),
    },
    { ...strict, description: `The ${which} pile.` },
  );

const SpecialistPileSchema = Type.Object(
  {
    size: count(SPECIALISTS, 'Specialists.'),
    order: orNull(specialists('Specialists.'), 'Its cards from the top; null when the viewer cannot see them.'),
    bottom: Type.Optional(specialists('Those that all have seen go to the bottom, from the lowest; absent for none.')),
  },
  { ...strict, description: 'The pile of specialists.' },
);

/** A state or view of NATERA. */
export const StateSchema = Type.Object(
  {
    ...envelopeFields('natera', OptionsSchema, seatField('Seat.')),
    season: count(SEASONS, 'Season, from 1.', 1),
    stage: Type.Enum([...STAGES], { description: 'What is being done, in the set-up or in the season.' }),
    firstSeat: seatField('Who begins the season.'),
    current: seatField('Whose turn it is, or whom the stage has come to.'),
    turn: count(30000, 'Turns that have begun.'),
    acted: Type.Optional(Type.Literal(true, { description: 'The seat whose turn it is has had its action.' })),
    passed: seatsField('Who has passed.'),
    done: seatsField('Who has had its part of the stage, with the seat that has it now; nobody in the stage actions.'),
    players: Type.Array(PlayerSchema, { minItems: 2, maxItems: SEATS, description: 'Seats.' }),
    tribesShown: Type.Boolean({ description: 'Whether all have chosen their tribes, and these lie open.' }),
    board: Type.Array(LocationSchema, {
      minItems: SPACES,
      maxItems: SPACES,
      description:
        'Locations: six of the forest, then of each zone two of tier 1, two of tier 2, one of tier 3; agricultural, urban, military, coastal.',
    }),
    discs: DiscsSchema,
    accomplishments: Type.Array(AccomplishmentSchema, {
      minItems: SLOTS,
      maxItems: SLOTS,
      description: 'Accomplishments: tiles A to E, then the tracks.',
    }),
    piles: Type.Object(
      { base: pile('base'), advanced: pile('advanced'), specialists: SpecialistPileSchema },
      { ...strict, description: 'Piles, face down.' },
    ),
    river: Type.Array(orNull(SpecialistId, 'Specialist; null for an empty place.'), {
      minItems: RIVER,
      maxItems: RIVER,
      description: 'Specialists that lie open.',
    }),
    discards: cards('Exploration cards that were discarded, in any order.'),
    specialistDiscards: specialists('Specialists that were discarded, in any order.'),
    drafting: Type.Optional(count(CARDS, 'How often packets are still passed on in the draft; absent for none.', 1)),
    ending: Type.Optional(Type.Enum([...ENDINGS], { description: 'How the game ended; absent while it goes on.' })),
    pending: Type.Optional(
      Type.Array(FrameSchema, {
        maxItems: FRAMES - 16,
        description:
          'Programs in progress, the innermost last. Absent while the seat to act has its turn, with nothing begun.',
      }),
    ),
  },
  { ...strict, description: 'A full state or a seat’s view of NATERA.' },
);
export type StateJson = Static<typeof StateSchema>;

/** A seat. */
export type PlayerJson = StateJson['players'][number];
