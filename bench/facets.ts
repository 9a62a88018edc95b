/** What of a position `bench balance` is to count, by game. */
import Type, { type Static } from 'typebox';
import type { Game } from '../src/core/contract.ts';
import { checker } from '../src/core/schema.ts';

/** Names of what is in play at a position; a game that is not listed has none. */
export const facetsOf = (game: Game, state: unknown): readonly string[] =>
  FACETS[game.id]?.(game.encode(state, 'all')) ?? [];

/** Names of what each seat had when a game was over, by seat; a game that is not listed has none. */
export const seatFacetsOf = (game: Game, state: unknown): readonly (readonly string[])[] =>
  SEAT_FACETS[game.id]?.(game.encode(state, 'all')) ?? [];

type Facets = (state: unknown) => readonly string[];
type SeatFacets = (state: unknown) => readonly (readonly string[])[];

const Cards = Type.Array(Type.String());
const Chosen = Type.Union([Type.String(), Type.Null()]);
const Own = Type.Object({
  role: Chosen,
  ability: Chosen,
  hand: Cards,
  actions: Cards,
  permanents: Type.Array(Type.Object({ card: Type.String() })),
  discards: Cards,
});
const extinctionStates = checker(
  Type.Object({
    team: Type.Array(Own),
    ambassadors: Type.Array(Type.Object({ id: Chosen, revealed: Type.Boolean() })),
  }),
);

/** The row of a card: second copies have a number behind their name. */
const rowOf = (card: string): string => card.replace(/\/\d+$/, '');

const extinctionState = (state: unknown) => {
  const checked = extinctionStates.check(state);
  if (!checked.ok) throw new TypeError(`not a state of Extinction: ${JSON.stringify(checked.faults)}`);
  return checked.value;
};

/** Cards of a role that have left its hand: nothing of the box but playing takes them from there. */
const playedOf = ({ actions, permanents, discards }: Static<typeof Own>): readonly string[] => [
  ...actions,
  ...permanents.map(({ card }) => card),
  ...discards,
];

const extinction: Facets = (state) => {
  const { team, ambassadors } = extinctionState(state);
  return [
    ...team.flatMap((own) => [
      `role ${own.role}`,
      `ability ${own.ability}`,
      ...own.hand.map((card) => `held ${rowOf(card)}`),
      ...playedOf(own).map((card) => `played ${rowOf(card)}`),
    ]),
    ...ambassadors.flatMap(({ id, revealed }) => (revealed ? [`revealed ${id}`] : [])),
  ];
};

const FACETS: Readonly<Record<string, Facets>> = { extinction };

const Holder = Type.Union([Type.Integer(), Type.Null()]);
const nateraStates = checker(
  Type.Object({
    firstSeat: Type.Integer(),
    players: Type.Array(
      Type.Object({
        tribe: Chosen,
        board: Type.Object({ number: Type.Integer(), side: Chosen }),
        growth: Type.Array(Type.Integer()),
        inPlay: Cards,
        specialists: Cards,
        hand: Cards,
        aside: Cards,
      }),
    ),
    board: Type.Array(Type.Object({ id: Type.String(), colony: Type.Optional(Type.Integer()) })),
    discs: Type.Record(Type.String(), Holder),
    accomplishments: Type.Array(
      Type.Object({ of: Type.String(), objective: Type.Optional(Type.String()), claimedBy: Holder }),
    ),
  }),
);

/** Seasons that have ended when a game is over: the first seat has changed so often. */
const PASSED_ON = 3;

const natera: SeatFacets = (state) => {
  const checked = nateraStates.check(state);
  if (!checked.ok) throw new TypeError(`not a state of NATERA: ${JSON.stringify(checked.faults)}`);
  const { firstSeat, players, board, discs, accomplishments } = checked.value;
  const { length } = players;
  return players.map(({ tribe, board: { number, side }, growth, inPlay, specialists, hand, aside }, seat) => [
    `order ${((seat - firstSeat + PASSED_ON + length) % length) + 1}`,
    `tribe ${tribe}`,
    `science ${number}${side}`,
    `growth ${growth.length}`,
    `cards in play ${inPlay.length}`,
    `specialists hired ${specialists.length}`,
    ...inPlay.map((card) => `played ${card}`),
    ...specialists.map((specialist) => `hired ${specialist}`),
    ...hand.map((card) => `kept ${card}`),
    ...aside.map((card) => `put aside ${card}`),
    ...board.flatMap(({ id, colony }) => (colony === seat ? [`colony ${id}`] : [])),
    ...Object.entries(discs).flatMap(([zone, holder]) => (holder === seat ? [`disc ${zone}`] : [])),
    ...accomplishments.flatMap(({ of, objective, claimedBy }) =>
      claimedBy === seat ? [`accomplishment ${objective ?? of}`] : [],
    ),
  ]);
};

const SEAT_FACETS: Readonly<Record<string, SeatFacets>> = { natera };

/** A card that came into a hand, and whether it was played from there by the end. */
export interface Chance {
  /** Its row. */
  readonly card: string;
  readonly played: boolean;
}

/** Follows a game and tells of each card that came into a hand whether it was played. */
export interface Chances {
  /** Looks at a position. */
  readonly see: (state: unknown) => void;
  readonly all: () => readonly Chance[];
}

/** A follower of a game; of one that is not listed it sees no cards. */
export const chancesOf = (game: Game): Chances => {
  const held = new Set<string>();
  const played = new Set<string>();
  const see = (state: unknown): void => {
    if (game.id !== 'extinction') return;
    extinctionState(game.encode(state, 'all')).team.forEach((own, place) => {
      for (const card of own.hand) held.add(`${place} ${card}`);
      for (const card of playedOf(own)) if (held.has(`${place} ${card}`)) played.add(`${place} ${card}`);
    });
  };
  const all = () => [...held].map((key) => ({ card: rowOf(key.replace(/^\d+ /, '')), played: played.has(key) }));
  return { see, all };
};
