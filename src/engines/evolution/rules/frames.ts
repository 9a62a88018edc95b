import { pushOnto, topOf } from '../../kit/stack.ts';
import { NO_TRAIT } from '../content/traits.ts';
import { FRAME, NONE, type State } from './state.ts';

// Unfinished business, innermost last: what happens inside an attack or a meal is a frame on top of it, so that
// nested attacks finish from the inside out (section 3). A frame is `FRAME` bytes; these are its kinds.

/** An animal takes red food from the bank and may be ambushed first. */
export const TAKE = 0;
/** A carnivore attacks. */
export const HUNT = 1;
/** An animal was eaten; one scavenger gets food. */
export const SCAVENGING = 2;
/** Pair traits pass food on, then births happen. */
export const SHARES = 3;

/** How a carnivore came to attack. */
export const HUNTS = ['attack', 'ambush', 'counter'] as const;
export const OWN_GO = 0;
export const FROM_AMBUSH = 1;
export const COUNTER = 2;

/** Where an attack stands (section 3.2). */
export const STEPS = ['begin', 'reveal', 'ignore', 'defend', 'over'] as const;
export const BEGIN = 0;
export const REVEALING = 1;
export const IGNORING = 2;
export const DEFENDING = 3;
export const OVER = 4;

// What was tried in an attack.
/** The prey ran and was caught up with. */
export const RAN = 1;
/** Mimicry has moved the attack. */
export const MOVED = 2;
/** The trait that Intellect ignores was chosen, or declined. */
export const STUDIED = 4;

// Bytes of a frame.
const KIND = 0;
const STEP = 1;
const FIRST = 2;
const SECOND = 3;
const IGNORED = 4;
const TRIED = 5;
const MODE = 6;
const CURSOR = 7;

const top = (state: State, field: number): number => topOf(state, FRAME) + field;

/** Puts a frame on top: `first` takes food or attacks `second`. Throws when attacks nest deeper than there is room for. */
export const pushFrame = (state: State, kind: number, first: number, second = NONE, mode = OWN_GO): void => {
  const { stack } = state;
  const at = pushOnto(state, stack, FRAME);
  stack[at + KIND] = kind;
  stack[at + STEP] = BEGIN;
  stack[at + FIRST] = first;
  stack[at + SECOND] = second;
  stack[at + IGNORED] = NO_TRAIT;
  stack[at + MODE] = mode;
};

export const popFrame = (state: State): void => {
  state.depth--;
};

/** Kind of the top frame; the stack must not be empty. */
export const frameKind = (state: State): number => state.stack[top(state, KIND)]!;
/** Step of the attack on top. */
export const frameStep = (state: State): number => state.stack[top(state, STEP)]!;
/** The animal that takes food or attacks; `NONE` once it is dead. */
export const frameFirst = (state: State): number => state.stack[top(state, FIRST)]!;
/** The prey, `NONE` once it is dead; for scavenging, how many seats were passed over. */
export const frameSecond = (state: State): number => state.stack[top(state, SECOND)]!;
/** The trait that the attacker ignores, or `NO_TRAIT`. */
export const frameIgnored = (state: State): number => state.stack[top(state, IGNORED)]!;
/** What was tried: a mask of `RAN`, `MOVED`, `STUDIED`. */
export const frameTried = (state: State): number => state.stack[top(state, TRIED)]!;
/** How the attack came about: an index into `HUNTS`. */
export const frameMode = (state: State): number => state.stack[top(state, MODE)]!;
/**
 * Who is asked. For a meal: how many seats, clockwise from the owner of the prey, have said whether they ambush.
 * For scavenging: the owner of the carnivore. For shares: the seat itself.
 */
export const frameCursor = (state: State): number => state.stack[top(state, CURSOR)]!;

export const setStep = (state: State, step: number): void => {
  state.stack[top(state, STEP)] = step;
};
export const setSecond = (state: State, second: number): void => {
  state.stack[top(state, SECOND)] = second;
};
export const setIgnored = (state: State, trait: number): void => {
  state.stack[top(state, IGNORED)] = trait;
};
export const setCursor = (state: State, cursor: number): void => {
  state.stack[top(state, CURSOR)] = cursor;
};
/** Replaces the mask of what was tried. */
export const setTried = (state: State, tried: number): void => {
  state.stack[top(state, TRIED)] = tried;
};

/** What one frame holds, by name; see the functions above. */
export interface Frame {
  readonly kind: number;
  readonly step: number;
  readonly first: number;
  readonly second: number;
  readonly ignored: number;
  readonly tried: number;
  readonly mode: number;
  readonly cursor: number;
}

/** The frame at a place of the stack, 0 being the outermost, for documents. */
export const frameAt = ({ stack }: State, place: number): Frame => {
  const at = place * FRAME;
  return {
    kind: stack[at + KIND]!,
    step: stack[at + STEP]!,
    first: stack[at + FIRST]!,
    second: stack[at + SECOND]!,
    ignored: stack[at + IGNORED]!,
    tried: stack[at + TRIED]!,
    mode: stack[at + MODE]!,
    cursor: stack[at + CURSOR]!,
  };
};

/** Whether an attack is going on. */
export const isHunting = ({ depth, stack }: State): boolean => {
  for (let frame = 0; frame < depth; frame++) if (stack[frame * FRAME + KIND] === HUNT) return true;
  return false;
};

/** Takes a dead animal out of all frames, since its slot may be used again. */
export const forgetAnimal = (state: State, slot: number): void => {
  for (let frame = 0; frame < state.depth; frame++) {
    const at = frame * FRAME;
    const kind = state.stack[at]!;
    if (kind === SCAVENGING || kind === SHARES) continue;
    if (state.stack[at + FIRST] === slot) state.stack[at + FIRST] = NONE;
    if (state.stack[at + SECOND] === slot) state.stack[at + SECOND] = NONE;
  }
};
