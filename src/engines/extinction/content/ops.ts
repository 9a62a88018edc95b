/**
 * Instructions of the machine that plays the game (`kit/program.ts`): what cards do, and the turn itself. Below, a, b and c are the
 * operands of an instruction.
 */

/** Ops by name: those that control, the steps of cards under their own names, and those of the turn. */
export const OPS = {
  /** The program is done. */
  end: 0,
  /** Goes on at `a`. */
  jump: 1,
  /** The seat takes one of `a` ways: the instructions that follow are as many jumps, one to each. */
  choose: 2,
  /** `a` M$ by `PAY_BY[b]`: paid, it goes on with the next instruction; not paid, at `c`. */
  pay: 3,
  /** For each seat the body, which begins at the next instruction and has an `end` of its own; then it goes on at `a`. */
  'each-seat': 4,

  play: 10,
  draw: 11,
  gain: 12,
  give: 13,
  influence: 14,
  'shift-influence': 15,
  move: 16,
  add: 17,
  'remove-tile': 18,
  foresee: 19,
  'end-constant': 20,
  birth: 21,
  'birth-target': 22,
  'turn-die': 23,
  reroll: 24,
  'free-placement': 25,
  'return-die': 26,
  shield: 27,
  skip: 28,
  copy: 29,
  recover: 30,
  'lose-animal': 31,
  stray: 32,
  'place-tile': 33,
  'lose-money': 34,
  'lose-influence': 35,
  discard: 36,

  /** Set-up, each for every place in turn: its role, its ability, its first card. */
  'pick-role': 50,
  'pick-ability': 51,
  'first-card': 52,
  /** A turn: dice are taken back and rolled, then placed. */
  roll: 53,
  act: 54,
  /** Phases of a turn; each begins with the triggers of its own. */
  'birth-phase': 55,
  'destruction-phase': 56,
  'effect-phase': 57,
  'end-phase': 58,
  /** Who is next, the year's end with its vote before that. */
  next: 59,
} as const;

/** The name of an op. */
export type OpName = keyof typeof OPS;

/** An instruction to be laid down; what is left out is 0. */
export type Instruction = readonly [op: OpName, a?: number, b?: number, c?: number];
