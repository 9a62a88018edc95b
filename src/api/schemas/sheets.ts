/** Expected points by part of the score, and how sure they are. */
import Type, { type Static } from 'typebox';
import { nullable, record } from './slots.ts';

/** How sure a mean is. */
const Spread = Type.Number({ minimum: 0, description: 'Standard error.' });

/** The same, or null where it is not known. */
export const SpreadOrNull = nullable(
  Spread,
  'Standard error of the mean. Null where fewer than 20 playouts are too few to say: that they agree may be chance.',
);

/** A part of the score, by the game's name and in words. */
export const partName = {
  part: Type.String({ description: 'Part of the score; the first is the whole.' }),
  text: Type.String({ description: 'The same in words.' }),
};

/** Whose row of a score sheet it is. */
export const rowOwner = {
  seat: nullable(Type.Integer({ minimum: 0, description: 'Seat.' }), 'The seat; null for an automaton.'),
  text: Type.String({ description: 'Whose points they are, in words.' }),
};

const SheetPart = record(
  {
    ...partName,
    mean: Type.Number({ description: 'Mean of its points at the end of the playouts.' }),
    error: SpreadOrNull,
  },
  { $id: 'SheetPart', description: 'Points of one part of a score.' },
);

/** A row of the score sheet. */
export const SheetRow = record(
  {
    ...rowOwner,
    parts: Type.Array(SheetPart, { description: 'The whole score, then its parts.' }),
  },
  { $id: 'SheetRow', description: 'The score of a seat or of an automaton, as playouts expect it.' },
);

/** What is still to come to one's own score. */
export const Plan = record(
  {
    text: Type.String({ description: 'The same in words.' }),
    parts: Type.Array(
      record(
        {
          ...partName,
          now: Type.Number({ description: 'Points there are.' }),
          end: Type.Number({ description: 'Mean of the points at the end of the playouts.' }),
          adds: Type.Number({ description: 'What is still to come.' }),
          error: Spread,
        },
        { $id: 'PlanPart', description: 'What comes to one part of the score.' },
      ),
      { description: 'The whole score, then its parts.' },
    ),
  },
  { $id: 'Plan', description: 'What the game adds to the score of the seat to act after this action.' },
);

export type SheetRowJson = Static<typeof SheetRow>;
export type PlanJson = Static<typeof Plan>;
