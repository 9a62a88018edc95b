/** Steps about money. */
import { advance, operand, seatAt as placeAt } from '../../../kit/frames.ts';
import { MONEY_WHO } from '../../content/steps.ts';
import { NONE } from '../../content/tables.ts';
import { ROLES } from '../../content/terms.ts';
import { gain, moneyLeft, spend } from '../cards.ts';
import type { StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const SELF = MONEY_WHO.indexOf('self');

/** Takes money from the supply. */
export const gainMoney: StepOp = {
  can: (state) => moneyLeft(state) > 0,
  run: (state, at, _random, log) => {
    gain(state, placeAt(state, at), operand(state, at, 1), log);
    return advance(state, at);
  },
};

/** Gives up to so much of the own money to another role. */
export const give: StepOp = {
  own: true,
  can: (state, place) => state.money[place]! > 0,
  run: (state, at) => give.can(state, placeAt(state, at), 0, 0, 0) || advance(state, at),
  list: (state, at, into) => {
    const place = placeAt(state, at);
    const most = Math.min(operand(state, at, 1), state.money[place]!);
    for (let money = 1; money <= most; money++)
      for (let other = 0; other < state.rules.places; other++)
        if (other !== place) into.push(codeOf(KIND.seat, money * 8 + other));
    into.push(codeOf(KIND.decline));
  },
  take: (state, at, kind, parameter, _random, log) => {
    const place = placeAt(state, at);
    advance(state, at);
    if (kind === KIND.decline) return;
    const money = parameter >> 3;
    const other = parameter & 7;
    state.money[place]! -= money;
    state.money[other]! += money;
    log?.({
      code: 'event.gave',
      params: { role: ROLES[state.role[place]!]!, to: ROLES[state.role[other]!]!, money },
    });
  },
};

/** Most money of one role. */
const most = ({ money, rules: { places } }: State): number => {
  let sum = 0;
  for (let place = 0; place < places; place++) sum = Math.max(sum, money[place]!);
  return sum;
};

/** The one with the most money; `NONE` where several have as much. */
const richest = (state: State): number => {
  const sum = most(state);
  let best: number = NONE;
  for (let place = 0; place < state.rules.places; place++)
    if (state.money[place] === sum) {
      if (best !== NONE) return NONE;
      best = place;
    }
  return best;
};

/** Loses money, as much as there is. */
export const loseMoney: StepOp = {
  can: (state, place, _money, who) => (who === SELF ? state.money[place]! : most(state)) > 0,
  run: (state, at, _random, log) => {
    const amount = operand(state, at, 1);
    const who = operand(state, at, 2);
    const place = placeAt(state, at);
    if (!loseMoney.can(state, place, amount, who, 0)) return advance(state, at);
    const payer = who === SELF ? place : richest(state);
    if (payer === NONE) return true;
    spend(state, payer, Math.min(amount, state.money[payer]!), log);
    return advance(state, at);
  },
  list: (state, _at, into) => {
    const sum = most(state);
    for (let place = 0; place < state.rules.places; place++)
      if (state.money[place] === sum) into.push(codeOf(KIND.seat, place));
  },
  take: (state, at, _kind, place, _random, log) => {
    spend(state, place, Math.min(operand(state, at, 1), state.money[place]!), log);
    advance(state, at);
  },
};
