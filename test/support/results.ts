import { expect } from 'vitest';
import type { Fault } from '../../src/core/fault.ts';
import type { Result } from '../../src/core/result.ts';

/** The value of a success; a failure fails the test and shows its faults. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`expected a value, got faults: ${JSON.stringify(result.faults, null, 2)}`);
  return result.value;
};

/** The faults of a failure, checked for form; a success fails the test. */
export const faultsOf = (result: Result<unknown>): readonly Fault[] => {
  if (result.ok) throw new Error('expected faults, got a value');
  expect(result.faults.length).toBeGreaterThan(0);
  for (const { pointer, code, detail } of result.faults) {
    expect(pointer, detail).toMatch(/^([^#]*#)?(\/([^~]|~[01])*)*$/s);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(detail).toMatch(/\S.*[.?]$/s);
  }
  return result.faults;
};

/** Pointers and codes of the faults of a failure, sorted: `['/a unknown-field', …]`. */
export const faultLines = (result: Result<unknown>): string[] =>
  faultsOf(result)
    .map(({ pointer, code }) => `${pointer} ${code}`)
    .sort();
