/** A recipe: all that decides a net, as a small file that is kept. Whoever follows it gets the same games, and a net as good. */
import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { checker } from '../src/core/schema.ts';

const Games = Type.Object(
  {
    options: Type.Array(Type.Unknown(), { minItems: 1, description: 'Set-ups, which take turns.' }),
    bots: Type.Array(Type.Unknown(), {
      minItems: 1,
      description: 'Who plays, as the arena knows bots: each seat draws one.',
    }),
    games: Type.Integer({ minimum: 1, description: 'Games, each with its forks.' }),
    forks: Type.Integer({ minimum: 0, description: 'Ways on from each game, from a leaf of a search.' }),
    seed: Type.String({ description: 'Game `i` has the seed `<seed>/<i>`.' }),
  },
  { additionalProperties: false, description: 'The games that are played.' },
);

const Range = Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()], { description: 'First, end and step.' });

const Learning = Type.Object(
  {
    layers: Type.Array(Type.Integer({ minimum: 1 }), { description: 'Sizes of the hidden layers.' }),
    epochs: Type.Integer({ minimum: 1 }),
    seed: Type.Integer({ minimum: 0 }),
    rate: Type.Number({ description: 'Learning rate at its highest.' }),
    decay: Type.Number({ description: 'Weight decay.' }),
    blind: Type.Array(Range, { description: 'Numbers of a view that the net does not read.' }),
    stock: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 }), {
      description:
        'Numbers of the own view, or products of some, that tell what a seat has in store: left to the forecast in play.',
    }),
    leaves: Type.Number({ minimum: 0, description: 'Weight of a leaf, against that of a position of a game.' }),
    points: Type.Number({ minimum: 0, description: 'Weight of the distance in points beside who is ahead.' }),
  },
  { additionalProperties: false, description: 'How a net is fitted to them.' },
);

const Match = Type.Object(
  {
    options: Type.Intersect([
      Type.Object({ seats: Type.Integer({ minimum: 1 }) }),
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    ]),
    budget: Type.Object(
      {
        visits: Type.Optional(Type.Integer({ minimum: 1 })),
        timeMs: Type.Optional(Type.Integer({ minimum: 1, description: 'Of processor time.' })),
      },
      { additionalProperties: false, description: 'Of a decision, for both sides.' },
    ),
    bot: Type.Optional(Type.Object({}, { description: 'What else both sides are.' })),
    against: Type.Optional(Type.Unknown({ description: 'The other side; the same search without a net when absent.' })),
    deals: Type.Integer({ minimum: 2, description: 'Most deals.' }),
    seed: Type.Optional(
      Type.String({ description: 'Of the deals; otherwise that of the net and the place in this list.' }),
    ),
    sprt: Type.Optional(
      Type.Tuple([Type.Number(), Type.Number()], {
        description: 'Leads, in Elo or points, of which one is to be ruled out.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A match that a net is judged by.' },
);

const RecipeSchema = Type.Object(
  {
    game: Type.String(),
    name: Type.String({ pattern: '^[a-z0-9-]+$' }),
    licence: Type.String(),
    play: Type.Array(Games, { minItems: 1 }),
    learn: Learning,
    gate: Type.Array(Match),
    /** False where a net is asked for by name alone, such as one that wins, but tells of worse games than it plays. */
    byDefault: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, description: 'A recipe for a net.' },
);

export type Recipe = Static<typeof RecipeSchema>;
export type Games = Static<typeof Games>;
export type Gate = Static<typeof Match>;

const recipes = checker(RecipeSchema);

/** The recipe in `file`. @throws Error with all that is wrong with it */
export const readRecipe = (file: string): Recipe => {
  const read = recipes.check(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.faults.map(({ pointer, detail }) => `${file}#${pointer}: ${detail}`).join('\n'));
  return read.value;
};
