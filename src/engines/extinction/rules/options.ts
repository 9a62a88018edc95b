import Type, { type Static } from 'typebox';
import { declareOptions, declareRulings, ruling } from '../../kit/options.ts';
import { DIFFICULTIES, ROLES } from '../content/terms.ts';

/** Rulings on what the rules leave open, as far as they can change play; docs/rules/extinction.md has the others. */
const RULINGS = declareRulings('docs/rules/extinction.md', {
  allDice: ruling('A1', 'Whether the actions may be ended with dice left that can be placed: no, or yes.', [
    'must-be-placed',
    'may-be-kept',
  ]),
  idleActions: ruling('A2', 'Whether a die may go on an action of which nothing can be done.', ['allowed', 'refused']),
  soloGap: ruling('A3', 'By how much a die must be higher in a solo game: as with two seats, or as with more.', [
    'as-with-two',
    'as-with-more',
  ]),
  newborn: ruling('A4', 'Whether a newborn may be left out: yes, or no.', ['may-be-placed', 'must-be-placed']),
  splitTo: ruling('A6', 'Where the parent goes: to an empty space beside, or to that of the newborn as well.', [
    'empty-space',
    'newborn-too',
  ]),
  nearestTie: ruling(
    'A7',
    'Where a tile slides when animals on both sides are as near: as the team likes, or towards the first space of the line.',
    ['team', 'first-space'],
  ),
  destructionDie: ruling(
    'A8',
    'The destruction die on a line that is shorter than six spaces: it has as many faces, or a roll beyond the line places no tile.',
    ['fits-the-line', 'misses'],
  ),
  emptyPile: ruling('A10', 'When an empty pile of tiles loses: when the next tile is needed, or at once.', [
    'next-need',
    'last-tile',
  ]),
  research: ruling(
    'A11',
    'What becomes of effect cards that are revealed: some may be discarded and the others go back on top; they must be discarded; or the others are shuffled into the deck.',
    ['may-discard', 'must-discard', 'shuffled-in'],
  ),
  reshuffle: ruling('A12', 'When effect cards are shuffled anew: when one is needed, or when the last one is taken.', [
    'when-needed',
    'when-empty',
  ]),
  ownDeck: ruling(
    'A13',
    'What drawing from an own deck does that is empty: nothing, or the own discards are shuffled.',
    ['nothing', 'reshuffled'],
  ),
  yearOfTwo: ruling('A14', 'Who begins a year with two roles: they alternate, or the last one chooses.', [
    'alternate',
    'chosen',
  ]),
  sameAgain: ruling('A15', 'Whether, with three seats or more, the last one of a year may begin the next.', [
    'allowed',
    'refused',
  ]),
  cubesAfterVote: ruling('A19', 'Cubes on ambassadors after a first vote that failed.', ['stay', 'returned']),
  moreCubes: ruling('A25', 'Whether cubes may go on an ambassador that is face up.', ['allowed', 'refused']),
  researchTriggers: ruling(
    'A26',
    'Whether constant effects are triggered by cards that actions reveal, or by those of the effect phase alone.',
    ['effect-phase', 'any-reveal'],
  ),
  costlyNewborn: ruling(
    'A27',
    'Where newborns must be placed (A4): whether one may be left out when any would cost a parent.',
    ['may-be-left', 'must-be-placed'],
  ),
  votes: ruling('A28', 'Votes that win: as the level says, or four at every level.', ['by-level', 'four']),
});

const OPTIONS = declareOptions('Extinction', {
  seats: Type.Integer({
    minimum: 1,
    maximum: 5,
    default: 4,
    description: 'Number of seats; one alone plays two roles.',
  }),
  scenario: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    default: 'tiger',
    description: 'A scenario of the catalog; those of the box are tiger, otter and panda.',
  }),
  level: Type.Enum([...DIFFICULTIES], { default: 'normal', description: 'Level of difficulty.' }),
  hands: Type.Enum(['open', 'closed'], { default: 'open', description: 'Whether seats see the hands of others.' }),
  roles: Type.Enum(['chosen', 'dealt'], {
    default: 'chosen',
    description: 'Whether seats choose their roles, one after the other, or are dealt them.',
  }),
  abilities: Type.Enum(['chosen', 'dealt'], {
    default: 'chosen',
    description: 'Whether seats choose one of the two special abilities of their role, or are dealt it.',
  }),
  team: Type.Optional(
    Type.Array(Type.Enum([...ROLES]), {
      minItems: 2,
      maxItems: 5,
      description: 'The roles by seat, in place of choosing or dealing them; two for a solo game.',
    }),
  ),
  firstSeat: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 4,
      description: 'Role that begins, counted as in the team: the seat, but in a solo game; drawn when absent.',
    }),
  ),
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

/** The options of one game, defaults filled in. */
export type Settings = ReturnType<typeof withDefaults>;
