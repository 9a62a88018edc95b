import type { Action } from '../../../core/contract.ts';
import type { Message, Params } from '../../../core/text.ts';
import { FRAME, operand, topFrame } from '../../kit/frames.ts';
import { stepOf } from '../../kit/program.ts';
import { OPS, type OpName } from '../content/ops.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { BACKS, ROLES, SIDE } from '../content/terms.ts';
import { askingOp } from '../documents/actions.ts';
import { nameWithin } from '../documents/names.ts';
import { told } from '../rules/board.ts';
import { effectNames } from '../rules/effect-deck.ts';
import { hidesAmbassador } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { cardIn, effectIn, KIND, kindOf, olderIn, parameterOf, valueIn } from '../rules/terms.ts';
import { priceSteps, waySteps } from './row-steps.ts';

const message = (code: string, params: Params = {}): Message => ({ code: `action.${code}`, params });

const cardNames = ({ rules: { content } }: State, card: number): Params => content.names[content.cardKind[card]!]!;

/** The name of an action, whose it is and which copy where it is a card: several roles may have played one like it. */
const actionNames = (state: State, card: number): Params => {
  const role = roleOf(card);
  const [, copy = '1'] = nameWithin(state.rules.content, card).split('/');
  return { ...cardNames(state, card), owner: role === NONE ? '' : ROLES[role]!, copy: Number(copy) };
};

const frame = (state: State, field: number): number => state.frames[topFrame(state) + field]!;

const placeOfStep = (state: State) => stepOf(state.rules.content.program, frame(state, FRAME.at));

/** The role at a place, as in `ROLES`; empty where it is not chosen yet. */
const roleAt = ({ role }: State, place: number): Params =>
  role[place] === NONE ? { role: '', player: place + 1 } : { role: ROLES[role[place]!]!, player: place + 1 };

/** Ops by the code of the message of their choices, where one will do. */
const CARD: { readonly [Op in number]?: string } = {
  [OPS.play]: 'play',
  [OPS.recover]: 'recover',
  [OPS.discard]: 'discard',
  [OPS.copy]: 'copy',
};

/** A space, by what it is chosen for. */
const spaceMessage = (state: State, op: number, space: number): Message => {
  const from = frame(state, FRAME.from);
  switch (op) {
    case OPS.move:
    case OPS.stray:
      return from === 0
        ? message('move-from', told(space))
        : message('move-to', { ...fromSpace(from - 1), ...told(space) });
    case OPS.add:
      return message('add', told(space));
    case OPS['lose-animal']:
      return message('lose', told(space));
    case OPS['remove-tile']:
      return message('remove-tile', told(space));
    case OPS.birth:
    case OPS['birth-phase']:
      return birthMessage(state, space);
    default:
      return message('tile', told(space));
  }
};

const fromSpace = (space: number): Params => ({ fromRow: told(space).row, fromColumn: told(space).column });

/** Stages of a birth as in `rules/ops/births.ts`. */
const PARENTS = 4;
const PARTING = 5;

const birthMessage = (state: State, space: number): Message => {
  const stage = frame(state, FRAME.stage);
  if (stage === PARENTS) return message('parents', told(space));
  if (stage === PARTING) return message('part', { ...fromSpace(frame(state, FRAME.mark)), ...told(space) });
  return message('newborn', told(space));
};

const ambassadorMessage = (state: State, op: number, slot: number): Message => {
  const { names, back } = state.rules.content.ambassadors;
  const from = frame(state, FRAME.from);
  const verb =
    op === OPS['lose-influence'] ? 'lose-cube' : op === OPS.influence ? 'cube' : from === 0 ? 'cube-from' : 'cube-to';
  return hidesAmbassador(state, slot)
    ? message(`${verb}-hidden`, { place: slot + 1, back: BACKS[back[state.ambassador[slot]!]!]! })
    : message(verb, names[state.ambassador[slot]!]!);
};

const playerMessage = (state: State, op: number, parameter: number): Message => {
  const who = roleAt(state, parameter & 7);
  switch (op) {
    case OPS.give:
      return message('give', { ...who, money: parameter >> 3 });
    case OPS.pay:
      return message('pay-by', { ...who, money: operand(state, topFrame(state), 1) });
    case OPS['lose-money']:
      return message('lose-money', who);
    default:
      return message('next', who);
  }
};

/** One of several ways: of a card, or where a tile slides. */
const wayMessage = (state: State, op: number, way: number): Message => {
  if (op === OPS.choose) return message('way', { steps: waySteps(state.rules.catalog, placeOfStep(state), way) });
  const isRow = frame(state, FRAME.mark) < SIDE;
  return message('slide', { direction: isRow ? (way === 0 ? 'left' : 'right') : way === 0 ? 'up' : 'down' });
};

/** Leaving it, by what is left. */
const DECLINED: readonly OpName[] = [
  ...(['give', 'move', 'shift-influence', 'foresee', 'birth', 'turn-die', 'reroll', 'return-die', 'pay'] as const),
];

const declineMessage = (op: number): Message => {
  const what = op === OPS['birth-phase'] ? 'birth' : DECLINED.find((name) => OPS[name] === op);
  return message(`no-${what ?? 'pay'}`);
};

const lineMessage = (line: number): Message =>
  line < SIDE ? message('row', { line: line + 1 }) : message('column', { line: line - SIDE + 1 });

const payMessage = (state: State): Message =>
  message('pay', {
    money: operand(state, topFrame(state), 1),
    steps: priceSteps(state.rules.catalog, placeOfStep(state)),
  });

const DESCRIBE: Readonly<Record<number, (state: State, parameter: number, op: number) => Message>> = {
  [KIND.die]: (state, on) => message('place', { value: valueIn(on), ...actionNames(state, cardIn(on)) }),
  [KIND.permanent]: (state, card) => message('permanent', cardNames(state, card)),
  [KIND.ability]: (state) => message('ability', abilityNames(state, state.ability[state.current]!)),
  [KIND.end]: () => message('end'),
  [KIND.card]: (state, card, op) => message(CARD[op] ?? 'play', actionNames(state, card)),
  [KIND.space]: (state, space, op) => spaceMessage(state, op, space),
  [KIND.line]: (_, line) => lineMessage(line),
  [KIND.ambassador]: (state, slot, op) => ambassadorMessage(state, op, slot),
  [KIND.constant]: (state, parameter) =>
    message('end-constant', { ...effectNames(state, effectIn(parameter)), copy: olderIn(parameter) + 1 }),
  [KIND.seat]: (state, parameter, op) => playerMessage(state, op, parameter),
  [KIND.option]: (state, way, op) => wayMessage(state, op, way),
  [KIND.pay]: payMessage,
  [KIND.decline]: (_state, _parameter, op) => declineMessage(op),
  [KIND.keep]: (state, effect) => message('keep', effectNames(state, effect)),
  [KIND.throw]: (state, effect) => message('throw', effectNames(state, effect)),
  [KIND.role]: (_, role) => message('role', { role: ROLES[role]! }),
  [KIND.choose]: (state, ability) => message('choose', abilityNames(state, ability)),
  [KIND.turn]: (_, dice) => message('turn', { from: dice >> 3, to: dice & 7 }),
  [KIND.reroll]: (_, value) => message('reroll', { value }),
  [KIND.return]: (state, on) => message('return', { value: valueIn(on), ...actionNames(state, cardIn(on)) }),
};

const abilityNames = ({ rules }: State, ability: number): Params => rules.content.abilities.names[ability]!;

/** What the action does, for the one who takes it. */
export const describe = (state: State, action: Action): Message =>
  DESCRIBE[kindOf(action)]!(state, parameterOf(action), askingOp(state));
