/** What of a position `bench balance` is to count, by game. */
import Type from 'typebox';
import type { Game } from '../src/core/contract.ts';
import { checker } from '../src/core/schema.ts';

/** Names of what is in play at a position; a game that is not listed has none. */
export const facetsOf = (game: Game, state: unknown): readonly string[] =>
  FACETS[game.id]?.(game.encode(state, 'all')) ?? [];

type Facets = (state: unknown) => readonly string[];

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
