import Type, { type Static } from 'typebox';
import { DIFFICULTIES, type Difficulty } from '../gaia/core/numbers.ts';
import { DEFAULT_GAIA_RULINGS, GAIA_RULING_FIELDS } from '../gaia/core/rulings.ts';

/** How much there is to choose at the beginning (rules section 2). */
export const LEVELS = ['beginner', 'standard', 'advanced'] as const;

/** When Gaïa plays: with the decision before her part, or in a stage of her own that waits for it. */
const GAIA_PLAYS = ['at-once', 'asked'] as const;

/** Rulings on what no source says for sure, with their defaults; E1–E8 and G1–G7 are the rows of `docs/rules/earth.md`. */
const RulingsSchema = Type.Object(
  {
    lastChance: Type.Optional(
      Type.Enum(['offered', 'none'], {
        default: 'offered',
        description:
          'E1. Whether events and conversions can still be played when the game has ended, before it is scored.',
      }),
    ),
    collectiveAtEnd: Type.Optional(
      Type.Enum(['yes', 'no'], {
        default: 'yes',
        description: 'E4. Whether the collective ability is resolved at the end of the last round too.',
      }),
    ),
    tiedGrowth: Type.Optional(
      Type.Enum(['points', 'pieces'], {
        default: 'points',
        description: 'E5. What the growth of tied seats is compared by.',
      }),
    ),
    soloAnimals: Type.Optional(
      Type.Enum(['dealt', 'chosen'], {
        default: 'dealt',
        description: 'E6. Whether the person’s animals of a solo game are dealt, or kept from four.',
      }),
    ),
    ...GAIA_RULING_FIELDS,
  },
  { additionalProperties: false, description: 'Rulings on open points; see docs/rules/earth.md.' },
);

/** Rounds after which a game without end is ended (ruling E8). */
const ROUND_LIMIT = 60;

export const OptionsSchema = Type.Object(
  {
    seats: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5, default: 2, description: 'Number of seats; 1 plays against Gaïa.' }),
    ),
    level: Type.Optional(
      Type.Enum([...LEVELS], {
        default: 'standard',
        description: 'Set-up: beginner (no ecosystems, flat fauna values), standard, or advanced (two cards of each).',
      }),
    ),
    difficulty: Type.Optional(
      Type.Enum([...DIFFICULTIES], { default: 'medium', description: 'How strong Gaïa is; with one seat only.' }),
    ),
    gaia: Type.Optional(
      Type.Enum([...GAIA_PLAYS], {
        default: 'at-once',
        description:
          'When Gaïa plays, with one seat only: at once, or when she is asked to by the action `gaia` or by `automa`.',
      }),
    ),
    animals: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the expansion Animal Kingdom is played with.' }),
    ),
    firstSeat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 4, description: 'Seat that begins; drawn when absent.' }),
    ),
    roundLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 200,
        default: ROUND_LIMIT,
        description: 'E8. Rounds after which the game is ended, should nobody have planted 16 cards.',
      }),
    ),
    rulings: Type.Optional(RulingsSchema),
  },
  { additionalProperties: false, description: 'Options of a game of Earth.' },
);

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The rulings of one game, defaults filled in. */
export type Rulings = Required<Static<typeof RulingsSchema>>;

/** Options of one game, defaults filled in; who begins is kept in the state. */
export interface Settings {
  readonly seats: number;
  readonly level: (typeof LEVELS)[number];
  readonly difficulty: Difficulty;
  readonly gaia: (typeof GAIA_PLAYS)[number];
  readonly animals: boolean;
  readonly roundLimit: number;
  readonly rulings: Rulings;
}

const DEFAULT_RULINGS: Rulings = {
  lastChance: 'offered',
  collectiveAtEnd: 'yes',
  tiedGrowth: 'points',
  soloAnimals: 'dealt',
  ...DEFAULT_GAIA_RULINGS,
};

/** The options with their defaults. */
export const settle = (options: Options): Settings => ({
  seats: options.seats ?? 2,
  level: options.level ?? 'standard',
  difficulty: options.difficulty ?? 'medium',
  gaia: options.gaia ?? 'at-once',
  animals: options.animals ?? false,
  roundLimit: options.roundLimit ?? ROUND_LIMIT,
  rulings: { ...DEFAULT_RULINGS, ...options.rulings },
});
