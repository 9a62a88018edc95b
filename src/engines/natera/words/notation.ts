import type { Action } from '../../../core/contract.ts';
import { LETTERS, PILES, RESOURCES, TYPES, ZONES } from '../content/terms.ts';
import type { State } from '../rules/state.ts';
import { KIND, kindOf, parameterOf } from '../rules/terms.ts';

/** Longest name that still leaves the line short; longer ones are told as a number. */
const SHORT = 32;

const short = (name: string, number: number): string => (name.length > SHORT ? `#${number}` : name);

const cardOf = ({ rules: { content } }: State, card: number): string => short(content.cards.ids[card]!, card);
const specialistOf = ({ rules: { content } }: State, row: number): string => short(content.specialists.ids[row]!, row);
const locationOf = ({ tiles, rules: { content } }: State, space: number): string =>
  `${short(content.locations.ids[tiles[space]!]!, space)}@${space}`;
/** Letters of the resources, that of energy its second. */
const initial = (resource: number): string => ['e', 'a', 'i', 'f', 'm', 'n'][resource] ?? RESOURCES[resource]!;

const LINE: Readonly<Record<number, (state: State, parameter: number) => string>> = {
  [KIND.deploy]: (state, parameter) => `${parameter >> 5 === 1 ? 'L' : 'x'}>${locationOf(state, parameter & 31)}`,
  [KIND.play]: (state, parameter) => `:${cardOf(state, parameter >> 2)}/${initial(parameter & 3)}`,
  [KIND.hire]: (state, specialist) => `$${specialistOf(state, specialist)}`,
  [KIND.establish]: (state, space) => `⌂${locationOf(state, space)}`,
  [KIND.consult]: (state, specialist) => `!${specialistOf(state, specialist)}`,
  [KIND.use]: (state, card) => `!:${cardOf(state, card)}`,
  [KIND.trade]: () => 'trade',
  [KIND.pass]: () => 'pass',
  [KIND.end]: () => 'end',
  [KIND.card]: (state, card) => `-${cardOf(state, card)}`,
  [KIND.resource]: (_, resource) => `+${initial(resource)}`,
  [KIND.pile]: (_, pile) => `^${PILES[pile]!}`,
  [KIND.track]: (_, zone) => `|${ZONES[zone]!}`,
  [KIND.space]: (state, space) => `@${locationOf(state, space)}`,
  [KIND.growth]: (_, space) => `g${space + 1}`,
  [KIND.specialist]: (state, specialist) => `~${specialistOf(state, specialist)}`,
  [KIND.option]: (_, way) => `w${way + 1}`,
  [KIND.part]: (_, part) => `p${part + 1}`,
  [KIND.pay]: () => 'pay',
  [KIND.decline]: () => 'no',
  [KIND.tribe]: ({ rules: { content } }, tribe) => `=${content.tribes.ids[tribe]!}`,
  [KIND.side]: (_, side) => `=${side === 0 ? 'a' : 'b'}`,
  [KIND.claim]: (_, slot) => `!${LETTERS[slot] ?? ZONES[slot - LETTERS.length]!}`,
  [KIND.type]: (_, type) => `?${TYPES[type]!}`,
  [KIND.oust]: (_, parameter) => `P${(parameter & 3) + 1}|${ZONES[parameter >> 2]!}`,
};

/** The action in one short line: `L>ag1a@6` deploys a leader, `:card/e` plays one for endurance, `no` leaves it. */
export const notation = (state: State, action: Action): string => LINE[kindOf(action)]!(state, parameterOf(action));
