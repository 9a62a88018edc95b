/**
 * What cards do, as data: steps, one after the other. The list is closed; a card that does not fit gets a step of its own here.
 * Steps within steps are two deep, so that the schema needs no recursion.
 */
import Type, { type Static, type TProperties } from 'typebox';

/** What values of fields mean; instructions hold their indexes. */
export const INFLUENCE_ON = ['any', 'hidden', 'revealed', 'different'] as const;
export const ADD_WHERE = ['empty', 'beside-animal', 'with-animal'] as const;
export const REMOVE_WHERE = ['any', 'beside-animal', 'one-line'] as const;
export const FREE_FROM = ['values', 'own-dice'] as const;
export const SHIELD_AGAINST = ['loss', 'tile'] as const;
export const SKIPPED = ['birth', 'destruction', 'effect'] as const;
export const LOSE_WHERE = ['most', 'lone', 'beside-tile', 'any'] as const;
const STRAY_WHERE = ['most'] as const;
export const TILE_HOW = ['destruction', 'beside-tile', 'nearest-animal'] as const;
export const MONEY_WHO = ['self', 'richest'] as const;
export const CUBES_FROM = ['most', 'any'] as const;
export const PAY_BY = ['self', 'one'] as const;

const strict = { additionalProperties: false };
const few = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description });

/** A step with this name. */
const step = <const Name extends string, Fields extends TProperties>(name: Name, fields: Fields, description: string) =>
  Type.Object({ do: Type.Literal(name), ...fields }, { ...strict, description });

/** Steps that hold no others. */
export const SIMPLE = [
  // What players do.
  step('play', { cards: few(3, 'Cards.') }, 'Play so many cards from the hand.'),
  step('draw', { cards: few(5, 'Cards.') }, 'Draw from the own deck.'),
  step('gain', { money: few(9, 'M$.') }, 'Take money from the supply.'),
  step('give', { money: few(9, 'M$.') }, 'Give up to so much of the own money to another seat.'),
  step(
    'influence',
    {
      cubes: few(6, 'Cubes.'),
      on: Type.Enum([...INFLUENCE_ON], {
        description: 'On which ambassadors: any, face down, face up, or each on another one.',
      }),
    },
    'Place cubes on ambassadors; the first on one that is face down reveals it.',
  ),
  step('shift-influence', { cubes: few(6, 'Cubes.') }, 'Move cubes from one ambassador to another, one by one.'),
  step(
    'move',
    {
      animals: few(6, 'Animals; the same one may be moved again.'),
      steps: few(6, 'Steps of each, orthogonally.'),
      overTiles: Type.Optional(
        Type.Literal(true, { description: 'May cross destruction tiles, though not stay there.' }),
      ),
    },
    'Move animals, each up to so many steps.',
  ),
  step(
    'add',
    {
      animals: few(3, 'Animals.'),
      where: Type.Enum([...ADD_WHERE], {
        description: 'An empty space, an empty one beside an animal, or one with an animal.',
      }),
    },
    'Place animals from the supply.',
  ),
  step(
    'remove-tile',
    {
      tiles: few(6, 'Tiles.'),
      where: Type.Enum([...REMOVE_WHERE], {
        description: 'Any, beside an animal, or all in one row or column.',
      }),
    },
    'Return destruction tiles to the pile.',
  ),
  step(
    'foresee',
    {
      cards: few(5, 'Cards from the top of the effect deck.'),
      discards: Type.Integer({ minimum: 0, maximum: 5, description: 'How many of them may be discarded.' }),
      reorder: Type.Optional(Type.Literal(true, { description: 'The others go back in any order.' })),
    },
    'Reveal effect cards to all, discard some, put the others back.',
  ),
  step('end-constant', { constants: few(3, 'Cards.') }, 'Discard constant effects.'),
  step('birth', {}, 'A birth roll, as in the phase.'),
  step(
    'birth-target',
    { by: Type.Integer({ minimum: -4, maximum: 4, description: 'Added to the target.' }) },
    'For this turn.',
  ),
  step('turn-die', { by: few(5, 'Most pips.') }, 'Turn an own die that is not placed yet up or down by so many pips.'),
  step('reroll', { dice: few(3, 'Dice.') }, 'Roll own dice again that are not placed yet.'),
  step(
    'free-placement',
    {
      from: Type.Enum([...FREE_FROM], { description: 'What the next die placed in this turn need not heed.' }),
    },
    'Lifts a rule of placing.',
  ),
  step(
    'return-die',
    { dice: few(3, 'Dice.') },
    'Take back an own die placed in this turn; it keeps its value and is placed anew.',
  ),
  step(
    'shield',
    { against: Type.Enum([...SHIELD_AGAINST], { description: 'The next loss of animals, or the next tile.' }) },
    'Prevents one, at once and by itself, whoever’s turn it is.',
  ),
  step('skip', { phase: Type.Enum([...SKIPPED], { description: 'Phase.' }) }, 'The next such phase is skipped.'),
  step('copy', {}, 'Do what another action of the zone or the board says, without a die.'),
  step('recover', { cards: few(3, 'Cards.') }, 'Take cards from the own discard pile into the hand.'),
  // What threatens.
  step(
    'lose-animal',
    {
      animals: few(6, 'Animals.'),
      where: Type.Enum([...LOSE_WHERE], {
        description: 'On a space with the most of them, alone on theirs, beside a tile, or anywhere.',
      }),
    },
    'Animals are lost; the team chooses among those that qualify.',
  ),
  step(
    'stray',
    { where: Type.Enum([...STRAY_WHERE], { description: 'On a space with the most of them.' }) },
    'One animal is moved one step, if it can.',
  ),
  step(
    'place-tile',
    {
      tiles: few(4, 'Tiles.'),
      how: Type.Enum([...TILE_HOW], {
        description:
          'As in the phase, beside a tile, or on a space without one that is nearest to an animal, though not on it.',
      }),
    },
    'Destruction tiles are placed; the team chooses among the spaces that qualify.',
  ),
  step(
    'lose-money',
    {
      money: few(9, 'M$.'),
      who: Type.Enum([...MONEY_WHO], { description: 'The seat that the effect is for, or a richest one.' }),
    },
    'As much as there is.',
  ),
  step(
    'lose-influence',
    {
      cubes: few(6, 'Cubes.'),
      from: Type.Enum([...CUBES_FROM], { description: 'An ambassador with the most, or any that has some.' }),
    },
    'Cubes return to the supply.',
  ),
  step('discard', { cards: few(3, 'Cards.') }, 'The seat discards from its hand.'),
] as const;

const Simple = Type.Union([...SIMPLE]);
const simples = (description: string) => Type.Array(Simple, { maxItems: 4, description });

const Pay = step(
  'pay',
  {
    money: few(9, 'M$.'),
    by: Type.Enum([...PAY_BY], {
      description: 'The seat that the effect is for, or one that the team chooses; never shared.',
    }),
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
  'A choice of the seat that the effect is for.',
);
const EachSeat = step(
  'each-seat',
  { steps: paids('For every seat in turn, from the one to act.') },
  'The same for everybody.',
);

/** One step of what a card does. */
export const StepField = Type.Union([...SIMPLE, Pay, Choose, EachSeat]);

/** What a card does. */
export const StepsField = Type.Array(StepField, {
  minItems: 1,
  maxItems: 6,
  description: 'Steps, in order; what cannot be done is passed over.',
});

/** A step that holds no others. */
export type SimpleStep = Static<typeof Simple>;
/** A step that may stand in a way of a choice, or in what each seat does. */
export type PaidStep = Static<typeof Paid>;
/** Any step. */
export type Step = Static<typeof StepField>;
