import Type, { type TSchema, type TUnsafe } from 'typebox';
import type { Game, StateEnvelope, TableEnvelope } from '../../core/contract.ts';

/** The parts of a body whose form depends on the game. */
export interface Slots {
  readonly state: TUnsafe<StateEnvelope>;
  readonly action: TUnsafe<unknown>;
  readonly options: TUnsafe<unknown>;
  /** Documents of real tables; anything fits where the game has no automaton, and is refused for that reason. */
  readonly table: TUnsafe<TableEnvelope>;
}

/** The slots as `game` fills them; bodies made of them are what requests are checked against. */
export const slotsOf = ({ schemas, automa }: Game): Slots => ({
  state: Type.Unsafe<StateEnvelope>(schemas.state),
  action: Type.Unsafe<unknown>(schemas.action),
  options: Type.Unsafe<unknown>(schemas.options),
  table: Type.Unsafe<TableEnvelope>(automa?.schema ?? Type.Unknown()),
});

/** The slots of no game in particular, named for the OpenAPI document, which fills them for each game. */
export const ANY_GAME: Slots = {
  state: Type.Unsafe<StateEnvelope>({ $id: 'State' }),
  action: Type.Unsafe<unknown>({ $id: 'Action' }),
  options: Type.Unsafe<unknown>({ $id: 'Options' }),
  table: Type.Unsafe<TableEnvelope>({ $id: 'Table' }),
};

/** What fills the slots of `ANY_GAME` for `game`, by their names. */
export const slotsByName = (game: Game): ReadonlyMap<string, TSchema> => {
  const { state, action, options, table } = slotsOf(game);
  return new Map<string, TSchema>([
    ['State', state],
    ['Action', action],
    ['Options', options],
    ['Table', table],
  ]);
};

/** Slots that take anything, for bodies whose documents are checked one by one. */
export const ANYTHING: Slots = {
  state: Type.Unsafe<StateEnvelope>(Type.Object({})),
  action: Type.Unsafe<unknown>(Type.Unknown()),
  options: Type.Unsafe<unknown>(Type.Unknown()),
  table: Type.Unsafe<TableEnvelope>(Type.Object({})),
};

/** An object that has exactly these fields. */
export const record = <const P extends Record<string, TSchema>>(
  properties: P,
  options: { readonly description: string; readonly $id?: string },
) => Type.Object(properties, { additionalProperties: false, ...options });

/** `schema` or null. */
export const nullable = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** A whole number that is not negative. */
export const count = (description: string) => Type.Integer({ minimum: 0, description });

/** An object with these keys, all of one form. */
export const byKey = <const K extends string>(keys: readonly K[], schema: TSchema, description: string) =>
  Type.Unsafe<Record<K, unknown>>(record(Object.fromEntries(keys.map((key) => [key, schema])), { description }));

/** A share or a probability. */
export const Part = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
