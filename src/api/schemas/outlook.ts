/** Where a game is heading, and what a seat can say of what it does not see. */
import Type, { type Static } from 'typebox';
import { SheetRow, SpreadOrNull } from './sheets.ts';
import { nullable, Part, record } from './slots.ts';

/** How often playouts ended in one way. */
export const Chance = record(
  {
    ending: Type.String({ description: 'A way the game can end.' }),
    text: Type.String({ description: 'The same in words.' }),
    probability: Part('Part of the playouts that ended so.'),
  },
  { $id: 'Chance', description: 'How often playouts ended in one way.' },
);

/** A number that playouts measured. */
export const Measure = record(
  {
    metric: Type.String({ description: 'What is measured.' }),
    text: Type.String({ description: 'The same in words.' }),
    mean: Type.Number({ description: 'Mean at the end of the playouts.' }),
    error: SpreadOrNull,
  },
  { $id: 'Measure', description: 'A number that playouts measured.' },
);

const told = (what: string) => ({
  code: Type.String({ description: `Kind of ${what}.` }),
  params: Type.Record(Type.String(), Type.Unknown(), { description: 'What the text is made of.' }),
  text: Type.String({ description: 'The same in words.' }),
});

/** Something in a position that playouts looked for. */
export const Watched = record(
  { ...told('thing'), probability: Part('Part of the playouts in which it came true.') },
  {
    $id: 'Watched',
    description: 'Something in this position that playouts looked for, such as the survival of an animal.',
  },
);

const outlook = {
  endings: Type.Array(Chance, { description: 'Every way the game can end.' }),
  metrics: Type.Array(Measure, { description: 'Every number the game measures, the score first.' }),
  watched: Type.Array(Watched, { description: 'What this position gives to watch; empty where there is nothing.' }),
  sheet: Type.Array(SheetRow, {
    description:
      'Expected score of every seat, and of an automaton, by part; empty where seats have no points of their own.',
  }),
};
/** Where the game is heading. */
export const Outlook = record(outlook, { $id: 'Outlook', description: 'Where the game is heading.' });

/** What others did, in a sentence. */
const Play = record(
  {
    ...told('sentence'),
    decisions: Type.Integer({ minimum: 1, description: 'Decisions of `history` that hang together with the state.' }),
  },
  { $id: 'Play', description: 'What the decisions of others say beyond the cards.' },
);

const play = Type.Optional(Play);

const BeliefSlot = record(
  {
    ...told('hidden thing'),
    values: Type.Array(
      record(
        {
          ...told('value'),
          probability: Part('Part of the worlds in which it is so; exact, not sampled.'),
          byPlay: Type.Optional(
            Part('How likely it is by what others did too, as a model has learnt to read it; only with `history`.'),
          ),
        },
        { $id: 'BeliefValue', description: 'A value that a hidden thing may have.' },
      ),
      { minItems: 1, description: 'Every value it may have, the likeliest first.' },
    ),
  },
  { $id: 'BeliefSlot', description: 'Something that the seat to act does not see, and what it may be.' },
);

/** What the seat to act can say of all that it does not see. */
export const Belief = record(
  {
    worlds: Type.Number({
      minimum: 1,
      description: 'Worlds that agree with all that the seat knows: a whole number, but often too large for integers.',
    }),
    acceptance: Part('Part of the worlds drawn in the search that it keeps; 1 when none is thrown away.'),
    slots: Type.Array(BeliefSlot, { description: 'Every hidden thing, what matters most to the seat first.' }),
    play,
  },
  { $id: 'Belief', description: 'What the seat to act can say of all that it does not see.' },
);

/** Where the game is heading, and what the seat does not see. */
export const HintOutlook = record(
  {
    ...outlook,
    belief: nullable(
      BeliefSlot,
      'The hidden thing that matters most to the seat to act; null when nothing is hidden, or where it cannot be counted.',
    ),
    play,
  },
  { $id: 'HintOutlook', description: 'Where the game is heading, and what the seat does not see.' },
);

export type BeliefJson = Static<typeof Belief>;
export type HintOutlookJson = Static<typeof HintOutlook>;
export type BeliefSlotJson = Static<typeof BeliefSlot>;
export type ChanceJson = Static<typeof Chance>;
export type MeasureJson = Static<typeof Measure>;
export type WatchedJson = Static<typeof Watched>;
export type OutlookJson = Static<typeof Outlook>;
