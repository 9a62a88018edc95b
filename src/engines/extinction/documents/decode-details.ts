/** What a step in progress remembers has to make sense, or it could not go on. */
import { hasBit } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import type { OpName } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { AMBASSADORS, DECK, SIDE } from '../content/terms.ts';
import { operand } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { DICE, FRAME } from '../rules/terms.ts';
import { opNameAt } from './op-names.ts';
import type { Reading } from './reading.ts';

/** A step that asks somebody. */
interface Asking {
  readonly state: State;
  readonly offset: number;
  readonly stage: number;
  readonly left: number;
  readonly from: number;
  readonly mark: number;
}

const hasAnimals = ({ animals, rules }: State, space: number, least: number): boolean =>
  rules.spaces.includes(space) && animals[space]! >= least;

const fromSpace = ({ state, from }: Asking): boolean => from === 0 || hasAnimals(state, from - 1, 1);

const isFewer = ({ state, offset, left }: Asking): boolean => left >= 1 && left <= operand(state, offset, 1);

const birth = ({ state, stage, from, mark }: Asking): boolean => {
  if (stage === 3) return from === 0 && mark === 0;
  return hasAnimals(state, from, 1) && (stage === 4 || hasAnimals(state, mark, 2));
};

/** Whether a tile lies in a line, with animals as near on both sides. */
const isBetween = ({ state, from, mark }: Asking): boolean => {
  const { rows, columns } = state.rules.sheet;
  const isRow = mark >= 0 && mark < SIDE;
  const length = isRow ? columns : rows;
  const inRange = isRow ? mark < rows : mark >= SIDE && mark - SIDE < columns;
  if (!inRange || from >= length) return false;
  const space = (index: number): number => (isRow ? mark * SIDE + index : index * SIDE + mark - SIDE);
  const near = (direction: number): number => {
    for (let steps = 1; ; steps++) {
      const index = from + steps * direction;
      if (index < 0 || index >= length) return 0;
      if (state.animals[space(index)]! > 0) return steps;
    }
  };
  return state.tiles[space(from)] === 1 && near(-1) > 0 && near(-1) === near(1);
};

const tiles = (asking: Asking): boolean => {
  const { state, offset, stage, left, from } = asking;
  const most = Math.max(1, operand(state, offset, 1));
  if (left < 1 || left > most) return false;
  if (stage === 4) return isBetween(asking);
  return stage === 3 || state.rules.spaces.includes(from);
};

const foresee = ({ state, offset, stage, left, from, mark }: Asking): boolean =>
  mark >= 1 &&
  mark <= Math.min(state.seen, operand(state, offset, 1)) &&
  from < mark &&
  left <= operand(state, offset, 2) &&
  (stage === 2 || (left > 0 && from === 0));

const reroll = (asking: Asking): boolean => {
  const { state, from, mark } = asking;
  if (!isFewer(asking) || from > 6 || mark < 0 || mark >= 1 << DICE) return false;
  for (let die = 0; die < DICE; die++)
    if (hasBit(mark, die) && state.diceCard[state.current * DICE + die] !== NONE) return false;
  return true;
};

/** By op, whether what a step that asks remembers can be so; nothing is remembered by the others. */
const MAKES_SENSE: { readonly [Name in OpName]?: (asking: Asking) => boolean } = {
  play: isFewer,
  influence: (asking) => isFewer(asking) && asking.mark >= 0 && asking.mark < 1 << AMBASSADORS,
  'shift-influence': (asking) =>
    isFewer(asking) && asking.from <= AMBASSADORS && (asking.from === 0 || asking.state.cubes[asking.from - 1]! > 0),
  move: (asking) => isFewer(asking) && fromSpace(asking),
  add: isFewer,
  'remove-tile': (asking) => isFewer(asking) && asking.mark > 0,
  foresee,
  'end-constant': isFewer,
  birth,
  reroll,
  'return-die': isFewer,
  recover: isFewer,
  'lose-animal': isFewer,
  stray: fromSpace,
  'place-tile': tiles,
  'lose-influence': isFewer,
  discard: (asking) => isFewer(asking) && asking.from < DECK,
  'birth-phase': birth,
  'destruction-phase': tiles,
};

/** Checks what a step remembers that asks somebody, or that waits for one within it. */
export const checkDetails = (reading: Reading, offset: number, isTop: boolean, at: string): void => {
  const { state } = reading;
  const { frames } = state;
  const [stage, left, from, mark] = [FRAME.stage, FRAME.left, FRAME.from, FRAME.mark].map(
    (field) => frames[offset + field]!,
  );
  const name = opNameAt(state, frames[offset + FRAME.at]!);
  const asking = { state, offset, stage: stage ?? 0, left: left ?? 0, from: from ?? 0, mark: mark ?? 0 };
  const sensible = isTop
    ? (MAKES_SENSE[name]?.(asking) ?? true)
    : name !== 'play' || asking.stage === 0 || isFewer(asking);
  if (!sensible)
    blame(reading, at, 'wrong-detail', 'What this step remembers (left, from, mark) cannot be so at this point.');
};
