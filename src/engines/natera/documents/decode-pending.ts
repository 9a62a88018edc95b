import { ActionList } from '../../../core/actions.ts';
import { pointer } from '../../../core/fault.ts';
import { begin, FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { instructionAt } from '../../kit/program.ts';
import { blame } from '../../kit/reading.ts';
import { legalActions } from '../rules/legal.ts';
import { NO_SOURCE, type Stage } from '../rules/terms.ts';
import { ASKS, isSource, stepAt, waitsOf } from './frame-rules.ts';
import { opNameAt } from './op-names.ts';
import type { FrameJson } from './pending-schema.ts';
import type { Reading } from './reading.ts';

/** Reads the programs in progress, and checks that somebody is asked something. */
export const readPending = (reading: Reading): void => {
  const { json, state, faults } = reading;
  if (json.ending !== undefined) {
    if (json.pending !== undefined)
      blame(reading, '/pending', 'game-over', 'Nothing is in progress: the game is over.');
    return;
  }
  const frames = json.pending ?? [PLAIN(json.current)];
  const at = (index: number): string => (json.pending === undefined ? '' : pointer('pending', index));
  if (frames.length === 0)
    blame(reading, '/pending', 'missing-field', 'While the game goes on something is in progress.');
  for (const [index, frame] of frames.entries())
    readFrame(reading, frame, index, index === frames.length - 1, at(index));
  if (faults.length > 0) return;
  for (const [index] of frames.entries()) checkQueue(reading, frames, index, at(index));
  if (faults.length > 0) return;
  const legal = new ActionList();
  legalActions(state, legal);
  if (legal.length === 0)
    blame(reading, at(frames.length - 1), 'no-choice', 'Nothing can be chosen here, so play would have gone on.');
};

/** What is in progress when nothing is said: the turn of the seat to act. */
const PLAIN = (seat: number): FrameJson => ({ owner: 'built-in', id: 'turn', step: '0', seat });

const readFrame = (reading: Reading, frame: FrameJson, index: number, isTop: boolean, at: string): void => {
  const { state } = reading;
  const { owner, id, step, seat, stage = 0, left = 0, from = 0, mark = 0, source = NO_SOURCE } = frame;
  const instruction = instructionAt(state.rules.content.program, { owner, id, path: step });
  if (instruction < 0) {
    blame(reading, `${at}/step`, 'no-such-step', `There is no step ${step} of ${owner} "${id}" in this game.`);
    return;
  }
  if (index === 0) checkBottom(reading, frame, at);
  else if (owner === 'built-in' && id !== 'queue' && id !== 'claim')
    blame(reading, `${at}/id`, 'wrong-order', 'Only the outermost program is one of the course of the game.');
  if (source !== NO_SOURCE && !isSource(source))
    blame(reading, `${at}/source`, 'no-such-source', 'No location, with no track, is told so.');
  begin(state, instruction, seat, source);
  const offset = (state.depth - 1) * FRAME_SIZE;
  for (const [field, value] of [
    [FRAME.stage, stage],
    [FRAME.left, left],
    [FRAME.from, from],
    [FRAME.mark, mark],
  ] as const)
    state.frames[offset + field] = value;
  checkStage(reading, offset, stage, instruction, isTop, at);
};

const checkStage = (
  reading: Reading,
  offset: number,
  stage: number,
  instruction: number,
  isTop: boolean,
  at: string,
): void => {
  const { state } = reading;
  const name = opNameAt(state, instruction);
  const stages = isTop ? ASKS[name] : waitsOf(name);
  const test = stages[stage];
  if (test === undefined) {
    const why = isTop ? 'asks somebody' : 'waits for what is begun after it';
    const possible = Object.keys(stages).join(', ');
    blame(reading, `${at}/stage`, 'wrong-stage', `Stages in which this step ${why}: ${possible || 'there are none'}.`);
  } else if (!test(stepAt(state, offset)))
    blame(reading, at, 'wrong-detail', 'What this step remembers (left, from, mark) cannot be so at this point.');
};

/** The outermost program by the stage of the game: its owner, and the name of one that is built in. */
const OUTERMOST: Readonly<Record<Stage, readonly [FrameJson['owner'], string]>> = {
  tribes: ['built-in', 'pick-tribe'],
  start: ['tribe-start', ''],
  sides: ['built-in', 'pick-side'],
  opening: ['built-in', 'draft'],
  'tribe-setup': ['tribe-setup', ''],
  'put-aside': ['built-in', 'put-aside'],
  actions: ['built-in', 'turn'],
  production: ['built-in', 'produce'],
  cards: ['built-in', 'draft'],
};

/** The outermost program is that of the stage, for the seat that the stage has come to. */
const checkBottom = (reading: Reading, { owner, id, seat }: FrameJson, at: string): void => {
  const { json, state } = reading;
  const [wanted, name] = OUTERMOST[json.stage];
  const row = name === '' ? state.rules.content.tribes.ids[state.tribe[json.current]!] : name;
  if (owner !== wanted || id !== row)
    blame(reading, at, 'wrong-program', `In the stage ${json.stage} the outermost program is ${wanted} "${row}".`);
  else if (seat !== json.current)
    blame(reading, `${at}/seat`, 'wrong-seat', 'The outermost program is for the seat that the stage has come to.');
  else if (name === 'turn' && json.acted === undefined && (json.pending?.length ?? 0) > 1) checkTrade(reading, at);
};

/** Before its action a seat can have begun nothing but a trade. */
const checkTrade = (reading: Reading, at: string): void => {
  if (reading.json.pending?.[0]?.stage === undefined)
    blame(reading, `${at}/stage`, 'not-acted', 'Something is in progress, so the seat has had its action, or trades.');
};

/** Below a queue lie the programs that it is about, which are those of rows. */
const checkQueue = (reading: Reading, frames: readonly FrameJson[], index: number, at: string): void => {
  const { id, owner, left = 0 } = frames[index]!;
  if (owner !== 'built-in' || id !== 'queue') return;
  const below = frames.slice(Math.max(0, index - left), index);
  if (below.length < left || below.some((frame) => frame.owner === 'built-in'))
    blame(reading, `${at}/left`, 'wrong-detail', 'So many programs of rows do not lie below this one.');
};
