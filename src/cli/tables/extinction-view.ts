import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';

const Id = Type.String();
const Ids = Type.Array(Id);
const IdOrNull = Type.Union([Id, Type.Null()]);
const Count = Type.Integer();

const Member = Type.Object({
  role: IdOrNull,
  ability: IdOrNull,
  money: Count,
  acted: Type.Boolean(),
  dice: Type.Array(Type.Object({ value: Count, on: IdOrNull })),
  hand: Type.Union([Ids, Type.Null()]),
  handSize: Type.Optional(Count),
  deckSize: Type.Optional(Count),
  actions: Ids,
  permanents: Type.Array(Type.Object({ card: Id, used: Type.Optional(Type.Boolean()) })),
  discards: Ids,
});
const Ambassador = Type.Object({ back: Id, id: IdOrNull, revealed: Type.Boolean(), cubes: Count });
const Place = { row: Count, column: Count };

const View = Type.Object({
  options: Type.Object({
    seats: Type.Optional(Count),
    scenario: Type.Optional(Id),
    level: Type.Optional(Id),
    rulings: Type.Optional(Type.Object({ votes: Type.Optional(Id) })),
  }),
  year: Count,
  current: Count,
  team: Type.Array(Member),
  animals: Type.Array(Type.Object({ ...Place, animals: Count })),
  tiles: Type.Array(Type.Object(Place)),
  ambassadors: Type.Array(Ambassador),
  effectDeckSize: Type.Optional(Count),
  foreseen: Ids,
  effectDiscards: Ids,
  constants: Ids,
  shown: Type.Optional(Id),
  skips: Type.Optional(Ids),
  shields: Type.Optional(Ids),
  free: Type.Optional(Ids),
  birthBonus: Type.Optional(Count),
  abilityUsed: Type.Optional(Type.Boolean()),
  votes: Type.Optional(Type.Array(Count)),
  pending: Type.Optional(Type.Array(Type.Object({ owner: Id, id: Id }))),
});

/** Reads what the table shows of a view of Extinction, as the service writes it. */
export const views = checker(View);

export type Member = Static<typeof Member>;
export type Ambassador = Static<typeof Ambassador>;
export type View = Static<typeof View>;
