import Type, { type Static } from 'typebox';
import { declareOptions, declareRulings, numberRuling, ruling } from '../../kit/options.ts';
import { DIFFICULTIES } from '../gaia/core/numbers.ts';
import { GAIA_RULINGS } from '../gaia/core/rulings.ts';

/** How much there is to choose at the beginning (rules section 2). */
export const LEVELS = ['beginner', 'standard', 'advanced'] as const;

/** When Gaïa plays: with the decision before her part, or in a stage of her own that waits for it. */
const GAIA_PLAYS = ['at-once', 'asked'] as const;

/** Rulings on what no source says for sure, those on Gaïa included. E8 is the option `roundLimit`. */
const RULINGS = declareRulings('docs/rules/earth.md', {
  lastChance: ruling(
    'E1',
    'Whether events and conversions can still be played when the game has ended, before it is scored.',
    ['offered', 'none'],
  ),
  collectiveAtEnd: ruling('E4', 'Whether the collective ability is resolved at the end of the last round too.', [
    'yes',
    'no',
  ]),
  tiedGrowth: ruling('E5', 'What the growth of tied seats is compared by.', ['points', 'pieces']),
  soloAnimals: ruling('E6', 'Whether the person’s animals of a solo game are dealt, or kept from four.', [
    'dealt',
    'chosen',
  ]),
  objectivesCountIslandAndClimate: ruling(
    'E9',
    'Whether island and climate count where a terrain, ecosystem or objective counts cards and does not say so.',
    ['yes', 'no'],
  ),
  ...GAIA_RULINGS,
});

const OPTIONS = declareOptions('Earth', {
  seats: Type.Integer({ minimum: 1, maximum: 5, default: 2, description: 'Number of seats; 1 plays against Gaïa.' }),
  level: Type.Enum([...LEVELS], {
    default: 'standard',
    description: 'Set-up: beginner (no ecosystems, flat fauna values), standard, or advanced (two cards of each).',
  }),
  difficulty: Type.Enum([...DIFFICULTIES], {
    default: 'medium',
    description: 'How strong Gaïa is; with one seat only.',
  }),
  gaia: Type.Enum([...GAIA_PLAYS], {
    default: 'at-once',
    description:
      'When Gaïa plays, with one seat only: at once, or when she is asked to by the action `gaia` or by `automa`.',
  }),
  animals: Type.Boolean({ default: false, description: 'Whether the expansion Animal Kingdom is played with.' }),
  firstSeat: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 4, description: 'Seat that begins; drawn when absent.' }),
  ),
  roundLimit: numberRuling('E8', 'Rounds after which the game is ended, should nobody have planted 16 cards.', {
    least: 1,
    most: 200,
    byDefault: 60,
  }),
  rulings: RULINGS.schema,
});

export const OptionsSchema = OPTIONS.schema;

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The options with their defaults. */
export const withDefaults = (options: Options) => ({
  ...OPTIONS.defaults,
  ...options,
  rulings: { ...RULINGS.defaults, ...options.rulings },
});

/** Options of one game, defaults filled in. */
export type Settings = Readonly<ReturnType<typeof withDefaults>>;
