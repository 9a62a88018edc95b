/** Effects in progress: what is left of each, as `rules/frames/` works it off. */
import Type, { type Static } from 'typebox';
import { SideId } from '../content/rows.ts';
import { CardId, count, orNull, SeatField, SpaceField, strict } from './fields.ts';

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

/** One effect in progress. */
export const FrameSchema = Type.Object(
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
