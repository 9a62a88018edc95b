/** Rules that constant effects change for all, and the ability of the role to act in its own turns. */
import { MODIFIED } from '../content/rows.ts';
import { type Modifiers, NONE } from '../content/tables.ts';
import type { State } from './state.ts';

const RULE = {
  target: MODIFIED.indexOf('birth-target'),
  surcharge: MODIFIED.indexOf('surcharge'),
  least: MODIFIED.indexOf('least-die'),
  closed: MODIFIED.indexOf('closed'),
  gap: MODIFIED.indexOf('gap'),
  safe: MODIFIED.indexOf('split-safe'),
} as const;

const sumOf = ({ from, rule, by }: Modifiers, row: number, wanted: number): number => {
  let sum = 0;
  for (let index = from[row]!; index < from[row + 1]!; index++) if (rule[index] === wanted) sum += by[index]!;
  return sum;
};

const has = ({ from, rule }: Modifiers, row: number, wanted: number): boolean => {
  for (let index = from[row]!; index < from[row + 1]!; index++) if (rule[index] === wanted) return true;
  return false;
};

/** What is added to the target of births by what is in play. */
export const birthModifier = (state: State): number => {
  const { sheet, content } = state.rules;
  let sum = 0;
  for (let index = 0; index < state.constantCount; index++)
    sum += sumOf(sheet.effects.modifiers, state.constants[index]!, RULE.target);
  return sum + sumOf(content.abilities.modifiers, state.ability[state.current]!, RULE.target);
};

/** Whether a parent that finds no room is not lost. */
export const isSplitSafe = (state: State): boolean => {
  const { sheet, content } = state.rules;
  for (let index = 0; index < state.constantCount; index++)
    if (has(sheet.effects.modifiers, state.constants[index]!, RULE.safe)) return true;
  return has(content.abilities.modifiers, state.ability[state.current]!, RULE.safe);
};

/** What an action asks of a die that is placed on it, beside what others on it do. */
export const terms = {
  closed: false,
  /** M$ that it costs. */
  surcharge: 0,
  /** Least value. */
  least: 0,
  /** By how much it must be higher than others. */
  gap: 1,
};

const apply = ({ from, rule, by, action }: Modifiers, row: number, kind: number, free: boolean): void => {
  for (let index = from[row]!; index < from[row + 1]!; index++) {
    const about = action[index]!;
    if (about === NONE ? free : about !== kind) continue;
    const amount = by[index]!;
    if (rule[index] === RULE.closed) terms.closed = true;
    else if (rule[index] === RULE.surcharge) terms.surcharge += amount;
    else if (rule[index] === RULE.least) terms.least = Math.max(terms.least, amount);
  }
};

/** The last gap that a row sets for an action; `NONE` for none. */
const gapIn = ({ from, rule, by, action }: Modifiers, row: number, kind: number): number => {
  let gap: number = NONE;
  for (let index = from[row]!; index < from[row + 1]!; index++)
    if (rule[index] === RULE.gap && (action[index] === NONE || action[index] === kind)) gap = by[index]!;
  return gap;
};

/** Writes into `terms` what holds for an action, by its kind; a gap of the own ability goes before one of constants. */
export const readTerms = (state: State, kind: number): void => {
  const { sheet, content, gap } = state.rules;
  const free = content.free[kind] === 1;
  terms.closed = false;
  terms.surcharge = 0;
  terms.least = 0;
  terms.gap = gap;
  let widest: number = NONE;
  for (let index = 0; index < state.constantCount; index++) {
    const effect = state.constants[index]!;
    apply(sheet.effects.modifiers, effect, kind, free);
    widest = Math.max(widest, gapIn(sheet.effects.modifiers, effect, kind));
  }
  const ability = state.ability[state.current]!;
  apply(content.abilities.modifiers, ability, kind, free);
  const own = gapIn(content.abilities.modifiers, ability, kind);
  if (own !== NONE) terms.gap = own;
  else if (widest !== NONE) terms.gap = widest;
};
