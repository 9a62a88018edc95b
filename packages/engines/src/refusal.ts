import type { Fault } from '../../../src/core/fault.ts';

/**
 * Thrown at a document or an action that does not fit. The sources return faults as values; a program that imports this package
 * nearly always sends what it got from it, and ten lines that play a game should not be five that ask whether all went well.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  /** Everything that is wrong, each with its JSON pointer, a code and a sentence; never empty. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('\n'));
    this.faults = faults;
  }
}
