import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';

const Id = Type.String();
const Ids = Type.Array(Id);
const IdOrNull = Type.Union([Id, Type.Null()]);
const Count = Type.Integer();
const Counts = Type.Array(Count);
const SeatOrNull = Type.Union([Count, Type.Null()]);

const Player = Type.Object({
  offered: Type.Optional(Type.Union([Ids, Type.Null()])),
  tribe: IdOrNull,
  board: Type.Object({ number: Count, side: IdOrNull }),
  resources: Type.Record(Id, Count),
  authority: Type.Record(Id, Count),
  leaders: Count,
  explorers: Count,
  growth: Counts,
  inPlay: Ids,
  specialists: Ids,
  hand: Type.Union([Ids, Type.Null()]),
  handSize: Type.Optional(Type.Object({ base: Count, advanced: Count })),
  packet: Type.Optional(Type.Union([Ids, Type.Null()])),
});
const Location = Type.Object({
  area: Id,
  tier: Count,
  id: IdOrNull,
  explorers: Type.Optional(Counts),
  leader: Type.Optional(Count),
  colony: Type.Optional(Count),
});

const View = Type.Object({
  options: Type.Object({ seats: Type.Optional(Count) }),
  season: Count,
  stage: Id,
  firstSeat: Count,
  current: Count,
  passed: Counts,
  players: Type.Array(Player),
  board: Type.Array(Location),
  discs: Type.Record(Id, SeatOrNull),
  accomplishments: Type.Array(
    Type.Object({
      of: Id,
      objective: Type.Optional(Id),
      claimedBy: SeatOrNull,
      lost: Type.Optional(Type.Boolean()),
    }),
  ),
  piles: Type.Object({ base: Type.Object({ size: Count }), advanced: Type.Object({ size: Count }) }),
  river: Type.Array(IdOrNull),
  discards: Ids,
  pending: Type.Optional(Type.Array(Type.Object({ owner: Id, id: Id }))),
});

/** Reads what the table shows of a view of NATERA, as the service writes it. */
export const views = checker(View);

export type Player = Static<typeof Player>;
export type Location = Static<typeof Location>;
export type View = Static<typeof View>;
