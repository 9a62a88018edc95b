/** What steps of cards are worth now, by eye: house estimates, in dice. A search only needs to know where to look first. */

import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { INFLUENCE_ON, PAY_BY, SKIPPED } from '../content/steps.ts';
import { NONE } from '../content/tables.ts';
import { AMBASSADORS, CARD_TYPES } from '../content/terms.ts';
import { pileOf } from '../rules/board.ts';
import { birthTarget } from '../rules/ops/births.ts';
import { canDo, endOfChoice } from '../rules/possible.ts';
import { turnsInAll } from '../rules/scoring.ts';
import { cardOf, type State } from '../rules/state.ts';
import { lackingOf } from '../rules/votes.ts';
import { animalWorth, bestMove, readBoard } from './spaces.ts';

/** A vote that comes nearer, by how sure it is now. */
const VOTE = 5;
/** Tiles that a turn brings, those of effects included. */
const TILES_A_TURN = 1.25;

/** What is worked out once for a decision, by `readState`. */
export const now = {
  /** Part of the game that is left, 0–1. */
  left: 1,
  tile: 1,
  money: 0.6,
  animal: 1.5,
  /** The best cube; less than 0 while nobody has asked. */
  cube: -1,
  /** Number of the decision. */
  decision: 0,
};

// Scratch: by kind of card, the decision for which what it is worth to be played was worked out, and that.
const readFor = new Float64Array(128);
const onceWorth = new Float64Array(128);

/** Odds that so much more is reached by dice: none, one or two. */
const odds = (dice: number, lacking: number): number => {
  if (dice === 0) return lacking <= 0 ? 1 : 0;
  if (dice === 1) return Math.min(6, Math.max(0, 7 - lacking)) / 6;
  return Math.min(1, Math.max(0, (13 - lacking) / 11));
};

/** What a vote is as good as: dice as they fall, and for others how near they are. */
export const nearness = (dice: number, lacking: number): number =>
  odds(dice, lacking) * 0.7 + 0.3 / (1 + Math.max(0, lacking) * 0.5);

/** Dice of the ambassador at a place of the row. */
export const diceOf = ({ ambassador, rules: { content } }: State, slot: number): number =>
  content.ambassadors.dice[ambassador[slot]!]!;

/** What one more cube on an ambassador is worth; of one that is face down nothing is looked at but that. */
export const cubeWorth = (state: State, slot: number, cubes = 1): number => {
  if (!hasBit(state.revealed, slot)) return cubes > 0 ? 1.6 + now.left : 0;
  const dice = diceOf(state, slot);
  const lacking = lackingOf(state, slot);
  return VOTE * Math.abs(nearness(dice, lacking - cubes) - nearness(dice, lacking));
};

/** How near the vote of an ambassador is to a Yes, 0–1; one that is face down is not looked at. */
export const nearnessOf = (state: State, slot: number): number =>
  hasBit(state.revealed, slot) ? nearness(diceOf(state, slot), lackingOf(state, slot)) : 0;

/** Reads a state, for all that follows. */
export const readState = (state: State): void => {
  const all = turnsInAll(state);
  const turns = Math.max(1, all - state.turn);
  now.left = turns / all;
  const ratio = (turns * TILES_A_TURN) / Math.max(1, pileOf(state));
  now.tile = Math.min(4, Math.max(0.3, 2.4 * ratio - 0.9));
  readBoard(state);
  now.animal = animalWorth();
  now.money = state.money[state.current]! < 3 ? 0.75 : 0.35;
  now.cube = -1;
  now.decision++;
};

const bestCube = (state: State): number => {
  if (now.cube < 0)
    for (let slot = 0; slot < AMBASSADORS; slot++) now.cube = Math.max(now.cube, cubeWorth(state, slot));
  return now.cube;
};

const bestMoveOf = (state: State, steps: number): number => {
  const { spaces } = state.rules;
  let best = 0;
  for (let index = 0; index < spaces.length; index++)
    if (state.animals[spaces[index]!]! > 0) best = Math.max(best, bestMove(state, spaces[index]!, steps));
  return best;
};

const ON_REVEALED = INFLUENCE_ON.indexOf('revealed');
const SELF = PAY_BY.indexOf('self');
const TYPE = { action: CARD_TYPES.indexOf('action'), unique: CARD_TYPES.indexOf('unique') } as const;

const SKIP_WORTH = SKIPPED.map((phase) => (phase === 'birth' ? -1.2 : phase === 'destruction' ? 2.2 : 1));

/** What doing once what a card says is worth; worked out once for each kind in a decision. */
const onceOf = (state: State, place: number, kind: number): number => {
  if (readFor[kind] !== now.decision) {
    const start = state.rules.content.start[kind]!;
    onceWorth[kind] = Math.max(0.2, rangeWorth(state, place, start, Number.POSITIVE_INFINITY, true));
    readFor[kind] = now.decision;
  }
  return onceWorth[kind]!;
};

/** What playing a card is worth: an action is there to be used for the rest of the game. */
export const playWorth = (state: State, place: number, card: number): number => {
  const { content } = state.rules;
  const kind = content.cardKind[card]!;
  const once = onceOf(state, place, kind);
  if (content.type[kind] === TYPE.unique) return once;
  return (content.type[kind] === TYPE.action ? 1.6 : 2) * now.left * (once + 0.3);
};

const bestPlay = (state: State, place: number): number => {
  const role = state.role[place]!;
  let best = 0;
  for (let rest = state.hand[role]!; rest !== 0; rest = withoutLowest(rest))
    best = Math.max(best, playWorth(state, place, cardOf(role, lowestBit(rest))));
  return best;
};

const birthWorth = (state: State): number =>
  Math.min(1, Math.max(0, birthTarget(state) / state.rules.difficulty.birthDie)) * now.animal;

/** What an effect card is worth, threats less than nothing. */
export const effectWorth = (state: State, kind: number): number => {
  const { effects } = state.rules.sheet;
  const lasting = effects.constant[kind] === 1 ? 1 + 2 * now.left : 1;
  const steps = effects.start[kind] === NONE ? -1 : rangeWorth(state, state.current, effects.start[kind]!);
  return lasting * (effects.constant[kind] === 1 && steps >= 0 ? -1 : steps);
};

/** What a threat is worth, less than nothing; and what is left, which hardly ever hurts. */
const threatWorth = (op: number, a: number): number => {
  switch (op) {
    case OPS['lose-animal']:
      return -a * now.animal;
    case OPS.stray:
      return -0.6;
    case OPS['place-tile']:
      return -a * (now.tile + 0.3);
    case OPS['lose-money']:
      return -a * now.money;
    case OPS['lose-influence']:
      return -a * 1.5;
    case OPS.discard:
      return -a * 0.6;
    default:
      return 0.4;
  }
};

/** What one step is worth, when it can do something. */
const stepWorth = (state: State, place: number, op: number, a: number, b: number, nested: boolean): number => {
  switch (op) {
    case OPS.play:
      return nested ? 0.8 : bestPlay(state, place);
    case OPS.draw:
      return a * (0.2 + 0.8 * now.left);
    case OPS.gain:
      return a * now.money;
    case OPS.influence:
      return a * bestCube(state) * (b === ON_REVEALED ? 0.8 : 1);
    case OPS['shift-influence']:
      return 0.5;
    case OPS.move:
      return a * (bestMoveOf(state, b) + 0.05);
    case OPS.add:
      return a * now.animal;
    case OPS['remove-tile']:
      return a * now.tile;
    case OPS.foresee:
      return 0.3 + 0.7 * b;
    case OPS['end-constant']:
      return a * 2 * (0.3 + now.left);
    case OPS.birth:
      return birthWorth(state);
    case OPS['birth-target']:
      return (a * now.animal) / state.rules.difficulty.birthDie;
    case OPS['return-die']:
      return a * 0.7;
    case OPS.shield:
      return 1.4;
    case OPS.skip:
      return SKIP_WORTH[a]!;
    default:
      return threatWorth(op, a);
  }
};

/** What a choice between ways is worth: the best of them. */
const choiceWorth = (state: State, place: number, instruction: number, nested: boolean): number => {
  const { code } = state.rules.content.program;
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < code[instruction * WIDTH + 1]!; way++)
    best = Math.max(best, wayWorth(state, place, instruction, way, nested));
  return best;
};

/** What one way of a choice is worth. */
export const wayWorth = (state: State, place: number, instruction: number, way: number, nested = false): number => {
  const { code } = state.rules.content.program;
  const last = way + 1 === code[instruction * WIDTH + 1]!;
  const next = last ? endOfChoice(state, instruction) : code[(instruction + 2 + way) * WIDTH + 1]!;
  return rangeWorth(state, place, code[(instruction + 1 + way) * WIDTH + 1]!, next - 1, nested);
};

/** What paying a price is worth, and what leaving it is. */
export const priceWorth = (state: State, place: number, instruction: number, paid: boolean, nested = false): number => {
  const { code } = state.rules.content.program;
  const at = instruction * WIDTH;
  const unpaid = code[at + 3]!;
  if (paid) return rangeWorth(state, place, instruction + 1, unpaid, nested) - code[at + 1]! * now.money;
  const end = code[(unpaid - 1) * WIDTH + 1]!;
  const other = code[(unpaid - 1) * WIDTH] === OPS.jump && end > unpaid;
  return other ? rangeWorth(state, place, unpaid, end, nested) : 0;
};

/** The most money that one role has. */
const richest = ({ money }: State): number => {
  let most = 0;
  for (let place = 0; place < money.length; place++) most = Math.max(most, money[place]!);
  return most;
};

const payWorth = (state: State, place: number, instruction: number, nested: boolean): number => {
  const { code } = state.rules.content.program;
  const at = instruction * WIDTH;
  const unpaid = priceWorth(state, place, instruction, false, nested);
  const payer = code[at + 2] === SELF ? state.money[place]! : richest(state);
  return payer < code[at + 1]! && !nested
    ? unpaid
    : Math.max(unpaid, priceWorth(state, place, instruction, true, nested));
};

/**
 * What a program is worth from one instruction on and before another.
 * @param nested whether it is that of a card which is only to be played: then prices are taken to be paid one day
 */
export const rangeWorth = (
  state: State,
  place: number,
  from: number,
  until: number = Number.POSITIVE_INFINITY,
  nested = false,
): number => {
  const { code } = state.rules.content.program;
  let worth = 0;
  for (let instruction = from; instruction < until; instruction++) {
    const at = instruction * WIDTH;
    const op = code[at]!;
    if (op === OPS.end) return worth;
    if (op === OPS.jump) return worth;
    if (op === OPS.choose) {
      worth += choiceWorth(state, place, instruction, nested);
      instruction = endOfChoice(state, instruction) - 1;
    } else if (op === OPS.pay) {
      worth += payWorth(state, place, instruction, nested);
      const unpaid = code[at + 3]!;
      const end = code[(unpaid - 1) * WIDTH + 1]!;
      instruction = (code[(unpaid - 1) * WIDTH] === OPS.jump && end > unpaid ? end : unpaid) - 1;
    } else if (op === OPS['each-seat']) {
      worth += state.rules.places * rangeWorth(state, place, instruction + 1, code[at + 1]!, nested) * 0.8;
      instruction = code[at + 1]! - 1;
    } else if (nested || canDo(state, place, instruction, instruction + 1))
      worth += stepWorth(state, place, op, code[at + 1]!, code[at + 2]!, nested);
  }
  return worth;
};
