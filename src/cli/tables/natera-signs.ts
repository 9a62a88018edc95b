/** What rows give, in signs that are short enough for a board. */
import type { StepRow } from './natera-rows.ts';
import type { Words } from './natera-words.ts';

/** “3E”, “2c” for two cards. */
export const amountSign = (count: number, of: string, words: Words): string => `${count}${words.letters[of] ?? of}`;

const signOf = (step: StepRow, words: Words): string => {
  const { amount = 0, cards = 0, by = 0, tokens = 0, colonies = 0, locations = 0, discount = 0, upTo = 0 } = step;
  const { resource = '', track = '', of = '' } = step;
  switch (step.do) {
    case 'gain':
      return amountSign(amount, resource, words);
    case 'gain-any':
      return `${amount}?`;
    case 'draw':
      return `+${amountSign(cards, 'cards', words)}`;
    case 'discard':
      return `−${amountSign(cards, 'cards', words)}`;
    case 'authority':
      return `${(by < 0 ? '↓' : '↑').repeat(Math.abs(by))}${words.tracks[track] ?? ''}`;
    case 'growth':
      return '♣'.repeat(tokens);
    case 'colony-bonus':
      return `${colonies}×⌂`;
    case 'copy':
      return `=${words.copies[of] ?? ''}${locations > 1 ? `×${locations}` : ''}`;
    case 'hire':
      return `${words.hire} −${amountSign(discount, 'food', words)}`;
    case 'hire-free':
      return `${words.hire} ≤${upTo}`;
    default:
      return words.signs[step.do] ?? step.do;
  }
};

/** What a row costs and gives: “2F→4E”, “5E ↓?”; ways of a choice are parted by strokes. */
export const signsOf = (
  steps: readonly StepRow[],
  cost: { readonly of: string; readonly amount: number } | undefined,
  words: Words,
): string => {
  const gained = steps.map((step) => (step.do === 'choose' ? waysOf(step, words) : signOf(step, words))).join(' ');
  return cost === undefined ? gained : `${amountSign(cost.amount, cost.of, words)}→${gained}`;
};

const isSteps = (value: unknown): value is readonly StepRow[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'do' in each);

const waysOf = (step: StepRow, words: Words): string =>
  Array.isArray(step.from)
    ? step.from.map((way: unknown) => (isSteps(way) ? signsOf(way, undefined, words) : '')).join('/')
    : '';
