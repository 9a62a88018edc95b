/** Programs in progress stand on one another: each was begun by what waits below it. */
import { FRAME, FRAME_SIZE, operand } from '../../kit/frames.ts';
import { stepOf, WIDTH } from '../../kit/program.ts';
import { blame } from '../../kit/reading.ts';
import { type Owner, ownerOf } from '../content/layout.ts';
import { OPS, type OpName } from '../content/ops.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { CARD_TYPES, PHASES } from '../content/terms.ts';
import { firstOf } from '../rules/ops/setup.ts';
import type { State } from '../rules/state.ts';
import { EVENT } from '../rules/triggers.ts';
import { opNameAt } from './op-names.ts';
import type { Reading } from './reading.ts';

/** A program in progress. */
interface Running {
  readonly offset: number;
  readonly owner: Owner;
  readonly id: string;
  readonly at: number;
  readonly place: number;
  readonly stage: number;
  readonly card: number;
  readonly op: OpName;
  /** Whether it is about to begin. */
  readonly isFresh: boolean;
}

const runningAt = (state: State, offset: number): Running => {
  const { frames, rules } = state;
  const read = (field: number): number => frames[offset + field]!;
  const at = read(FRAME.at);
  const said = stepOf(rules.content.program, at);
  return {
    ...{
      offset,
      owner: ownerOf(said),
      id: said.id,
      at,
      place: read(FRAME.seat),
      stage: read(FRAME.stage),
      card: read(FRAME.source),
    },
    op: opNameAt(state, at),
    isFresh: said.path === '0' && read(FRAME.stage) === 0,
  };
};

/** Whether a row waits for an event: a constant effect, or the ability of the role to act. */
const waitsFor = ({ rules, ability, current }: State, { owner, id }: Running, event: number, of?: number): boolean => {
  const { abilities } = rules.content;
  const { effects } = rules.sheet;
  const triggers = owner === 'effects' ? effects : abilities;
  const row = owner === 'effects' ? effects.ids.indexOf(id) : owner === 'abilities' ? ability[current]! : NONE;
  return (
    row !== NONE &&
    triggers.ids[row] === id &&
    triggers.event[row] === event &&
    [undefined, triggers.of[row]].includes(of)
  );
};

/** The type of the card, or of the action of the board, that a program is of; undefined for neither. */
const typeOf = ({ rules: { content } }: State, { owner, id }: Running): (typeof CARD_TYPES)[number] | undefined =>
  owner === 'cards' || owner === 'starters' ? CARD_TYPES[content.type[content.kinds.indexOf(id)]!] : undefined;

/** Whether a card may be done by a role: anybody's as an action, else one of its own. */
const isOwn = ({ role }: State, { card, place }: Running): boolean => card === NONE || roleOf(card) === role[place];

const inAct = (state: State, upper: Running): boolean => {
  const { abilities } = state.rules.content;
  const ability = state.ability[state.current]!;
  if (upper.owner === 'abilities' && upper.id === abilities.ids[ability] && abilities.event[ability] === 0) return true;
  const type = typeOf(state, upper);
  if (type !== undefined) return type === 'action' || (type === 'permanent' && isOwn(state, upper));
  return waitsFor(state, upper, EVENT.phase, PHASES.indexOf('actions'));
};

/** The phase that an op begins with the triggers of. */
const PHASE_OF: { readonly [Name in OpName]?: (typeof PHASES)[number] } = {
  'birth-phase': 'birth',
  'destruction-phase': 'destruction',
  'effect-phase': 'effect',
  'end-phase': 'end',
};

const inPhase = (state: State, lower: Running, upper: Running): boolean => {
  const phase = PHASE_OF[lower.op];
  if (lower.stage === 1 && phase !== undefined) return waitsFor(state, upper, EVENT.phase, PHASES.indexOf(phase));
  if (lower.op === 'birth-phase') return waitsFor(state, upper, EVENT.birth);
  const { ids } = state.rules.sheet.effects;
  const revealed = state.shown === NONE ? state.constants[state.constantCount - 1] : state.shown;
  return (
    (upper.owner === 'effects' && state.shown !== NONE && upper.id === ids[state.shown]) ||
    waitsFor(state, upper, EVENT.reveal, revealed)
  );
};

/** Whether a body of what each role does is that of a program, and for the role whose turn with it it is. */
const isBody = (state: State, lower: Running, upper: Running): boolean =>
  lower.stage >= 1 &&
  lower.stage <= state.rules.places &&
  upper.owner === lower.owner &&
  upper.id === lower.id &&
  upper.at > lower.at &&
  upper.at < operand(state, lower.offset, 1) &&
  upper.place === (state.current + lower.stage - 1) % state.rules.places;

/** Whether a card was played, or an action copied, by a program that waits for it with what it does next. */
const isPlayed = (state: State, lower: Running, upper: Running): boolean => {
  const { code } = state.rules.content.program;
  const last = lower.stage === 0 ? code[(lower.at - 1) * WIDTH] : lower.op === 'play' ? OPS.play : NONE;
  if (upper.place !== lower.place) return false;
  if (last === OPS.play) return typeOf(state, upper) === 'unique' && isOwn(state, upper);
  return last === OPS.copy && typeOf(state, upper) === 'action' && upper.card === NONE;
};

/** Whether what waits below can have begun a program. */
const isBegun = (state: State, lower: Running, upper: Running): boolean => {
  if (lower.op === 'each-seat' && lower.stage > 0) return isBody(state, lower, upper);
  if (lower.stage === 0 || lower.op === 'play') return isPlayed(state, lower, upper);
  if (upper.place !== state.current) return false;
  switch (lower.op) {
    case 'act':
      return inAct(state, upper);
    case 'first-card':
      return upper.card === firstOf(state, state.current) && typeOf(state, upper) === 'unique';
    case 'birth':
      return waitsFor(state, upper, EVENT.birth);
    case 'foresee':
      return waitsFor(state, upper, EVENT.reveal);
    default:
      return inPhase(state, lower, upper);
  }
};

/** Whether a program was begun by an event, or is of the effect that is shown: of these several are begun at once. */
const isFired = ({ rules, shown, ability, current }: State, { owner, id }: Running): boolean => {
  const { abilities } = rules.content;
  const { ids, event } = rules.sheet.effects;
  if (owner === 'effects') return event[ids.indexOf(id)] !== 0 || id === ids[shown];
  return owner === 'abilities' && id === abilities.ids[ability[current]!] && abilities.event[ability[current]!] !== 0;
};

/**
 * Checks of every program that it can have been begun by the one below it, or along with it where several are begun by one
 * event. @param at the document’s place of a program
 */
export const checkChain = (reading: Reading, at: (index: number) => string): void => {
  const { state } = reading;
  const all = Array.from({ length: state.depth }, (_, index) => runningAt(state, index * FRAME_SIZE));
  const isWaiting = (index: number): boolean => index > 0 && index < all.length - 1 && all[index]!.isFresh;
  for (const [index, upper] of all.entries()) {
    const lower = all.findLast((_, below) => below < index && !isWaiting(below));
    if (lower === undefined) continue;
    const isAlong = isWaiting(index) || isWaiting(index - 1);
    if (!isBegun(state, lower, upper) || (isAlong && !isFired(state, upper)))
      blame(reading, at(index), 'wrong-order', 'What waits below it does not begin this at such a point.');
  }
};
