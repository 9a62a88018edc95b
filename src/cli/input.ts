import { createInterface } from 'node:readline';

/** Lines that a person types, or that are piped in. */
export interface Input {
  /** The next line, trimmed; nothing when there are no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Standard input, line by line. Ctrl-C and Ctrl-D on a terminal end it. */
export const openInput = (): Input => {
  const lines = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY ? { output: process.stdout } : {}),
  });
  let open = true;
  lines.on('SIGINT', () => lines.close());
  lines.once('close', () => {
    open = false;
  });
  // Made at once: lines that come before the iterator are lost.
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      if (process.stdin.isTTY && open) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { done, value } = await iterator.next();
      return done ? undefined : value.trim();
    },
    close: () => lines.close(),
  };
};
