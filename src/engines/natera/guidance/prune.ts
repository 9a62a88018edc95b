import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { FRAME, seatAt, topFrame } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { TRAITS } from '../content/rows.ts';
import { RESOURCES } from '../content/terms.ts';
import { hasTrait } from '../rules/payments.ts';
import { FULL_PRICE, playPrice } from '../rules/playing.ts';
import type { State } from '../rules/state.ts';
import { codeOf, KIND, kindOf, parameterOf } from '../rules/terms.ts';

const AGILITY = RESOURCES.indexOf('agility');
const INTELLIGENCE = RESOURCES.indexOf('intelligence');
const FIRST_PLAY = codeOf(KIND.play);
const AFTER_PLAYS = codeOf(KIND.play + 1);
const FUNGIBLE = TRAITS.indexOf('fungible');

/**
 * Whether a card is to be played for what is never better than another payment that is legal too: where one costs nothing; and of
 * agility and intelligence the dearer one, for whom they are the same.
 */
const isDearer = (state: State, seat: number, choice: number, others: number): boolean => {
  const card = choice >> 2;
  const payment = choice & 3;
  const price = playPrice(state, seat, card, payment, FULL_PRICE);
  for (let other = 0; other <= INTELLIGENCE; other++) {
    if (other === payment || ((others >> other) & 1) === 0) continue;
    const its = playPrice(state, seat, card, other, FULL_PRICE);
    if (its === 0 && (price > 0 || other < payment)) return true;
    const isSame = payment >= AGILITY && other >= AGILITY && hasTrait(state, seat, FUNGIBLE);
    if (isSame && (its < price || (its === price && other < payment))) return true;
  }
  return false;
};

/** Drops plays for payments that are never better. Plays stand beside each other, and so do those of a card. */
const dropPlays = (state: State, seat: number, actions: ActionList): void => {
  const { codes, length } = actions;
  let index = 0;
  while (index < length && codes[index]! < FIRST_PLAY) index++;
  let kept = index;
  while (index < length && codes[index]! < AFTER_PLAYS) {
    const card = codes[index]! >> 2;
    let payments = 0;
    let end = index;
    for (; end < length && codes[end]! >> 2 === card; end++) payments |= 1 << (codes[end]! & 3);
    for (; index < end; index++)
      if ((payments & (payments - 1)) === 0 || !isDearer(state, seat, parameterOf(codes[index]!), payments))
        codes[kept++] = codes[index]!;
  }
  if (kept === index) return;
  codes.copyWithin(kept, index, length);
  actions.length -= index - kept;
};

/**
 * Drops trades after the action of a turn: they can as well be made when the next one begins, which everybody has who has not
 * passed; and plays for payments that are never better.
 */
export const prune = (state: State, _last: Action, actions: ActionList): void => {
  const at = topFrame(state);
  const op = state.rules.content.program.code[state.frames[at + FRAME.at]! * WIDTH];
  if (op !== OPS.turn || state.frames[at + FRAME.stage] !== 0) return;
  const { codes, length } = actions;
  if (kindOf(codes[length - 1]!) === KIND.end) {
    codes[0] = codes[length - 1]!;
    actions.length = 1;
    return;
  }
  dropPlays(state, seatAt(state, at), actions);
};
