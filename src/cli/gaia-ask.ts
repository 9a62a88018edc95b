/** Questions of an automaton, asked in the terminal until the answer is one. */
import type { AutomaJson } from '../api/schemas/automa.ts';
import { EXIT, Failure } from './failure.ts';
import { paint, sayWrapped } from './format.ts';
import type { Input } from './input.ts';
import type { GaiaWords } from './text/gaia-en.ts';

/** A question, as the service asks it. */
export type Question = Pick<
  AutomaJson['asks'][number],
  'text' | 'form' | 'choices' | 'least' | 'most' | 'length' | 'usual'
>;

/** What a person can do besides answering. */
export type Wish = 'quit' | 'undo';

/** An answer, or a wish. */
export type Reply = { readonly value: unknown; readonly deckEmpty?: true } | Wish;

/** Where questions are asked, and what is shown for `?`. */
export interface Desk {
  readonly input: Input;
  readonly words: GaiaWords;
  /** Shows how the table stands. */
  show(): void;
}

/** Asks until there is an answer. Ctrl-C and Ctrl-D are the wish to leave; piped input that ends is a `Failure`. */
export const ask = async ({ input, words, show }: Desk, question: Question): Promise<Reply> => {
  sayWrapped('', paint('bold', question.text), ...listChoices(question));
  for (;;) {
    const typed = await input.next(`${hint(question, words)} > `);
    if (typed === undefined && !process.stdin.isTTY) throw new Failure(words.ended, EXIT.badInput);
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === 'u') return 'undo';
    if (typed === '?') {
      show();
      continue;
    }
    if (typed === '' && question.usual === undefined) continue;
    const read = readAnswer(typed, question, words);
    if (typeof read !== 'string') return read;
    sayWrapped(read);
  }
};

const listChoices = ({ choices = [] }: Question): string[] =>
  choices.map(({ text }, index) => `  ${index + 1}  ${text}`);

const hint = ({ form, length = 0, usual }: Question, words: GaiaWords): string => {
  switch (form) {
    case 'choice':
      return words.choose;
    case 'yes-no':
      return words.yesNo;
    case 'list':
      return words.numbers(length);
    case 'count':
      return usual === undefined ? '' : `[${usual}]`;
  }
};

/** The answer, or why it is none. */
const readAnswer = (typed: string, question: Question, words: GaiaWords): Exclude<Reply, Wish> | string => {
  switch (question.form) {
    case 'choice':
      return readChoice(typed, question, words);
    case 'yes-no': {
      const said = typed.toLowerCase();
      if (words.yes.includes(said)) return { value: true };
      return words.no.includes(said) ? { value: false } : words.notYesNo(typed);
    }
    case 'count': {
      const { least = 0, most = 0, usual } = question;
      const value = typed === '' ? (usual ?? Number.NaN) : wholeNumber(typed);
      return value >= least && value <= most ? { value } : words.notCount(typed, String(least), String(most));
    }
    case 'list':
      return readList(typed, question, words);
  }
};

/** By its number, or by a part of its name that no other has; the beginning of one goes before parts of others. */
const readChoice = (typed: string, { choices = [] }: Question, words: GaiaWords): Exclude<Reply, Wish> | string => {
  const said = typed.toLowerCase();
  const beginning = choices.filter(({ value, text }) => value.startsWith(said) || text.toLowerCase().startsWith(said));
  const named = beginning.length > 0 ? beginning : choices.filter(({ text }) => text.toLowerCase().includes(said));
  const chosen = choices[wholeNumber(typed) - 1] ?? (named.length === 1 ? named[0] : undefined);
  return chosen === undefined ? words.notChoice(typed) : { value: chosen.value };
};

const readList = (typed: string, question: Question, words: GaiaWords): Exclude<Reply, Wish> | string => {
  const { length = 0, least = 0, most = 0 } = question;
  const deckEmpty = typed.endsWith('!');
  const numbers = typed
    .replace(/!$/, '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(wholeNumber);
  const fits = numbers.every((each) => each >= least && each <= most);
  const enough = deckEmpty ? numbers.length <= length : numbers.length === length;
  return fits && enough
    ? { value: numbers, ...(deckEmpty && { deckEmpty: true as const }) }
    : words.notList(typed, length);
};

/** A whole number, with a minus of either kind; NaN for anything else. */
const wholeNumber = (typed: string): number =>
  /^[-−+]?\d{1,6}$/.test(typed) ? Number(typed.replace('−', '-')) : Number.NaN;
