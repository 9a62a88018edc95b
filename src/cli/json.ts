import { readFileSync } from 'node:fs';
import { EXIT, Failure, messageOf } from './failure.ts';

/**
 * What JSON `text` stands for.
 * @param problem begins the sentence of the `Failure` for any other text
 * @param exitCode ends the command then; one of `EXIT`
 */
export const parseJson = (text: string, problem: string, exitCode: number = EXIT.badInput): unknown => {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Failure(`${problem}: ${messageOf(error)}.`, exitCode);
  }
};

/** What the JSON in `file` stands for; a `Failure` when it cannot be read or is none. */
export const readJsonFile = (file: string): unknown => {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${messageOf(error)}.`);
  }
  return parseJson(content, `${file} is not JSON`);
};

/** `value` as JSON text; a `Failure` when it is nested deeper than can be written. */
export const writeJson = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // The parser reads any depth; the writer runs out of stack.
    if (error instanceof RangeError) throw new Failure('The request is nested too deep to be sent.');
    throw error;
  }
};
