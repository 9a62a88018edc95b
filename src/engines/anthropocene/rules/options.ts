import Type, { type Static } from 'typebox';

/** Who plays how; rulebook pages 4 (base) and 10 (variants). */
export const MODES = ['base', 'expert', 'young', 'chick'] as const;

/**
 * Rulings on what the rulebook leaves open, with their defaults. The names P1–P8 are the rows of
 * `docs/rules/anthropocene.md`. P6 and P7 have one value each: no other reading changes a decision.
 */
const RulingsSchema = Type.Object(
  {
    startCards: Type.Optional(
      Type.Enum(['catalog', 'none'], {
        default: 'catalog',
        description: 'P1. Whether the catalog’s start cards lie in the grid at the beginning.',
      }),
    ),
    unfinishedLines: Type.Optional(
      Type.Enum(['count', 'ignore'], {
        default: 'count',
        description: 'P2. Whether an objective can be met while its line has an empty space (which counts 0).',
      }),
    ),
    announceAtStart: Type.Optional(
      Type.Enum(['every-generation', 'from-second'], {
        default: 'every-generation',
        description: 'P3. In which generations objectives already met are told at the start.',
      }),
    ),
    silenceAtStart: Type.Optional(
      Type.Enum(['unmet', 'nothing'], {
        default: 'unmet',
        description: 'P4. What a seat that is told nothing at the start of a generation concludes.',
      }),
    ),
    scoringOrder: Type.Optional(
      Type.Enum(['ice-first', 'sky-first'], {
        default: 'ice-first',
        description: 'P5. Whether a game lost by the ice still gets the sky card of its last generation.',
      }),
    ),
    lookUnder: Type.Optional(
      Type.Enum(['all'], {
        default: 'all',
        description: 'P6. Whole stacks may be looked at: every card in them was placed in the open.',
      }),
    ),
    excessFlips: Type.Optional(
      Type.Enum(['stop-at-zero'], {
        default: 'stop-at-zero',
        description: 'P7. When more molecules show than ice cards are left, the ice stops at 0, which is the loss.',
      }),
    ),
    chickWinsFrom: Type.Optional(
      Type.Integer({
        minimum: -11,
        maximum: 12,
        default: 1,
        description: 'P8. Smallest sum of the sky cards that wins in chick mode.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Rulings on open points; see docs/rules/anthropocene.md.' },
);

export const OptionsSchema = Type.Object(
  {
    seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 4, default: 3, description: 'Number of seats.' })),
    mode: Type.Optional(
      Type.Enum([...MODES], {
        default: 'base',
        description:
          'base; expert (methane counts like carbon dioxide); young (hands lie open); chick (young without the ice).',
      }),
    ),
    firstSeat: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3,
        description: 'Seat that begins the first generation; drawn when absent.',
      }),
    ),
    rulings: Type.Optional(RulingsSchema),
  },
  { additionalProperties: false, description: 'Options of a game of Anthropocène.' },
);

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The rulings of one game, defaults filled in. */
export type Rulings = Required<Static<typeof RulingsSchema>>;

export const DEFAULT_RULINGS: Rulings = {
  startCards: 'catalog',
  unfinishedLines: 'count',
  announceAtStart: 'every-generation',
  silenceAtStart: 'unmet',
  scoringOrder: 'ice-first',
  lookUnder: 'all',
  excessFlips: 'stop-at-zero',
  chickWinsFrom: 1,
};
