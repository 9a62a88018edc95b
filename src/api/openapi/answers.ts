import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Answers } from './responses.ts';

/** Where the example answers stand: one JSON file each. */
const ANSWERS_FOLDER = new URL('../../../openapi/examples/', import.meta.url);

const ENDING = '.json';

/** The example answers of this checkout, by file name without its ending; none where the folder is missing. */
export const readAnswers = (): Answers => {
  const files = existsSync(ANSWERS_FOLDER) ? readdirSync(ANSWERS_FOLDER).filter((name) => name.endsWith(ENDING)) : [];
  return new Map(
    files.sort().map((name) => {
      const answer: unknown = JSON.parse(readFileSync(new URL(name, ANSWERS_FOLDER), 'utf8'));
      return [name.slice(0, -ENDING.length), answer];
    }),
  );
};
