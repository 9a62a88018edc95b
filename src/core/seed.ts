import Type from 'typebox';

/** The schema of a seed as callers give it, see `Seed`. */
export const SeedField = Type.Union(
  [
    Type.String({ maxLength: 200 }),
    Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  ],
  {
    $id: 'Seed',
    description: 'Decides all chance; 7 and "7" are the same seed. A fresh one is drawn and reported when absent.',
  },
);
