import { type Command, InvalidArgumentError, Option } from 'commander';
import { LANGS, type Lang } from '../core/text.ts';

/** A whole number of at least `least`, for commander; without `most`, whether it is too large is for the service to say. */
export const wholeNumber =
  (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
    return value;
  };

/** Options of a game by name, as the command line gives them. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

const readValue = (text: string): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : /^-?\d{1,15}$/.test(text) ? Number(text) : text;

/** One of several `name=value`, for commander; which names and values there are is for the service to say. */
export const setting = (text: string, before: Settings = {}): Settings => {
  const [, name, value] = /^([A-Za-z]\w*)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('Expected a name and a value, such as timeToFly=true or soloEnd=at-once.');
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`${name} is set twice.`);
  return { ...before, [name]: readValue(value) };
};

/** The address of a server, for commander. */
const serverAddress = (text: string): string => {
  if (!/^https?:\/\/[^?#]+$/i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Expected an address such as http://localhost:3000.');
  return text;
};

/** Levels of play, weakest and strongest, as every game has them. */
const LEVELS = { weakest: 1, strongest: 10 } as const;

/** `--level`, as the service counts levels. */
export const levelOption = (description: string): Option =>
  new Option('--level <level>', `${description}, ${LEVELS.weakest} (careless) to ${LEVELS.strongest} (best)`).argParser(
    wholeNumber(LEVELS.weakest, LEVELS.strongest),
  );

/** `--model`: which nets there are is for the service to say. */
export const modelOption = (): Option =>
  new Option('--model <name>', 'net that guides searches, or none; the default one when absent');

/** The field `model` of a request, as `--model` has it. */
export const modelNamed = (name: string | undefined): string | null | undefined => (name === 'none' ? null : name);

/** Options of every command that asks a service. */
export interface ServiceOptions {
  readonly url?: string;
  readonly lang: Lang;
}

/** `--lang`; that of the environment when absent. */
export const langOption = (): Option => {
  const spoken = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').slice(0, 2);
  return new Option('--lang <lang>', 'language of the texts')
    .choices([...LANGS])
    .default(LANGS.find((lang) => lang === spoken) ?? 'en');
};

/** Adds the options of `ServiceOptions`. */
export const withService = (command: Command): Command =>
  command
    .option('--url <url>', 'ask a running server instead of searching here; ARBOR_KEY holds its API key', serverAddress)
    .addOption(langOption());

/** Options of the commands that search one state. */
export interface SearchOptions extends ServiceOptions {
  readonly level?: number;
  readonly visits?: number;
  readonly timeMs?: number;
  readonly seed?: string;
  readonly ensembles?: number;
  readonly model?: string;
  readonly top?: number;
  readonly json?: true;
}

/** Adds the argument and the options of a command that searches one state. */
export const withSearch = (command: Command): Command =>
  withService(
    command
      .argument('<file>', 'JSON file with a state, or with a whole request; - reads standard input')
      .addOption(levelOption('strength').conflicts(['visits', 'timeMs']))
      .option('--visits <count>', 'iterations to search', wholeNumber(1))
      .option('--time-ms <ms>', 'milliseconds to search', wholeNumber(1))
      .option('--seed <seed>', 'decides all chance')
      .option('--ensembles <count>', 'independent trees', wholeNumber(1))
      .addOption(modelOption())
      .option('--top <count>', 'most actions to list', wholeNumber(1))
      .option('--json', 'print the answer as it is'),
  );
