/** What of a position `bench balance` is to count, by game. */
import Type from 'typebox';
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
const extinctionStates = checker(
  Type.Object({
    team: Type.Array(
      Type.Object({
        role: Chosen,
        ability: Chosen,
        hand: Cards,
        actions: Cards,
        permanents: Type.Array(Type.Object({ card: Type.String() })),
        discards: Cards,
      }),
    ),
    ambassadors: Type.Array(Type.Object({ id: Chosen, revealed: Type.Boolean() })),
  }),
);

/** The row of a card: second copies have a number behind their name. */
const rowOf = (card: string): string => card.replace(/\/\d+$/, '');

const extinction: Facets = (state) => {
  const checked = extinctionStates.check(state);
  if (!checked.ok) throw new TypeError(`not a state of Extinction: ${JSON.stringify(checked.faults)}`);
  const { team, ambassadors } = checked.value;
  return [
    ...team.flatMap(({ role, ability, hand, actions, permanents, discards }) => [
      `role ${role}`,
      `ability ${ability}`,
      ...hand.map((card) => `held ${rowOf(card)}`),
      ...[...actions, ...permanents.map(({ card }) => card), ...discards].map((card) => `played ${rowOf(card)}`),
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
