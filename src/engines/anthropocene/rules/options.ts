import Type, { type Static } from 'typebox';
import { declareOptions, declareRulings, numberRuling, ruling } from '../../kit/options.ts';
import { StartOption } from '../content/catalog.ts';

/** Who plays how; rulebook pages 4 (base) and 10 (variants). */
export const MODES = ['base', 'expert', 'young', 'chick'] as const;

/** Rulings on what the rulebook leaves open. P6 and P7 have one value each: no other reading changes a decision. */
export const RULINGS = declareRulings('docs/rules/anthropocene.md', {
  startCards: ruling(
    'P1',
    'Whether start cards, those of the catalog or of the option `start`, lie in the grid at the beginning.',
    ['catalog', 'none'],
  ),
  unfinishedLines: ruling('P2', 'Whether an objective can be met while its line has an empty space (which counts 0).', [
    'count',
    'ignore',
  ]),
  announceAtStart: ruling('P3', 'In which generations objectives already met are told at the start.', [
    'every-generation',
    'from-second',
  ]),
  silenceAtStart: ruling(
    'P4',
    'What a seat that is told nothing at the start of a generation concludes: that its objective is not met, or nothing.',
    ['unmet', 'nothing'],
  ),
  scoringOrder: ruling(
    'P5',
    'Order of ice and sky: with the ice first, a game that it loses gets no sky card for its last generation.',
    ['ice-first', 'sky-first'],
  ),
  lookUnder: ruling('P6', 'Whole stacks may be looked at: every card in them was placed in the open.', ['all']),
  excessFlips: ruling(
    'P7',
    'When more molecules show than ice cards are left, the ice stops at 0, which is the loss.',
    ['stop-at-zero'],
  ),
  chickWinsFrom: numberRuling('P8', 'Smallest sum of the sky cards that wins in chick mode.', {
    least: -11,
    most: 12,
    byDefault: 1,
  }),
});

const OPTIONS = declareOptions('Anthropocène', {
  seats: Type.Integer({ minimum: 2, maximum: 4, default: 3, description: 'Number of seats.' }),
  mode: Type.Enum([...MODES], {
    default: 'base',
    description:
      'base; expert (methane counts like carbon dioxide); young (hands lie open); chick (young without the ice).',
  }),
  firstSeat: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3, description: 'Seat that begins the first generation; drawn when absent.' }),
  ),
  start: Type.Optional(
    Type.Array(StartOption, {
      maxItems: 3,
      description: 'Start cards that lie in the grid when the game begins, in place of those of the catalog.',
    }),
  ),
  rulings: RULINGS.schema,
});

export const OptionsSchema = OPTIONS.schema;

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The rulings of one game, defaults filled in. */
export type Rulings = typeof RULINGS.defaults;

/** The options with their defaults. */
export const withDefaults = (options: Options) => ({
  ...OPTIONS.defaults,
  ...options,
  rulings: { ...RULINGS.defaults, ...options.rulings },
});
