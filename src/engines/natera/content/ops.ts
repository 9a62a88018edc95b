/**
 * Instructions of the machine that plays the game (`kit/program.ts`): what rows do, and the course of the game. Below, a, b and
 * c are the operands of an instruction.
 */

/** Ops by name: those that control, the steps of rows under their own names, and those of the course of the game. */
export const OPS = {
  /** The program is done. */
  end: 0,
  /** Goes on at `a`. */
  jump: 1,
  /** The seat takes one of `a` ways: the instructions that follow are as many jumps, one to each. */
  choose: 2,
  /** `b` of `PRICED[a]`, if the seat likes: paid, it goes on with the next instruction; not paid, at `c`. */
  pay: 3,
  /** `b` of `PRICED[a]`, which must be there: whoever began the program has looked. */
  cost: 4,
  /** For each other seat the body, which begins at the next instruction and has an `end` of its own; then it goes on at `a`. */
  others: 5,
  /** The seat takes `a` parts in any order: the instructions that follow are as many jumps, one to each, which have an `end` each; then it goes on at `b`. */
  order: 6,

  gain: 10,
  'gain-any': 11,
  draw: 12,
  discard: 13,
  authority: 14,
  growth: 15,
  colony: 16,
  'colony-bonus': 17,
  copy: 18,
  redeploy: 19,
  hire: 20,
  'hire-free': 21,
  play: 22,
  'swap-river': 23,
  'return-specialist': 24,
  'move-colony': 25,
  'find-type': 26,
  'copy-production': 27,
  oust: 28,

  /** Programs that are due at once, below this one on the stack, in the order that the seat likes. */
  queue: 40,
  /** More accomplishments are met than there are tokens: the seat chooses. */
  claim: 41,
  /** Set-up, for each seat. */
  'pick-tribe': 50,
  'pick-side': 51,
  /** Cards that are passed on: one is kept. */
  draft: 52,
  /** Cards of the opening hand that are put aside. */
  'put-aside': 53,
  /** A turn. */
  turn: 54,
  /** A rest phase, for a seat: what it produces, what its tribe does, cards. */
  produce: 55,
  'rest-draw': 56,
} as const;

/** The name of an op. */
export type OpName = keyof typeof OPS;

/** An instruction to be laid down; what is left out is 0. */
export type Instruction = readonly [op: OpName, a?: number, b?: number, c?: number];
