import Type, { type Static } from 'typebox';
import { SourceFields } from '../../../core/provenance.ts';
import { Line } from '../../../core/schema.ts';
import { CostField, GainField } from './rows.ts';
import { TRAITS, traitIndex } from './traits.ts';

const strict = { additionalProperties: false };
const some = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description });
const flag = (description: string) => Type.Optional(Type.Literal(true, { description }));
const ColourField = Type.Enum(['red', 'blue', 'yellow'], { description: 'Colour of the abilities.' });
const PieceField = Type.Enum(['sprouts', 'growth'], { description: 'Sprouts or growth pieces.' });

const OnField = Type.Object(
  {
    traits: Type.Array(Type.Enum([...TRAITS]), { maxItems: 3, description: 'What the card must have, all of it.' }),
    canopy: flag('Its growth must be full.'),
    sprouts: flag('It must have a sprout.'),
    growth: flag('It must have growth.'),
  },
  { ...strict, description: 'The cards a pawn may be on.' },
);

/** How a pawn moves: printed types A, B and C, and the two kinds that never move once they lie. */
const MOVES = ['upTo', 'toCard', 'exactly', 'place', 'stay'] as const;
/** What an effect is for. */
const SITES = ['visited', 'here', 'start', 'once', 'pawns'] as const;

const MoveField = Type.Object(
  {
    kind: Type.Enum([...MOVES], { description: 'Type A, B or C; a new pawn each time; or one that stays.' }),
    steps: Type.Optional(some(9, 'Steps.')),
    perLeaf: flag('So many steps for each leaf used so far.'),
    on: Type.Optional(OnField),
    farthest: flag('Only in the column farthest from the one it is in.'),
  },
  { ...strict, description: 'How the pawn moves.' },
);

const EffectField = Type.Object(
  {
    on: Type.Enum([...SITES], {
      description: 'For each card visited, the card it is on, the card it was on, once, or for each own pawn.',
    }),
    cost: Type.Optional(CostField),
    fromCard: flag('Sprouts and growth are paid from that card.'),
    eachVisited: flag('One of the cost is paid from each card visited.'),
    gain: Type.Optional(GainField),
    ontoCard: flag('Sprouts and growth go on that card.'),
    take: Type.Optional(
      Type.Object(
        { what: PieceField, most: some(9, 'Most pieces.') },
        { ...strict, description: 'Pieces that go from that card to the storage.' },
      ),
    ),
    needs: Type.Optional(PieceField),
    store: Type.Optional(some(9, 'Pieces that go from the supply to the storage.')),
    activates: Type.Optional(ColourField),
    after: Type.Optional(GainField),
    others: Type.Optional(GainField),
  },
  { ...strict, description: 'What it does.' },
);

const CollectiveField = Type.Object(
  {
    cost: Type.Optional(CostField),
    gain: Type.Optional(GainField),
    activates: Type.Optional(ColourField),
    stores: Type.Optional(PieceField),
    points: Type.Optional(some(9, 'Points of each piece stored on the island.')),
  },
  { ...strict, description: 'The ability on the other side, for all at the end of a round.' },
);

const Fields = (description: string) =>
  Type.Array(Type.String({ maxLength: 40, description: 'Path of a field of this row.' }), {
    maxItems: 12,
    description,
  });

/** An animal of the expansion. */
export const AnimalRow = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 30, description: 'French name.' }),
    name: Line(40, 'English name, our translation.'),
    french: Line(40, 'Printed French name.'),
    scientific: Type.Optional(Line(40, 'As printed.')),
    pawns: Type.Integer({ minimum: 1, maximum: 5, description: 'Pawns.' }),
    abundance: flag('Marked A: only with the expansion Abundance.'),
    gaia: Type.Boolean({ description: 'Whether Gaïa can have it.' }),
    enter: Type.Optional(OnField),
    move: MoveField,
    effect: EffectField,
    storage: Type.Optional(
      Type.Object(
        { points: some(20, 'Points.'), per: some(9, 'Pieces.') },
        { ...strict, description: 'Points for every so many pieces stored.' },
      ),
    ),
    collective: CollectiveField,
    ...SourceFields,
    // Asked of every animal, since the scan of the rulebook has lost so much.
    inferred: Fields('Fields that are deduced from examples.'),
    house: Fields('Fields that no source gives: ours.'),
  },
  { ...strict, description: 'An animal.' },
);
type Row = Static<typeof AnimalRow>;

/** Cards a pawn may be on, with traits as places in `TRAITS`. */
export interface On {
  readonly traits: readonly number[];
  readonly canopy: boolean;
  readonly sprouts: boolean;
  readonly growth: boolean;
}

/** An animal ready to play. */
export interface Animal extends Omit<Row, 'enter' | 'move'> {
  readonly enter: On;
  readonly kind: (typeof MOVES)[number];
  readonly steps: number;
  readonly perLeaf: boolean;
  readonly on: On;
  readonly farthest: boolean;
}

const compileOn = (row: Static<typeof OnField> | undefined): On => ({
  traits: (row?.traits ?? []).map(traitIndex),
  canopy: row?.canopy === true,
  sprouts: row?.sprouts === true,
  growth: row?.growth === true,
});

/** A row with its defaults. */
export const compileAnimal = ({ enter, move, ...rest }: Row): Animal => ({
  ...rest,
  enter: compileOn(enter),
  kind: move.kind,
  steps: move.steps ?? 1,
  perLeaf: move.perLeaf === true,
  on: compileOn(move.on),
  farthest: move.farthest === true,
});

/** Points of so many pieces in a storage zone: so many for each full `per`, or for each piece. */
export const storagePoints = (
  stored: number,
  { points, per = 1 }: { readonly points: number; readonly per?: number },
): number => Math.floor(stored / per) * points;
