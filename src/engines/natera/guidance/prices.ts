/** What resources, and programs of rows, are worth in points: by the exchange rates that the printed locations follow. */
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import type { Content } from '../content/tables.ts';
import { PRICED, SEASONS } from '../content/terms.ts';

/** Food that one point is worth: a colony, its bonus and later ones for 10 material. House figures, from the locations. */
const FOOD_OF_POINT = 3;

/** Food that one of each of `PRICED` is worth, fitted to 37 printed locations, and a card that is discarded. */
const FOOD: readonly number[] = [1.8, 2.75, 2.8, 1, 1.9, 2.05, 2.1];
const CARDS = PRICED.indexOf('cards');
/** What steps are worth in food: see the same table. */
const ANY = 2.9;
const DRAWN = 2.3;
const STEP_UP = 4;
const STEP_DOWN = 3;
const GROWTH = 12;
const COLONY = 15;
const BONUS = 3.5;
const COPIES: readonly number[] = [6.3, 3.8, 7.5];
const REDEPLOY = 6;
const FREE_HIRE = 17;
const PLAY = 6;
const SWAP = 0.5;
const RETURN = 6;
const MOVE_COLONY = 3;
const FIND = 4;
const COPY_PRODUCTION = 4;
const OUST = 3;
/** What one gains or loses by what each other seat gets, as a part of that. */
const OTHERS = -0.3;
/** What a discount is worth of itself: it is not always used. */
const USED = 0.8;

/** Part of their worth that resources have, by season: in the last one what is not spent is lost. */
const SPENT: readonly number[] = [1, 1, 0.9, 0.55];

/** Worths in points, by season from 0. */
export interface Prices {
  /** One of each of `PRICED`. */
  readonly of: Float64Array;
  /** By instruction: what follows from there to the end of its program. */
  readonly from: Float64Array;
}

/** Food that a step is worth, by its op and operands. */
const STEPS: Readonly<Record<number, (a: number, b: number, c: number) => number>> = {
  [OPS.gain]: (of, amount) => FOOD[of]! * amount,
  [OPS['gain-any']]: (amount) => ANY * amount,
  [OPS.draw]: (cards) => DRAWN * cards,
  [OPS.discard]: (cards) => -FOOD[CARDS]! * cards,
  [OPS.authority]: (_track, by) => (by > 0 ? STEP_UP : STEP_DOWN) * by,
  [OPS.growth]: (tokens) => GROWTH * tokens,
  [OPS.colony]: () => COLONY,
  [OPS['colony-bonus']]: (_of, colonies) => BONUS * colonies,
  [OPS.copy]: (of, locations) => COPIES[of]! * locations,
  [OPS.redeploy]: () => REDEPLOY,
  [OPS.hire]: (discount) => USED * discount,
  [OPS['hire-free']]: (upTo) => Math.min(FREE_HIRE, upTo),
  [OPS.play]: (endurance, agility, intelligence) =>
    USED * Math.min(PLAY, Math.max(endurance * FOOD[0]!, agility * FOOD[1]!, intelligence * FOOD[2]!)),
  [OPS['swap-river']]: () => SWAP,
  [OPS['return-specialist']]: () => RETURN,
  [OPS['move-colony']]: () => MOVE_COLONY,
  [OPS['find-type']]: () => FIND,
  [OPS['copy-production']]: () => COPY_PRODUCTION,
  [OPS.oust]: (by) => OUST * by,
};

/** The instruction after a choice: where its first way, which others follow, goes when it is done. */
const endOfChoice = (code: Int16Array, instruction: number): number =>
  code[(code[(instruction + 2) * WIDTH + 1]! - 1) * WIDTH + 1]!;

/** Food that a program is worth from one instruction on and before another. */
const worthOf = (code: Int16Array, from: number, until: number): number => {
  let sum = 0;
  for (let instruction = from; instruction < until; instruction++) {
    const at = instruction * WIDTH;
    const a = code[at + 1]!;
    const b = code[at + 2]!;
    const c = code[at + 3]!;
    switch (code[at]) {
      case OPS.end:
        return sum;
      case OPS.jump:
        instruction = a - 1;
        break;
      case OPS.cost:
        sum -= FOOD[a]! * b;
        break;
      case OPS.pay:
        sum += Math.max(worthOf(code, instruction + 1, c) - FOOD[a]! * b, 0);
        instruction = c - 1;
        break;
      case OPS.choose:
        sum += bestOf(code, instruction, a);
        instruction = endOfChoice(code, instruction) - 1;
        break;
      case OPS.order:
        for (let part = 0; part < a; part++)
          sum += worthOf(code, code[(instruction + 1 + part) * WIDTH + 1]!, Number.POSITIVE_INFINITY);
        instruction = b - 1;
        break;
      case OPS.others:
        sum += OTHERS * worthOf(code, instruction + 1, a);
        instruction = a - 1;
        break;
      default:
        sum += STEPS[code[at]!]?.(a, b, c) ?? 0;
    }
  }
  return sum;
};

/** What the best way of a choice is worth. */
const bestOf = (code: Int16Array, instruction: number, ways: number): number => {
  const end = endOfChoice(code, instruction);
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < ways; way++) {
    const start = code[(instruction + 1 + way) * WIDTH + 1]!;
    const next = way + 1 < ways ? code[(instruction + 2 + way) * WIDTH + 1]! : end;
    best = Math.max(best, worthOf(code, start, next - 1));
  }
  return best;
};

/** The worths of each season, from the first one. They depend on content alone. */
export const makePrices = ({ program: { code } }: Content): readonly Prices[] => {
  const food = Float64Array.from({ length: code.length / WIDTH }, (_, start) =>
    worthOf(code, start, code.length / WIDTH),
  );
  return Array.from({ length: SEASONS }, (_, season) => {
    const scale = SPENT[season]! / FOOD_OF_POINT;
    return { of: Float64Array.from(FOOD, (each) => each * scale), from: food.map((each) => each * scale) };
  });
};
