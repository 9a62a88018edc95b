/** What a step in progress remembers has to make sense, or it could not go on. */

import { countBits, hasBit } from '../../kit/bits.ts';
import { FRAME, operand } from '../../kit/frames.ts';
import { blame } from '../../kit/reading.ts';
import type { OpName } from '../content/ops.ts';
import { REMOVE_WHERE } from '../content/steps.ts';
import { NONE } from '../content/tables.ts';
import { AMBASSADORS, DECK, SIDE, SPACES } from '../content/terms.ts';
import { pileOf } from '../rules/board.ts';
import { ALL_LINES } from '../rules/ops/remove-tile.ts';
import type { State } from '../rules/state.ts';
import { DICE } from '../rules/terms.ts';
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

const nothing = ({ left, from, mark }: Asking): boolean => left === 0 && from === 0 && mark === 0;

const isFewer = ({ state, offset, left }: Asking): boolean => left >= 1 && left <= operand(state, offset, 1);

const counts = (asking: Asking): boolean => isFewer(asking) && asking.from === 0 && asking.mark === 0;

/** Stages as in `rules/ops/births.ts`; before these nothing is remembered. Where several could be the parents `mark` is `SPACES`. */
const birth = (asking: Asking): boolean => {
  const { state, stage, left, from, mark } = asking;
  if (stage <= 3) return nothing(asking);
  const { spaces } = state.rules;
  if (left !== 0) return false;
  if (stage === 6) return spaces.includes(from) && (mark === NONE || spaces.includes(mark));
  if (!state.rules.sheet.birth.splits || !hasAnimals(state, from, 1)) return false;
  return stage === 4 ? mark === SPACES : hasAnimals(state, mark, 2);
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
  if (left < 1 || left > most || pileOf(state) === 0) return false;
  const { sheet, rulings } = state.rules;
  if (stage === 4) return sheet.destruction !== 'landslide' && rulings.nearestTie === 'team' && isBetween(asking);
  return stage === 3 || state.rules.spaces.includes(from);
};

const foresee = ({ state, offset, stage, left, from, mark }: Asking): boolean =>
  mark >= 1 &&
  mark <= Math.min(state.seen, operand(state, offset, 1)) &&
  from < mark &&
  left <= operand(state, offset, 2) &&
  (stage === 2 || (left > 0 && from === 0));

/** How often it was done. */
const done = ({ state, offset, left }: Asking): number => operand(state, offset, 1) - left;

const reroll = (asking: Asking): boolean => {
  const { state, from, mark } = asking;
  if (!isFewer(asking) || from > 6 || mark < 0 || mark >= 1 << DICE || countBits(mark) !== done(asking)) return false;
  for (let die = 0; die < DICE; die++)
    if (hasBit(mark, die) && state.diceCard[state.current * DICE + die] !== NONE) return false;
  return true;
};

/** Cubes lie on the ambassadors that had one, which are no more than were placed. */
const influence = (asking: Asking): boolean => {
  const { state, from, mark } = asking;
  const placed = done(asking);
  const isSome = mark >= 0 && countBits(mark) <= placed && (placed === 0) === (mark === 0);
  return isFewer(asking) && from === 0 && isSome && (mark & ~state.revealed) === 0;
};

/** Tiles of one line leave the lines that all of them lie in; others are taken ascending. */
const removeTile = (asking: Asking): boolean => {
  const { state, offset, from, mark } = asking;
  const isLine = operand(state, offset, 2) === REMOVE_WHERE.indexOf('one-line');
  const isFirst = done(asking) === 0;
  const [rows, columns] = [countBits(mark & ((1 << SIDE) - 1)), countBits(mark >> SIDE)];
  const isLeft = mark === ALL_LINES ? isFirst || !isLine : isLine && !isFirst && mark > 0 && rows <= 1 && columns <= 1;
  return isFewer(asking) && isLeft && (from === 0 || (!isLine && !isFirst && state.rules.spaces.includes(from)));
};

/** By op, whether what a step that asks remembers can be so; nothing is remembered by the others. */
const MAKES_SENSE: { readonly [Name in OpName]?: (asking: Asking) => boolean } = {
  play: counts,
  influence,
  'shift-influence': (asking) =>
    counts({ ...asking, from: 0 }) &&
    asking.from <= AMBASSADORS &&
    (asking.from === 0 || asking.state.cubes[asking.from - 1]! > 0),
  move: (asking) => counts({ ...asking, from: 0 }) && fromSpace(asking),
  add: counts,
  'remove-tile': removeTile,
  foresee,
  'end-constant': counts,
  birth,
  reroll,
  'return-die': counts,
  recover: counts,
  'lose-animal': counts,
  stray: (asking) => nothing({ ...asking, from: 0 }) && fromSpace(asking),
  'place-tile': tiles,
  'lose-influence': counts,
  discard: (asking) => counts({ ...asking, from: 0 }) && asking.from < DECK,
  'birth-phase': birth,
  'destruction-phase': tiles,
};

/** The same for a step that waits for a program within it; of the set-up `decode-pending.ts` counts the first cards. */
const WAITING: typeof MAKES_SENSE = {
  'first-card': () => true,
  play: counts,
  birth,
  'birth-phase': birth,
  foresee: ({ state, offset, left, from, mark }) =>
    mark <= operand(state, offset, 1) && left <= operand(state, offset, 2) && from === 0,
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
  const makesSense = (isTop ? MAKES_SENSE : asking.stage === 0 ? {} : WAITING)[name] ?? nothing;
  if (!makesSense(asking))
    blame(reading, at, 'wrong-detail', 'What this step remembers (left, from, mark) cannot be so at this point.');
};
