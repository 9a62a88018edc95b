/** Rows of Earth’s catalog, as far as notes need them. */
import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';

const Amounts = Type.Record(Type.String(), Type.Integer());
const Trait = Type.Optional(Type.String());
const Score = Type.Object({
  what: Type.String(),
  trait: Trait,
  by: Type.Optional(Type.String()),
  least: Type.Optional(Type.Integer()),
  points: Type.Optional(Type.Integer()),
  per: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
  table: Type.Optional(Type.Array(Type.Integer())),
});
const Ability = Type.Object({
  colour: Type.String(),
  cost: Type.Optional(Amounts),
  gain: Type.Optional(Amounts),
  onlyIfChosen: Type.Optional(Type.Boolean()),
  perPlanted: Trait,
  onEvent: Type.Optional(Type.Boolean()),
  discount: Type.Optional(Type.Object({ trait: Type.String(), amount: Type.Integer() })),
});
const Side = Type.Object({
  id: Type.String(),
  points: Type.Integer(),
  habitats: Type.Array(Type.String()),
  abilities: Type.Array(Ability),
  start: Type.Optional(Type.Object({ draw: Type.Integer(), compost: Type.Integer(), soil: Type.Integer() })),
});
const On = Type.Optional(
  Type.Object({
    traits: Type.Array(Type.String()),
    canopy: Type.Optional(Type.Boolean()),
    sprouts: Type.Optional(Type.Boolean()),
    growth: Type.Optional(Type.Boolean()),
  }),
);
const Animal = Type.Object({
  id: Type.String(),
  enter: On,
  move: Type.Object({
    kind: Type.String(),
    steps: Type.Optional(Type.Integer()),
    perLeaf: Type.Optional(Type.Boolean()),
    on: On,
    farthest: Type.Optional(Type.Boolean()),
  }),
  effect: Type.Object({
    on: Type.String(),
    cost: Type.Optional(Amounts),
    gain: Type.Optional(Amounts),
    take: Type.Optional(Type.Object({ what: Type.String(), most: Type.Integer() })),
    needs: Type.Optional(Type.String()),
    store: Type.Optional(Type.Integer()),
    activates: Type.Optional(Type.String()),
    after: Type.Optional(Amounts),
    others: Type.Optional(Amounts),
  }),
  storage: Type.Optional(Type.Object({ points: Type.Integer(), per: Type.Integer() })),
  collective: Type.Object({
    cost: Type.Optional(Amounts),
    gain: Type.Optional(Amounts),
    activates: Type.Optional(Type.String()),
    stores: Type.Optional(Type.String()),
    points: Type.Optional(Type.Integer()),
  }),
  source: Type.String(),
  house: Type.Optional(Type.Array(Type.String())),
});
const Ecosystem = Type.Object({ id: Type.String(), score: Score });

/** A catalog document of Earth, as far as notes need it. */
export const catalogs = checker(
  Type.Object({
    islands: Type.Array(Side),
    climates: Type.Array(Side),
    ecosystems: Type.Array(Ecosystem),
    animals: Type.Array(Animal),
  }),
);

/** An action that may choose a side or an animal. */
export const actions = checker(
  Type.Object({ side: Type.Optional(Type.String()), animal: Type.Optional(Type.String()) }),
);

/** A cost or a gain: pieces with how many of them. */
export type Amounts = Static<typeof Amounts>;
/** What a card is scored for, and by how many points. */
export type Score = Static<typeof Score>;
/** An ability of one colour. */
export type Ability = Static<typeof Ability>;
/** A side of an island or a climate. */
export type Side = Static<typeof Side>;
/** The cards a pawn may be on; any when absent. */
export type On = Static<typeof On>;
/** An animal with its collective ability. */
export type Animal = Static<typeof Animal>;
