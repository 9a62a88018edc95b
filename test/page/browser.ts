/** Houses for tests. */
import { afterAll, beforeAll } from 'vitest';
import { type House, isLeftOut, startHouse } from './house.ts';

export { isLeftOut } from './house.ts';

/** A house for the tests of one file. */
export const useHouse = (env: Readonly<Record<string, string>> = {}): (() => House) => {
  let house: House | undefined;
  beforeAll(async () => {
    if (!isLeftOut) house = await startHouse(env);
  }, 120_000);
  afterAll(async () => house?.close());
  return () => {
    if (house === undefined) throw new Error('no house');
    return house;
  };
};
