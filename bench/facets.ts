/** What of a position `bench balance` is to count, by game. */
import Type from 'typebox';
import type { Action, Game } from '../src/core/contract.ts';
import { checker } from '../src/core/schema.ts';

/** Names of what is in play at a position whose next action is known; a game that is not listed has none. */
export const facetsOf = (game: Game, state: unknown, action: Action): readonly string[] =>
  FACETS[game.id]?.(game.encode(state, 'all'), game.encodeAction(state, action)) ?? [];

type Facets = (state: unknown, action: unknown) => readonly string[];

const extinctionStates = checker(
  Type.Object({
    players: Type.Array(Type.Object({ role: Type.String(), ability: Type.String(), hand: Type.Array(Type.String()) })),
    ambassadors: Type.Array(Type.Object({ id: Type.Union([Type.String(), Type.Null()]), revealed: Type.Boolean() })),
  }),
);
const plays = checker(Type.Object({ type: Type.Literal('play'), card: Type.String() }));

const extinction: Facets = (state, action) => {
  const checked = extinctionStates.check(state);
  if (!checked.ok) throw new TypeError('not a state of Extinction');
  const { players, ambassadors } = checked.value;
  const played = plays.check(action);
  return [
    ...players.flatMap(({ role, ability, hand }) => [
      `role ${role}`,
      `ability ${ability}`,
      ...hand.map((card) => `held ${card}`),
    ]),
    ...ambassadors.flatMap(({ id, revealed }) => (revealed ? [`revealed ${id}`] : [])),
    ...(played.ok ? [`played ${played.value.card}`] : []),
  ];
};

const FACETS: Readonly<Record<string, Facets>> = { extinction };
