/** The envelope that every state document shares: how it is described, and how it is written. */
import Type, { type TSchema } from 'typebox';
import { type Catalog, CatalogField } from '../../core/catalog.ts';
import type { Viewer } from '../../core/contract.ts';

/**
 * The fields of the envelope, for the schema of a game's states.
 * @param options schema of the options
 * @param seat schema of a seat
 */
export const envelopeFields = <Game extends string, Options extends TSchema, SeatField extends TSchema>(
  game: Game,
  options: Options,
  seat: SeatField,
) => ({
  game: Type.Literal(game, { description: 'This game.' }),
  version: Type.Literal(1, { description: 'Version of this document format.' }),
  catalog: CatalogField,
  options,
  viewer: Type.Union([seat, Type.Literal('all')], {
    description: 'Seat whose view this is, or "all" for a full state.',
  }),
});

/**
 * The envelope of a state played with `catalog` and these options, as `viewer` sees it.
 * @param options defaults filled in; what only the set-up asks for, such as the seat that begins, is left out
 */
export const envelopeOf = <Game extends string, Options>(
  game: Game,
  { id, hash }: Catalog,
  options: Options,
  viewer: Viewer,
) => ({ game, version: 1 as const, catalog: { id, hash }, options, viewer });
