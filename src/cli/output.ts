import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, Failure, messageOf } from './failure.ts';

/** Ends the command once standard output cannot be written: quietly when its reader has left, as `head` does. */
export const guardOutput = (): void => {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit();
    process.stderr.write(`Standard output cannot be written: ${error.message}.\n`);
    process.exit(EXIT.failed);
  });
  // Messages that nobody can hear are no reason to end.
  process.stderr.on('error', () => {});
};

/** Refuses a file that cannot be written, before the work for it begins; nothing is created. */
export const checkWritable = (file: string): void => {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new Error('it is a folder');
    accessSync(there === undefined ? `${dirname(file)}/` : file, constants.W_OK);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${messageOf(error)}.`);
  }
};
