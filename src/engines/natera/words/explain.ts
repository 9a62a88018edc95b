import type { Action } from '../../../core/contract.ts';
import type { Message, Params } from '../../../core/text.ts';
import { FRAME, FRAME_SIZE, operand, topFrame } from '../../kit/frames.ts';
import { stepOf, WIDTH } from '../../kit/program.ts';
import { OPS, type OpName } from '../content/ops.ts';
import { type Named, NONE } from '../content/tables.ts';
import { GROWTH, LETTERS, PILES, PRICED, RESOURCES, TYPES, ZONES } from '../content/terms.ts';
import { colonyPrice, hirePrice } from '../rules/payments.ts';
import { playPrice } from '../rules/playing.ts';
import { boardOf } from '../rules/points.ts';
import type { State } from '../rules/state.ts';
import { KIND, kindOf, parameterOf } from '../rules/terms.ts';
import { oneStep, priceSteps, programSteps, waySteps } from './row-steps.ts';

const message = (code: string, params: Params = {}): Message => ({ code: `action.${code}`, params });

const named = ({ name, french }: Named): Params => ({ name, french });

const frame = (state: State, field: number): number => state.frames[topFrame(state) + field]!;

/** The op that asks. */
const askingOp = (state: State): number => state.rules.content.program.code[frame(state, FRAME.at) * WIDTH]!;

/** The seat that is asked. */
const asked = (state: State): number => frame(state, FRAME.seat);

/** What a program does, as parameters of a message; nothing for no program. */
const doing = ({ rules: { content, catalog } }: State, start: number, of = '', amount = 0): Params => ({
  steps: start === NONE ? [] : programSteps(catalog, stepOf(content.program, start)),
  of,
  amount,
});

/** Stage of a draw in which a pile is looked at, as in `rules/ops/cards.ts`. */
const LOOKING = 1;

/** A location with what it costs and does. */
const locationMessage = (state: State, code: string, space: number, params: Params = {}): Message => {
  const { locations } = state.rules.content;
  const row = state.tiles[space]!;
  const of = PRICED[locations.costOf[row]!] ?? '';
  const amount = of === '' ? 0 : locations.costAmount[row]!;
  return message(code, {
    ...params,
    ...named(locations.names[row]!),
    ...doing(state, locations.start[row]!, of, amount),
  });
};

/** A location with the bonus of a colony there. */
const bonusMessage = (state: State, code: string, space: number): Message => {
  const { locations } = state.rules.content;
  const row = state.tiles[space]!;
  return message(code, { ...named(locations.names[row]!), ...doing(state, locations.bonus[row]!) });
};

/** A location, by what it is chosen for; a pawn and a colony are taken from one before they come to another. */
const spaceMessage = (state: State, op: number, space: number): Message => {
  const isFirst = frame(state, FRAME.stage) === 0;
  switch (op) {
    case OPS['colony-bonus']:
      return bonusMessage(state, 'bonus', space);
    case OPS.copy:
      return locationMessage(state, 'copy', space);
    case OPS.redeploy:
      return locationMessage(state, isFirst ? 'move-from' : 'move-to', space);
    case OPS['move-colony']:
      return bonusMessage(state, isFirst ? 'colony-from' : 'colony', space);
    default:
      return bonusMessage(state, 'colony', space);
  }
};

const cardNames = ({ rules: { content } }: State, card: number): Params => named(content.cards.names[card]!);

const cardMessage = (state: State, op: number, card: number): Message => {
  const names = cardNames(state, card);
  switch (op) {
    case OPS['put-aside']:
      return message('put-aside', names);
    case OPS.draft:
      return message('keep', names);
    case OPS['copy-production']:
      return message('copy-production', { ...names, ...doing(state, state.rules.content.cards.start[card]!) });
    default:
      return message('discard', names);
  }
};

const NOTHING_OFF = [0, 0, 0];

const playMessage = (state: State, op: number, parameter: number): Message => {
  const [card, payment] = [parameter >> 2, parameter & 3];
  const at = topFrame(state);
  const off = op === OPS.play ? [operand(state, at, 1), operand(state, at, 2), operand(state, at, 3)] : NOTHING_OFF;
  const amount = playPrice(state, asked(state), card, payment, off);
  return message('play', { ...cardNames(state, card), of: RESOURCES[payment]!, amount });
};

const specialistNames = ({ rules: { content } }: State, specialist: number): Params =>
  named(content.specialists.names[specialist]!);

const hireMessage = (state: State, op: number, specialist: number): Message => {
  const names = specialistNames(state, specialist);
  if (op === OPS['hire-free']) return message('hire-free', names);
  const discount = op === OPS.hire ? operand(state, topFrame(state), 1) : 0;
  return message('hire', { ...names, amount: hirePrice(state, asked(state), specialist, discount) });
};

const consultMessage = (state: State, specialist: number): Message => {
  const { ability, energy } = state.rules.content.specialists;
  const deeds = doing(state, ability[specialist]!, 'energy', energy[specialist]!);
  return message('consult', { ...specialistNames(state, specialist), ...deeds });
};

const useMessage = (state: State, card: number): Message => {
  const { start, costOf, costAmount } = state.rules.content.cards;
  const of = PRICED[costOf[card]!] ?? '';
  const deeds = doing(state, start[card]!, of, of === '' ? 0 : costAmount[card]!);
  return message('use', { ...cardNames(state, card), ...deeds });
};

const growthMessage = (state: State, space: number): Message => {
  const { boards } = state.rules.content;
  const at = boardOf(state, asked(state)) * GROWTH + space;
  const of = PRICED[boards.costOf[at]!] ?? '';
  const deeds = doing(state, boards.start[at]!, of, of === '' ? 0 : boards.costAmount[at]!);
  return message('growth', { space: space + 1, points: boards.points[at]!, ...deeds });
};

/** A track, and how far on it: a step of a row says it. */
const trackMessage = (state: State, zone: number): Message => {
  const by = operand(state, topFrame(state), 2);
  return message(by < 0 ? 'down' : 'up', { zone: ZONES[zone]!, by: Math.abs(by) });
};

/** What may be done next: a step of a row that comes in any order, or a program that is due. */
const partMessage = (state: State, op: number, part: number): Message => {
  const { content, catalog } = state.rules;
  const at = topFrame(state);
  if (op === OPS.order) {
    const place = stepOf(content.program, state.frames[at + FRAME.at]! + 1 + part);
    return message('part', { steps: oneStep(catalog, { ...place, path: place.path.replace('order.', '') }) });
  }
  const due = at - (state.frames[at + FRAME.left]! - part) * FRAME_SIZE;
  return message('part', { steps: programSteps(catalog, stepOf(content.program, state.frames[due + FRAME.at]!)) });
};

const payMessage = (state: State): Message => {
  const { content, catalog } = state.rules;
  const at = topFrame(state);
  return message('pay', {
    of: PRICED[operand(state, at, 1)]!,
    amount: operand(state, at, 2),
    steps: priceSteps(catalog, stepOf(content.program, state.frames[at + FRAME.at]!)),
  });
};

/** Leaving it, by what is left. */
const DECLINED: Readonly<Partial<Record<OpName, string>>> = {
  pay: 'pay',
  draw: 'peek',
  'rest-draw': 'peek',
  hire: 'hire',
  'hire-free': 'hire',
  play: 'play',
  'swap-river': 'swap-river',
  'return-specialist': 'return-specialist',
  'move-colony': 'move-colony',
  redeploy: 'redeploy',
};

const declineMessage = (op: number): Message => {
  const found = Object.entries(DECLINED).find(([name]) => Object(OPS)[name] === op);
  return message(`no-${found?.[1] ?? 'more'}`);
};

const claimMessage = (state: State, slot: number): Message => {
  if (slot >= LETTERS.length) return message('claim-track', { zone: ZONES[slot - LETTERS.length]! });
  return message('claim', named(state.rules.content.objectives.names[state.objectives[slot]!]!));
};

const DESCRIBE: Readonly<Record<number, (state: State, parameter: number, op: number) => Message>> = {
  [KIND.deploy]: (state, parameter) =>
    locationMessage(state, 'deploy', parameter & 31, { pawn: parameter >> 5 === 1 ? 'leader' : 'explorer' }),
  [KIND.play]: (state, parameter, op) => playMessage(state, op, parameter),
  [KIND.hire]: (state, specialist, op) => hireMessage(state, op, specialist),
  [KIND.establish]: (state, space) => {
    const { params } = bonusMessage(state, 'establish', space);
    return message('establish', { ...params, price: colonyPrice(state, asked(state)) });
  },
  [KIND.consult]: consultMessage,
  [KIND.use]: useMessage,
  [KIND.trade]: () => message('trade'),
  [KIND.pass]: () => message('pass'),
  [KIND.end]: () => message('end'),
  [KIND.card]: (state, card, op) => cardMessage(state, op, card),
  [KIND.resource]: (_, resource) => message('resource', { of: RESOURCES[resource]! }),
  [KIND.pile]: (state, pile) =>
    message(frame(state, FRAME.stage) === LOOKING ? 'peek' : 'draw', { pile: PILES[pile]! }),
  [KIND.track]: trackMessage,
  [KIND.space]: (state, space, op) => spaceMessage(state, op, space),
  [KIND.growth]: growthMessage,
  [KIND.specialist]: (state, specialist, op) =>
    message(op === OPS['return-specialist'] ? 'return' : 'replace', specialistNames(state, specialist)),
  [KIND.option]: (state, way) =>
    message('way', {
      steps: waySteps(state.rules.catalog, stepOf(state.rules.content.program, frame(state, FRAME.at)), way),
    }),
  [KIND.part]: (state, part, op) => partMessage(state, op, part),
  [KIND.pay]: payMessage,
  [KIND.decline]: (_state, _parameter, op) => declineMessage(op),
  [KIND.tribe]: (state, tribe) => message('tribe', named(state.rules.content.tribes.names[tribe]!)),
  [KIND.side]: (_, side) => message('side', { side: side === 0 ? 'a' : 'b' }),
  [KIND.claim]: claimMessage,
  [KIND.type]: (_, type) => message('type', { type: TYPES[type]! }),
  [KIND.oust]: (_, parameter) => message('oust', { player: (parameter & 3) + 1, zone: ZONES[parameter >> 2]! }),
};

/** What the action does, for the one who takes it. */
export const describe = (state: State, action: Action): Message =>
  DESCRIBE[kindOf(action)]!(state, parameterOf(action), askingOp(state));
