import { EXIT, Failure, messageOf } from './failure.ts';

/**
 * What JSON `text` stands for.
 * @param problem begins the sentence of the `Failure` for any other text
 * @param exitCode ends the command then; one of `EXIT`
 */
export const parseJson = (text: string, problem: string, exitCode: number = EXIT.badInput): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${problem}: ${messageOf(error)}.`, exitCode);
  }
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
