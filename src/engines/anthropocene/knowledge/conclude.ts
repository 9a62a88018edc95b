/**
 * What partners meant by their placements: they see the objective that one does not. `train/conclude.ts` has the games that
 * `conclude.json` was fitted on, and how.
 */
import type { Conclusion, Observation, Seat } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { DECK, NO_CARD } from '../content/catalog.ts';
import { spaceAt } from '../rules/grid.ts';
import { ownPairs } from '../rules/hidden.ts';
import { cardOf, columnOf, rowOf } from '../rules/legal.ts';
import { activeSeat, LINES, objectivePair, SPACES, type State, VALUES } from '../rules/state.ts';
import fitted from './conclude.json' with { type: 'json' };
import { COMMON, Evidence, PER_PAIR } from './evidence.ts';

const PAIRS = LINES * VALUES;
const COLUMNS = 3;
const UNITS = fitted.bias.length;
const INPUTS = COMMON + PER_PAIR;
const HIDDEN = Float64Array.from(fitted.hidden.flat());
const OUT = Float64Array.from(fitted.out);
const DIRECT = Float64Array.from(fitted.direct);

// Scratch.
const common = new Float64Array(COMMON);
const numbers = new Float64Array(PER_PAIR);
const base = new Float64Array(UNITS);

/** Adds the part of the units that a placement has for every pair. */
const fillBase = (): void => {
  for (let unit = 0; unit < UNITS; unit++) {
    let sum = fitted.bias[unit]!;
    for (let input = 0; input < COMMON; input++) sum += HIDDEN[unit * INPUTS + input]! * common[input]!;
    base[unit] = sum;
  }
};

/** What the model says of a pair: what is the same for every pair is left out. */
const evaluate = (): number => {
  let total = 0;
  for (let input = 0; input < PER_PAIR; input++) total += DIRECT[COMMON + input]! * numbers[input]!;
  for (let unit = 0; unit < UNITS; unit++) {
    const first = unit * INPUTS + COMMON;
    let sum = base[unit]!;
    for (let input = 0; input < PER_PAIR; input++) sum += HIDDEN[first + input]! * numbers[input]!;
    if (sum > 0) total += sum * OUT[unit]!;
  }
  return total;
};

/** Whether `then` can be an earlier position of the generation of `state`, in which another seat did `action`. */
const isEarlier = (then: State, action: number, state: State, seat: Seat, played: number): boolean =>
  !then.finished &&
  then.generation === state.generation &&
  then.firstSeat === state.firstSeat &&
  then.played >= played &&
  activeSeat(then) !== seat &&
  showsSame(then, state, seat) &&
  !hasBit(then.playedMask, cardOf(action)) &&
  liesOn(state, then.generation * DECK + cardOf(action), spaceOf(action), then.top[spaceOf(action)]!) &&
  isGrown(then, state);

const spaceOf = (action: number): number => spaceAt(rowOf(cardOf(action)), COLUMNS + columnOf(action));

/** Whether the objectives that `seat` sees are those of then: they stay for a generation. */
const showsSame = (then: State, { rules, landmark, biosphere }: State, seat: Seat): boolean => {
  for (let other = 0; other < rules.seats; other++)
    if (other !== seat && (then.landmark[other] !== landmark[other] || then.biosphere[other] !== biosphere[other]))
      return false;
  return true;
};

/** Whether every card of the grid of then still lies where it did, on what it did. */
const isGrown = (then: State, state: State): boolean => {
  for (let space = 0; space < SPACES; space++)
    for (let card = then.top[space]!; card !== NO_CARD; card = then.beneath[card]!)
      if (!liesOn(state, card, space, then.beneath[card]!)) return false;
  return true;
};

/** Whether `card` lies on this space, and right on `under`. */
const liesOn = ({ top, beneath }: State, card: number, space: number, under: number): boolean => {
  let found = top[space]!;
  while (found !== card && found !== NO_CARD) found = beneath[found]!;
  return found === card && beneath[card] === under;
};

/** See `Information.conclude`. Of hands nothing is concluded. */
export const conclude = (state: State, seat: Seat, history: readonly Observation<State>[]): Conclusion<State> => {
  const logs = new Float64Array(PAIRS);
  const pairs = [...ownPairs(state, seat).keys()];
  const evidence = new Evidence(state, seat);
  let used = 0;
  let played = 0;
  for (const { position: then, action } of history) {
    if (!isEarlier(then, action, state, seat, played)) continue;
    played = then.played + 1;
    used++;
    evidence.look(then, action);
    evidence.writeCommon(common);
    fillBase();
    for (const pair of pairs) {
      evidence.writePair(pair, numbers, 0);
      logs[pair]! += evaluate();
    }
    evidence.note();
  }
  return { used, weigh: (world) => logs[objectivePair(world, seat)]! };
};
