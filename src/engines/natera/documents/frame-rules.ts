/** How far a step in progress can have come, and what it remembers there, or it could not go on. */
import { FRAME, operand } from '../../kit/frames.ts';
import type { OpName } from '../content/ops.ts';
import {
  CARD_WORDS,
  CARDS,
  LETTERS,
  OPENING_DISCARDS,
  PRICED,
  RESOURCES,
  SPACES,
  SPECIALISTS,
} from '../content/terms.ts';
import { isLeaderAt, seatsAt } from '../rules/deploying.ts';
import { sizeOf } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';

/** A step in progress. */
export interface Step {
  readonly state: State;
  /** Offset of its frame. */
  readonly at: number;
  readonly seat: number;
  readonly left: number;
  readonly from: number;
  readonly mark: number;
}

/** By stage, whether what the step remembers can be so; a stage that is not here cannot be. */
type Stages = Readonly<Record<number, (step: Step) => boolean>>;

const nothing = ({ left, from, mark }: Step): boolean => left === 0 && from === 0 && mark === 0;
const within = ({ left }: Step, most: number): boolean => left >= 1 && left <= most;

/** So many left of those that an operand says, and nothing else. */
const leftOf =
  (field: 1 | 2) =>
  (step: Step): boolean =>
    within(step, operand(step.state, step.at, field)) && step.from === 0 && step.mark === 0;

/** Cards that are being chosen, in ascending order. */
const choosing = (step: Step, most: number): boolean =>
  within(step, most) && step.from >= 0 && step.from <= CARDS && step.mark === 0;

const price = (step: Step): boolean =>
  operand(step.state, step.at, 1) === PRICED.indexOf('cards') && choosing(step, operand(step.state, step.at, 2));

/** With what is put aside by now it will be three cards, or all that there are. */
const isPuttingAside = ({ state, seat, left }: Step): boolean => {
  const put = sizeOf(state.aside, seat * CARD_WORDS, CARD_WORDS);
  const held = sizeOf(state.hand, seat * CARD_WORDS, CARD_WORDS);
  return left + put === Math.min(OPENING_DISCARDS, held + put);
};

/** Some of several locations are chosen; `from` is the last one, from 1. */
const locations = (step: Step, most: number): boolean =>
  step.left >= 0 && step.left <= most && step.from >= 0 && step.from <= SPACES && step.mark === 0;

const hasPawn = ({ state, seat, from, left, mark }: Step): boolean =>
  left === 0 && mark === 0 && from >= 0 && from < SPACES && ((seatsAt(state, from) >> seat) & 1) === 1;

/** A pawn has come to a location, and stands there. */
const hasMoved = ({ state, seat, left, mark }: Step): boolean =>
  left === 0 &&
  mark >= 0 &&
  mark < SPACES &&
  (isLeaderAt(state, seat, mark) || ((seatsAt(state, mark) >> seat) & 1) === 1);

const isTurn = ({ left, from, mark }: Step): boolean =>
  left === 0 && from >= 0 && from <= CARDS && mark >= 0 && mark <= SPACES;

const hasColony = ({ state, seat, from, left, mark }: Step): boolean =>
  left === 0 && mark === 0 && from >= 0 && from < SPACES && state.colonies[from] === seat;

const parts = ({ state, at, mark, left, from }: Step): boolean =>
  left === 0 && from === 0 && mark >= 0 && mark < 1 << operand(state, at, 1);

const atOnce: Stages = { 0: nothing };
const cards: Stages = { 1: (step) => choosing(step, operand(step.state, step.at, 1)) };

/** Stages in which somebody is asked. */
export const ASKS: Readonly<Record<OpName, Stages>> = {
  ...{ end: {}, jump: {}, others: {}, gain: {}, produce: {}, 'rest-draw': {} },
  ...{ choose: atOnce, colony: atOnce, hire: atOnce, 'hire-free': atOnce, play: atOnce, authority: atOnce },
  ...{ 'return-specialist': atOnce, 'find-type': atOnce, 'copy-production': atOnce, oust: atOnce },
  ...{ 'pick-tribe': atOnce, 'pick-side': atOnce, draft: atOnce },
  pay: { 0: nothing, 1: price },
  cost: { 1: price },
  order: { 0: parts },
  'gain-any': {
    1: ({ state, at, left, from, mark }) =>
      left >= 1 && left <= operand(state, at, 1) && from >= 0 && from < RESOURCES.length - 1 && mark === 0,
  },
  draw: { 1: leftOf(1), 2: leftOf(1) },
  discard: cards,
  growth: { 1: leftOf(1) },
  'colony-bonus': { 1: (step) => step.left >= 1 && locations(step, operand(step.state, step.at, 2)) },
  copy: { 1: (step) => step.left >= 1 && locations(step, operand(step.state, step.at, 2)) },
  redeploy: { 0: nothing, 1: hasPawn },
  'swap-river': {
    1: (step) =>
      within(step, operand(step.state, step.at, 1)) && step.from >= 0 && step.from < SPECIALISTS && step.mark === 0,
  },
  'move-colony': { 0: nothing, 1: hasColony },
  queue: { 0: ({ left, from, mark }) => left >= 2 && from === 0 && mark === 0 },
  claim: { 0: ({ left, from, mark }) => left === 0 && from >= 0 && from < LETTERS.length && mark === 0 },
  'put-aside': { 1: (step) => choosing(step, OPENING_DISCARDS) && isPuttingAside(step) },
  turn: {
    0: (step) => isTurn(step) && step.mark === 0,
    1: (step) => choosing(step, 2),
    2: (step) => isTurn(step) && step.mark === 0,
  },
};

/** Stages, beside the very beginning, in which it waits for what was begun within it. */
const WAITING: { readonly [Name in OpName]?: Stages } = {
  others: { 1: nothing, 2: nothing, 3: nothing },
  order: { 0: parts },
  growth: { 1: leftOf(1) },
  'colony-bonus': { 1: (step) => step.from >= 1 && locations(step, operand(step.state, step.at, 2)) },
  copy: { 1: (step) => step.from >= 1 && locations(step, operand(step.state, step.at, 2)) },
  redeploy: { 2: hasMoved },
  queue: { 0: ({ left, from, mark }) => left >= 1 && from === 0 && mark === 0 },
  claim: ASKS.claim,
  produce: { 1: nothing },
  turn: { 0: isTurn, 2: isTurn },
};

/** Stages in which an instruction waits for programs that are begun above it. */
export const waitsOf = (name: OpName): Stages => ({ 0: nothing, ...WAITING[name] });

/** Whether a source is a location with the track of a step on it (`rules/sources.ts`), or nothing. */
export const isSource = (source: number): boolean => (source & 31) < SPACES && source >> 5 <= 4;

/** What a frame remembers. */
export const stepAt = (state: State, at: number): Step => {
  const { frames } = state;
  const read = (field: number): number => frames[at + field]!;
  return { state, at, seat: read(FRAME.seat), left: read(FRAME.left), from: read(FRAME.from), mark: read(FRAME.mark) };
};
