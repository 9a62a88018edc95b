/** Programs in progress: cards, effects, abilities and the turn itself, as `rules/machine.ts` works them off. */
import Type, { type Static } from 'typebox';
import { OWNERS } from '../content/layout.ts';
import type { OpName } from '../content/ops.ts';
import { count, FullCardName, rowId, strict } from './fields.ts';

/** How far an instruction can have come. */
interface Stages {
  /** By the number of the stage in `rules/ops/`: its name here; empty for one that no state stops at, and for the beginning. */
  readonly names: readonly string[];
  /** Stages in which somebody is asked. */
  readonly asks: readonly number[];
  /** Stages in which it waits for a program that began within it, or for its own beginning. */
  readonly waits: readonly number[];
}

const unasked: Stages = { names: [''], asks: [], waits: [0] };
const atOnce: Stages = { names: [''], asks: [0], waits: [0] };
const begun: Stages = { names: ['', 'begun'], asks: [1], waits: [0] };
const births: Stages = { names: ['', '', '', 'newborn', 'parents', 'parting', 'born'], asks: [3, 4, 5], waits: [0, 6] };
const tiles: Stages = { names: ['', '', '', 'line', 'way', 'space'], asks: [3, 4, 5], waits: [0] };
const phase: Stages = { names: ['', 'triggered', 'revealed'], asks: [], waits: [1, 2] };

/** The stages of every instruction. */
export const STAGES: Readonly<Record<OpName, Stages>> = {
  ...{
    end: unasked,
    jump: unasked,
    draw: unasked,
    gain: unasked,
    'birth-target': unasked,
    shield: unasked,
    skip: unasked,
  },
  ...{ 'free-placement': unasked, roll: unasked },
  ...{
    choose: atOnce,
    pay: atOnce,
    give: atOnce,
    'lose-money': atOnce,
    copy: atOnce,
    'turn-die': atOnce,
    stray: atOnce,
  },
  ...{ 'pick-role': atOnce, 'pick-ability': atOnce },
  ...{
    influence: begun,
    'shift-influence': begun,
    move: begun,
    add: begun,
    'remove-tile': begun,
    'end-constant': begun,
  },
  ...{
    reroll: begun,
    'return-die': begun,
    recover: begun,
    'lose-animal': begun,
    'lose-influence': begun,
    discard: begun,
  },
  'each-seat': { names: ['', 'first', 'second', 'third', 'fourth', 'fifth'], asks: [], waits: [0, 1, 2, 3, 4, 5] },
  'first-card': { ...begun, asks: [], waits: [1] },
  play: { ...begun, waits: [0, 1] },
  foresee: { names: ['', 'discard', 'order'], asks: [1, 2], waits: [0, 1] },
  birth: births,
  'place-tile': tiles,
  act: { ...begun, waits: [1] },
  'birth-phase': { ...births, names: births.names.with(1, 'triggered'), waits: [1, 6] },
  'destruction-phase': { ...tiles, names: tiles.names.with(1, 'triggered'), waits: [1] },
  'effect-phase': phase,
  'end-phase': { ...phase, waits: [1] },
  next: { ...begun, waits: [] },
};

const NAMES = [...new Set(Object.values(STAGES).flatMap(({ names }) => names))].filter((name) => name !== '');

/** One program in progress. */
export const FrameSchema = Type.Object(
  {
    owner: Type.Enum([...OWNERS], { description: 'Table of the row that says it; built-in for set-up and turn.' }),
    id: rowId('The row; setup or turn of what is built in.', 'turn'),
    step: Type.String({
      pattern: '^[a-z0-9.]{1,40}$',
      description: 'The step that is next, as a path such as 1.from.0.2 in the row; `end` behind the last one.',
    }),
    player: Type.Optional(count(4, 'For whom, by place in the team; the role to act when absent.')),
    stage: Type.Optional(Type.Enum([...NAMES], { description: 'How far the step has come; absent at its beginning.' })),
    left: Type.Optional(count(9, 'How often still.')),
    from: Type.Optional(count(36, 'What the step began with: a space, a card, an ambassador, or how many are done.')),
    mark: Type.Optional(count(4095, 'What else it has to know, such as what is used up as bits.', -1)),
    card: Type.Optional(FullCardName),
  },
  { ...strict, description: 'A program in progress.' },
);
export type FrameJson = Static<typeof FrameSchema>;
