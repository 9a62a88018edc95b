import { type Command, InvalidArgumentError, Option } from 'commander';
import { LANGS, type Lang } from '../core/text.ts';

/** A whole number of at least `least`, for commander; whether it is too large is for the service to say. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || !Number.isSafeInteger(value))
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}.`);
    return value;
  };

/** The address of a server, for commander. */
const serverAddress = (text: string): string => {
  if (!/^https?:\/\/[^?#]+$/i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Expected an address such as http://localhost:3000.');
  return text;
};

/** `--level`, as the service counts levels. */
export const levelOption = (description: string): Option =>
  new Option('--level <level>', description).argParser(wholeNumber(1));

/** Options of every command that asks a service. */
export interface ServiceOptions {
  readonly url?: string;
  readonly lang: Lang;
}

const langOption = (): Option => {
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
  readonly top?: number;
  readonly json?: true;
}

/** Adds the argument and the options of a command that searches one state. */
export const withSearch = (command: Command): Command =>
  withService(
    command
      .argument('<file>', 'JSON file with a state, or with a whole request; - reads standard input')
      .addOption(levelOption('strength, 1–10').conflicts(['visits', 'timeMs']))
      .option('--visits <count>', 'iterations to search', wholeNumber(1))
      .option('--time-ms <ms>', 'milliseconds to search', wholeNumber(1))
      .option('--seed <seed>', 'decides all chance')
      .option('--ensembles <count>', 'independent trees', wholeNumber(1))
      .option('--top <count>', 'most actions to list', wholeNumber(1))
      .option('--json', 'print the answer as it is'),
  );
