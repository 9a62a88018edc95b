/** Exit codes of the command line. */
export const EXIT = { failed: 1, badInput: 2, interrupted: 130 } as const;

/** Something that ends a command with a message for people instead of a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  /** @param exitCode one of `EXIT` */
  constructor(message: string, exitCode: number = EXIT.badInput) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What a caught error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
