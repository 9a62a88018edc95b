import type { Fault } from './fault.ts';

/** What a function that may fail in an expected way returns; a bug throws instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A success carrying `value`. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** A failure carrying every fault found, never none. */
export const failed = (...faults: readonly Fault[]): Result<never> => ({ ok: false, faults });

/** `value` when no fault was collected, else all the faults. */
export const settle = <T>(faults: readonly Fault[], value: () => T): Result<T> =>
  faults.length > 0 ? { ok: false, faults } : ok(value());
