import { ActionList } from '../../../core/actions.ts';
import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { begin, FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { instructionAt, type Place } from '../../kit/program.ts';
import { blame } from '../../kit/reading.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { CARD_TYPES, DECK, STARTERS } from '../content/terms.ts';
import { legalActions } from '../rules/legal.ts';
import { checkChain } from './decode-chain.ts';
import { checkDetails } from './decode-details.ts';
import { cardNamed } from './names.ts';
import { opNameAt } from './op-names.ts';
import { type FrameJson, STAGES } from './pending-schema.ts';
import type { Reading } from './reading.ts';

/** Reads the programs in progress, and checks that somebody is asked something. */
export const readPending = (reading: Reading): void => {
  const { json, state, faults } = reading;
  if (json.ending !== undefined) {
    if (json.pending !== undefined)
      blame(reading, '/pending', 'game-over', 'Nothing is in progress: the game is over.');
    return;
  }
  if (json.pending === undefined && state.turn === 0 && state.ability[state.current] !== NONE) {
    blame(reading, '/pending', 'missing-field', 'First cards are being played; say what is in progress.');
    return;
  }
  const frames = json.pending ?? [plain(reading)];
  const at = (index: number): string => (json.pending === undefined ? '' : pointer('pending', index));
  if (frames.length === 0)
    blame(reading, '/pending', 'missing-field', 'While the game goes on something is in progress.');
  for (const [index, frame] of frames.entries())
    readFrame(reading, frame, index, index === frames.length - 1, at(index));
  if (faults.length > 0) return;
  checkChain(reading, at);
  checkShown(reading);
  if (faults.length > 0) return;
  const legal = new ActionList();
  legalActions(state, legal);
  if (legal.length === 0)
    blame(reading, at(frames.length - 1), 'no-choice', 'Nothing can be chosen here, so play would have gone on.');
};

/** What is in progress when nothing is said. */
const plain = ({ state }: Reading): FrameJson => {
  if (state.turn > 0) return { owner: 'built-in', id: 'turn', step: '1', stage: 'begun' };
  return { owner: 'built-in', id: 'setup', step: state.role[state.current] === NONE ? '0' : '1' };
};

const readFrame = (reading: Reading, frame: FrameJson, index: number, isTop: boolean, at: string): void => {
  const { state } = reading;
  const { owner, id, step, player = state.current, stage = '', left = 0, from = 0, mark = 0, card } = frame;
  const place: Place = { owner, id, path: step };
  const instruction = instructionAt(state.rules.content.program, place);
  const inDeck = owner !== 'effects' || state.rules.sheet.effects.ids.includes(id);
  if (instruction < 0 || !inDeck) {
    blame(reading, `${at}/step`, 'no-such-step', `There is no step ${step} of ${owner} "${id}" in this game.`);
    return;
  }
  checkBottom(reading, place, left, index === 0, at);
  const { names, asks, waits } = STAGES[opNameAt(state, instruction)];
  const number = names.indexOf(stage);
  const fitting = isTop ? asks : waits;
  if (!fitting.includes(number)) {
    const possible = fitting.map((each) => names[each] || 'none').join(', ');
    const why = isTop ? 'asks somebody' : 'waits for what is begun after it';
    blame(reading, `${at}/stage`, 'wrong-stage', `Stages in which this step ${why}: ${possible || 'there are none'}.`);
    return;
  }
  if (state.role[player] === NONE && owner !== 'built-in')
    blame(reading, `${at}/player`, 'not-set-up', 'This place has no role yet.');
  begin(state, instruction, player, card === undefined ? NONE : readSource(reading, place, card, `${at}/card`));
  const offset = (state.depth - 1) * FRAME_SIZE;
  for (const [field, value] of [
    [FRAME.stage, number],
    [FRAME.left, left],
    [FRAME.from, from],
    [FRAME.mark, mark],
  ] as const)
    state.frames[offset + field] = value;
  checkDetails(reading, offset, isTop, at);
};

/** Below all others lies the set-up of a role or a turn, for the role to act, and nowhere else. */
const checkBottom = (
  reading: Reading,
  { owner, id, path }: Place,
  left: number,
  isBottom: boolean,
  at: string,
): void => {
  const { state } = reading;
  const { turn, role, ability, current } = state;
  if ((owner === 'built-in') !== isBottom) {
    blame(
      reading,
      `${at}/owner`,
      'wrong-order',
      'The outermost program is built in, and the others are those of rows.',
    );
    return;
  }
  if (!isBottom) return;
  const wanted = turn === 0 ? 'setup' : 'turn';
  if (id !== wanted) blame(reading, `${at}/id`, 'wrong-program', `At this point the outermost program is ${wanted}.`);
  const due = role[current] === NONE ? '0' : ability[current] === NONE ? '1' : '2';
  if (id === 'setup' && path !== due)
    blame(reading, `${at}/step`, 'wrong-step', `With what is chosen by now the step is ${due}.`);
  const aside = state.rules.places - 1 - current;
  if (id === 'setup' && path === '2' && left !== aside)
    blame(reading, `${at}/left`, 'wrong-detail', `Of so many roles first cards are still set aside: ${aside}.`);
};

/** The card that says a program: a card of its row, in its place; a unique one is in no place while it is resolved. */
const readSource = (reading: Reading, { owner, id }: Place, name: string, at: string): number => {
  const { state } = reading;
  const { content } = state.rules;
  const card = cardNamed(content, name);
  const kind = card === undefined ? NONE : content.cardKind[card]!;
  if (card === undefined || content.kinds[kind] !== id || owner !== (card < STARTERS ? 'starters' : 'cards')) {
    blame(reading, at, 'wrong-card', `This card does not say what ${owner} "${id}" does.`);
    return NONE;
  }
  const role = roleOf(card);
  const played = card < STARTERS ? 1 : state.zone[role]! | state.permanents[role]!;
  const isUnique = CARD_TYPES[content.type[kind]!] === 'unique';
  if (card >= STARTERS && !isUnique && !hasBit(played, (card - STARTERS) % DECK))
    blame(reading, at, 'not-available', 'This card is not in play.');
  return card;
};

/** The effect that is being resolved is an immediate one, in the effect phase. */
const checkShown = (reading: Reading): void => {
  const { state } = reading;
  if (state.shown === NONE) return;
  const { effects } = state.rules.sheet;
  const isPhase = opNameAt(state, state.frames[FRAME.at]!) === 'effect-phase';
  if (!isPhase || effects.constant[state.shown] === 1)
    blame(reading, '/shown', 'wrong-stage', 'An immediate effect is resolved in the effect phase.');
};
