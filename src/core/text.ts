/** The languages Arbor speaks to people. */
export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** What a phrase is told: numbers, names and codes, never finished sentences. */
export type Params = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Something to say, in no language yet: the key of a phrase and what to fill it with. */
export interface Message {
  readonly code: string;
  readonly params: Params;
}

/** A dictionary: one function a key, the same keys in every language. */
export type Phrases = Readonly<Record<string, (params: Params) => string>>;

/** `message` in the words of `phrases`; a key that is missing is a bug and throws. */
export const say = (phrases: Phrases, message: Message): string => {
  const phrase = phrases[message.code];
  if (phrase === undefined) throw new Error(`no phrase for ${message.code}`);
  return phrase(message.params);
};

/** The parameter `name` as text; one that is missing or of another type is a bug and throws. */
export const text = (params: Params, name: string): string => {
  const value = params[name];
  if (typeof value !== 'string') throw new TypeError(`the phrase needs the text ${name}`);
  return value;
};

/** The parameter `name` as a number; one that is missing or of another type is a bug and throws. */
export const number = (params: Params, name: string): number => {
  const value = params[name];
  if (typeof value !== 'number') throw new TypeError(`the phrase needs the number ${name}`);
  return value;
};

const isList = (value: Params[string] | undefined): value is readonly (string | number)[] => Array.isArray(value);

const list = (params: Params, name: string): readonly (string | number)[] => {
  const value = params[name];
  if (!isList(value)) throw new TypeError(`the phrase needs the list ${name}`);
  return value;
};

/** The parameter `name` as a list of texts; one that is missing or of another type is a bug and throws. */
export const texts = (params: Params, name: string): readonly string[] =>
  list(params, name).map((value) => text({ [name]: value }, name));

/** The parameter `name` as a list of numbers; one that is missing or of another type is a bug and throws. */
export const numbers = (params: Params, name: string): readonly number[] =>
  list(params, name).map((value) => number({ [name]: value }, name));
