import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';

const Name = Type.String();
const Id = Type.Integer();
const Flag = Type.Optional(Type.Boolean());
const NameOrNull = Type.Union([Name, Type.Null()]);
const IdOrNull = Type.Union([Id, Type.Null()]);

const TraitCard = Type.Object({
  trait: Name,
  full: Flag,
  pairedWith: Type.Optional(Id),
  used: Flag,
});

const Animal = Type.Object({
  id: Id,
  card: NameOrNull,
  revealed: Flag,
  notAnglerfish: Flag,
  food: Type.Object({ red: Type.Integer(), blue: Type.Integer() }),
  traits: Type.Array(TraitCard),
  need: Type.Integer(),
  usedThisYear: Type.Array(Name),
  hidden: Flag,
  hibernating: Flag,
  hibernatedLastYear: Flag,
  poisoned: Flag,
});

const Player = Type.Object({
  hand: Type.Union([Type.Array(Name), Type.Null()]),
  handSize: Type.Integer(),
  passed: Type.Boolean(),
  discards: Type.Array(Type.Object({})),
  animals: Type.Array(Animal),
});

const Pending = Type.Object({
  type: Type.Enum(['take', 'attack', 'scavenge', 'shares']),
  animal: Type.Optional(IdOrNull),
  attacker: Type.Optional(IdOrNull),
  prey: Type.Optional(IdOrNull),
  step: Type.Optional(Name),
});

const View = Type.Object({
  year: Type.Integer(),
  phase: Type.Enum(['development', 'feeding', 'finished']),
  firstSeat: Type.Integer(),
  turn: Type.Integer(),
  bank: Type.Integer(),
  deckSize: Type.Integer(),
  centre: Type.Array(Name),
  players: Type.Array(Player),
  go: Type.Optional(Type.Object({ main: Name })),
  pending: Type.Array(Pending),
});

/** Reads what the table shows of a view of Evolution, as the service writes it. */
export const views = checker(View);

export type Animal = Static<typeof Animal>;
export type TraitCard = Static<typeof TraitCard>;
export type Player = Static<typeof Player>;
export type Pending = Static<typeof Pending>;
export type View = Static<typeof View>;
