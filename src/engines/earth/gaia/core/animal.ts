/** An animal of Gaïa's: she has neither tableau nor pawns, so what is left is how often, for what and what for. */
import Type, { type Static } from 'typebox';
import type { Animal } from '../../content/animal-rows.ts';
import { GOODS } from './keeper.ts';

const strict = { additionalProperties: false };
const some = (description: string, maximum = 20) => Type.Optional(Type.Integer({ minimum: 1, maximum, description }));

/** What a use of an animal costs or brings; for Gaïa, where it says nothing else. */
const goods = {
  soil: some('Soil.'),
  sprouts: some('Sprouts.'),
  growth: some('Growth; the last piece placed goes first, trunk or canopy.'),
  compost: some('Cards of the compost as a cost; cards from the deck to the compost as a gain.'),
  hand: some('Cards composted from the hand: a cost she cannot pay, a gain by ruling E7.'),
};

const GainField = (description: string) =>
  Type.Optional(
    Type.Object({ ...goods, draw: some('Cards drawn; Gaïa composts two for each.') }, { ...strict, description }),
  );

/** What an animal gives; amounts that are absent are none. */
export interface Gain {
  readonly soil?: number;
  readonly sprouts?: number;
  readonly growth?: number;
  readonly compost?: number;
  readonly hand?: number;
  readonly draw?: number;
}

/** How an animal moves, as far as it matters to Gaïa (rules sections 6.3 and 6.6). */
export const MOVES = ['up-to', 'to-card', 'exactly', 'none', 'pawns'] as const;

/** The fields of an animal's row that Gaïa goes by. */
export const GAIA_ANIMAL_FIELDS = {
  move: Type.Enum([...MOVES], {
    description:
      'How it moves: up to so many cards; to one card; exactly so many; never; or five pawns, which for Gaïa is once a used leaf.',
  }),
  most: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 9,
      default: 1,
      description: 'With the move `up-to`: most cards it visits in one activation, all else being for each of them.',
    }),
  ),
  perUsedLeaf: Type.Optional(
    Type.Literal(true, { description: 'With the move `up-to`: `most` is for each leaf used so far.' }),
  ),
  cost: Type.Optional(
    Type.Object(goods, {
      ...strict,
      description: 'Paid in full or not at all: for each visited card with `up-to` and `pawns`, else for the whole.',
    }),
  ),
  gain: GainField('What it brings, as often as the cost is paid.'),
  others: GainField('What it brings to each other player; of Gaïa’s animals, to the person.'),
  stores: Type.Optional(
    Type.Object(
      {
        what: Type.Enum([...GOODS], { description: 'What is put into the storage zone.' }),
        most: Type.Integer({ minimum: 1, maximum: 9, description: 'Up to so many, as often as the cost is paid.' }),
        from: Type.Optional(
          Type.Enum(['own', 'supply'], {
            default: 'own',
            description: 'Whether it is taken from her or from the supply.',
          }),
        ),
        points: Type.Integer({ minimum: 1, maximum: 20, description: 'Points at the end …' }),
        per: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 9, default: 1, description: '… for each so many stored.' }),
        ),
      },
      { ...strict, description: 'Storage zone.' },
    ),
  ),
} as const;

const RowSchema = Type.Object(GAIA_ANIMAL_FIELDS);

/** An animal as Gaïa uses it. */
export interface GaiaAnimal extends Static<typeof RowSchema> {
  readonly name: { readonly en: string; readonly fr: string };
  /** What it brings once, if its cost was paid at all. */
  readonly after?: Gain;
}
/** What a use of an animal costs her, in full. */
export type Cost = NonNullable<GaiaAnimal['cost']>;

type CatalogGain = NonNullable<Animal['effect']['gain']>;

/** Amounts by the names that Gaïa's rules go by. */
const gainOf = ({ compostDeck, compostHand, ...same }: CatalogGain): Gain => ({
  ...same,
  ...(compostDeck !== undefined && { compost: compostDeck }),
  ...(compostHand !== undefined && { hand: compostHand }),
});

/** What is left of a catalog's animal for Gaïa, who has neither tableau nor pawns (rules section 6.6). */
export const gaiaAnimal = (animal: Animal): GaiaAnimal => {
  const { name, french, effect, storage } = animal;
  const { cost, gain, after, others, take, store, needs } = effect;
  const { compostHand, ...same } = cost ?? {};
  return {
    name: { en: name, fr: french },
    ...moveOf(animal),
    ...(cost && { cost: { ...same, ...(compostHand !== undefined && { hand: compostHand }) } }),
    ...(gain && { gain: gainOf(gain) }),
    ...(after && { after: gainOf(after) }),
    ...(others && { others: gainOf(others) }),
    ...(storage && take && { stores: { ...take, ...storage } }),
    ...(storage &&
      store !== undefined && {
        stores: { what: needs ?? 'sprouts', most: store, from: 'supply' as const, ...storage },
      }),
  };
};

const moveOf = ({ effect, kind, steps, perLeaf }: Animal): Pick<GaiaAnimal, 'move' | 'most' | 'perUsedLeaf'> => {
  if (effect.on === 'visited') return { move: 'up-to', most: steps, ...(perLeaf && { perUsedLeaf: true }) };
  if (effect.on === 'pawns') return { move: 'pawns' };
  return { move: kind === 'toCard' ? 'to-card' : kind === 'exactly' ? 'exactly' : 'none' };
};
