/** Steps about effect cards: looking ahead, ending constants. */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, countDown, FRAME, FRAME_SIZE, operand } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { constantAt, discardEffect, effectNames, endConstant, provide } from '../effect-deck.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, constantOf, effectIn, KIND, olderIn } from '../terms.ts';
import { EVENT, fire } from '../triggers.ts';

/** Stages. `mark` of the frame is how many revealed cards are left, `from` how many of these have their place. */
const STAGE = { reveal: 0, discard: 1, order: 2 } as const;

/** Kinds by card of the top `mark` but the first `from`, as a mask. */
const kindsOf = ({ effectDeck, effectSize }: State, mark: number, from: number): number => {
  let kinds = 0;
  for (let depth = from; depth < mark; depth++) kinds |= 1 << effectDeck[effectSize - 1 - depth]!;
  return kinds;
};

/** Whether an effect card looks ahead that is itself being resolved: then nothing triggers, or it would never end. */
const inEffect = ({ depth, frames, rules: { content } }: State): boolean => {
  const { places } = content.program;
  for (let at = 0; at < depth * FRAME_SIZE; at += FRAME_SIZE)
    if (places[frames[at + FRAME.at]!]!.owner === 'effects') return true;
  return false;
};

/** Reveals cards to all; by ruling A26 they trigger constant effects, the first one first. */
const reveal = (state: State, at: number, random: Random, log?: EventLog): void => {
  const { frames } = state;
  const count = provide(state, operand(state, at, 1), random, log);
  state.seen = Math.max(state.seen, count);
  frames[at + FRAME.stage] = STAGE.discard;
  frames[at + FRAME.mark] = count;
  frames[at + FRAME.left] = operand(state, at, 2);
  for (let depth = 0; depth < count; depth++)
    log?.({ code: 'event.foreseen', params: effectNames(state, state.effectDeck[state.effectSize - 1 - depth]!) });
  if (state.rules.rulings.researchTriggers !== 'any-reveal' || inEffect(state)) return;
  for (let depth = count - 1; depth >= 0; depth--)
    fire(state, EVENT.reveal, state.effectDeck[state.effectSize - 1 - depth]!);
};

/** Takes the card of this kind that lies nearest to the top, at or below `from`, out of its place. @returns its depth */
const lift = (state: State, kind: number, from: number): number => {
  let depth = from;
  while (state.effectDeck[state.effectSize - 1 - depth] !== kind) depth++;
  return depth;
};

const throwCard = (state: State, at: number, kind: number, random: Random, log?: EventLog): void => {
  const { frames, effectDeck } = state;
  const place = state.effectSize - 1 - lift(state, kind, 0);
  state.effectSize--;
  state.seen--;
  for (let index = place; index < state.effectSize; index++) effectDeck[index] = effectDeck[index + 1]!;
  log?.({ code: 'event.effect-discarded', params: effectNames(state, kind) });
  frames[at + FRAME.mark]!--;
  frames[at + FRAME.left]!--;
  discardEffect(state, kind, random, log);
};

/** Puts a card on top of those that are still to be ordered. */
const keepCard = (state: State, at: number, kind: number): void => {
  const { frames, effectDeck } = state;
  const from = frames[at + FRAME.from]!;
  const top = state.effectSize - 1 - from;
  for (let index = state.effectSize - 1 - lift(state, kind, from); index < top; index++)
    effectDeck[index] = effectDeck[index + 1]!;
  effectDeck[top] = kind;
  frames[at + FRAME.from] = from + 1;
};

/** What becomes of the cards that are not discarded. */
const putBack = (state: State, at: number, random: Random): boolean => {
  if (state.rules.rulings.research === 'shuffled-in' && state.frames[at + FRAME.mark]! > 0) {
    state.seen = 0;
    random.shuffle(state.effectDeck, state.effectSize);
  }
  return advance(state, at);
};

const hasSeveral = (kinds: number): boolean => (kinds & (kinds - 1)) !== 0;

const listKinds = (kind: number, kinds: number, into: ActionList): void => {
  for (let effect = 0; kinds >> effect !== 0; effect++)
    if (((kinds >> effect) & 1) === 1) into.push(codeOf(kind, effect));
};

/** Reveals effect cards, discards some, puts the others back. */
export const foresee: StepOp = {
  can: ({ effectSize, effectDiscards, rules }) => {
    if (effectSize > 0) return true;
    for (let kind = 0; kind < rules.sheet.effects.copies.length; kind++) if (effectDiscards[kind]! > 0) return true;
    return false;
  },
  run: (state, at, random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === STAGE.reveal) {
      reveal(state, at, random, log);
      return false;
    }
    // What was triggered may have looked ahead too, and discarded some of these.
    frames[at + FRAME.mark] = Math.min(frames[at + FRAME.mark]!, state.seen);
    const mark = frames[at + FRAME.mark]!;
    if (frames[at + FRAME.stage] === STAGE.discard) {
      if (mark > 0 && frames[at + FRAME.left]! > 0) return true;
      frames[at + FRAME.stage] = STAGE.order;
    }
    const reorders = operand(state, at, 3) === 1 && state.rules.rulings.research !== 'shuffled-in';
    return (reorders && hasSeveral(kindsOf(state, mark, frames[at + FRAME.from]!))) || putBack(state, at, random);
  },
  list: (state, at, into) => {
    const { frames } = state;
    const kinds = kindsOf(state, frames[at + FRAME.mark]!, frames[at + FRAME.from]!);
    if (frames[at + FRAME.stage] === STAGE.order) listKinds(KIND.keep, kinds, into);
    else {
      if (state.rules.rulings.research !== 'must-discard') into.push(codeOf(KIND.decline));
      listKinds(KIND.throw, kinds, into);
    }
  },
  take: (state, at, kind, effect, random, log) => {
    if (kind === KIND.decline) state.frames[at + FRAME.stage] = STAGE.order;
    else if (kind === KIND.throw) throwCard(state, at, effect, random, log);
    else keepCard(state, at, effect);
  },
};

/** Whether another constant that waits for the same event lies between two places: then it matters which of the two is ended. */
const isParted = ({ constants, rules: { sheet } }: State, first: number, last: number): boolean => {
  const { event, of } = sheet.effects;
  const kind = constants[first]!;
  if (event[kind] === 0) return false;
  for (let place = first + 1; place < last; place++) {
    const other = constants[place]!;
    if (other !== kind && event[other] === event[kind] && of[other] === of[kind]) return true;
  }
  return false;
};

/**
 * Appends the constants that may be ended. Of those that are alike a younger one comes to the same as the one before it, but
 * where another is done between them when both are fired: constants are done in their order (rulebook page 10), and rules that
 * they change have none.
 */
const listConstants = (state: State, into: ActionList): void => {
  const { copies } = state.rules.sheet.effects;
  const most = Math.max(...copies);
  for (let older = 0; older < most; older++)
    for (let kind = 0; kind < copies.length; kind++) {
      const place = constantAt(state, kind, older);
      if (place !== NONE && (older === 0 || isParted(state, constantAt(state, kind, older - 1), place)))
        into.push(codeOf(KIND.constant, constantOf(kind, older)));
    }
};

/** Discards constant effects. */
export const endConstants: StepOp = {
  can: ({ constantCount }) => constantCount > 0,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    const kinds = constantKinds(state);
    if (kinds === 0) return advance(state, at);
    if (hasSeveral(kinds)) return true;
    endConstant(state, 0, random, log);
    countDown(state, at);
    return false;
  },
  list: (state, _at, into) => listConstants(state, into),
  take: (state, at, _kind, parameter, random, log) => {
    endConstant(state, constantAt(state, effectIn(parameter), olderIn(parameter)), random, log);
    countDown(state, at);
  },
};

/** Kinds of the constants in play, as a mask. */
const constantKinds = ({ constants, constantCount }: State): number => {
  let kinds = 0;
  for (let index = 0; index < constantCount; index++) kinds |= 1 << constants[index]!;
  return kinds;
};
