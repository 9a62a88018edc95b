/**
 * What locations, cards, specialists, tribes, boards and bonuses do, as data: steps, one after the other. The list is closed; a
 * row that does not fit gets a step of its own here. Steps within steps are two deep, so that the schema needs no recursion.
 */
import Type, { type Static, type TProperties } from 'typebox';
import { PILES, PRICED, RESOURCES, ZONES } from './terms.ts';

/** What values of fields mean; instructions hold their indexes. */
export const DRAW_FROM = ['either', ...PILES] as const;
export const TRACKS = [...ZONES, 'any'] as const;
export const BONUS_OF = ['own', 'any'] as const;
export const COPIED = ['forest', 'tier-1', 'any'] as const;

const strict = { additionalProperties: false };
const whole = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const few = (maximum: number, description: string) => whole(1, maximum, description);

/** A step with this name. */
const step = <const Name extends string, Fields extends TProperties>(name: Name, fields: Fields, description: string) =>
  Type.Object({ do: Type.Literal(name), ...fields }, { ...strict, description });

const ResourceField = Type.Enum([...RESOURCES], { description: 'Resource.' });

/** A price of one kind. */
export const CostField = Type.Object(
  {
    of: Type.Enum([...PRICED], { description: 'A resource, or cards of the hand.' }),
    amount: few(12, 'How many.'),
  },
  { ...strict, description: 'What must be paid.' },
);

/** Steps that hold no others. */
export const SIMPLE = [
  step('gain', { resource: ResourceField, amount: few(12, 'How many.') }, 'Take resources of one kind.'),
  step('gain-any', { amount: few(6, 'How many.') }, 'Take resources of any kinds.'),
  step(
    'draw',
    {
      cards: few(5, 'Cards.'),
      from: Type.Enum([...DRAW_FROM], { description: 'Pile; either is chosen anew for each card.' }),
    },
    'Draw exploration cards.',
  ),
  step('discard', { cards: few(3, 'Cards.') }, 'Discard from the hand, as many as there are.'),
  step(
    'authority',
    {
      track: Type.Enum([...TRACKS], { description: 'Track; of any, one is chosen.' }),
      by: whole(-3, 3, 'Steps up, or down.'),
    },
    'Move the own token on one track.',
  ),
  step('growth', { tokens: few(3, 'Tokens.') }, 'Place growth tokens on the own science board, with their rewards.'),
  step('colony', {}, 'Establish a colony without its price.'),
  step(
    'colony-bonus',
    {
      of: Type.Enum([...BONUS_OF], { description: 'Whose colonies: own ones, or those of any seat.' }),
      colonies: few(2, 'Colonies, all different.'),
    },
    'Take the bonus of established colonies.',
  ),
  step(
    'copy',
    {
      of: Type.Enum([...COPIED], { description: 'Locations of the forest, of tier 1, or any.' }),
      locations: few(2, 'Locations, all different.'),
    },
    'Do what a location says, without being there.',
  ),
  step('redeploy', {}, 'Move an own pawn from its location to another one, as if it were deployed there.'),
  step('hire', { discount: few(12, 'Food less.') }, 'Hire a specialist.'),
  step('hire-free', { upTo: few(30, 'Highest price of one that may be hired.') }, 'Hire a specialist for nothing.'),
  step(
    'play',
    {
      endurance: whole(0, 9, 'Endurance less.'),
      agility: whole(0, 9, 'Agility less.'),
      intelligence: whole(0, 9, 'Intelligence less.'),
    },
    'Play an exploration card.',
  ),
  step(
    'swap-river',
    { specialists: few(5, 'At most.') },
    'Discard specialists of the river; others take their places.',
  ),
  step('return-specialist', {}, 'Put an own specialist under the pile, and take its price in food.'),
  step('move-colony', {}, 'Move an own colony to another location, and take the bonus there.'),
  step('find-type', {}, 'Name a type, and take the first advanced card that has it; the pile is shuffled.'),
  step('copy-production', {}, 'Do what a production card of another seat says.'),
  step('oust', { by: few(2, 'Steps down.') }, 'Move the token of another seat down a track.'),
] as const;

const Simple = Type.Union([...SIMPLE]);
const simples = (description: string) => Type.Array(Simple, { maxItems: 4, description });

const Pay = step(
  'pay',
  {
    cost: CostField,
    steps: simples('When it is paid, which is free to choose.'),
    otherwise: Type.Optional(simples('When it is not.')),
  },
  'A price.',
);
const Paid = Type.Union([...SIMPLE, Pay]);
const paids = (description: string) => Type.Array(Paid, { minItems: 1, maxItems: 4, description });

const Choose = step(
  'choose',
  {
    from: Type.Array(paids('One of the ways.'), {
      minItems: 2,
      maxItems: 4,
      description: 'Ways, of which one is taken.',
    }),
  },
  'A choice.',
);
const Others = step('others', { steps: paids('For every other seat in turn.') }, 'What others get.');

/** One step of what a row does. */
export const StepField = Type.Union([...SIMPLE, Pay, Choose, Others]);

/** What a row does. */
export const StepsField = Type.Array(StepField, {
  minItems: 1,
  maxItems: 6,
  description: 'Steps, in order; what cannot be done is passed over.',
});

/** A price. */
export type Cost = Static<typeof CostField>;
/** A step that holds no others. */
export type SimpleStep = Static<typeof Simple>;
/** A step that may stand in a way of a choice, or in what others get. */
export type PaidStep = Static<typeof Paid>;
/** Any step. */
export type Step = Static<typeof StepField>;
